"""A walk: one match played at random, with promises checked before and after every option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serica.kernel.chance import Chance, seed_from
from serica.kernel.components import Box
from serica.kernel.match import Match
from serica.kernel.record import Record
from serica.kernel.settings import Settings
from serica.kernel.title import Title
from serica.kernel.words import Complaint
from serica.proof.promises import PROMISES, Playable, Promise, Unplayable

Kinds = Sequence[type[Promise]]


@dataclass(frozen=True, slots=True)
class Violation:
    """A promise that was broken, what was found, and the record of the match up to there."""

    promise: str
    problem: str
    record: Record


@dataclass(frozen=True, slots=True)
class Walked:
    """How far a walk came, and what it found."""

    steps: int
    violation: Violation | None


def walk(
    title: Title,
    seats: int,
    seed: str,
    *,
    settings: Settings | None = None,
    box: Box | None = None,
    promises: Kinds = PROMISES,
    thorough: bool = False,
    options: Sequence[str] | None = None,
) -> Walked:
    """Play a match until a promise is broken or it ends: at random, or by these options as far as they go."""
    match = Match(title, seats, seed_from(seed), settings=settings, box=box)
    checks = Chance.seeded(seed_from(f"{seed} checks"))
    watchers = [promise(match, checks, thorough=thorough) for promise in promises]
    moves = (
        iter(options)
        if options is not None
        else _random_moves(match, Chance.seeded(seed_from(f"{seed} moves")))
    )
    while True:
        try:
            for watcher in watchers:
                problem = _first_problem(watcher)
                if problem is not None:
                    return Walked(len(match.options), Violation(watcher.name, problem, _record(match)))
            text = next(moves, None)
            if text is None or match.game.over:
                return Walked(len(match.options), None)
            if options is not None and not _offered(match, text):
                return Walked(len(match.options), None)
            _play(match, text)
        except Unplayable as error:
            violation = None
            if Playable in promises:
                violation = Violation(Playable.name, str(error), _record(match))
            return Walked(len(match.options), violation)


def _offered(match: Match, text: str) -> bool:
    return text in map(match.title.notation.text, match.game.options())


def _play(match: Match, text: str) -> None:
    number = len(match.options)
    try:
        match.play(text)
    except Exception as error:
        # The option may have been written down before it failed; the record ends before it.
        del match.options[number:]
        raise Unplayable(text, error) from error


def _random_moves(match: Match, chance: Chance) -> Iterator[str]:
    """Random options of a match as it goes on, until it is over or longer than any match may be."""
    longest = match.title.longest(match.seats)
    while match.game.number <= longest:
        options = match.game.options()
        if not options:
            return
        yield match.title.notation.text(chance.pick(options))


def _first_problem(watcher: Promise) -> str | None:
    try:
        problem = next(watcher.position(), None)
        if problem is None and watcher.match.game.over:
            problem = next(watcher.end(), None)
    except Unplayable:
        raise
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return problem


def _record(match: Match) -> Record:
    """The match's options so far; whatever is broken in the game stays out of it."""
    return Record(
        game=match.title.name,
        edition=match.title.edition,
        components=match.box.digest,
        seats=match.seats,
        settings=tuple(match.settings.texts()),
        seed=match.seed,
        options=list(match.options),
    )


def settings_for(title: Title, seats: int, box: Box, chance: Chance) -> Settings:
    """Random settings that go together and with the seats."""
    while True:
        settings = title.settings.random(chance)
        try:
            settings.check(seats, box)
        except Complaint:
            continue
        return settings

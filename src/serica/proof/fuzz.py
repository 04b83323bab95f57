"""Fuzzing: many random matches, every promise checked, and a short record of whatever breaks one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from serica.kernel.chance import Chance, seed_from
from serica.kernel.components import Box
from serica.kernel.record import Record
from serica.kernel.settings import Settings
from serica.kernel.title import Title
from serica.proof.promises import PROMISES
from serica.proof.walk import Kinds, Violation, settings_for, walk

MOST_ATTEMPTS = 400
"""How often a record may be replayed to find a shorter one."""


@dataclass(slots=True)
class Report:
    """What a number of random matches showed. `violations` holds the first breach of each promise."""

    game: str
    games: int = 0
    steps: int = 0
    broken: int = 0
    violations: list[Violation] = field(default_factory=list)


def fuzz(
    title: Title,
    *,
    games: int,
    seats: int | None = None,
    seed: str = "serica",
    settings: Settings | None = None,
    random_settings: bool = False,
    box: Box | None = None,
    thorough: bool = False,
    promises: Kinds = PROMISES,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play random matches for a number of seats, or so many for every number of seats that the game allows."""
    report = Report(title.name)
    box = box or title.load()
    for table in (seats,) if seats is not None else title.seats:
        for number in range(games):
            match_seed = f"{seed} {table} {number}"
            chosen = settings
            if random_settings:
                chosen = settings_for(title, table, box, Chance.seeded(seed_from(f"{match_seed} settings")))
            walked = walk(
                title, table, match_seed, settings=chosen, box=box, promises=promises, thorough=thorough
            )
            report.games += 1
            report.steps += walked.steps
            if walked.violation is not None:
                report.broken += 1
                if walked.violation.promise not in {known.promise for known in report.violations}:
                    report.violations.append(minimised(walked.violation, title, box))
            if progress is not None:
                progress(report)
    return report


def recheck(
    record: Record, title: Title, *, promises: Kinds = PROMISES, box: Box | None = None
) -> Violation | None:
    """The first promise that a record breaks, when it is replayed with everything checked everywhere."""
    box = box or title.load()
    settings = title.settings.parse(record.settings)
    assert record.seed is not None
    return walk(
        title,
        record.seats,
        record.seed,
        settings=settings,
        box=box,
        promises=promises,
        thorough=True,
        options=record.options,
    ).violation


def minimised(violation: Violation, title: Title, box: Box | None = None) -> Violation:
    """The same promise broken by fewer options: cut at the first breach, then shortened piece by piece."""
    broken = tuple(promise for promise in PROMISES if promise.name == violation.promise)
    found = recheck(violation.record, title, promises=broken, box=box)
    if found is None:
        return violation
    attempts, piece = 0, max(1, len(found.record.options) // 2)
    while attempts < MOST_ATTEMPTS:
        shorter = None
        for start in range(0, len(found.record.options), piece):
            attempts += 1
            shorter = recheck(_without(found.record, start, piece), title, promises=broken, box=box)
            if shorter is not None and len(shorter.record.options) < len(found.record.options):
                found = shorter
                break
            shorter = None
        if shorter is None:
            if piece == 1:
                break
            piece = max(1, piece // 2)
    return found


def _without(record: Record, start: int, length: int) -> Record:
    options = record.options[:start] + record.options[start + length :]
    return Record(
        game=record.game,
        edition=record.edition,
        components=record.components,
        seats=record.seats,
        settings=record.settings,
        seed=record.seed,
        options=options,
    )

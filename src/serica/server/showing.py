"""Showing: what stands on a table as the messages that one viewpoint may receive."""

from __future__ import annotations

import dataclasses
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Any

from serica.bots import KINDS
from serica.kernel.effects import Effects
from serica.kernel.game import Choice, Game, Result
from serica.kernel.journal import Event, phrase
from serica.kernel.match import Match
from serica.kernel.notation import Option
from serica.kernel.title import Title
from serica.kernel.words import Phrase
from serica.server.messages import (
    Clock,
    ComponentInfo,
    EffectsInfo,
    JournalEntry,
    OptionInfo,
    Outcome,
    PointsRow,
    Position,
    Saying,
    Scores,
    SeatInfo,
    TitleCard,
    TitleInfo,
    UndoInfo,
)
from serica.table import Table
from serica.table.scores import Scores as Told
from serica.table.scores import scores

TEXTS = ("source", "crosscheck", "name_source", "confidence", "note")
"""What a component says of where we know it from: for owners who correct it, not for players."""

LATELY = 4096
"""Of so many options and events it is remembered how they were put into words: they recur in every match."""


def saying(said: Phrase) -> Saying:
    """A phrase for the wire."""
    return spoken(said.to_json())


def spoken(data: dict[str, Any]) -> Saying:
    """The same for a phrase that is JSON already."""
    return Saying(data["message"], data.get("arguments", {}), data.get("clause"))


def position(
    ident: str, table: Table, viewpoint: int | None, seats: list[SeatInfo], *, since: int, now: int
) -> Position:
    """The table as it stands now. `since` is the option number up to which the journal is known."""
    match, asked = table.match, table.asked
    may_act = (
        viewpoint is not None and viewpoint == asked and not table.paused and table.seats[viewpoint].is_person
    )
    view = match.game.view(viewpoint)
    return Position(
        match=ident,
        status="finished" if table.over else "running",
        number=table.number,
        played=table.played,
        seat=viewpoint,
        asked=asked,
        view=view,
        prompt=saying(Phrase("game-over")) if table.over else spoken(view["prompt"]),
        options=options(match.game) if may_act else [],
        journal=journal(match, viewpoint, since),
        journal_since=since,
        undo=undo(table, viewpoint) if may_act else UndoInfo(),
        seats=seats,
        clock=clock(table, now),
        paused=table.paused,
        pausing=sorted(table.pausing),
        result=outcome(table.result),
        scores=points(table.scores(viewpoint)),
    )


def past(ident: str, table: Table, then: Match, viewpoint: int | None, seats: list[SeatInfo]) -> Position:
    """The table as it stood after so many options: to be looked at only."""
    return Position(
        match=ident,
        status="finished" if then.game.over else "running",
        number=table.number,
        played=len(then.options),
        seat=viewpoint,
        asked=then.game.asked,
        view=then.game.view(viewpoint),
        prompt=saying(then.game.prompt()),
        options=[],
        journal=journal(then, viewpoint, -1),
        journal_since=-1,
        undo=UndoInfo(),
        seats=seats,
        clock=None,
        paused=False,
        pausing=[],
        result=outcome(then.game.result),
        scores=points(scores(then.title.events, faces(then, viewpoint), then.seats)),
    )


def options(game: Game) -> list[OptionInfo]:
    """What the asked seat may do, with what each option points at."""
    return [option_info(game, option) for option in game.options()]


def option_info(game: Game, option: Option) -> OptionInfo:
    """An option of the asked seat."""
    choice = game.choice
    assert choice is not None
    plain = plain_option(game.title, option)
    if type(choice).label is Choice.label:
        return plain
    return OptionInfo(plain.text, plain.verb, saying(choice.label(game, option)), plain.arguments)


@lru_cache(LATELY)
def plain_option(title: Title, option: Option) -> OptionInfo:
    """An option that every choice calls the same."""
    label = saying(title.notation.label(option))
    return OptionInfo(title.notation.text(option), option[0], label, label.arguments)


def journal(match: Match, viewpoint: int | None, since: int) -> list[JournalEntry]:
    """What happened after an option number, as the viewpoint may know it."""
    told = match.game.journal
    assert told is not None
    first = bisect_right(told.events, since, key=attrgetter("number"))
    return [journal_entry(match.title, event, event.known_to(viewpoint)) for event in told.events[first:]]


def journal_entry(title: Title, event: Event, face: Option) -> JournalEntry:
    """One event of the journal."""
    text = in_words(title, face)
    return JournalEntry(event.number, face[0], text, text.arguments)


@lru_cache(LATELY)
def in_words(title: Title, face: Option) -> Saying:
    """What happened, in words."""
    return saying(phrase(title.name, title.events, face))


def undo(table: Table, seat: int | None) -> UndoInfo:
    """What a seat may take back."""
    if seat is None:
        return UndoInfo()
    may = table.step_back(seat) is not None
    return UndoInfo(step=may, turn=may, redo=table.may_redo(seat))


def clock(table: Table, now: int) -> Clock | None:
    """All clocks at this moment; None at a table without."""
    clocks = table.clocks
    if table.pace.kind == "none":
        return None
    left = [max(0, time) for time in clocks.left_at(now)]
    return Clock(table.pace.kind, left, clocks.running, clocks.deadline, now)


def outcome(result: Result | None) -> Outcome | None:
    """How a match ended."""
    if result is None:
        return None
    points = None if result.points is None else list(result.points)
    return Outcome(list(result.winners), result.reason, points)


def faces(match: Match, viewpoint: int | None) -> Iterator[tuple[Event, Option]]:
    """All that happened in a match, as the viewpoint may know it."""
    told = match.game.journal
    assert told is not None
    return ((event, event.known_to(viewpoint)) for event in told.events)


def points(found: Told) -> Scores | None:
    """Where the points come from; None before there are any."""
    if not found.causes:
        return None
    causes = [PointsRow(seat, event, points) for (seat, event), points in found.causes.items()]
    return Scores(causes, [(number, list(total)) for number, total in found.course])


# Titles


def title_info(title: Title) -> TitleInfo:
    """A game in the list of games."""
    return TitleInfo(title.name, title.edition, list(title.seats), title.load().digest, list(KINDS))


def title_card(title: Title) -> TitleCard:
    """All about a game."""
    box = title.load()
    lists = {name for name, _ in box.components()}
    facts = {
        field.name: fact(getattr(box, field.name))
        for field in dataclasses.fields(box)
        if field.name not in lists and field.name != "digest"
    }
    components = [
        ComponentInfo(name, component.id, fact(component), list(effects_of(title.effects, component)))
        for name, component in box.components()
    ]
    return TitleCard(
        name=title.name,
        edition=title.edition,
        seats=list(title.seats),
        digest=box.digest,
        bots=list(KINDS),
        settings=title.settings.schema(title.name),
        options=title.notation.schema(),
        facts=facts,
        components=components,
    )


def fact(value: Any) -> Any:
    """A fact of the box as JSON, without the notes of where it was found."""
    if dataclasses.is_dataclass(value):
        return {
            field.name: fact(getattr(value, field.name))
            for field in dataclasses.fields(value)
            if field.name not in TEXTS and getattr(value, field.name) is not None
        }
    if isinstance(value, tuple | list):
        return [fact(item) for item in value]
    if isinstance(value, dict):
        return {str(key): fact(item) for key, item in value.items()}
    return value


def effects_of(effects: Effects, part: Any, place: str = "") -> Iterator[EffectsInfo]:
    """Every list of effects printed on a component or on a part of it, as data and as words."""
    for field in dataclasses.fields(part):
        yield from _printed(effects, getattr(part, field.name), f"{place}{field.name}")


def _printed(effects: Effects, value: Any, place: str) -> Iterator[EffectsInfo]:
    """Told by what it is, not by its type: a box may declare as anything what it reads as effects later."""
    if dataclasses.is_dataclass(value):
        yield from effects_of(effects, value, f"{place}.")
    elif isinstance(value, tuple) and value:
        if all(_is_effect(effects, item) for item in value):
            yield EffectsInfo(place, fact(value), saying(effects.phrase(value)))
        else:
            for number, item in enumerate(value):
                yield from _printed(effects, item, f"{place}.{number}")


def _is_effect(effects: Effects, value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and value[0] in effects.operations

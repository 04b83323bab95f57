"""Lessons: a scripted match for each game, replayed from a seed that everybody knows, and told step by step.

Nothing of a lesson is kept: nobody has a seat at it, and no table of this server ever has its seed.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from serica.games import names, title
from serica.kernel.title import Title
from serica.server.messages import Lesson, LessonStep, Position, SeatInfo, UndoInfo
from serica.server.problems import Missing
from serica.server.showing import position
from serica.table import COLOURS, Seat, Table
from serica.table.act import PLAY, Act
from serica.table.seat import STAND_IN

LEARNER = 0
"""The seat of whoever takes the lesson; the script plays the others."""


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; raises Missing when it has none."""
    if game not in names():
        raise Missing("unknown-game", game=game, known=", ".join(names()))
    card = title(game)
    script = card.components.with_name("lesson.toml")
    if not script.is_file():
        raise Missing("table-no-such-page")
    return replay(card, tomllib.loads(script.read_text("utf-8")))


def replay(card: Title, script: dict[str, Any]) -> Lesson:
    """Play a script from its first step to its last; raises Complaint when the rules do not allow it."""
    table = Table(
        card,
        [Seat("", COLOURS[seat], None, STAND_IN if seat else None) for seat in range(script["seats"])],
        script["seed"],
        settings=card.settings.from_json(script.get("settings", {})),
    )
    for option in script.get("before", ()):
        _play(table, option)
    start = _position(card, table, since=-1)
    steps = []
    for step in script["steps"]:
        moments = []
        for option in ([step["play"]] if "play" in step else []) + step.get("then", []):
            since = table.played
            _play(table, option)
            moments.append(_position(card, table, since=since))
        steps.append(
            LessonStep(
                says=f"lesson-{card.name}-{step['says']}",
                point=step.get("point"),
                play=step.get("play"),
                clause=step.get("clause"),
                then=moments,
            )
        )
    return Lesson(card.name, start, steps)


def _play(table: Table, option: str) -> None:
    assert table.asked is not None, "the match of the lesson is over"
    table.do(Act(PLAY, table.asked, 0, option))


def _position(card: Title, table: Table, *, since: int) -> Position:
    seats = [
        SeatInfo(
            seat=number,
            kind="person" if number == LEARNER else "bot",
            name=None,
            bot=seat.bot,
            colour=seat.colour,
            mine=number == LEARNER,
            present=True,
            resigned=False,
        )
        for number, seat in enumerate(table.seats)
    ]
    shown = position(f"lesson-{card.name}", table, LEARNER, seats, since=since, now=0)
    shown.undo = UndoInfo()
    return shown

"""Scores: where the points come from, by cause and as they grew, told from the journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serica.kernel.journal import Event
from serica.kernel.notation import Verb


@dataclass(frozen=True, slots=True)
class Scores:
    """Points by seat and the event that brought them; everyone's points after each option that brought any."""

    causes: dict[tuple[int, str], int]
    course: list[tuple[int, tuple[int, ...]]]


def scores(events: dict[str, Verb], told: Iterable[tuple[Event, Any]], seats: int) -> Scores:
    """The points that these faces of events tell, as `Journal.points` counts them.

    A rival without a seat scores too, but nothing is told here of those who do not sit at the table.
    """
    causes: dict[tuple[int, str], int] = {}
    total = [0] * seats
    course: list[tuple[int, tuple[int, ...]]] = []
    for event, face in told:
        arguments = dict(zip(events[face[0]].domains, face[1:], strict=False))
        if not arguments.get("points"):
            continue
        seat, points = arguments["seat"], arguments["points"]
        if seat >= seats:
            continue
        causes[seat, face[0]] = causes.get((seat, face[0]), 0) + points
        total[seat] += points
        if course and course[-1][0] == event.number:
            course.pop()
        course.append((event.number, tuple(total)))
    return Scores(causes, course)

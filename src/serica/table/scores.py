"""Scores: where the points come from, by cause and as they grew, told from the journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serica.kernel.journal import Event
from serica.kernel.notation import Option, Verb


@dataclass(frozen=True, slots=True)
class Scores:
    """Points by seat and the event that brought them; everyone's points after each option that brought any."""

    causes: dict[tuple[int, str], int]
    course: list[tuple[int, tuple[int, ...]]]


class Tally:
    """Points that are counted on while the journal grows."""

    def __init__(self, events: dict[str, Verb], seats: int) -> None:
        self.events = events
        self.told = 0
        """How many events of the journal were counted."""
        self.scores = Scores({}, [])
        self._total = [0] * seats

    def add(self, event: Event, face: Option) -> None:
        """Count one more event, as it may be known."""
        self.told += 1
        domains = self.events[face[0]].domains
        if "points" not in domains:
            return
        arguments = dict(zip(domains, face[1:], strict=False))
        if not arguments.get("points"):
            return
        seat, points = arguments["seat"], arguments["points"]
        if seat >= len(self._total):
            return
        causes, course = self.scores.causes, self.scores.course
        causes[seat, face[0]] = causes.get((seat, face[0]), 0) + points
        self._total[seat] += points
        if course and course[-1][0] == event.number:
            course.pop()
        course.append((event.number, tuple(self._total)))


def scores(events: dict[str, Verb], told: Iterable[tuple[Event, Any]], seats: int) -> Scores:
    """The points that these faces of events tell, as `Journal.points` counts them.

    A rival without a seat scores too, but nothing is told here of those who do not sit at the table.
    """
    tally = Tally(events, seats)
    for event, face in told:
        tally.add(event, face)
    return tally.scores

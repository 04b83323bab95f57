"""The journal: what happened, as small events with a public face and, where needed, a private one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serica.kernel.notation import Option, Verb
from serica.kernel.words import Phrase


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened after option number `number`: `drew a card`; for those who saw, `drew tea`.

    `seen` is the private face, known to the seats in `witnesses`; everyone else knows `face`.
    """

    number: int
    face: Option
    seen: Option | None = None
    witnesses: tuple[int, ...] = ()

    def known_to(self, seat: int | None) -> Option:
        """The face of the event that this seat may know; None asks for the public."""
        return self.seen if self.seen is not None and seat in self.witnesses else self.face


class Journal:
    """The events of a match in order."""

    __slots__ = ("events",)

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events = list(events)

    def known_to(self, seat: int | None, since: int = 0) -> list[Option]:
        """The faces of all events from number `since` on, as one seat or the public knows them."""
        return [event.known_to(seat) for event in self.events if event.number >= since]

    def points(self, events: dict[str, Verb]) -> dict[int, int]:
        """The points that the journal tells, by seat: the sum of every argument named `points`."""
        total: dict[int, int] = {}
        for event in self.events:
            told = dict(zip(events[event.face[0]].domains, event.face[1:], strict=True))
            if "points" in told:
                total[told["seat"]] = total.get(told["seat"], 0) + told["points"]
        return total


def phrase(game: str, events: dict[str, Verb], face: Option) -> Phrase:
    """The words for an event."""
    arguments: dict[str, Any] = events[face[0]].arguments(face) if len(face) > 1 else {}
    return Phrase(f"{game}-log-{face[0]}", arguments)

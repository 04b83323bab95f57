"""Seats: who sits where, and what the table may do for them by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

COLOURS = ("vermilion", "indigo", "jade", "gold", "ink")
"""A colour for each seat; the client gives each a shape, too."""

STAND_IN = "greedy"
"""The kind of bot that goes on for a seat that has given up or run out of time."""

T = TypeVar("T")


@dataclass(slots=True)
class Seat:
    """Who sits here: a person, unless `bot` names a kind of bot. `player` is whatever the host calls a person."""

    name: str
    colour: str
    player: str | None = None
    bot: str | None = None
    resigned: bool = False

    @property
    def is_person(self) -> bool:
        """Whether somebody has to be waited for here."""
        return self.bot is None


@dataclass(frozen=True, slots=True)
class Standing:
    """Standing answers of a seat: take what is forced, and always answer a prompt with the same option."""

    forced: bool = False
    answers: tuple[tuple[str, str], ...] = ()

    def answer(self, prompt: str, options: Sequence[str], forced: str | None) -> str | None:
        """The option to take without asking, if any; `prompt` is the message of the question."""
        if self.forced and forced is not None:
            return forced
        return next((text for asked, text in self.answers if asked == prompt and text in options), None)


def rotated(seats: Sequence[T]) -> list[T]:
    """The same people for a rematch: everyone moves up one seat, the first goes last."""
    return [*seats[1:], *seats[:1]]

"""Pace: how much time a seat has. None at all; a bank and more for each turn; or days for each move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SECOND = 1000
DAY = 24 * 3600 * SECOND


@dataclass(frozen=True, slots=True)
class Pace:
    """The time limits of a match. `bank` and `increment` are in seconds.

    `overtime` says what becomes of a seat whose time is over: a bot goes on, it has resigned, or nothing.
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 900
    increment: int = 20
    days: int = 2
    overtime: Literal["bot", "resign", "nothing"] = "bot"

    @property
    def allowance(self) -> int:
        """What a seat has at the start, in milliseconds."""
        return self.days * DAY if self.kind == "days" else self.bank * SECOND


class Clocks:
    """The clocks of all seats. At most one runs; all moments come from outside and never run backwards."""

    __slots__ = ("left", "moment", "pace", "running")

    def __init__(self, pace: Pace, seats: int, began: int) -> None:
        self.pace = pace
        self.left = [pace.allowance] * seats
        self.running: int | None = None
        self.moment = began

    def pass_to(self, seat: int | None, at: int, *, moved: bool) -> None:
        """From now on this seat's clock runs, or none. `moved`: because an option was played."""
        before, self.left[:] = self.running, self.left_at(at)
        self.moment = max(at, self.moment)
        self.running = seat if self.pace.kind != "none" else None
        if self.pace.kind == "live" and moved and before is not None and before != seat:
            self.left[before] += self.pace.increment * SECOND
        if self.pace.kind == "days" and moved and self.running is not None:
            self.left[self.running] = self.pace.allowance

    def left_at(self, at: int) -> list[int]:
        """What every seat has left at a moment; below zero once its time is over."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(at - self.moment, 0)
        return left

    @property
    def deadline(self) -> int | None:
        """When the running clock has run down; None when no clock runs."""
        return None if self.running is None else self.moment + self.left[self.running]

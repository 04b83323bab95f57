"""Load: tables that play as fast as they may, or at a steady rate; and how long every move took."""

from __future__ import annotations

import asyncio
import math
import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from time import perf_counter

from tools.bench_server.wire import Socket

TICK = 0.002
"""Seconds between two looks at which moves are due at a steady rate."""


class Load:
    """When tables play, and how long it takes until their moves are accepted.

    At full load every table plays as soon as it may: there are as many moves on their way as tables. At a
    steady rate moves fall due at even intervals, whether or not the server keeps up; a move that has to wait
    for a table that is free is late from the moment it was due, so that a slow server hides nothing.
    """

    def __init__(self) -> None:
        self.steady = False
        self.accepted = 0
        self.times: list[float] = []
        self.failures: list[str] = []
        self._free: deque[Table] = deque()
        self._due: deque[float] = deque()

    def may_play(self, table: Table) -> None:
        """A table is ready for its next move."""
        if not self.steady:
            table.play(perf_counter())
        elif self._due:
            table.play(self._due.popleft())
        else:
            self._free.append(table)

    def took(self, began: float) -> None:
        """A move was accepted."""
        self.accepted += 1
        self.times.append(perf_counter() - began)

    def failed(self, reason: str) -> None:
        """Something that must not happen under load, or ever."""
        self.failures.append(reason)

    async def run_steadily(self, rate: float) -> None:
        """Let so many moves fall due in a second, for ever."""
        self.steady = True
        begun, fallen_due = perf_counter(), 0
        while True:
            until = int((perf_counter() - begun) * rate)
            for number in range(fallen_due, until):
                self._fall_due(begun + number / rate)
            fallen_due = until
            await asyncio.sleep(TICK)

    def _fall_due(self, moment: float) -> None:
        if self._free:
            self._free.popleft().play(moment)
        else:
            self._due.append(moment)


class Table(ABC):
    """A table at which the driver plays all seats, each through a connection of its own."""

    def __init__(self, address: str, load: Load, number: int) -> None:
        self.address = address
        self.load = load
        self.number = number
        self.moves = 0
        self.draw = random.Random(number)
        self.sockets: list[Socket] = []
        self.over = False
        self._received = 0
        self._free = False
        self._began: float | None = None
        self._sitting_down: asyncio.Task[None] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Let people come, and begin their first match."""

    @abstractmethod
    async def begin(self) -> None:
        """Set up a match and connect everybody to it."""

    @abstractmethod
    def move(self) -> None:
        """Send a random option of the seat that is asked."""

    @property
    def received(self) -> int:
        """How many bytes have come."""
        return self._received + sum(socket.received for socket in self.sockets)

    def close(self) -> None:
        """Send everybody home."""
        if self._sitting_down is not None:
            self._sitting_down.cancel()
        self._hang_up()

    def _hang_up(self) -> None:
        for socket in self.sockets:
            self._received += socket.received
            socket.close()
        self.sockets = []

    def lost(self, socket: Socket) -> None:
        """The server has hung up."""
        self.load.failed("the server has hung up")

    def play_again(self) -> None:
        """The match is over: the same people sit down to the next one."""
        self._hang_up()
        self.over = False
        self._sitting_down = asyncio.ensure_future(self.begin())
        self._sitting_down.add_done_callback(self._sat_down)

    def _sat_down(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.load.failed(repr(error))

    @property
    def moving(self) -> bool:
        """Whether a move is on its way."""
        return self._began is not None

    def ready(self) -> None:
        """The next move can be made."""
        if not self._free:
            self._free = True
            self.load.may_play(self)

    def play(self, began: float) -> None:
        """Make the next move, which was due at this moment."""
        self._free = False
        self._began = began
        self.move()

    def accepted(self) -> None:
        """The move is done."""
        assert self._began is not None
        self.load.took(self._began)
        self.moves += 1
        self._began = None


def percentile(times: Sequence[float], share: float) -> float:
    """The time in which this share of the moves was accepted."""
    ordered = sorted(times)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan

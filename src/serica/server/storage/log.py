"""The log of acts: durable before it is acknowledged, and one commit for all that arrive meanwhile."""

from __future__ import annotations

import asyncio
import functools
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Connection, Table, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from serica.server.storage.database import Database
from serica.server.storage.models import MatchRow, MoveRow, SeatRow

BATCH = 200
"""The most entries in one commit."""

MATCHES, MOVES, SEATS = (cast(Table, kind.__table__) for kind in (MatchRow, MoveRow, SeatRow))
KEEP_MOVE = insert(MOVES)
REPEAT_IN_MATCH = update(MATCHES).where(MATCHES.c.id == bindparam("of_match"))
REPEAT_IN_SEAT = update(SEATS).where(
    SEATS.c.match == bindparam("of_match"), SEATS.c.seat == bindparam("of_seat")
)


class Taken(Exception):
    """Another entry already has this number, or this request was already done."""


@dataclass(slots=True)
class Entry:
    """An entry for the log, and what lists shall repeat of it."""

    move: dict[str, Any]
    match: dict[str, Any]
    seat: dict[str, Any] | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Log:
    """Writes entries in the order of their arrival. All that wait when a commit begins go into it together."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: asyncio.Queue[Entry | None] = asyncio.Queue()
        self.commits = 0
        self.entries = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="log")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        self.waiting.put_nowait(None)
        if self._task is not None:
            await self._task

    async def append(self, entry: Entry) -> None:
        """Keep an entry; raises Taken. Returns when it can no longer be lost."""
        self.waiting.put_nowait(entry)
        await entry.done

    async def _run(self) -> None:
        while (entry := await self.waiting.get()) is not None:
            batch = [entry]
            while not self.waiting.empty() and len(batch) < BATCH:
                following = self.waiting.get_nowait()
                if following is None:
                    self.waiting.put_nowait(None)
                    break
                batch.append(following)
            await self._keep(batch)

    async def _keep(self, batch: list[Entry]) -> None:
        try:
            await self.database.write(functools.partial(_write, batch))
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, Taken())
            else:  # only the one that came too late is refused
                for entry in batch:
                    await self._keep([entry])
        except Exception as error:
            _settle(batch, error)
        else:
            self.commits += 1
            self.entries += len(batch)
            _settle(batch, None)


def _write(batch: list[Entry], connection: Connection) -> None:
    connection.execute(KEEP_MOVE, [entry.move for entry in batch])
    # Of several entries of one match the last says how it stands.
    matches = {entry.match["of_match"]: entry.match for entry in batch}
    connection.execute(REPEAT_IN_MATCH, list(matches.values()))
    if seats := [entry.seat for entry in batch if entry.seat is not None]:
        connection.execute(REPEAT_IN_SEAT, seats)


def _settle(batch: list[Entry], error: Exception | None) -> None:
    for entry in batch:
        if entry.done.cancelled():
            continue
        if error is None:
            entry.done.set_result(None)
        else:
            entry.done.set_exception(error)

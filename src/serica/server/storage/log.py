"""The log of acts: durable before it is acknowledged, and one commit for all that arrive meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Table, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from serica.server.storage.database import Database
from serica.server.storage.models import MatchRow, MoveRow, SeatRow

BATCH = 200
"""The most entries in one commit."""

# Every move goes this way: statements on the tables spare it what a session does for objects.
MATCHES, MOVES = (cast(Table, kind.__table__) for kind in (MatchRow, MoveRow))
KEEP_MOVE = insert(MOVES)
REPEAT_IN_MATCH = update(MATCHES).where(MATCHES.c.id == bindparam("ident"))


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
            async with self.database.writing() as session:
                await _write(session, batch)
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


async def _write(session: AsyncSession, batch: list[Entry]) -> None:
    await session.execute(KEEP_MOVE, [entry.move for entry in batch])
    # Of several entries of one match the last says how it stands.
    matches = {entry.match["id"]: entry.match for entry in batch}
    await session.execute(REPEAT_IN_MATCH, [_of_match(**match) for match in matches.values()])
    if seats := [entry.seat for entry in batch if entry.seat is not None]:
        await session.execute(update(SeatRow), seats)


def _of_match(*, id: str, **repeated: Any) -> dict[str, Any]:
    return {"ident": id, **repeated}


def _settle(batch: list[Entry], error: Exception | None) -> None:
    for entry in batch:
        if entry.done.cancelled():
            continue
        if error is None:
            entry.done.set_result(None)
        else:
            entry.done.set_exception(error)

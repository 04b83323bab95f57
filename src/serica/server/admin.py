"""An administrator's tasks: people, matches, backup, restore, purge."""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.engine import make_url

from serica.kernel.words import Complaint, Phrase
from serica.server.configuration import Configuration
from serica.server.storage.database import Database
from serica.server.storage.models import MatchRow, Player, SeatRow

DAY = 24 * 3600 * 1000
HEADER = b"SQLite format 3\x00"


async def users(configuration: Configuration, options: argparse.Namespace) -> list[Phrase]:
    """List all people, or forget one; their seats stay, without a name that leads anywhere."""
    database = await _open(configuration)
    try:
        if options.remove:
            async with database.writing() as session:
                gone = await session.execute(delete(Player).where(Player.id == options.remove))
            return [_removed(gone.rowcount, options.remove)]  # type: ignore[attr-defined]
        seats = select(func.count()).where(SeatRow.player == Player.id).scalar_subquery()
        async with database.reading() as session:
            rows = (await session.execute(select(Player, seats).order_by(Player.created))).all()
        return [
            Phrase(
                "table-admin-user",
                {"id": player.id, "name": player.name, "email": player.email or "-", "seats": count},
            )
            for player, count in rows
        ]
    finally:
        await database.close()


async def matches(configuration: Configuration, options: argparse.Namespace) -> list[Phrase]:
    """List all matches, or forget one."""
    database = await _open(configuration)
    try:
        if options.remove:
            async with database.writing() as session:
                gone = await session.execute(delete(MatchRow).where(MatchRow.id == options.remove))
            return [_removed(gone.rowcount, options.remove)]  # type: ignore[attr-defined]
        async with database.reading() as session:
            rows = await session.scalars(select(MatchRow).order_by(MatchRow.created))
            return [
                Phrase(
                    "table-admin-match",
                    {
                        "id": row.id,
                        "game": row.game,
                        "status": Phrase(f"table-status-{row.status}"),
                        "moves": row.number,
                        "day": time.strftime("%Y-%m-%d", time.gmtime(row.updated / 1000)),
                    },
                )
                for row in rows
            ]
    finally:
        await database.close()


async def purge(configuration: Configuration, options: argparse.Namespace) -> list[Phrase]:
    """Forget matches that nobody has touched for so many days, then guests of that age without any seat."""
    before = time.time_ns() // 1_000_000 - options.days * DAY
    database = await _open(configuration)
    try:
        async with database.writing() as session:
            old = await session.execute(delete(MatchRow).where(MatchRow.updated < before))
            seated = select(SeatRow.player).where(SeatRow.player.is_not(None))
            gone = await session.execute(
                delete(Player).where(
                    Player.created < before, Player.email.is_(None), Player.id.not_in(seated)
                )
            )
        counts = {"matches": old.rowcount, "users": gone.rowcount}  # type: ignore[attr-defined]
        return [Phrase("table-admin-purged", counts)]
    finally:
        await database.close()


async def backup(configuration: Configuration, options: argparse.Namespace) -> list[Phrase]:
    """Copy the database as it is at one moment; the server may run on."""
    source = _file(configuration)
    if options.backup is None:
        raise Complaint("table-admin-which-file")
    if not source.exists():
        raise Complaint("table-admin-no-database", file=str(source))
    if options.backup.exists():
        raise Complaint("table-admin-file-exists", file=str(options.backup))
    await asyncio.to_thread(_copy, source, options.backup)
    os.chmod(options.backup, 0o600)
    return [Phrase("table-admin-backup", {"file": str(options.backup)})]


async def restore(configuration: Configuration, options: argparse.Namespace) -> list[Phrase]:
    """Put a backup in place of the database; what was there is kept beside it."""
    target = _file(configuration)
    if options.backup is None:
        raise Complaint("table-admin-which-file")
    if not options.backup.is_file() or options.backup.read_bytes()[: len(HEADER)] != HEADER:
        raise Complaint("table-admin-no-backup", file=str(options.backup))
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        kept = target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}")
        await asyncio.to_thread(_copy, target, kept)
        for leftover in (target, *(target.with_name(target.name + tail) for tail in ("-wal", "-shm"))):
            leftover.unlink(missing_ok=True)
    await asyncio.to_thread(_copy, options.backup, target)
    await (await _open(configuration)).close()
    return [Phrase("table-admin-restored", {"file": str(target)})]


def _copy(source: Path, target: Path) -> None:
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()


def _file(configuration: Configuration) -> Path:
    """The file of the database; only SQLite has one."""
    url = make_url(configuration.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Complaint("table-admin-own-tools", database=url.get_backend_name())
    return Path(url.database)


def _removed(count: int, ident: str) -> Phrase:
    if not count:
        raise Complaint("table-admin-unknown", id=ident)
    return Phrase("table-admin-removed", {"id": ident})


async def _open(configuration: Configuration) -> Database:
    configuration.data.mkdir(parents=True, exist_ok=True)
    database = Database(configuration.database_url)
    await database.upgrade()
    return database


TASKS: dict[str, Callable[[Configuration, argparse.Namespace], Coroutine[Any, Any, list[Phrase]]]] = {
    "users": users,
    "matches": matches,
    "backup": backup,
    "restore": restore,
    "purge": purge,
}

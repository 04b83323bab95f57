"""An administrator's tasks: people, matches, backup, restore, purge."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.engine import make_url

from serica.kernel.files import reason
from serica.kernel.words import Complaint, Phrase
from serica.server.configuration import SECRET, VAPID, Configuration, write_private
from serica.server.storage.database import Database
from serica.server.storage.models import MatchRow, Player, SeatRow

DAY = 24 * 3600 * 1000
OLDEST = 36_500
"""Days after which nobody counts any more."""
HEADER = b"SQLite format 3\x00"
KEYS = (SECRET, VAPID)
"""Files of the data folder without which nobody is recognised any more; a backup holds them, too."""


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
    if not 0 <= options.days <= OLDEST:
        raise Complaint("table-admin-days", days=options.days)
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
    """Copy the database as it is at one moment, with the server's keys; the server may run on."""
    source = _file(configuration)
    if options.backup is None:
        raise Complaint("table-admin-which-file")
    if not source.exists():
        raise Complaint("table-admin-no-database", file=str(source))
    if options.backup.exists():
        raise Complaint("table-admin-file-exists", file=str(options.backup))
    await asyncio.to_thread(_copy, source, options.backup)
    _pack_keys(configuration.data, options.backup)
    return [Phrase("table-admin-backup", {"file": str(options.backup)})]


async def restore(configuration: Configuration, options: argparse.Namespace) -> list[Phrase]:
    """Put a backup in place of the database; what was there is kept beside it. The server must not run."""
    target = _file(configuration)
    if options.backup is None:
        raise Complaint("table-admin-which-file")
    if not options.backup.is_file() or options.backup.read_bytes()[: len(HEADER)] != HEADER:
        raise Complaint("table-admin-no-backup", file=str(options.backup))
    configuration.make_folder()
    if target.exists():
        _check_nobody_uses(target)
        kept = target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}")
        await asyncio.to_thread(_copy, target, kept)
        for leftover in (target, *(target.with_name(target.name + tail) for tail in ("-wal", "-shm"))):
            leftover.unlink(missing_ok=True)
    await asyncio.to_thread(_copy, options.backup, target)
    _unpack_keys(target, configuration.data)
    await (await _open(configuration)).close()
    return [Phrase("table-admin-restored", {"file": str(target)})]


def _check_nobody_uses(database: Path) -> None:
    """Raise Complaint while a server has the database open: only the last who is there may end its log mode."""
    with closing(sqlite3.connect(database, timeout=1)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise Complaint("table-admin-running") from error


def _copy(source: Path, target: Path) -> None:
    try:
        write_private(target, b"")
    except OSError as error:
        raise Complaint("file-unwritable", file=str(target), reason=reason(error)) from error
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _pack_keys(folder: Path, backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("CREATE TABLE keys (name TEXT PRIMARY KEY, content BLOB)")
        found = [(name, (folder / name).read_bytes()) for name in KEYS if (folder / name).exists()]
        connection.executemany("INSERT INTO keys VALUES (?, ?)", found)


def _unpack_keys(database: Path, folder: Path) -> None:
    """Put the keys back into the data folder: only with them the people in the backup are recognised."""
    with closing(sqlite3.connect(database)) as connection, connection:
        tables = "SELECT name FROM sqlite_master WHERE name = 'keys'"
        if connection.execute(tables).fetchone() is None:
            return
        for name, content in connection.execute("SELECT name, content FROM keys").fetchall():
            if name in KEYS:
                (folder / name).unlink(missing_ok=True)
                write_private(folder / name, content)
        connection.execute("DROP TABLE keys")


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
    configuration.make_folder()
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

"""The database: how its tables came to their form, and that what is kept survives it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from serica.server.storage.database import MIGRATIONS, Database
from serica.server.storage.log import BATCH, Entry, Log, Taken
from serica.server.storage.models import Browser, ChatRow, Kept, MatchRow, MoveRow, Notice, Player, SeatRow

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]

MEI = {"id": "mei", "name": "Mei", "language": "ru", "email": "mei@example.org", "epoch": 3, "created": 5}
MATCH = {
    "id": "match", "game": "dunhuang", "edition": 1, "digest": "d", "settings": {"ring": "random"}, "seed": "0" * 64,
    "thinking": "1" * 64, "pace": {"kind": "none"}, "privacy": "link", "spectators": True, "hints": True, "host": "mei",
    "created": 5, "status": "running", "number": 1, "bot_asked": False, "updated": 6,
}  # fmt: skip
SEAT = {
    "match": "match",
    "seat": 0,
    "colour": "jade",
    "resigned": False,
    "looked": 0,
    "notes": "silk",
    "player": "mei",
}
MOVE = {"match": "match", "number": 0, "kind": "play", "seat": 0, "at": 6, "text": "camel 1"}
ROWS = [
    (Player, MEI),
    (MatchRow, MATCH),
    (SeatRow, SEAT),
    (MoveRow, {**MOVE, "player": "mei", "request": "request-1"}),
    (ChatRow, {"match": "match", "seat": 0, "player": "mei", "name": "Mei", "text": "привет", "at": 7}),
    (Browser, {"endpoint": "https://push.example.org/1", "player": "mei", "keys": {"auth": "x"}}),
    (Notice, {"player": "mei", "match": "match", "at": 8}),
]


def with_database(tmp_path, story):
    """Run a story with a database."""

    async def run():
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'kept.db'}")
        try:
            return await story(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def fill(database):
    async with database.writing() as session:
        for kind, row in ROWS:
            await session.execute(insert(kind), [row])


async def contents(database):
    """Every row of every table, as it lies there."""
    async with database.reading() as session:
        return {
            table.name: [tuple(row) for row in await session.execute(text(f'SELECT * FROM "{table.name}"'))]
            for table in Kept.metadata.sorted_tables
        }


async def tables(database):
    async with database.reading() as session:
        found = await session.scalars(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        return {name for name in found if not name.startswith("sqlite_")}


def test_the_models_are_what_the_migrations_make(tmp_path):
    async def story(database):
        await database.upgrade()
        async with database.reader.connect() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(
                    MigrationContext.configure(sync, opts={"compare_type": True}), Kept.metadata
                )
            )

    assert with_database(tmp_path, story) == []


def test_every_migration_goes_up_and_down_and_up_again(tmp_path):
    async def story(database):
        for revision in REVISIONS:
            await database.upgrade(revision)
        assert await tables(database) == {*Kept.metadata.tables, "alembic_version"}
        for revision in [*REVISIONS[-2::-1], "base"]:
            await database.downgrade(revision)
        assert await tables(database) == {"alembic_version"}
        await database.upgrade()
        await fill(database)

    with_database(tmp_path, story)


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_going_down_and_up_keeps_what_is_there(tmp_path, revision):
    async def story(database):
        await database.upgrade()
        await fill(database)
        before = await contents(database)
        await database.downgrade(revision)
        await database.upgrade()
        await database.upgrade()
        assert await contents(database) == before
        assert all(before.values())

    with_database(tmp_path, story)


def test_a_commit_is_on_the_disk_and_readers_do_not_wait(tmp_path):
    async def story(database):
        await database.upgrade()
        async with database.reading() as session:
            pragmas = {
                name: await session.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
            async with database.writing() as other:
                await other.execute(insert(Player), [MEI])
                assert (await session.scalars(select(Player))).all() == []
        return pragmas

    assert with_database(tmp_path, story) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_what_fails_halfway_leaves_everything_as_it_was(tmp_path):
    async def story(database):
        await database.upgrade()
        with pytest.raises(IntegrityError):
            await _fail_halfway(database)
        assert (await contents(database))["players"] == []

    with_database(tmp_path, story)


async def _fail_halfway(database):
    async with database.writing() as session:
        await session.execute(insert(Player), [MEI])
        await session.execute(insert(SeatRow), [SEAT])


def test_a_person_who_is_forgotten_leaves_their_moves(tmp_path):
    async def story(database):
        await database.upgrade()
        await fill(database)
        async with database.writing() as session:
            await session.execute(text("DELETE FROM players"))
        left = await contents(database)
        assert len(left["moves"]) == len(left["seats"]) == len(left["chat"]) == 1
        assert left["browsers"] == left["notices"] == []
        async with database.writing() as session:
            await session.execute(text("DELETE FROM matches"))
        assert not any((await contents(database)).values())

    with_database(tmp_path, story)


# The log


def logged(tmp_path, story):
    """Run a story with a log for one match."""

    async def run(database):
        await database.upgrade()
        await fill(database)
        log = Log(database)
        log.start()
        try:
            return await story(log, database)
        finally:
            await log.stop()

    return with_database(tmp_path, run)


def entry(number, **wishes):
    row = {**MOVE, "number": number, "player": "mei", "request": f"request-{number}-{number}", **wishes}
    return Entry(row, {"of_match": "match", "number": number + 1, "updated": number})


def test_no_number_is_given_twice_and_the_others_of_a_commit_are_kept(tmp_path):
    async def story(log, database):
        waiting = [log.append(entry(number)) for number in (1, 2, 2, 3, 0)]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        async with database.reading() as session:
            kept = (await session.scalars(select(MoveRow.number).order_by(MoveRow.number))).all()
        return [type(one) for one in found], kept

    outcome, kept = logged(tmp_path, story)
    assert outcome == [type(None), type(None), Taken, type(None), Taken]
    assert kept == [0, 1, 2, 3]


def test_no_request_is_done_twice(tmp_path):
    async def story(log, database):
        await log.append(entry(1))
        with pytest.raises(Taken):
            await log.append(entry(2, request="request-1-1"))
        await log.append(entry(2, request=None))
        await log.append(entry(3, request=None))

    logged(tmp_path, story)


def test_what_waits_shares_a_commit_and_is_kept_before_the_log_stops(tmp_path):
    async def story(log, database):
        first = asyncio.ensure_future(log.append(entry(1)))
        others = [asyncio.ensure_future(log.append(entry(number))) for number in range(2, BATCH + 50)]
        await first
        await log.stop()
        assert all(other.done() for other in others)
        assert log.entries == BATCH + 49 and log.commits <= 3
        log.start()

    logged(tmp_path, story)


def test_a_log_that_cannot_write_says_so(tmp_path):
    async def story(log, database):
        with closing(sqlite3.connect(tmp_path / "kept.db")) as connection:
            connection.execute("DROP TABLE moves")
        with pytest.raises(Exception, match="no such table"):
            await log.append(entry(1))

    logged(tmp_path, story)

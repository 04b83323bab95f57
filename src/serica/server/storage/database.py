"""The database: engines, sessions, and bringing its tables to the newest form."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from serica.kernel.words import Complaint

MIGRATIONS = Path(__file__).with_name("migrations")

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit has reached the disk before it is acknowledged
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


class Database:
    """Sessions for reading and for writing.

    SQLite takes one writer at a time: writing sessions say so from their first word, so that none of them can
    find, halfway, that another one was quicker. Elsewhere both are the same.
    """

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
            self.is_sqlite = self.url.get_backend_name() == "sqlite"
            self.reader, self.writer = self._engines()
        except (SQLAlchemyError, ImportError) as error:
            raise Complaint("table-unknown-database", database=url.rpartition("@")[2]) from error
        # Whoever waits here goes on at once; SQLite itself would look only now and then.
        self._turn: AbstractAsyncContextManager[object] = asyncio.Lock() if self.is_sqlite else nullcontext()
        self._reading = async_sessionmaker(self.reader, expire_on_commit=False)
        self._writing = async_sessionmaker(self.writer, expire_on_commit=False)

    def _engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        if self.is_sqlite:
            return _sqlite(self.url, "BEGIN", pool_size=4), _sqlite(self.url, "BEGIN IMMEDIATE", pool_size=2)
        engine = create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True)
        return engine, engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only looks."""
        async with self._reading() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session that commits at its end, or leaves everything as it was."""
        async with self._turn, self._writing() as session, session.begin():
            yield session

    async def upgrade(self, revision: str = "head") -> None:
        """Bring the tables to the newest form; raises Complaint where there is no database to be had."""
        try:
            self._knock()
            await self._migrate(command.upgrade, revision)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            await self.close()
            shown = self.url.render_as_string(hide_password=True)
            raise Complaint("table-no-database", database=shown) from error

    def _knock(self) -> None:
        """Open a file without the driver, which would leave a thread of its own behind if it cannot be opened."""
        if self.is_sqlite and self.url.database and "uri" not in self.url.query:
            with closing(sqlite3.connect(self.url.database)) as connection:
                connection.execute("PRAGMA schema_version")

    async def downgrade(self, revision: str) -> None:
        """Bring the tables back to an older form."""
        await self._migrate(command.downgrade, revision)

    async def _migrate(self, direction: Any, revision: str) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        async with self.writer.begin() as connection:

            def run(sync: Any) -> None:
                config.attributes["connection"] = sync
                direction(config, revision)

            await connection.run_sync(run)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.reader.dispose()
        await self.writer.dispose()


def _sqlite(url: URL, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=4, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions by itself
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine

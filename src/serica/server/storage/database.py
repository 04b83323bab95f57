"""The database: engines, sessions, and bringing its tables to the newest form."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from serica.kernel.words import Complaint

MIGRATIONS = Path(__file__).with_name("migrations")
POSTGRESQL = "postgresql+asyncpg"

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit has reached the disk before it is acknowledged
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


class Database:
    """Sessions for reading and for writing, and a short way for what has to be written often.

    SQLite takes one writer at a time: writing sessions say so from their first word, so that none of them can
    find, halfway, that another one was quicker. Elsewhere both are the same.
    """

    def __init__(self, url: str) -> None:
        try:
            self.url = address_of(url)
            self.is_sqlite = self.url.get_backend_name() == "sqlite"
            self.reader, self.writer = self._engines()
        except (SQLAlchemyError, ImportError) as error:
            raise Complaint("table-unknown-database", database=url.rpartition("@")[2]) from error
        # Whoever waits here goes on at once; SQLite itself would look only now and then.
        self._turn: AbstractAsyncContextManager[object] = asyncio.Lock() if self.is_sqlite else nullcontext()
        # The clerk writes in a thread of their own, each transaction in one go: to go there and back for every
        # single statement takes longer than all of them.
        self._clerk = _clerk(self.url) if self.is_sqlite else None
        self._desk = ThreadPoolExecutor(1, "clerk")
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

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do what needs nothing but a connection, and commit it, or leave everything as it was."""
        async with self._turn:
            if self._clerk is None:
                async with self.writer.begin() as connection:
                    await connection.run_sync(work)
            else:
                await asyncio.get_running_loop().run_in_executor(self._desk, _commit, self._clerk, work)

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
        if self._clerk is not None:
            self._clerk.dispose()
        self._desk.shutdown()


def address_of(url: str) -> URL:
    """The address of a database; PostgreSQL is spoken to by asyncpg unless another driver is named."""
    address = make_url(url)
    return address.set(drivername=POSTGRESQL) if address.drivername == "postgresql" else address


def _sqlite(url: URL, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=4, hide_parameters=True)
    _instruct(engine.sync_engine, begin)
    return engine


def _clerk(url: URL) -> Engine:
    """The same file, without the driver that makes SQLite look asynchronous."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    _instruct(engine, "BEGIN IMMEDIATE")
    return engine


def _commit(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.begin() as connection:
        work(connection)


def _instruct(engine: Engine, begin: str) -> None:
    """Tell SQLite what a commit means, and how a transaction begins."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions by itself
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

"""The hall: everything that one process of the server keeps open, and what happens there by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from litestar.channels import ChannelsPlugin
from sqlalchemy import func, select

from serica.kernel.words import Complaint
from serica.server.channel import CHANNEL, News, packets, unpacked
from serica.server.configuration import Configuration
from serica.server.identity import People, Seals
from serica.server.limits import Limits
from serica.server.lobby import Lobby
from serica.server.messages import (
    ChatLine,
    ChatMessage,
    PresenceMessage,
    RematchMessage,
    TablesMessage,
)
from serica.server.notices import Notices
from serica.server.problems import UNKNOWN, Conflict
from serica.server.rooms import ENCODER, Room, Rooms, Watcher
from serica.server.storage.database import Database
from serica.server.storage.log import Log
from serica.server.storage.models import MatchRow
from serica.server.thinkers import Thinkers
from serica.table import Act, Table
from serica.table.act import PLAY

logger = logging.getLogger("serica.hall")

SWEEP = 1.0
"""Seconds between two looks for clocks that have run down and bots that nobody has asked."""
FORGOTTEN = 15_000
"""After so many milliseconds a bot's move is anyone's to ask for: its process may have died."""


class Hall:
    """One process of the server. What it must not lose is in the database, what others must hear on the channel."""

    def __init__(self, configuration: Configuration, channels: ChannelsPlugin) -> None:
        self.configuration = configuration
        self.channels = channels
        self.process = secrets.token_hex(6)
        self.database = Database(configuration.database_url)
        self.log = Log(self.database)
        self.limits = Limits(configuration.limits)
        self.rooms = Rooms(self.database, self.log, self.now, self.after)
        self.people = People(self.database, Seals(configuration.secret()), self.now)
        self.lobby = Lobby(self)
        self.thinkers = Thinkers(configuration.thinkers or max(1, (os.cpu_count() or 2) - 1))
        self.notices = Notices(self)
        self.homes: dict[str, set[Watcher]] = {}
        self.counts = {"moves": 0, "refused": 0, "requests": 0, "errors": 0}
        self.closing = False
        self.swept = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._untold: list[News] = []

    @staticmethod
    def now() -> int:
        """This moment in milliseconds."""
        return time.time_ns() // 1_000_000

    # Opening and closing

    async def open(self) -> None:
        """Bring the database up to date and begin to work."""
        await self.database.upgrade()
        self.log.start()
        self._loops = [
            asyncio.create_task(self._listen(), name="channel"),
            asyncio.create_task(self._sweep_forever(), name="sweep"),
            asyncio.create_task(self.notices.run(), name="notices"),
        ]

    async def close(self) -> None:
        """Let nothing be lost: stop what begins new work, then write what waits."""
        self.closing = True
        for task in [*self._loops, *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._loops, *self._tasks, return_exceptions=True)
        await self.log.stop()
        await self.thinkers.stop()
        await self.database.close()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.counts["errors"] += 1
            logger.error("work in the background has failed", exc_info=error)

    # After something has happened

    def after(self, room: Room) -> None:
        """After an act at a table of ours: tell the other processes and the players' home pages, wake bots."""
        self.counts["moves"] += 1
        self.publish(News(self.process, room.id, "act"))
        self._tell_homes(room)
        self.notices.after(room)
        self.wake(room)

    async def changed(self, room: Room) -> None:
        """After somebody has taken or left a seat, or a match has begun."""
        await self.rooms.renew(room)
        self.publish(News(self.process, room.id, "seats"))
        self._tell_homes(room)

    def chat(self, room: Room, line: ChatLine) -> None:
        """After somebody has said something."""
        room.tell(ChatMessage(line))
        self.publish(News(self.process, room.id, "chat", chat=line))

    def presence(self, room: Room) -> None:
        """After somebody has come to look, or gone."""
        seats, spectators = room.present()
        room.tell(PresenceMessage(seats, spectators))
        here, watching = room.present_here()
        self.publish(News(self.process, room.id, "presence", seats=here, spectators=watching))

    def tell_rematch(self, room: Room, ident: str) -> None:
        """After somebody has asked for a rematch."""
        room.tell(RematchMessage(ident))
        self.publish(News(self.process, room.id, "rematch", rematch=ident))

    def signed_out(self, player: str) -> None:
        """After somebody has signed out everywhere: what they had open is closed, here and elsewhere."""
        self._send_away(player)
        self.publish(News(self.process, "", "left", player=player))

    def _send_away(self, player: str) -> None:
        self.people.forget(player)
        places = [*(room.watchers for room in self.rooms.all.values()), self.homes.get(player, set())]
        for watcher in set().union(*places):
            if watcher.player == player:
                watcher.dismiss(UNKNOWN, "table-no-session")

    def publish(self, news: News) -> None:
        """Tell all processes; what happens at one moment, as moves that share a commit do, is told at once."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell)
        self._untold.append(news)

    def _tell(self) -> None:
        told, self._untold = self._untold, []
        with contextlib.suppress(RuntimeError):  # when a house closes its channel goes before the last move
            for packet in packets(told):
                self.channels.publish(packet, CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for raw in subscriber.iter_events():
                for news in unpacked(raw):
                    if news.process != self.process:
                        self.begin(self.hear(news))

    async def hear(self, news: News) -> None:
        """What another process has told: only rooms that are open here are concerned, and home pages."""
        if news.kind == "left":
            return self._send_away(news.player)
        room = self.rooms.all.get(news.match)
        if room is None:
            if news.kind in ("act", "seats") and self.homes:
                self._tell_homes(await self.rooms.enter(news.match))
            return
        if news.kind == "act":
            async with room.lock:
                await self.rooms.catch_up(room)
            self._tell_homes(room)
        elif news.kind == "seats":
            await self.rooms.renew(room)
            self._tell_homes(room)
        elif news.kind == "chat" and news.chat is not None:
            room.tell(ChatMessage(news.chat))
        elif news.kind == "presence":
            room.elsewhere[news.process] = (news.seats, news.spectators)
            room.tell(PresenceMessage(*room.present()))
        elif news.kind == "rematch" and news.rematch is not None:
            room.tell(RematchMessage(news.rematch))

    # Home pages

    def _tell_homes(self, room: Room) -> None:
        for player in {chair.player for chair in room.chairs}:
            if player is not None and player in self.homes:
                self.begin(self.tell_home(player, room.id))

    async def tell_home(self, player: str, ident: str | None) -> None:
        """Tell a person's home pages that a table of theirs has changed."""
        person = await self.people.find(player)
        if person is None:
            return
        summary = await self.lobby.summary(ident, person) if ident is not None else None
        message = TablesMessage(ident, await self.lobby.waiting_for(player), summary)
        encoded = ENCODER.encode(message)
        for watcher in self.homes.get(player, ()):
            watcher.send(encoded)

    # Bots and clocks

    def wake(self, room: Room) -> None:
        """Let the bots of a table think, unless they do already."""
        table = room.table
        if table is None or table.bot_asked is None or self.closing:
            return
        if room.bots is None or room.bots.done():
            room.bots = self.begin(self._bots(room))

    async def _bots(self, room: Room) -> None:
        try:
            while not self.closing and (kind := room.playing().bot_asked) is not None:
                await self._bot_moves(room, kind)
        finally:
            room.bots = None

    async def _bot_moves(self, room: Room, kind: str) -> None:
        table = room.playing()
        number, seat = table.number, table.asked
        assert seat is not None
        choice = self.thinkers.decide(
            room.row.game, table.match.game.snapshot(), kind, room.row.thinking, number
        )
        option, _ = await asyncio.gather(choice, asyncio.sleep(self.configuration.bot_pause))

        def play(now: Table) -> Act:
            return Act(PLAY, seat, self.now(), option)

        with contextlib.suppress(Conflict):  # the table has moved on: it is looked at again
            await self.rooms.act(room, play, number=number)

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                self.counts["errors"] += 1
                logger.exception("the sweep has failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Do what is due: clocks that have run down, and bots that nobody asks."""
        now = self.now()
        overdue = MatchRow.deadline.is_not(None) & (MatchRow.deadline <= now)
        # The first time, bots that were thinking when the server was stopped.
        long_ago = now - FORGOTTEN if self.swept else now
        forgotten = MatchRow.bot_asked & (MatchRow.updated <= long_ago)
        self.swept = True
        async with self.database.reading() as session:
            due = (
                await session.scalars(
                    select(MatchRow.id).where(MatchRow.status == "running", overdue | forgotten).limit(200)
                )
            ).all()
        for ident in due:
            await self._do_due(ident)

    async def _do_due(self, ident: str) -> None:
        try:
            room = await self.rooms.enter(ident)
            table = room.playing()
            if (act := table.overdue(self.now())) is not None:
                await self.rooms.act(room, lambda _: act, number=table.number)
            self.wake(room)
        except Complaint:
            logger.exception("match %s cannot be gone on with", ident)

    async def standing(self) -> dict[str, int]:
        """How many matches there are in each state, for metrics."""
        async with self.database.reading() as session:
            rows = await session.execute(select(MatchRow.status, func.count()).group_by(MatchRow.status))
            return {status: count for status, count in rows}  # noqa: C416  (a row is no pair for `dict`)

"""Rooms: the tables that this process has made from the log, and the browsers that watch them.

A room is only a cache. Whatever another process has added to the log is caught up with before anything is
shown; whoever tries to add to a log that has moved on is refused by the log itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from serica.games import title
from serica.server.messages import (
    MatchMessage,
    Position,
    PositionMessage,
    SeatInfo,
    ServerMessage,
    UndoInfo,
)
from serica.server.problems import CLOSED, NOWHERE, SLOW, Conflict, Missing, MovedOn
from serica.server.showing import position
from serica.server.storage.database import Database
from serica.server.storage.log import Entry, Log, Taken
from serica.server.storage.models import MatchRow, MoveRow, SeatRow
from serica.table import Act, Pace, Seat, Standing, Table

logger = logging.getLogger("serica.rooms")

BACKLOG = 200
"""A browser that has not taken so many messages is too slow; it may come back and catch up."""
ATTEMPTS = 5
"""So often an act that answers no particular position is tried again after others were quicker."""

ENCODER = msgspec.json.Encoder()

MATCH_AND_SEATS = (
    select(MatchRow, SeatRow)
    .outerjoin(SeatRow, SeatRow.match == MatchRow.id)
    .where(MatchRow.id == bindparam("of_match"))
    .order_by(SeatRow.seat)
)
LOG_FROM = (
    select(MoveRow)
    .where(MoveRow.match == bindparam("of_match"), MoveRow.number >= bindparam("known"))
    .order_by(MoveRow.number)
)


@dataclass(eq=False, slots=True)
class Watcher:
    """A browser that has a table open, and from where it looks."""

    player: str | None
    viewpoint: int | None
    messages: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(BACKLOG))
    farewell: tuple[int, str] | None = None
    """With which code and reason the browser is sent away."""

    def send(self, message: bytes) -> None:
        """Leave a message for the browser."""
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(SLOW, "table-too-slow")

    def dismiss(self, code: int, reason: str) -> None:
        """Send the browser away; nothing more is sent to it."""
        self.farewell = (code, reason)
        with contextlib.suppress(asyncio.QueueFull):
            self.messages.put_nowait(None)


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)


class Room:
    """A match in this process: its row, its seats, the table made from its log, and who watches."""

    def __init__(self, row: MatchRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.chairs = seats
        self.table: Table | None = None
        self.requests: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}
        self.doubtful = False
        """Whether the table may hold what the log does not: then it is made anew."""
        self.shown = 0
        """The number up to which the watchers were shown the table."""
        self.bots: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The match's id."""
        return self.row.id

    @property
    def began(self) -> bool:
        """Whether the match has left the lobby."""
        return self.row.began is not None

    def playing(self) -> Table:
        """The table; raises Conflict before the match has begun."""
        if self.table is None:
            raise Conflict("table-not-begun")
        return self.table

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a person has taken."""
        return [chair.seat for chair in self.chairs if player is not None and chair.player == player]

    def is_member(self, player: str | None) -> bool:
        """Whether somebody sits at the table or is its host."""
        return player is not None and (bool(self.seats_of(player)) or self.row.host == player)

    def may_watch(self, player: str | None) -> bool:
        """Whether somebody may see what happens at the table; who may join a public one sees who gathers."""
        gathering = self.row.privacy == "public" and not self.began
        return self.row.spectators or gathering or self.is_member(player)

    def standing(self) -> dict[int, Standing]:
        """The standing answers of all seats."""
        return {chair.seat: standing_of(chair) for chair in self.chairs if chair.standing}

    def sit(self, row: MatchRow, chairs: list[SeatRow]) -> None:
        """Take over how the match and its seats stand now. Nobody goes on looking from a seat given away."""
        self.row, self.chairs = row, chairs
        if row.status not in ("open", "running"):
            return
        for watcher in self.watchers:
            mine = self.seats_of(watcher.player)
            if self.table is None or (watcher.viewpoint is not None and watcher.viewpoint not in mine):
                watcher.viewpoint = mine[0] if mine else None
            if not self.may_watch(watcher.player):
                watcher.dismiss(CLOSED, "table-closed")

    # Making the table from its log

    def restore(self, moves: list[MoveRow]) -> Table:
        """Make the table anew from the whole log."""
        row = self.row
        card = title(row.game)
        box = card.load()
        card.check(row.game, row.edition, row.digest, box)
        seats = [Seat(chair.name or "", chair.colour, chair.player, chair.bot) for chair in self.chairs]
        self.table = Table(
            card,
            seats,
            row.seed,
            settings=card.settings.from_json(row.settings),
            box=box,
            pace=msgspec.convert(row.pace, Pace),
            began=row.began or 0,
        )
        self.requests.clear()
        self.doubtful = False
        for move in moves:
            self.table.do(Act(move.kind, move.seat, move.at, move.text))
            self.remember(move.player, move.request, move.number)
        return self.table

    def remember(self, player: str | None, request: str | None, number: int) -> None:
        """Note which request made an entry of the log."""
        if request is not None:
            self.requests[player, request] = number

    # Showing

    def present(self) -> tuple[list[int], int]:
        """The seats whose people have the table open, in any process, and the number of spectators."""
        here = self.present_here()
        seats = set(here[0]).union(*(seats for seats, _ in self.elsewhere.values()))
        return sorted(seats), here[1] + sum(count for _, count in self.elsewhere.values())

    def present_here(self) -> tuple[list[int], int]:
        """The same, for this process alone."""
        players = [chair.player for chair in self.chairs]
        here = [watcher.player for watcher in self.watchers]
        taken = [seat for seat, player in enumerate(players) if player is not None and player in here]
        return taken, sum(player is None or player not in players for player in here)

    def seat_infos(self, player: str | None) -> list[SeatInfo]:
        """Who sits where, for this person."""
        present, _ = self.present()
        infos = []
        for chair in self.chairs:
            seat = self.table.seats[chair.seat] if self.table is not None else None
            bot = seat.bot if seat is not None else chair.bot
            is_open = chair.player is None and chair.bot is None and not self.began
            infos.append(
                SeatInfo(
                    seat=chair.seat,
                    kind="open" if is_open else "person" if bot is None else "bot",
                    name=chair.name,
                    bot=bot,
                    colour=chair.colour,
                    mine=player is not None and chair.player == player,
                    present=chair.seat in present,
                    resigned=seat is not None and seat.resigned,
                )
            )
        return infos

    def position(
        self, viewpoint: int | None, player: str | None, *, number: int | None, now: int
    ) -> Position:
        """The table for one viewpoint; `number` is the last that it was shown."""
        table = self.playing()
        since = -1 if number is None else table.seen(number)
        shown = position(self.id, table, viewpoint, self.seat_infos(player), since=since, now=now)
        if self.row.status == "study":
            shown.status, shown.options, shown.undo = "study", [], UndoInfo()
        if viewpoint is not None:
            shown.looked = min(table.seen(self.chairs[viewpoint].looked), table.played)
        return shown

    def show_act(self, now: int) -> None:
        """Send every watcher the table after its latest act: one message for each act, to each viewpoint."""
        table = self.playing()
        made: dict[tuple[int | None, str | None], bytes] = {}
        for watcher in self.watchers:
            # Everybody without a seat sees the same.
            key = (watcher.viewpoint, watcher.player if self.seats_of(watcher.player) else None)
            if key not in made:
                shown = self.position(*key, number=min(self.shown, table.number), now=now)
                made[key] = encode(PositionMessage(shown))
            watcher.send(made[key])
        self.shown = table.number

    def tell(self, message: ServerMessage) -> None:
        """Send all watchers the same message."""
        encoded = encode(message)
        for watcher in self.watchers:
            watcher.send(encoded)


def standing_of(chair: SeatRow) -> Standing:
    """The standing answers that a seat keeps."""
    kept = chair.standing or {}
    answers = tuple((answer["prompt"], answer["option"]) for answer in kept.get("answers", ()))
    return Standing(kept.get("forced", False), answers)


Announce = Callable[[Room], None]


class Rooms:
    """All rooms of this process."""

    def __init__(
        self, database: Database, log: Log, now: Callable[[], int], announce: Announce, most: int = 2000
    ) -> None:
        self.database = database
        self.log = log
        self.now = now
        self.announce = announce
        """Called after every entry of the log that this process has added."""
        self.most = most
        self.all: OrderedDict[str, Room] = OrderedDict()

    async def enter(self, ident: str) -> Room:
        """The room of a match, up to date with its seats and its log."""
        room = self.all.get(ident)
        if room is None:
            return await self._open(ident)
        self.all.move_to_end(ident)
        async with room.lock:
            await self.catch_up(room)
        return room

    async def _open(self, ident: str) -> Room:
        row, chairs, moves = await self._read(ident, 0)
        if row is None:
            raise Missing("table-no-such-match")
        if ident in self.all:  # somebody was quicker
            return self.all[ident]
        room = Room(row, chairs)
        if room.began:
            room.restore(moves)
        self.all[ident] = room
        self._forget_idle()
        return room

    async def _read(self, ident: str, known: int) -> tuple[MatchRow | None, list[SeatRow], list[MoveRow]]:
        """A match, its seats, and its log from a number on, all of the same moment."""
        async with self.database.reading() as session:
            found = (await session.execute(MATCH_AND_SEATS, {"of_match": ident})).all()
            if not found:
                return None, [], []
            row, chairs = found[0][0], [chair for _, chair in found if chair is not None]
            if row.began is None or (known and row.number <= known):
                return row, chairs, []  # the row repeats how long the log is
            moves = await session.scalars(LOG_FROM, {"of_match": ident, "known": known})
            return row, chairs, list(moves)

    def close(self, ident: str) -> None:
        """The match is gone: forget its room and send away who watches."""
        if room := self.all.pop(ident, None):
            for watcher in room.watchers:
                watcher.dismiss(NOWHERE, "table-no-such-match")

    def _forget_idle(self) -> None:
        for ident, room in list(self.all.items()):
            if len(self.all) <= self.most:
                return
            if not room.watchers and not room.lock.locked() and room.bots is None:
                del self.all[ident]

    async def catch_up(self, room: Room) -> None:
        """Read who sits there, and do what other processes have added to the log. Call with the room's lock held."""
        known = 0 if room.table is None or room.doubtful else room.table.number
        row, chairs, moves = await self._read(room.id, known)
        if row is None:
            self.close(room.id)
            raise Missing("table-no-such-match")
        room.sit(row, chairs)
        if not room.began:
            return
        if room.table is None or room.doubtful:
            room.restore(moves)
            room.show_act(self.now())
            return
        for move in moves:
            room.table.do(Act(move.kind, move.seat, move.at, move.text))
            room.remember(move.player, move.request, move.number)
            room.show_act(self.now())

    async def renew(self, room: Room) -> None:
        """Read a room again after its seats or its state were changed, and tell its watchers."""
        async with room.lock:
            await self.catch_up(room)
            room.tell(MatchMessage(room.row.status))  # type: ignore[arg-type]

    # Acting

    async def act(
        self,
        room: Room,
        make: Callable[[Table], Act],
        *,
        player: str | None = None,
        number: int | None = None,
        request: str | None = None,
    ) -> int:
        """Do something at a table and keep it; returns its number in the log.

        `number` is the number of the position that it answers. Raises Conflict when the table has moved on and
        Complaint when the rules do not allow it; then nothing has changed.
        """
        doing = asyncio.ensure_future(self._act(room, make, player, number, request))
        return await asyncio.shield(doing)

    async def _act(
        self,
        room: Room,
        make: Callable[[Table], Act],
        player: str | None,
        number: int | None,
        request: str | None,
    ) -> int:
        async with room.lock:
            if room.doubtful or (number is not None and number > room.playing().number):
                await self.catch_up(room)
            # Who answers a position has to see the new one first; who resigns does so in any.
            attempts = ATTEMPTS if number is None else 1
            done = None
            while done is None:
                attempts -= 1
                try:
                    done = await self._try(room, make, player, number, request)
                except MovedOn:
                    if not attempts:
                        raise
            await self._follow(room)
            return done

    async def _try(
        self,
        room: Room,
        make: Callable[[Table], Act],
        player: str | None,
        number: int | None,
        request: str | None,
    ) -> int:
        table = room.playing()
        if request is not None and (player, request) in room.requests:
            return room.requests[player, request]
        if number is not None and number != table.number:
            raise MovedOn("table-moved-on")
        if room.row.status != "running":
            raise Conflict("table-over")
        return await self._keep(room, make(table), player, request)

    async def act_by_itself(self, room: Room) -> None:
        """Do what the standing answers say, after they were changed."""
        async with room.lock:
            if room.table is not None and room.row.status == "running":
                await self._follow(room)

    async def _follow(self, room: Room) -> None:
        """What the table does by itself. If another process does it first, so much the better."""
        with contextlib.suppress(Conflict):
            while (act := room.playing().automatic(room.standing(), self.now())) is not None:
                await self._keep(room, act, None, None)

    async def _keep(self, room: Room, act: Act, player: str | None, request: str | None) -> int:
        table = room.playing()
        number = table.number
        table.do(act)
        try:
            await self.log.append(entry(room, table.acts[-1], number, player, request))
        except Taken:
            room.doubtful = True
            await self.catch_up(room)
            if request is not None and (player, request) in room.requests:
                return room.requests[player, request]
            raise MovedOn("table-moved-on") from None
        except BaseException:
            room.doubtful = True
            raise
        room.remember(player, request, number)
        if table.over:
            room.row.status = "finished"
        room.show_act(self.now())
        self.announce(room)
        return number


def entry(room: Room, act: Act, number: int, player: str | None, request: str | None) -> Entry:
    """An act for the log, with what lists repeat of the table after it."""
    table = room.playing()
    seat = None
    if act.kind in ("resign", "replace"):
        changed = table.seats[act.seat]
        seat = {
            "of_match": room.id,
            "of_seat": act.seat,
            "stand_in": changed.bot,
            "resigned": changed.resigned,
        }
    return Entry(
        move={
            "match": room.id,
            "number": number,
            "kind": act.kind,
            "seat": act.seat,
            "at": act.at,
            "text": act.text,
            "player": player,
            "request": request,
        },
        match={"of_match": room.id, "updated": act.at, **repeated(table)},
        seat=seat,
    )


def repeated(table: Table) -> dict[str, Any]:
    """What the row of a match repeats of its table, for lists and for the sweep."""
    return {
        "status": "finished" if table.over else "running",
        "number": table.number,
        "asked": table.asked,
        "bot_asked": table.bot_asked is not None,
        "deadline": table.clocks.deadline if table.pace.overtime != "nothing" else None,
        "winners": list(table.result.winners) if table.result is not None else None,
    }

"""The lobby: tables are set up, found, joined and left here, before and after they are played."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from serica.bots import KINDS
from serica.games import title
from serica.kernel.chance import commitment
from serica.kernel.match import Match
from serica.kernel.record import Record
from serica.kernel.title import Title
from serica.kernel.words import Complaint
from serica.server.identity import clean
from serica.server.messages import (
    Chair,
    Join,
    MatchInfo,
    MatchLists,
    MatchSummary,
    NewMatch,
    Pace,
    SeatInfo,
)
from serica.server.problems import Conflict, Forbidden, Missing, Problem
from serica.server.rooms import Room, repeated
from serica.server.storage.models import MatchRow, MoveRow, Player, SeatRow
from serica.table import COLOURS, rotated
from serica.table.act import PLAY

if TYPE_CHECKING:
    from serica.server.hall import Hall

MOST_LISTED = 60
LONGEST_NAME = 40


class Lobby:
    """All that is done with tables from outside."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    # Setting up

    async def create(self, player: Player, wish: NewMatch) -> str:
        """A new match; it begins at once when every seat is taken."""
        card = title(wish.game)
        settings = card.settings.from_json(wish.settings)
        if len(wish.chairs) not in card.seats:
            allowed = ", ".join(map(str, card.seats))
            raise Complaint("wrong-seats", game=card.name, seats=len(wish.chairs), allowed=allowed)
        settings.check(len(wish.chairs), card.load())
        chairs = [_chair(number, chair, player) for number, chair in enumerate(wish.chairs)]
        if len({chair["colour"] for chair in chairs}) < len(chairs):
            for chair, colour in zip(chairs, COLOURS, strict=False):
                chair["colour"] = colour
        if wish.shuffle_seats:
            secrets.SystemRandom().shuffle(chairs)
        row = self._row(card, player, settings.to_json(), wish.pace, wish.privacy)
        row.spectators, row.hints = wish.spectators, wish.hints
        return await self._add(row, chairs)

    def _row(self, card: Title, host: Player, settings: dict[str, Any], pace: Pace, privacy: str) -> MatchRow:
        now = self.hall.now()
        return MatchRow(
            id=secrets.token_hex(8),
            game=card.name,
            edition=card.edition,
            digest=card.load().digest,
            settings=settings,
            seed=secrets.token_hex(32),
            thinking=secrets.token_hex(32),
            pace={field: getattr(pace, field) for field in pace.__struct_fields__},
            privacy=privacy,
            spectators=True,
            hints=True,
            host=host.id,
            invitation=secrets.token_urlsafe(16),
            created=now,
            updated=now,
            status="open",
        )

    async def _add(self, row: MatchRow, chairs: list[dict[str, Any]], *, begin: bool = True) -> str:
        begin = begin and all(chair["player"] or chair["bot"] for chair in chairs)
        async with self.hall.database.writing() as session:
            session.add(row)
            await session.flush()
            await session.execute(
                insert(SeatRow), [_seat(row.id, n, chair) for n, chair in enumerate(chairs)]
            )
        if begin:
            await self.start(await self.hall.rooms.enter(row.id), None)
        return row.id

    async def start(self, room: Room, player: Player | None) -> None:
        """Begin the match; only its host may, and only when no seat is open."""
        if player is not None and room.row.host != player.id:
            raise Forbidden("table-host-only")
        now = self.hall.now()
        async with self.hall.database.writing() as session:
            row = await session.get(MatchRow, room.id)
            seats = select(SeatRow).where(SeatRow.match == room.id).order_by(SeatRow.seat)
            chairs = list(await session.scalars(seats))
            if row is None or row.status != "open":
                raise Conflict("table-begun")
            if any(chair.player is None and chair.bot is None for chair in chairs):
                raise Conflict("table-seats-open")
            session.expunge(row)
            row.began = now
            table = Room(row, chairs).restore([])
            begun = await session.execute(
                update(MatchRow)
                .where(MatchRow.id == room.id, MatchRow.status == "open")
                .values(began=now, updated=now, **repeated(table))
            )
            if begun.rowcount != 1:  # type: ignore[attr-defined]
                raise Conflict("table-begun")
        await self.hall.changed(room)
        self.hall.after(room)

    async def join(self, room: Room, player: Player, wish: Join) -> None:
        """Take an open seat; nobody else can take the same one."""
        if room.row.privacy != "public" and not _token_fits(room, wish.token) and room.row.host != player.id:
            raise Forbidden("table-link-needed")
        if room.seats_of(player.id):
            return
        async with self.hall.database.writing() as session:
            row = await session.get(MatchRow, room.id)
            if row is None or row.status != "open":
                raise Conflict("table-begun")
            free = select(SeatRow.seat).where(
                SeatRow.match == room.id, SeatRow.player.is_(None), SeatRow.bot.is_(None)
            )
            if wish.seat is not None:
                free = free.where(SeatRow.seat == wish.seat)
            seat = await session.scalar(free.order_by(SeatRow.seat).limit(1))
            if seat is None:
                raise Conflict("table-no-seat")
            taken = await session.execute(
                update(SeatRow)
                .where(
                    SeatRow.match == room.id,
                    SeatRow.seat == seat,
                    SeatRow.player.is_(None),
                    SeatRow.bot.is_(None),
                )
                .values(player=player.id, name=player.name)
            )
            if taken.rowcount != 1:  # type: ignore[attr-defined]
                raise Conflict("table-no-seat")
        await self.hall.changed(room)
        if all(chair.player or chair.bot for chair in room.chairs) and room.row.privacy == "public":
            await self.start(room, None)

    async def leave(self, room: Room, player: Player) -> None:
        """Give back one's seats before the start; a table that nobody is left at is taken away."""
        async with self.hall.database.writing() as session:
            row = await session.get(MatchRow, room.id)
            if row is None or row.status != "open":
                raise Conflict("table-begun")
            await session.execute(
                update(SeatRow)
                .where(SeatRow.match == room.id, SeatRow.player == player.id)
                .values(player=None, name=None)
            )
            others = select(SeatRow.player).where(SeatRow.match == room.id, SeatRow.player.is_not(None))
            heir = await session.scalar(others.order_by(SeatRow.seat).limit(1))
            if heir is None:
                await session.execute(delete(MatchRow).where(MatchRow.id == room.id))
            elif row.host == player.id:
                row.host = heir
        if heir is None:
            self.hall.rooms.close(room.id)
        else:
            await self.hall.changed(room)

    async def fill(self, room: Room, seat: int, bot: str, player: Player) -> None:
        """The host gives an open seat to a bot."""
        if room.row.host != player.id:
            raise Forbidden("table-host-only")
        async with self.hall.database.writing() as session:
            taken = await session.execute(
                update(SeatRow)
                .where(SeatRow.match == room.id, SeatRow.seat == seat, SeatRow.player.is_(None))
                .values(bot=known_bot(bot), name=None)
            )
        if taken.rowcount != 1:  # type: ignore[attr-defined]
            raise Conflict("table-no-seat")
        await self.hall.changed(room)

    async def invite(self, room: Room, player: Player, *, renew: bool) -> None:
        """Make a new link, or none; the old one leads nowhere any more."""
        if room.row.host != player.id:
            raise Forbidden("table-host-only")
        token = secrets.token_urlsafe(16) if renew else None
        async with self.hall.database.writing() as session:
            await session.execute(update(MatchRow).where(MatchRow.id == room.id).values(invitation=token))
        await self.hall.changed(room)

    async def rematch(self, room: Room, player: Player) -> str:
        """The same people again, everyone one seat further; the same match for all who ask."""
        if not room.seats_of(player.id):
            raise Forbidden("table-not-at-this-table")
        if room.row.status != "finished":
            raise Conflict("table-not-over")
        if found := await self.rematch_of(room.id):
            return found
        old = room.row
        pace = msgspec.convert(old.pace, Pace)
        row = self._row(title(old.game), player, old.settings, pace, old.privacy)
        row.spectators, row.hints, row.rematch_of = old.spectators, old.hints, old.id
        kept = [{"name": chair.name, "player": chair.player, "bot": chair.bot} for chair in room.chairs]
        colours = [chair.colour for chair in room.chairs]
        chairs = [
            {**chair, "colour": colour} for chair, colour in zip(rotated(kept), rotated(colours), strict=True)
        ]
        try:
            ident = await self._add(row, chairs, begin=pace.kind != "live" or len(room.chairs) == 1)
        except IntegrityError as error:  # somebody else asked at the same moment
            if found := await self.rematch_of(room.id):
                return found
            raise Conflict("table-moved-on") from error
        self.hall.tell_rematch(room, ident)
        return ident

    async def rematch_of(self, ident: str) -> str | None:
        """The id of the match that followed this one."""
        async with self.hall.database.reading() as session:
            return await session.scalar(select(MatchRow.id).where(MatchRow.rematch_of == ident))

    async def upload(self, player: Player, text: str) -> str:
        """Keep a record to be looked at."""
        record = Record.parse(text)
        card = title(record.game)
        if record.seats not in card.seats or len(record.options) > card.longest(record.seats):
            raise Problem("table-record-too-long")
        record.names = {
            seat: clean(name)[:LONGEST_NAME] for seat, name in record.names.items() if name.strip()
        }
        match = await asyncio.to_thread(Match.verify, record, card)
        row = self._row(card, player, match.settings.to_json(), Pace(), "link")
        row.seed, row.invitation, row.began = match.seed, None, row.created
        row.status = "finished" if match.game.over else "study"
        row.number = len(match.options)
        row.winners = list(match.game.result.winners) if match.game.result else None
        async with self.hall.database.writing() as session:
            session.add(row)
            await session.flush()
            await session.execute(
                insert(SeatRow),
                [
                    _seat(
                        row.id,
                        n,
                        {"name": record.names.get(n), "colour": COLOURS[n], "player": None, "bot": None},
                    )
                    for n in range(record.seats)
                ],
            )
            if match.options:
                await session.execute(insert(MoveRow), _moves(row, match))
        return row.id

    # Finding

    async def lists(self, player: Player | None) -> MatchLists:
        """My tables, tables that I could join, and those that are over."""
        ident = player.id if player else ""  # nobody has this id, and nobody's seats are nobody's own
        mine = select(SeatRow.match).where(SeatRow.player == ident)
        newest = MatchRow.updated.desc()
        async with self.hall.database.reading() as session:
            going = await self._summaries(
                session,
                player,
                select(MatchRow)
                .where(MatchRow.id.in_(mine), MatchRow.status.in_(("open", "running")))
                .order_by(newest),
            )
            open_ones = await self._summaries(
                session,
                player,
                select(MatchRow)
                .where(MatchRow.status == "open", MatchRow.privacy == "public", MatchRow.id.not_in(mine))
                .order_by(newest),
            )
            finished = await self._summaries(
                session,
                player,
                select(MatchRow)
                .where(
                    or_(MatchRow.id.in_(mine), MatchRow.host == ident),
                    MatchRow.status.in_(("finished", "study")),
                )
                .order_by(newest),
            )
        going.sort(key=lambda summary: not summary.my_move)
        return MatchLists(going, open_ones, finished)

    async def summary(self, ident: str, player: Player) -> MatchSummary | None:
        """One table as a line in a list."""
        async with self.hall.database.reading() as session:
            found = await self._summaries(session, player, select(MatchRow).where(MatchRow.id == ident))
        return found[0] if found else None

    async def waiting_for(self, player: str) -> int:
        """How many tables wait for this person's move."""
        async with self.hall.database.reading() as session:
            rows = await session.scalars(
                select(MatchRow.id)
                .join(SeatRow, SeatRow.match == MatchRow.id)
                .where(
                    SeatRow.player == player,
                    SeatRow.seat == MatchRow.asked,
                    SeatRow.stand_in.is_(None),
                    MatchRow.status == "running",
                )
            )
            return len(rows.all())

    async def _summaries(
        self, session: AsyncSession, player: Player | None, query: Any
    ) -> list[MatchSummary]:
        rows: Sequence[MatchRow] = (await session.scalars(query.limit(MOST_LISTED))).all()
        chairs: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        found = await session.scalars(
            select(SeatRow).where(SeatRow.match.in_(chairs)).order_by(SeatRow.match, SeatRow.seat)
        )
        for chair in found:
            chairs[chair.match].append(chair)
        return [_summary(row, chairs[row.id], player) for row in rows]

    async def info(self, room: Room, player: Player | None) -> MatchInfo:
        """What does not change from move to move."""
        row, ident = room.row, player.id if player else None
        over = row.status in ("finished", "study")
        return MatchInfo(
            id=row.id,
            game=row.game,
            edition=row.edition,
            status=row.status,  # type: ignore[arg-type]
            host=ident is not None and row.host == ident,
            seats=room.seat_infos(ident),
            settings=row.settings,
            pace=msgspec.convert(row.pace, Pace),
            privacy=row.privacy,  # type: ignore[arg-type]
            spectators=row.spectators,
            hints=row.hints,
            commitment=commitment(row.seed),
            seed=row.seed if over else None,
            invitation=row.invitation if room.is_member(ident) and row.status == "open" else None,
            rematch=await self.rematch_of(row.id) if over else None,
            created=row.created,
        )

    async def by_token(self, token: str) -> Room:
        """The match that a link leads to."""
        async with self.hall.database.reading() as session:
            ident = await session.scalar(select(MatchRow.id).where(MatchRow.invitation == token))
        if ident is None:
            raise Missing("table-link-dead")
        return await self.hall.rooms.enter(ident)


def known_bot(kind: str) -> str:
    """The kind of a bot; raises Problem when there is no such kind."""
    if kind not in KINDS:
        raise Problem("table-unknown-bot", bot=kind)
    return kind


def may_look(room: Room, player: Player | None, token: str | None) -> bool:
    """Whether somebody may see who sits at a table."""
    return (
        room.may_watch(player.id if player else None)
        or room.row.privacy == "public"
        or _token_fits(room, token)
    )


def _token_fits(room: Room, token: str | None) -> bool:
    invitation = room.row.invitation
    return (
        invitation is not None
        and token is not None
        and secrets.compare_digest(invitation.encode(), token.encode())
    )


def _chair(number: int, chair: Chair, player: Player) -> dict[str, Any]:
    mine = chair.kind == "me"
    name = clean(chair.name) if chair.name and chair.kind == "me" else player.name if mine else None
    colour = chair.colour if chair.colour in COLOURS else COLOURS[number]
    bot = known_bot(chair.bot or "greedy") if chair.kind == "bot" else None
    return {"name": name, "colour": colour, "player": player.id if mine else None, "bot": bot}


def _seat(match: str, number: int, chair: dict[str, Any]) -> dict[str, Any]:
    return {"match": match, "seat": number, "looked": 0, "notes": "", "resigned": False, **chair}


def _moves(row: MatchRow, match: Match) -> list[dict[str, Any]]:
    return [
        {
            "match": row.id,
            "number": number,
            "kind": PLAY,
            "seat": mark.seat,
            "at": row.created,
            "text": option,
            "player": None,
            "request": None,
        }
        for number, (mark, option) in enumerate(zip(match.marks, match.options, strict=True))
    ]


def _summary(row: MatchRow, chairs: list[SeatRow], player: Player | None) -> MatchSummary:
    seats = [_seat_info(row, chair, player) for chair in chairs]
    my_move = any(
        seat.mine and seat.kind == "person" and seat.seat == row.asked and row.status == "running"
        for seat in seats
    )
    return MatchSummary(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        privacy=row.privacy,  # type: ignore[arg-type]
        seats=seats,
        pace=msgspec.convert(row.pace, Pace),
        asked=row.asked,
        my_move=my_move,
        deadline=row.deadline,
        created=row.created,
        updated=row.updated,
        winners=row.winners,
    )


def _seat_info(row: MatchRow, chair: SeatRow, player: Player | None) -> SeatInfo:
    bot = chair.stand_in or chair.bot
    is_open = chair.player is None and bot is None and row.status == "open"
    return SeatInfo(
        seat=chair.seat,
        kind="open" if is_open else "person" if bot is None else "bot",
        name=chair.name,
        bot=bot,
        colour=chair.colour,
        mine=player is not None and chair.player == player.id,
        present=False,
        resigned=chair.resigned,
    )

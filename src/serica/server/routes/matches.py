"""Matches: set up, find, join, leave, begin, play again."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import QueryParameter

from serica.server.hall import Hall
from serica.server.lobby import known_bot
from serica.server.messages import Join, MatchInfo, MatchLists, NewMatch, ReplaceSeat, Upload
from serica.server.problems import Conflict, Forbidden
from serica.server.rooms import Room
from serica.server.routes.asking import check_may_look
from serica.server.storage.models import Player
from serica.table import Act
from serica.table.act import REPLACE

Token = Annotated[str | None, QueryParameter(name="token", required=False, max_length=64)]


@get("/api/matches")
async def list_matches(hall: Hall, asker: Player | None) -> MatchLists:
    """My tables, open tables, finished tables."""
    return await hall.lobby.lists(asker)


@post("/api/matches")
async def create_match(hall: Hall, player: Player, data: NewMatch) -> MatchInfo:
    """Set up a table."""
    hall.limits.take("create", player.id)
    ident = await hall.lobby.create(player, data)
    return await hall.lobby.info(await hall.rooms.enter(ident), player)


@get("/api/matches/{ident:str}")
async def show_match(hall: Hall, asker: Player | None, ident: str, token: Token = None) -> MatchInfo:
    """Who sits at a table, and how it is played there."""
    room = await hall.rooms.enter(ident)
    check_may_look(room, asker, token)
    return await hall.lobby.info(room, asker)


@get("/api/invitations/{token:str}")
async def show_invitation(hall: Hall, asker: Player | None, token: str) -> MatchInfo:
    """The table that a link leads to."""
    return await hall.lobby.info(await hall.lobby.by_token(token), asker)


@post("/api/matches/{ident:str}/join", status_code=200)
async def join_match(hall: Hall, player: Player, ident: str, data: Join) -> MatchInfo:
    """Take a seat."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    await hall.lobby.join(room, player, data)
    return await hall.lobby.info(room, player)


@post("/api/matches/{ident:str}/leave", status_code=204)
async def leave_match(hall: Hall, player: Player, ident: str) -> None:
    """Give the seat back before the start."""
    hall.limits.take("write", player.id)
    await hall.lobby.leave(await hall.rooms.enter(ident), player)


@post("/api/matches/{ident:str}/start", status_code=200)
async def start_match(hall: Hall, player: Player, ident: str) -> MatchInfo:
    """Begin."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    await hall.lobby.start(room, player)
    return await hall.lobby.info(room, player)


@post("/api/matches/{ident:str}/invitation", status_code=200)
async def renew_invitation(hall: Hall, player: Player, ident: str) -> MatchInfo:
    """A new link; the old one is dead."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    await hall.lobby.invite(room, player, renew=True)
    return await hall.lobby.info(room, player)


@delete("/api/matches/{ident:str}/invitation", status_code=204)
async def revoke_invitation(hall: Hall, player: Player, ident: str) -> None:
    """No link any more."""
    hall.limits.take("write", player.id)
    await hall.lobby.invite(await hall.rooms.enter(ident), player, renew=False)


@post("/api/matches/{ident:str}/replace", status_code=200)
async def replace_seat(hall: Hall, player: Player, ident: str, data: ReplaceSeat) -> MatchInfo:
    """Let a bot take a seat."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    if data.seat >= len(room.chairs):
        raise Conflict("table-no-seat")
    kind = known_bot(data.bot)
    if not room.began:
        await hall.lobby.fill(room, data.seat, kind, player)
    elif data.seat in room.seats_of(player.id) or _host_may(hall, room, player, data.seat):
        act = Act(REPLACE, data.seat, hall.now(), kind)
        await hall.rooms.act(room, lambda _: act, player=player.id)
    else:
        raise Forbidden("table-not-your-seat")
    return await hall.lobby.info(room, player)


def _host_may(hall: Hall, room: Room, player: Player, seat: int) -> bool:
    """The host may wake a table that waits for somebody whose time is over."""
    clocks = room.playing().clocks
    late = clocks.deadline is not None and clocks.running == seat and hall.now() >= clocks.deadline
    return room.row.host == player.id and late


@post("/api/matches/{ident:str}/rematch", status_code=200)
async def play_again(hall: Hall, player: Player, ident: str) -> MatchInfo:
    """The same people again, one seat further."""
    hall.limits.take("create", player.id)
    again = await hall.lobby.rematch(await hall.rooms.enter(ident), player)
    return await hall.lobby.info(await hall.rooms.enter(again), player)


@post("/api/records")
async def upload_record(hall: Hall, player: Player, data: Upload) -> MatchInfo:
    """Look at a record."""
    hall.limits.take("create", player.id)
    ident = await hall.lobby.upload(player, data.record)
    return await hall.lobby.info(await hall.rooms.enter(ident), player)


ROUTES = [
    list_matches,
    create_match,
    show_match,
    show_invitation,
    join_match,
    leave_match,
    start_match,
    renew_invitation,
    revoke_invitation,
    replace_seat,
    play_again,
    upload_record,
]

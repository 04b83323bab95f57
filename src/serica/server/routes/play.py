"""The table: look, play, take back, talk, think, look back."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from sqlalchemy import select, update

from serica.kernel.words import Complaint, Phrase
from serica.server import acting
from serica.server.hall import Hall
from serica.server.messages import (
    Accepted,
    Act,
    Back,
    ChatLine,
    Explain,
    Explanation,
    Hint,
    NewChat,
    Notes,
    Play,
    Position,
    Standing,
)
from serica.server.problems import Conflict, Forbidden, Missing
from serica.server.rooms import Room
from serica.server.routes.asking import SeatQuery, Since, check_may_watch, household, own_seat, viewpoint
from serica.server.showing import option_info, past, saying
from serica.server.storage.models import ChatRow, Player, SeatRow
from serica.server.thinkers import best_kind
from serica.table import act as acts
from serica.table.table import Table, seat_name

MOST_CHAT = 500


@get("/api/matches/{ident:str}/position")
async def show_position(
    hall: Hall, asker: Player | None, ident: str, seat: SeatQuery = None, since: Since = None
) -> Position:
    """The table as it stands."""
    room = await hall.rooms.enter(ident)
    return _position(hall, room, asker, viewpoint(room, asker, seat), since)


def _position(
    hall: Hall, room: Room, player: Player | None, seat: int | None, number: int | None
) -> Position:
    return room.position(seat, player.id if player else None, number=number, now=hall.now())


@get("/api/matches/{ident:str}/history/{played:int}")
async def show_history(
    request: Request,  # type: ignore[type-arg]
    hall: Hall,
    asker: Player | None,
    ident: str,
    played: int,
    seat: SeatQuery = None,
) -> Position:
    """The table as it stood when so many options had been played."""
    hall.limits.take("look back", asker.id if asker else household(request))
    room = await hall.rooms.enter(ident)
    place, table = viewpoint(room, asker, seat), room.playing()
    if not 0 <= played <= table.played:
        raise Missing("table-no-such-moment")
    then = table.moment(played)
    return past(room.id, table, then, place, room.seat_infos(asker.id if asker else None))


@post("/api/matches/{ident:str}/play")
async def play_option(hall: Hall, player: Player, ident: str, data: Play) -> Accepted:
    """Play an option."""
    hall.limits.take("move", player.id)
    room = await _room(hall, ident)
    seat = own_seat(room, player, data.seat)
    try:
        number = await acting.play(hall, room, player, seat, data.option, data.number, data.request_id)
    except Conflict as error:
        raise _moved_on(hall, room, player, seat, data.number, error) from error
    return Accepted(data.request_id, number, _position(hall, room, player, seat, data.number))


@post("/api/matches/{ident:str}/back")
async def take_back(hall: Hall, player: Player, ident: str, data: Back) -> Accepted:
    """Undo or redo."""
    hall.limits.take("move", player.id)
    room = await _room(hall, ident)
    seat = own_seat(room, player, data.seat)
    try:
        number = await acting.back(hall, room, player, seat, data.what, data.number, data.request_id)
    except Conflict as error:
        raise _moved_on(hall, room, player, seat, data.number, error) from error
    return Accepted(data.request_id, number, _position(hall, room, player, seat, data.number))


@post("/api/matches/{ident:str}/act")
async def do_act(hall: Hall, player: Player, ident: str, data: Act) -> Accepted:
    """Resign, pause, go on."""
    hall.limits.take("move", player.id)
    room = await _room(hall, ident)
    seat = own_seat(room, player, data.seat)
    before = room.playing().number

    def make(table: Table) -> acts.Act:
        return acts.Act(data.what, seat, hall.now())

    number = await hall.rooms.act(room, make, player=player.id, request=data.request_id)
    return Accepted(data.request_id, number, _position(hall, room, player, seat, before))


async def _room(hall: Hall, ident: str) -> Room:
    """A room to act in. What others have done there meanwhile the log itself will tell; who sits there is settled."""
    room = hall.rooms.all.get(ident)
    return room if room is not None and room.table is not None else await hall.rooms.enter(ident)


def _moved_on(hall: Hall, room: Room, player: Player, seat: int, number: int, error: Conflict) -> Conflict:
    """The same conflict with the table as it stands now."""
    if room.table is None:
        return error
    known = min(number, room.table.number)
    return Conflict(error.phrase.message, _position(hall, room, player, seat, known))


@get("/api/matches/{ident:str}/standing")
async def show_standing(hall: Hall, player: Player, ident: str, seat: SeatQuery = None) -> Standing:
    """What the table does for a seat by itself."""
    room = await hall.rooms.enter(ident)
    return _standing(room.chairs[own_seat(room, player, seat)])


def _standing(chair: SeatRow) -> Standing:
    return msgspec.convert(chair.standing or {}, Standing)


@put("/api/matches/{ident:str}/standing")
async def change_standing(
    hall: Hall, player: Player, ident: str, data: Standing, seat: SeatQuery = None
) -> Standing:
    """Choose what the table does for a seat by itself."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    place = own_seat(room, player, seat)
    await _keep(hall, room, place, standing=msgspec.to_builtins(data))
    await hall.rooms.act_by_itself(room)
    return data


@get("/api/matches/{ident:str}/notes")
async def show_notes(hall: Hall, player: Player, ident: str, seat: SeatQuery = None) -> Notes:
    """My own notes."""
    room = await hall.rooms.enter(ident)
    return Notes(room.chairs[own_seat(room, player, seat)].notes)


@put("/api/matches/{ident:str}/notes")
async def change_notes(hall: Hall, player: Player, ident: str, data: Notes, seat: SeatQuery = None) -> Notes:
    """Write my own notes."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    await _keep(hall, room, own_seat(room, player, seat), notes=data.text)
    return data


async def _keep(hall: Hall, room: Room, seat: int, **values: object) -> None:
    async with hall.database.writing() as session:
        await session.execute(
            update(SeatRow).where(SeatRow.match == room.id, SeatRow.seat == seat).values(**values)
        )
    for name, value in values.items():
        setattr(room.chairs[seat], name, value)


@post("/api/matches/{ident:str}/hint", status_code=200)
async def give_hint(hall: Hall, player: Player, ident: str, seat: SeatQuery = None) -> Hint:
    """What the best bot there is would do."""
    hall.limits.take("think", player.id)
    room = await hall.rooms.enter(ident)
    place, table = own_seat(room, player, seat), room.playing()
    if not room.row.hints:
        raise Forbidden("table-no-hints")
    if table.asked != place:
        raise Complaint("table-not-your-move", seat=seat_name(place))
    game, kind, number = table.match.game, best_kind(), table.number
    text = await hall.thinkers.decide(room.row.game, game.snapshot(), kind, room.row.thinking, "hint", number)
    if room.playing().number != number:
        raise Conflict("table-moved-on")
    return Hint(option_info(game, game.find(text)), kind)


@post("/api/matches/{ident:str}/explain", status_code=200)
async def explain(hall: Hall, player: Player, ident: str, data: Explain) -> Explanation:
    """Why an option is not offered."""
    room = await hall.rooms.enter(ident)
    seat, table = own_seat(room, player, data.seat), room.playing()
    if table.over:
        return Explanation(saying(Phrase("game-over")))
    if table.asked != seat:
        return Explanation(saying(Phrase("table-not-your-move", {"seat": seat_name(seat)})))
    reason = table.match.game.explain(data.option)
    return Explanation(None if reason is None else saying(reason))


@get("/api/matches/{ident:str}/chat")
async def show_chat(hall: Hall, asker: Player | None, ident: str) -> list[ChatLine]:
    """What was said at a table."""
    room = await hall.rooms.enter(ident)
    check_may_watch(room, asker)
    async with hall.database.reading() as session:
        rows = await session.scalars(
            select(ChatRow).where(ChatRow.match == ident).order_by(ChatRow.id.desc()).limit(MOST_CHAT)
        )
        return [ChatLine(row.id, row.seat, row.name, row.text, row.at) for row in rows][::-1]


@post("/api/matches/{ident:str}/chat")
async def say(hall: Hall, player: Player, ident: str, data: NewChat) -> ChatLine:
    """Say something."""
    hall.limits.take("write", player.id)
    room = await hall.rooms.enter(ident)
    check_may_watch(room, player)
    return await acting.say(hall, room, player, data.text)


@get("/api/matches/{ident:str}/record", media_type=MediaType.TEXT)
async def download_record(hall: Hall, asker: Player | None, ident: str) -> Response[str]:
    """The record of a match that is over."""
    room = await hall.rooms.enter(ident)
    check_may_watch(room, asker)
    if room.row.status not in ("finished", "study"):
        raise Conflict("table-record-not-yet")
    name = f"{room.row.game}-{room.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.playing().match.record().text(), headers=headers)


ROUTES = [
    show_position,
    show_history,
    play_option,
    take_back,
    do_act,
    show_standing,
    change_standing,
    show_notes,
    change_notes,
    give_hint,
    explain,
    show_chat,
    say,
    download_record,
]

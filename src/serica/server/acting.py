"""Acting: what people ask for at a table, over HTTP and over the WebSocket alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from serica.kernel.words import Complaint
from serica.server.hall import Hall
from serica.server.messages import ChatLine
from serica.server.rooms import Room
from serica.server.storage.models import ChatRow, Player
from serica.table import Act, Table
from serica.table.act import PLAY, REDO, UNDO
from serica.table.table import seat_name

What = Literal["step", "turn", "redo"]


async def play(
    hall: Hall, room: Room, player: Player, seat: int, option: str, number: int, request: str
) -> int:
    """Play an option by its notation; returns its number in the log."""

    def make(table: Table) -> Act:
        check_person(table, seat)
        found = table.match.game.find(option) if table.asked == seat else None
        text = option if found is None else table.match.title.notation.text(found)
        return Act(PLAY, seat, hall.now(), text)

    return await hall.rooms.act(room, make, player=player.id, number=number, request=request)


async def back(
    hall: Hall, room: Room, player: Player, seat: int, what: What, number: int, request: str
) -> int:
    """Undo or redo; returns its number in the log."""
    return await hall.rooms.act(
        room, _back(hall, seat, what), player=player.id, number=number, request=request
    )


def _back(hall: Hall, seat: int, what: What) -> Callable[[Table], Act]:
    def make(table: Table) -> Act:
        check_person(table, seat)
        if what == "redo":
            return Act(REDO, seat, hall.now())
        to = table.step_back(seat) if what == "step" else table.turn_back(seat)
        if to is None:
            raise Complaint("table-nothing-to-undo")
        return Act(UNDO, seat, hall.now(), str(to))

    return make


def check_person(table: Table, seat: int) -> None:
    """Raise Complaint when a bot has taken over a seat: then its person only looks on."""
    if not table.seats[seat].is_person:
        raise Complaint("table-seat-of-a-bot", seat=seat_name(seat))


async def say(hall: Hall, room: Room, player: Player, text: str) -> ChatLine:
    """Say something at a table."""
    mine = room.seats_of(player.id)
    seat = mine[0] if mine else None
    shown = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text).strip()
    if not shown:
        raise Complaint("table-empty-chat")
    row = ChatRow(match=room.id, seat=seat, player=player.id, name=player.name, text=shown, at=hall.now())
    async with hall.database.writing() as session:
        session.add(row)
        await session.flush()
    line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
    hall.chat(room, line)
    return line

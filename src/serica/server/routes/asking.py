"""Who is asking, from where, and what they may see."""

from __future__ import annotations

import contextlib
import ipaddress
from typing import Annotated

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import QueryParameter

from serica.server.hall import Hall
from serica.server.identity import COOKIE
from serica.server.lobby import may_look
from serica.server.messages import Seat
from serica.server.problems import Forbidden, Unknown
from serica.server.rooms import Room
from serica.server.storage.models import Player

SeatQuery = Annotated[Seat | None, QueryParameter(name="seat", required=False)]
Since = Annotated[int | None, QueryParameter(name="since", required=False, ge=0, le=100_000)]


async def the_hall(state: State) -> Hall:
    """The hall of this process."""
    hall: Hall = state.hall
    return hall


async def recognise(connection: ASGIConnection, hall: Hall) -> Player | None:  # type: ignore[type-arg]
    """Who is asking, if we know."""
    return await hall.people.recognise(connection.cookies.get(COOKIE))


async def the_asker(request: ASGIConnection, hall: Hall) -> Player | None:  # type: ignore[type-arg]
    """Who is asking, if we know; nobody may ask without end."""
    player = await recognise(request, hall)
    hall.limits.take("ask", player.id if player else household(request))
    return player


async def the_player(asker: Player | None) -> Player:
    """Who is asking; only people whom we know may."""
    if asker is None:
        raise Unknown("table-no-session")
    return asker


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody is asking from."""
    return connection.client.host if connection.client else "somewhere"


def household(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The address whose share of asking somebody uses: whoever has one of IPv6 has all that begin like it."""
    where = address(connection)
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(where.partition("%")[0])
        if found.version == 6 and found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
    return where


def viewpoint(room: Room, player: Player | None, seat: int | None) -> int | None:
    """From which seat somebody may look: one of their own; after the end, from any. None is a spectator.

    Without a wish: the seat of theirs that is asked, or their first.
    """
    mine = room.seats_of(player.id if player else None)
    if seat is not None:
        if seat >= len(room.chairs) or (seat not in mine and room.row.status not in ("finished", "study")):
            raise Forbidden("table-not-your-seat")
        if seat not in mine:
            check_may_watch(room, player)
        return seat
    if not mine:
        check_may_watch(room, player)
        return None
    asked = room.table.asked if room.table is not None else None
    return asked if asked in mine else mine[0]


def own_seat(room: Room, player: Player, seat: int | None) -> int:
    """The seat for which somebody acts."""
    mine = room.seats_of(player.id)
    if not mine:
        raise Forbidden("table-not-at-this-table")
    if seat is None:
        asked = room.table.asked if room.table is not None else None
        return asked if asked in mine else mine[0]
    if seat not in mine:
        raise Forbidden("table-not-your-seat")
    return seat


def check_may_look(room: Room, player: Player | None, token: str | None = None) -> None:
    """Raise Forbidden when a table is closed to somebody."""
    if not may_look(room, player, token):
        raise Forbidden("table-closed")


def check_may_watch(room: Room, player: Player | None) -> None:
    """Raise Forbidden when somebody may not see what happens at a table."""
    if not room.may_watch(player.id if player else None):
        raise Forbidden("table-closed")

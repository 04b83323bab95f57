"""The channel: how the processes of a server hear what happens in the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from serica.server.messages import ChatLine
from serica.server.rooms import ENCODER
from serica.server.storage.database import POSTGRESQL, address_of

CHANNEL = "serica"
MOST_TOLD = 7_900
"""PostgreSQL carries less than 8,000 bytes at a time."""


class News(msgspec.Struct):
    """What processes tell each other over the channel. It holds nothing that a seat may not know."""

    process: str
    match: str
    kind: Literal["act", "seats", "chat", "presence", "rematch", "left"]
    chat: ChatLine | None = None
    seats: list[int] = []
    spectators: int = 0
    rematch: str | None = None
    player: str = ""


def backend_for(database: str) -> ChannelsBackend:
    """PostgreSQL carries the news itself, by asyncpg; else they stay in the process, and others find out when asked."""
    address = address_of(database)
    if address.drivername != POSTGRESQL:
        return MemoryChannelsBackend()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    plain = address.set(drivername="postgresql")
    return AsyncPgChannelsBackend(plain.render_as_string(hide_password=False))


def packets(told: Iterable[News]) -> Iterator[bytes]:
    """As many news in one packet as the channel carries."""
    packet = b""
    for piece in map(ENCODER.encode, told):
        if packet and len(packet) + len(piece) + len(b"[,]") > MOST_TOLD:
            yield b"[" + packet + b"]"
            packet = b""
        packet += b"," + piece if packet else piece
    if packet:
        yield b"[" + packet + b"]"


def unpacked(packet: bytes) -> list[News]:
    """The news in a packet."""
    return msgspec.json.decode(packet, type=list[News])

"""Serica's tables: two guests for each, seated and playing over its public interface."""

from __future__ import annotations

import httpx
import msgspec

from tools.bench_server.load import Load, Table
from tools.bench_server.wire import Socket, connect

SEATS = 2


class Option(msgspec.Struct):
    """What the driver needs to know of an option."""

    text: str


class Position(msgspec.Struct):
    """What the driver needs to know of a position."""

    number: int
    status: str
    seat: int | None
    asked: int | None
    options: list[Option]


class Message(msgspec.Struct):
    """What the driver needs to know of a message."""

    type: str
    position: Position | None = None
    error: msgspec.Raw = msgspec.Raw(b"")


DECODE = msgspec.json.Decoder(Message).decode


class SericaTable(Table):
    """A table of one of our games. When a match is over its people sit down to the next one."""

    def __init__(self, address: str, load: Load, number: int, client: httpx.AsyncClient, game: str) -> None:
        super().__init__(address, load, number)
        self.client = client
        self.game = game
        self.cookies: list[str] = []
        self.asked: Position | None = None

    async def open(self) -> None:
        """Two guests, and their first match."""
        for seat in range(SEATS):
            answer = await self.client.post("api/session", json={"name": f"Guest {self.number}.{seat + 1}"})
            answer.raise_for_status()
            self.cookies.append(answer.headers["set-cookie"].partition(";")[0])
        await self.begin()

    async def begin(self) -> None:
        """A match of one of the guests, which the other joins."""
        chairs = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        match = await self._ask(0, "api/matches", {"game": self.game, "chairs": chairs})
        for seat in range(1, SEATS):
            await self._ask(seat, f"api/matches/{match['id']}/join", {"token": match["invitation"]})
        await self._ask(0, f"api/matches/{match['id']}/start", {})
        self.asked = None
        live = f"{self.address}api/matches/{match['id']}/live"
        self.sockets = [await connect(live, self, cookie=cookie) for cookie in self.cookies]
        self._go_on()

    async def _ask(self, seat: int, path: str, data: dict[str, object]) -> dict[str, str]:
        answer = await self.client.post(path, json=data, headers={"cookie": self.cookies[seat]})
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    def heard(self, socket: Socket, text: bytes) -> None:
        """A message has come."""
        message = DECODE(text)
        if message.type == "accepted":
            self.accepted()
        elif message.type == "refused":
            self.load.failed(bytes(message.error).decode())
        elif message.position is not None:
            position = message.position
            self.over = self.over or position.status == "finished"
            if position.options and position.seat == position.asked:
                self.asked = position
        self._go_on()

    def _go_on(self) -> None:
        """Play on when all have come, the last move was accepted and the next seat has seen what came of it."""
        if self.moving or not self.sockets:
            return
        if self.over:
            self.play_again()
        elif self.asked is not None:
            self.ready()

    def move(self) -> None:
        """Send a random option of the seat that is asked."""
        position, self.asked = self.asked, None
        assert position is not None and position.seat is not None
        option = self.draw.choice(position.options).text
        self.sockets[position.seat].send(
            f'{{"type":"play","number":{position.number},"option":"{option}",'
            f'"request_id":"{self.number:04}-{self.moves:06}"}}'
        )

"""boardgame.io's tables: two players for each, from its lobby, playing over socket.io as its own client does."""

from __future__ import annotations

import json

import httpx
import msgspec

from tools.bench_server.load import Load, Table
from tools.bench_server.wire import Socket, connect

GAME = "tic-tac-toe"
SEATS = 2
SPACE = f"/{GAME},"
"""The namespace of socket.io in which a game is played."""
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", "3", "40", "42"
"""Kinds of engine.io packets; the last two carry packets of socket.io."""


class Board(msgspec.Struct):
    """What is on the table."""

    cells: list[str | None]


class Context(msgspec.Struct):
    """Whose move it is."""

    currentPlayer: str | None  # noqa: N815  (boardgame.io's own name)
    gameover: dict[str, object] | None = None


class State(msgspec.Struct):
    """What the driver needs to know of a state."""

    G: Board
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """What comes with the answer to `sync`."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
SYNC = msgspec.json.Decoder(tuple[str, str, Sync]).decode
EVENT_HEAD = (EVENT + SPACE).encode()
UPDATE_HEAD = EVENT_HEAD + b'["update"'
SYNC_HEAD = EVENT_HEAD + b'["sync"'
CONNECTED = (CONNECT + SPACE).encode()


def event(name: str, *arguments: object) -> str:
    """An event as a packet."""
    return f"{EVENT}{SPACE}{json.dumps([name, *arguments])}"


class Player:
    """A seat and its connection."""

    def __init__(self, table: BoardgameioTable, seat: int, credentials: str) -> None:
        self.table = table
        self.seat = seat
        self.credentials = credentials
        self.state: State | None = None
        self.socket: Socket

    async def connect(self, address: str) -> None:
        """Connect. The table is asked for as soon as the server has said its part."""
        self.socket = await connect(f"{address}socket.io/?EIO=4&transport=websocket", self)

    def heard(self, socket: Socket, text: bytes) -> None:
        """A packet has come."""
        if text.startswith(UPDATE_HEAD):
            _, _, self.state, _ = UPDATE(text[len(EVENT_HEAD) :])
            self.table.updated(self)
        elif text.startswith(SYNC_HEAD):
            _, _, sync = SYNC(text[len(EVENT_HEAD) :])
            self.state = sync.state
            self.table.updated(self)
        elif text.startswith(CONNECTED):
            socket.send(event("sync", self.table.match, str(self.seat), self.credentials, SEATS))
        elif text.startswith(OPEN):
            socket.send(CONNECT + SPACE)
        elif text == PING:
            socket.send(PONG)

    def lost(self, socket: Socket) -> None:
        """The server has hung up."""
        self.table.lost(socket)


class BoardgameioTable(Table):
    """A table of tic-tac-toe."""

    def __init__(self, address: str, load: Load, number: int, client: httpx.AsyncClient) -> None:
        super().__init__(address, load, number)
        self.client = client
        self.match = ""
        self.players: list[Player] = []
        self.playing: Player | None = None
        self.next: Player | None = None
        self.sent = -1

    async def open(self) -> None:
        """Nobody has to be known before a match."""
        await self.begin()

    async def begin(self) -> None:
        """A match from the lobby, with both its seats taken."""
        self.playing, self.next, self.sent = None, None, -1
        created = await self._ask(f"games/{GAME}/create", {"numPlayers": SEATS})
        self.match = created["matchID"]
        players = []
        for seat in range(SEATS):
            joined = await self._ask(
                f"games/{GAME}/{self.match}/join", {"playerID": str(seat), "playerName": f"Guest {seat}"}
            )
            players.append(Player(self, seat, joined["playerCredentials"]))
        self.players = players
        for player in players:
            await player.connect(self.address)
        self.sockets = [player.socket for player in players]
        self._go_on()

    async def _ask(self, path: str, data: dict[str, object]) -> dict[str, str]:
        answer = await self.client.post(path, json=data)
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    def updated(self, player: Player) -> None:
        """A player has received a state."""
        state = player.state
        assert state is not None
        if state.number <= self.sent:
            return
        if player is self.playing and self.moving:
            self.accepted()
        if state.ctx.gameover is not None:
            self.over = True
        elif state.ctx.currentPlayer == str(player.seat):
            self.next = player
        self._go_on()

    def _go_on(self) -> None:
        """Play on when all have come, the last move was accepted and the next player has seen what came of it.

        Who has not been shown the table before the first move there may never hear of it.
        """
        if self.moving or not self.sockets or any(player.state is None for player in self.players):
            return
        if self.over:
            self.play_again()
        elif self.next is not None:
            self.ready()

    def move(self) -> None:
        """Send a random option of the seat that is asked."""
        player, self.next = self.next, None
        assert player is not None and player.state is not None
        self.playing, self.sent = player, player.state.number
        cell = self.draw.choice([n for n, owner in enumerate(player.state.G.cells) if owner is None])
        move = {
            "type": "clickCell",
            "args": [cell],
            "playerID": str(player.seat),
            "credentials": player.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        player.socket.send(event("update", action, self.sent, self.match, str(player.seat)))

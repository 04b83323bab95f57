"""Live: the WebSocket of a match, and the one of a person's home page."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import update

from serica.kernel.words import Complaint
from serica.server import acting
from serica.server.hall import Hall
from serica.server.messages import (
    AcceptedMessage,
    BackMessage,
    ClientMessage,
    LookMessage,
    PingMessage,
    PlayMessage,
    PongMessage,
    PositionMessage,
    RefusedMessage,
    SayMessage,
    SeenMessage,
)
from serica.server.problems import (
    CLOSED,
    NOWHERE,
    TOO_MUCH,
    UNKNOWN,
    Forbidden,
    Missing,
    Problem,
    TooOften,
    Unknown,
)
from serica.server.rooms import Room, Watcher, encode
from serica.server.routes.asking import household, own_seat, recognise, viewpoint
from serica.server.showing import saying
from serica.server.storage.models import Player, SeatRow

DECODER = msgspec.json.Decoder(ClientMessage)


@websocket("/api/matches/{ident:str}/live")
async def watch_match(socket: WebSocket, hall: Hall, ident: str) -> None:  # type: ignore[type-arg]
    """A table, live."""
    await socket.accept()
    player = await recognise(socket, hall)
    try:
        who = player.id if player else household(socket)
        hall.limits.take("live", who)
        room = await hall.rooms.enter(ident)
        seat = viewpoint(room, player, _number(socket, "seat"))
    except Problem as error:
        codes = {Missing: NOWHERE, Forbidden: CLOSED, TooOften: TOO_MUCH}
        return await socket.close(codes.get(type(error), CLOSED), error.phrase.message)
    watcher = Watcher(player.id if player else None, seat)
    await Conversation(hall, room, player, watcher, who).hold(socket, _number(socket, "since"))


def _number(socket: WebSocket, name: str) -> int | None:  # type: ignore[type-arg]
    text = str(socket.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


@dataclass(slots=True)
class Conversation:
    """A browser and a table, talking."""

    hall: Hall
    room: Room
    player: Player | None
    watcher: Watcher
    who: str
    """Whose share of asking the browser uses."""

    async def hold(self, socket: WebSocket, since: int | None) -> None:  # type: ignore[type-arg]
        """Talk until one of both goes."""
        async with self.room.lock:
            if self.room.table is not None:
                self.show(since)
            self.room.watchers.add(self.watcher)
        try:
            await check_still_known(socket, self.hall, self.watcher)
            self.hall.presence(self.room)
            self.hall.wake(self.room)
            self.hall.notices.has_come(self.room, self.watcher.player)
            await both(send(socket, self.watcher), self.listen(socket))
        finally:
            self.room.watchers.discard(self.watcher)
            if not self.hall.closing:
                self.hall.presence(self.room)

    def show(self, since: int | None) -> None:
        """Send the table as it stands."""
        watcher = self.watcher
        shown = self.room.position(watcher.viewpoint, watcher.player, number=since, now=self.hall.now())
        watcher.send(encode(PositionMessage(shown)))

    async def listen(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        """Take what the browser sends."""
        while True:
            raw = await socket.receive_data("text")
            request = None
            try:
                self.hall.limits.take("message", self.who)
                message = DECODER.decode(raw)
                request = getattr(message, "request_id", None)
                await self.answer(message)
            except (msgspec.DecodeError, RecursionError):
                self.refuse(None, 400, Problem("table-bad-request"))
            except Complaint as error:
                status = error.status if isinstance(error, Problem) else 422
                self.refuse(request, status, error)
                if status == 409 and self.room.table is not None:
                    self.show(None)

    def refuse(self, request: str | None, status: int, error: Complaint) -> None:
        """Say why not."""
        self.watcher.send(encode(RefusedMessage(request, status, saying(error.phrase))))

    async def answer(self, message: ClientMessage) -> None:
        """Do what a message asks for."""
        match message:
            case PlayMessage() | BackMessage() | SayMessage():
                await self.act(message)
            case LookMessage(seat):
                self.watcher.viewpoint = None if seat is None else viewpoint(self.room, self.player, seat)
                async with self.room.lock:
                    if self.room.table is not None:
                        self.show(None)
            case SeenMessage(number):
                await self.seen(number)
            case PingMessage():
                self.watcher.send(encode(PongMessage(self.hall.now())))

    async def act(self, message: PlayMessage | BackMessage | SayMessage) -> None:
        """Play, take back or say something."""
        hall, room, player = self.hall, self.room, self.player
        if player is None:
            raise Unknown("table-no-session")
        if isinstance(message, SayMessage):
            hall.limits.take("write", player.id)
            await acting.say(hall, room, player, message.text)
            return
        hall.limits.take("move", player.id)
        seat = own_seat(room, player, message.seat)
        if isinstance(message, PlayMessage):
            number = await acting.play(
                hall, room, player, seat, message.option, message.number, message.request_id
            )
        else:
            number = await acting.back(
                hall, room, player, seat, message.what, message.number, message.request_id
            )
        self.watcher.send(encode(AcceptedMessage(message.request_id, number)))

    async def seen(self, number: int) -> None:
        """Remember what the seat has seen."""
        seat = self.watcher.viewpoint
        if seat is None or self.player is None or seat not in self.room.seats_of(self.player.id):
            return
        self.hall.limits.take("move", self.player.id)
        chair = self.room.chairs[seat]
        if number > chair.looked and number <= self.room.playing().number:
            chair.looked = number
            async with self.hall.database.writing() as session:
                await session.execute(
                    update(SeatRow)
                    .where(SeatRow.match == self.room.id, SeatRow.seat == seat)
                    .values(looked=number)
                )


@websocket("/api/live")
async def watch_home(socket: WebSocket, hall: Hall) -> None:  # type: ignore[type-arg]
    """A person's tables, live."""
    await socket.accept()
    player = await recognise(socket, hall)
    if player is None:
        return await socket.close(UNKNOWN, "table-no-session")
    try:
        hall.limits.take("live", player.id)
    except TooOften as error:
        return await socket.close(TOO_MUCH, error.phrase.message)
    watcher = Watcher(player.id, None)
    hall.homes.setdefault(player.id, set()).add(watcher)
    try:
        await check_still_known(socket, hall, watcher)
        await hall.tell_home(player.id, None)
        await both(send(socket, watcher), hear_nothing(socket))
    finally:
        hall.homes[player.id].discard(watcher)
        if not hall.homes[player.id]:
            del hall.homes[player.id]


async def check_still_known(socket: WebSocket, hall: Hall, watcher: Watcher) -> None:  # type: ignore[type-arg]
    """Send away who has signed out everywhere while the door was opening, before anybody could find them."""
    if watcher.player is not None and await recognise(socket, hall) is None:
        watcher.dismiss(UNKNOWN, "table-no-session")


async def send(socket: WebSocket, watcher: Watcher) -> None:  # type: ignore[type-arg]
    """Send what is left for a browser, until it is sent away."""
    while watcher.farewell is None and (message := await watcher.messages.get()) is not None:
        await socket.send_data(message.decode())
    if watcher.farewell is not None:
        await socket.close(*watcher.farewell)


async def hear_nothing(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Wait until the browser goes."""
    while True:
        await socket.receive_data("text")


async def both(*talks) -> None:  # type: ignore[no-untyped-def]
    """Both directions at once, until one of them ends."""
    tasks = [asyncio.ensure_future(talk) for talk in talks]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
            raise error


ROUTES = [watch_match, watch_home]

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
from serica.server.problems import Forbidden, Missing, Problem, TooOften
from serica.server.rooms import Room, Watcher, encode
from serica.server.routes.asking import address, own_seat, recognise, viewpoint
from serica.server.showing import saying
from serica.server.storage.models import Player, SeatRow

DECODER = msgspec.json.Decoder(ClientMessage)

UNKNOWN, CLOSED, NOWHERE, SLOW, TOO_MUCH = 4401, 4403, 4404, 4408, 4429


@websocket("/api/matches/{ident:str}/live")
async def watch_match(socket: WebSocket, hall: Hall, ident: str) -> None:  # type: ignore[type-arg]
    """A table, live."""
    await socket.accept()
    player = await recognise(socket, hall)
    try:
        hall.limits.take("live", player.id if player else address(socket))
        room = await hall.rooms.enter(ident)
        seat = viewpoint(room, player, _number(socket, "seat"))
    except Problem as error:
        codes = {Missing: NOWHERE, Forbidden: CLOSED, TooOften: TOO_MUCH}
        return await socket.close(codes.get(type(error), CLOSED), error.phrase.message)
    watcher = Watcher(player.id if player else None, seat)
    await Conversation(hall, room, player, watcher).hold(socket, _number(socket, "since"))


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

    async def hold(self, socket: WebSocket, since: int | None) -> None:  # type: ignore[type-arg]
        """Talk until one of both goes."""
        async with self.room.lock:
            if self.room.table is not None:
                self.show(since)
            self.room.watchers.add(self.watcher)
        self.hall.presence(self.room)
        self.hall.wake(self.room)
        try:
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
                message = DECODER.decode(raw)
                request = getattr(message, "request_id", None)
                await self.answer(message)
            except msgspec.ValidationError:
                self.refuse(None, 400, Problem("table-bad-request"))
            except msgspec.DecodeError:
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
            raise Forbidden("table-no-session")
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
        await hall.tell_home(player.id, None)
        await both(send(socket, watcher), hear_nothing(socket))
    finally:
        hall.homes[player.id].discard(watcher)
        if not hall.homes[player.id]:
            del hall.homes[player.id]


async def send(socket: WebSocket, watcher: Watcher) -> None:  # type: ignore[type-arg]
    """Send what is left for a browser; one that is too slow has to come back."""
    while not watcher.overrun.is_set():
        await socket.send_data((await watcher.messages.get()).decode())
    await socket.close(SLOW, "table-too-slow")


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

"""A WebSocket client on bare asyncio: just enough of RFC 6455, so that the driver is never the slower side.

It offers permessage-deflate, as every browser does (RFC 7692); what it sends itself is short and goes as it is.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import zlib
from collections.abc import Callable
from typing import Protocol, cast
from urllib.parse import urlsplit

ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL, COMPRESSED = 0x80, 0x40
TAIL = b"\x00\x00\xff\xff"


class Refused(Exception):
    """The server does not take the connection."""


class Listener(Protocol):
    """Whoever has opened a connection."""

    def heard(self, socket: Socket, text: bytes) -> None:
        """A message has come."""

    def lost(self, socket: Socket) -> None:
        """The server has hung up."""


class Socket(asyncio.Protocol):
    """A connection: the listener hears every message, `send` sends one."""

    def __init__(self, request: bytes, accept: bytes, listener: Listener) -> None:
        self.listener = listener
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes that have come over the wire."""
        self._request = request
        self._accept = accept
        self._buffer = bytearray()
        self._parts: list[bytes] = []
        self._compressed = False
        self._inflate: Callable[[bytes], bytes] | None = None
        self._hung_up = False
        self._transport: asyncio.Transport

    def send(self, text: str) -> None:
        """Send a message."""
        self._send(TEXT, text.encode())

    def close(self) -> None:
        """Hang up."""
        if not self._hung_up:
            self._hung_up = True
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((FINAL | kind, 0x80 | size))
            if size < 126
            else bytes((FINAL | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        )
        mask = os.urandom(4)
        key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(payload, "big") ^ key).to_bytes(size, "big")
        self._transport.write(head + mask + masked)

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection stands: ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transports are none by their class
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        if not self.opened.done():
            self.opened.set_exception(Refused("the server has hung up"))
        elif not self._hung_up:
            self._hung_up = True
            self.listener.lost(self)

    def data_received(self, data: bytes) -> None:
        """Bytes have come: the answer to our request first, then frames."""
        self.received += len(data)
        self._buffer += data
        if not self.opened.done() and not self._answered():
            return
        while not self._hung_up and self._frame():
            pass

    def _answered(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        lines = head.split(b"\r\n")
        headers = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(b":") for line in lines[1:])
        }
        if b" 101 " not in lines[0] or headers.get(b"sec-websocket-accept") != self._accept:
            self.opened.set_exception(Refused(lines[0].decode("latin-1")))
            return False
        self._accept_deflate(headers.get(b"sec-websocket-extensions", b""))
        self._buffer = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _accept_deflate(self, extensions: bytes) -> None:
        if b"permessage-deflate" not in extensions:
            return
        if b"server_no_context_takeover" in extensions:
            self._inflate = lambda data: zlib.decompressobj(-15).decompress(data)
        else:
            self._inflate = zlib.decompressobj(-15).decompress

    def _frame(self) -> bool:
        """Take a whole frame from the buffer, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        first, size, start = buffer[0], buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        end = start + size
        if len(buffer) < end:
            return False
        payload = bytes(buffer[start:end])
        del buffer[:end]
        self._take(first, payload)
        return True

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self._transport.close()
        elif kind < CLOSE:
            if kind:
                self._compressed = bool(first & COMPRESSED)
            if not first & FINAL or self._parts:
                self._parts.append(payload)
            if first & FINAL:
                if self._parts:
                    payload, self._parts = b"".join(self._parts), []
                if self._compressed and self._inflate is not None:
                    payload = self._inflate(payload + TAIL)
                self.listener.heard(self, payload)


async def connect(url: str, listener: Listener, *, cookie: str | None = None) -> Socket:
    """Open a WebSocket."""
    parts = urlsplit(url)
    assert parts.hostname is not None and parts.port is not None
    key = base64.b64encode(os.urandom(16))
    lines = [
        f"GET {parts.path}{'?' + parts.query if parts.query else ''} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key.decode()}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate",
    ]
    if cookie is not None:
        lines.append(f"Cookie: {cookie}")
    request = "\r\n".join([*lines, "", ""]).encode()
    accept = base64.b64encode(hashlib.sha1(key + ACCEPT).digest())
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(request, accept, listener), parts.hostname, parts.port
    )
    await socket.opened
    return socket

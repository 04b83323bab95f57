"""WebSockets: uvicorn's own, with a memory for the compression that a whole position fits into."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 13
"""The compression looks back so many bits: 8 kB. A position is much like the one before it, but only whoever
still remembers that one can tell. uvicorn's 4 kB do not reach back far enough for large games; with more than
this the memories of all connections no longer fit into the processor's own."""
CLIENTS_WINDOW = 12
MEMORY = 5
EFFORT = 4
"""Of 9: the lowest that still looks for the longest likeness, as nearly all of a position has one."""


class Sockets(WebSocketsSansIOProtocol):
    """A connection of a browser that has a table open."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW,
                client_max_window_bits=CLIENTS_WINDOW,
                compress_settings={"memLevel": MEMORY, "level": EFFORT},
            )
        ]

"""WebSockets: uvicorn's own, with a memory for the compression that a whole position fits into."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 14
"""The compression looks back so many bits: 16 kB. A position is much like the one before it, but only whoever
still remembers that one can tell; what has 9 kB costs with uvicorn's 4 kB three times the time and five times
the bytes."""
CLIENTS_WINDOW = 12
MEMORY = 5


class Sockets(WebSocketsSansIOProtocol):
    """A connection of a browser that has a table open."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW,
                client_max_window_bits=CLIENTS_WINDOW,
                compress_settings={"memLevel": MEMORY},
            )
        ]

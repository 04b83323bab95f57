"""The guard: origin checks, headers that keep pages safe, and one line of log for each request."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from serica.kernel.words import Phrase
from serica.server.messages import Failure
from serica.server.problems import NOWHERE, ORIGIN
from serica.server.rooms import ENCODER
from serica.server.showing import saying

logger = logging.getLogger("serica.requests")

Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application, whichever framework it was made with."""

SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

CAPABILITY = re.compile(r"^(/api/invitations|/join)/[^/]+")
"""Addresses that open a door to whoever knows them: no log shall know them."""


def guard(app: Application) -> Application:
    """Stand before the whole application."""

    async def guarded(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
        elif not _same_origin(scope):
            await _turn_away(scope, receive, send, 403, ORIGIN, "table-bad-origin")
        elif not _is_text(scope):
            await _turn_away(scope, receive, send, 404, NOWHERE, "table-no-such-page")
        elif scope["type"] == "websocket":
            await app(scope, receive, send)
        else:
            await _with_headers(app, scope, receive, send)

    return guarded


def _same_origin(scope: Any) -> bool:
    """Whether a request that can change something comes from our own pages.

    Browsers always say where such a request comes from; a program that says nothing carries nobody's cookies
    but its own.
    """
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    headers = {
        name: value for name, value in scope["headers"] if name in (b"origin", b"host", b"sec-fetch-site")
    }
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
    try:
        asked_of = headers.get(b"host", b"").decode("latin-1")
        return bool(asked_of) and urlsplit(origin.decode("latin-1")).netloc == asked_of
    except ValueError:
        return False


def _is_text(scope: Any) -> bool:
    """Whether an address holds no NUL, which PostgreSQL would not even look for."""
    return "\0" not in scope["path"] and b"%00" not in scope["query_string"]


async def _turn_away(scope: Any, receive: Receive, send: Send, status: int, code: int, message: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": code, "reason": message})
        return
    body = ENCODER.encode(Failure(status, saying(Phrase(message))))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _with_headers(app: Application, scope: Any, receive: Receive, send: Send) -> None:
    began, status = time.perf_counter(), 500

    async def send_with_headers(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            message["headers"] = [*message["headers"], *HEADERS]
            if scope["path"].startswith("/api/"):
                message["headers"].append((b"cache-control", b"no-store"))
        await send(message)

    try:
        await app(scope, receive, send_with_headers)
    finally:
        counts = scope["litestar_app"].state.hall.counts if "litestar_app" in scope else {}
        if counts:
            counts["requests"] += 1
            counts["refused"] += 400 <= status < 500
            counts["errors"] += status >= 500
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": CAPABILITY.sub(r"\1/…", scope["path"]),
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            },
        )

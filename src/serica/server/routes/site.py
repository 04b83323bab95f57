"""The site: the files of the built client. Every address that is no file is the client's own affair."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from litestar import HttpMethod, Request, Response, route

from serica.server.problems import Missing

CLIENT = Path(__file__).parents[1] / "client"
INDEX = "index.html"
UNBUILT = (Path(__file__).parents[1] / "unbuilt.html").read_text("utf-8")

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALL = 600

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, as it is and packed."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    caching: str


@cache
def files() -> dict[str, Path]:
    """All files of the client by their address; nothing else can ever be asked for."""
    if not CLIENT.is_dir():
        return {}
    return {path.relative_to(CLIENT).as_posix(): path for path in CLIENT.rglob("*") if path.is_file()}


@cache
def load(name: str) -> File:
    """Read a file once."""
    content = files()[name].read_bytes()
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = media_type.startswith(("text/", "application/json", "application/manifest", "image/svg"))
    packed = gzip.compress(content, 9, mtime=0) if text and len(content) > SMALL else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    return File(content, packed, media_type, etag, FOREVER if name.startswith("assets/") else ASK_AGAIN)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request, path: str = "") -> Response[bytes]:  # type: ignore[type-arg]
    """A file of the client, or its page."""
    name = path.strip("/")
    if name.startswith(("api/", "locale/", "assets/")) and name not in files():
        raise Missing("table-no-such-page")
    if INDEX not in files():
        return Response(UNBUILT.encode(), media_type="text/html")
    file = load(name if name in files() else INDEX)
    headers = {"etag": file.etag, "cache-control": file.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = file.packed, "gzip"
    return Response(content, headers=headers, media_type=file.media_type)


ROUTES = [page]

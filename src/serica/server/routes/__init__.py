"""Routes: the endpoints of docs/api.md, one module for each of its sections."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from serica.server.routes.games import ROUTES as GAMES
from serica.server.routes.host import ROUTES as HOST
from serica.server.routes.live import ROUTES as LIVE
from serica.server.routes.matches import ROUTES as MATCHES
from serica.server.routes.notifications import ROUTES as NOTIFICATIONS
from serica.server.routes.play import ROUTES as PLAY
from serica.server.routes.session import ROUTES as SESSION
from serica.server.routes.site import ROUTES as SITE

ROUTES: list[ControllerRouterHandler] = [
    *SESSION,
    *GAMES,
    *MATCHES,
    *PLAY,
    *LIVE,
    *NOTIFICATIONS,
    *HOST,
    *SITE,
]

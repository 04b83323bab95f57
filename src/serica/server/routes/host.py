"""For hosts: health and metrics."""

from __future__ import annotations

from litestar import MediaType, Request, get
from sqlalchemy import text

import serica
from serica.server.hall import Hall
from serica.server.messages import Health
from serica.server.problems import Forbidden
from serica.server.routes.asking import address

LOCAL = ("127.0.0.1", "::1")

HELP = {
    "serica_moves_total": ("counter", "Entries added to logs by this process."),
    "serica_commits_total": ("counter", "Commits that brought them to the disk."),
    "serica_requests_total": ("counter", "HTTP requests."),
    "serica_refused_total": ("counter", "Requests answered with 4xx."),
    "serica_errors_total": ("counter", "Requests answered with 5xx, and background work that failed."),
    "serica_rooms": ("gauge", "Tables in memory."),
    "serica_watchers": ("gauge", "Open WebSockets at tables."),
    "serica_matches": ("gauge", "Matches by state."),
}


@get("/health")
async def health(hall: Hall) -> Health:
    """Whether the server can serve: it answers, and so does its database."""
    async with hall.database.reading() as session:
        await session.execute(text("SELECT 1"))
    return Health("ok", serica.__version__)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request, hall: Hall) -> str:  # type: ignore[type-arg]
    """The state of this process for Prometheus."""
    if address(request) not in LOCAL and not hall.configuration.metrics_open:
        raise Forbidden("table-local-only")
    counts, rooms = hall.counts, hall.rooms.all.values()
    values: dict[str, dict[str, float]] = {
        "serica_moves_total": {"": counts["moves"]},
        "serica_commits_total": {"": hall.log.commits},
        "serica_requests_total": {"": counts["requests"]},
        "serica_refused_total": {"": counts["refused"]},
        "serica_errors_total": {"": counts["errors"]},
        "serica_rooms": {"": len(rooms)},
        "serica_watchers": {"": sum(len(room.watchers) for room in rooms)},
        "serica_matches": {
            f'{{status="{status}"}}': count for status, count in (await hall.standing()).items()
        },
    }
    lines = []
    for name, (kind, help_text) in HELP.items():
        lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}"]
        lines += [f"{name}{labels} {value}" for labels, value in values[name].items()]
    return "\n".join(lines) + "\n"


ROUTES = [health, metrics]

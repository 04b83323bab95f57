"""Notifications: how a person wants to hear that it is their move."""

from __future__ import annotations

from litestar import Request, delete, get, post, put

from serica.server.hall import Hall
from serica.server.messages import Notifications, PushKey, PushSubscription
from serica.server.notices import wishes_of
from serica.server.push import check_keys
from serica.server.storage.models import Player

LONGEST_SITE = 200


@get("/api/notifications")
async def show_wishes(player: Player) -> Notifications:
    """How I am told."""
    return wishes_of(player)


@put("/api/notifications")
async def change_wishes(
    request: Request,  # type: ignore[type-arg]
    hall: Hall,
    player: Player,
    data: Notifications,
) -> Notifications:
    """Choose how I am told."""
    hall.limits.take("write", player.id)
    site = request.headers.get("origin", "")  # the guard has seen that it is our own
    await hall.notices.choose(player, data, site if 0 < len(site) <= LONGEST_SITE else None)
    return data


@get("/api/notifications/key")
async def show_key(hall: Hall) -> PushKey:
    """The key that browsers subscribe with."""
    return PushKey(hall.notices.pusher.public_key)


@post("/api/notifications/subscriptions", status_code=204)
async def subscribe(hall: Hall, player: Player, data: PushSubscription) -> None:
    """Take messages in this browser."""
    hall.limits.take("write", player.id)
    check_keys(data.keys)
    await hall.notices.subscribe(player, data)


@delete("/api/notifications/subscriptions", status_code=204)
async def unsubscribe(hall: Hall, player: Player) -> None:
    """Take no more messages in any browser."""
    await hall.notices.forget(player)


@post("/api/notifications/test", status_code=204)
async def test_wishes(hall: Hall, player: Player) -> None:
    """Send a notice now."""
    hall.limits.take("password", player.id)
    hall.begin(hall.notices.tell(player, wishes_of(player), []))


ROUTES = [show_wishes, change_wishes, show_key, subscribe, unsubscribe, test_wishes]

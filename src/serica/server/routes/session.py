"""Sessions: a name and a cookie, an account, signing in and out."""

from __future__ import annotations

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie

from serica.server.hall import Hall
from serica.server.identity import COOKIE, COOKIE_AGE, me
from serica.server.messages import ChangeMe, Me, NewAccount, NewGuest, SignIn, SignOut
from serica.server.routes.asking import household
from serica.server.storage.models import Player


def _known(request: Request, hall: Hall, player: Player) -> Response[Me]:  # type: ignore[type-arg]
    cookie = Cookie(
        key=COOKIE,
        value=hall.people.cookie(player),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return Response(me(player), cookies=[cookie])


@get("/api/session")
async def who_am_i(asker: Player | None) -> Me:
    """Who this browser is."""
    return me(asker)


@post("/api/session")
async def be_guest(request: Request, hall: Hall, data: NewGuest) -> Response[Me]:  # type: ignore[type-arg]
    """Begin as a guest; the answer sets the cookie."""
    hall.limits.take("guest", household(request))
    return _known(request, hall, await hall.people.welcome(data))


@patch("/api/session")
async def change(hall: Hall, player: Player, data: ChangeMe) -> Me:
    """Take another name or language."""
    hall.limits.take("write", player.id)
    return me(await hall.people.change(player, data))


@post("/api/session/account")
async def keep_account(
    request: Request,  # type: ignore[type-arg]
    hall: Hall,
    player: Player,
    data: NewAccount,
) -> Response[Me]:
    """Keep this guest as an account, or change its address and password."""
    hall.limits.take("password", household(request))
    kept = await hall.people.keep(player, data)
    if kept.epoch != player.epoch:
        hall.signed_out(player.id)
    return _known(request, hall, kept)


@post("/api/session/sign-in")
async def sign_in(request: Request, hall: Hall, data: SignIn) -> Response[Me]:  # type: ignore[type-arg]
    """Come back to an account."""
    hall.limits.take("password", household(request))
    hall.limits.take("password", data.email.lower())
    return _known(request, hall, await hall.people.sign_in(data))


@post("/api/session/sign-out", status_code=200)
async def sign_out(hall: Hall, player: Player, data: SignOut) -> Response[Me]:
    """Leave this browser, or all."""
    if data.everywhere:
        await hall.people.sign_out_everywhere(player)
        hall.signed_out(player.id)
    answer = Response(me(None))
    answer.delete_cookie(COOKIE, path="/")
    return answer


ROUTES = [who_am_i, be_guest, change, keep_account, sign_in, sign_out]

"""Guests, accounts, and the cookie by which a browser is known."""

from __future__ import annotations

from http.cookies import SimpleCookie

import pytest

from serica.server.identity import COOKIE, Pass, Seals
from tests.server.house import IN_A_FILE, wait_for

ACCOUNT = {"email": "mei@example.org", "password": "camel and silk"}


def cookie_of(answer):
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def test_nobody_is_known_at_first(house):
    assert house.visitor().get("/api/session")["player"] is None


def test_a_guest_needs_a_name_and_nothing_else(house):
    somebody = house.visitor()
    said = somebody.post("/api/session", {"name": "  Mei \u0007 Lin ", "language": "ru"})
    assert (said["name"], said["language"], said["account"]) == ("Mei Lin", "ru", False)
    assert somebody.get("/api/session") == said


def test_the_cookie_is_for_the_server_alone(house):
    cookie = cookie_of(house.visitor().ask("POST", "/api/session", {"name": "Mei"}))
    assert cookie["httponly"] and cookie["samesite"] == "lax" and cookie["path"] == "/"
    assert not cookie["secure"], "over plain HTTP a secure cookie would be lost"


def test_behind_https_the_cookie_is_secure(house):
    answer = house.visitor(**{"x-forwarded-proto": "https"}).ask("POST", "/api/session", {"name": "Mei"})
    assert cookie_of(answer)["secure"]


def test_only_a_trusted_proxy_is_believed(build):
    house = build(proxy="10.9.8.7")
    answer = house.visitor(**{"x-forwarded-proto": "https"}).ask("POST", "/api/session", {"name": "Mei"})
    assert not cookie_of(answer)["secure"]


@pytest.mark.parametrize("name", ["", " ", "\u200b\u0007", "Mei\0", "x" * 41])
def test_a_name_must_be_one(house, name):
    status, _ = house.visitor().refused("POST", "/api/session", {"name": name})
    assert status in (400, 409)


def test_a_guest_changes_name_and_language(house):
    mei = house.guest("Mei")
    mei.told("PATCH", "/api/session", {"name": "Lin", "language": "ru"})
    assert mei.get("/api/session")["name"] == "Lin"
    assert mei.told("PATCH", "/api/session", {})["language"] == "ru"


def test_a_cookie_of_somebody_else_is_not_believed(house):
    mei, eve = house.guest("Mei"), house.visitor()
    forged = Seals(b"another key").seal(Pass(mei.get("/api/session")["player"], 0))
    for cookie in (forged, mei.http.cookies[COOKIE][:-1] + "x", "nonsense", "a.b", "."):
        eve.http.cookies.set(COOKIE, cookie)
        assert eve.get("/api/session")["player"] is None
        assert eve.refused("POST", "/api/matches", {"game": "dunhuang", "chairs": [{"kind": "me"}]})[0] == 401


def test_an_account_is_found_again_on_another_device(house):
    mei = house.guest("Mei")
    match = mei.create("me", "open")
    kept = mei.post("/api/session/account", ACCOUNT)
    assert kept["account"] and kept["email"] == ACCOUNT["email"]
    elsewhere = house.visitor()
    assert elsewhere.refused("POST", "/api/session/sign-in", {**ACCOUNT, "password": "guess"}) == (
        403,
        "table-wrong-password",
    )
    found = elsewhere.post("/api/session/sign-in", {**ACCOUNT, "email": "MEI@example.org"})
    assert found["player"] == kept["player"]
    assert [table["id"] for table in elsewhere.get("/api/matches")["mine"]] == [match]


def test_nobody_learns_whether_an_address_has_an_account(house):
    unknown = {"email": "nobody@example.org", "password": "guess guess"}
    assert house.visitor().refused("POST", "/api/session/sign-in", unknown) == (403, "table-wrong-password")


def test_an_address_is_taken_once(house):
    house.guest().post("/api/session/account", {**ACCOUNT, "email": "ada@example.org"})
    other = house.guest()
    taken = other.refused("POST", "/api/session/account", {**ACCOUNT, "email": "Ada@Example.org"})
    assert taken == (409, "table-email-taken")
    assert not other.get("/api/session")["account"]


@IN_A_FILE
def test_no_password_is_kept_as_it_is(house):
    house.guest().post("/api/session/account", {**ACCOUNT, "email": "olga@example.org"})
    kept = b"".join(path.read_bytes() for path in house.configuration.data.iterdir() if path.is_file())
    assert ACCOUNT["password"].encode() not in kept
    assert b"$argon2id$" in kept


def test_signing_out_is_for_this_browser_alone(house):
    mei, elsewhere = house.guest(), house.visitor()
    mei.post("/api/session/account", {**ACCOUNT, "email": "one@example.org"})
    elsewhere.post("/api/session/sign-in", {**ACCOUNT, "email": "one@example.org"})
    mei.post("/api/session/sign-out", {})
    assert mei.get("/api/session")["player"] is None
    assert elsewhere.get("/api/session")["player"] is not None


def test_signing_out_everywhere_ends_every_session_and_closes_what_is_open(house):
    mei, elsewhere = house.guest(), house.visitor()
    mei.post("/api/session/account", {**ACCOUNT, "email": "all@example.org"})
    elsewhere.post("/api/session/sign-in", {**ACCOUNT, "email": "all@example.org"})
    home, table = elsewhere.listen("/api/live"), elsewhere.watch(mei.create("me", "greedy"))
    mei.post("/api/session/sign-out", {"everywhere": True})
    assert elsewhere.get("/api/session")["player"] is None
    assert (home.closed(), table.closed()) == (4401, 4401)
    assert elsewhere.post("/api/session/sign-in", {**ACCOUNT, "email": "all@example.org"})["account"]


def test_signing_out_closes_what_was_just_being_opened(house):
    mei = house.guest()
    ident = mei.create("me", "open")
    room = house.hall.rooms.all[ident]
    house.run(room.lock.acquire())
    table = mei.watch(ident)
    wait_for(lambda: room.lock._waiters, "the browser to stand at the door")
    mei.post("/api/session/sign-out", {"everywhere": True})

    async def go_on():
        room.lock.release()

    house.run(go_on())
    assert table.closed() == 4401


def test_another_password_ends_the_sessions_of_the_old_one(house):
    mei, elsewhere = house.guest(), house.visitor()
    mei.post("/api/session/account", {**ACCOUNT, "email": "new@example.org"})
    elsewhere.post("/api/session/sign-in", {**ACCOUNT, "email": "new@example.org"})
    mei.post("/api/session/account", {"email": "new@example.org", "password": "another camel"})
    assert mei.get("/api/session")["account"]
    assert elsewhere.get("/api/session")["player"] is None


def test_sessions_outlive_the_server(build):
    mei = build().guest("Mei")
    cookie = mei.http.cookies[COOKIE]
    again = build().visitor()
    again.http.cookies.set(COOKIE, cookie)
    assert again.get("/api/session")["name"] == "Mei"

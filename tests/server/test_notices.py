"""Telling people who are away that it is their move: as each of them likes, not at night, and once."""

from __future__ import annotations

import base64
import json
import os
import socket

import http_ece
import pytest
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from serica.server import notices
from serica.server.hall import Hall
from serica.server.outward import Inside, check_host, check_service, is_outside, outside_only
from serica.server.problems import Problem
from serica.server.push import Gone
from serica.server.storage.models import Browser, Notice
from tests.server.house import wait_for
from tests.server.sinks import Mailbox, WebSink, certify, listening

MINUTE = 60_000
HOUR = 60 * MINUTE
NOON = 1_800_014_400_000
"""Twelve o'clock in the zone UTC, on some day."""


class Clock:
    """The time of the house."""

    def __init__(self):
        self.now = NOON

    def __call__(self):
        return self.now

    def wait(self, minutes):
        self.now += round(minutes * MINUTE)


@pytest.fixture
def clock(monkeypatch):
    found = Clock()
    monkeypatch.setattr(Hall, "now", staticmethod(found))
    monkeypatch.setattr(notices, "ROUND", 3600.0)
    return found


@pytest.fixture
def inner_house(build, clock):
    """A house whose host lets notices go to addresses inside, as the sinks of these tests are."""
    return build(internal_services=True)


@pytest.fixture
def sink():
    with listening(WebSink()) as opened:
        yield opened


@pytest.fixture
def mailbox():
    with listening(Mailbox()) as opened:
        yield opened


def service(sink, topic="mei"):
    return f"ntfy://127.0.0.1:{sink.port}/{topic}"


def sit(house, mei):
    """A table where it is Mei's move after one of Ada's; it is not yet."""
    ada = house.guest("Ada")
    ident = ada.create("me", "open")
    mei.post(mei.match(ident, "join"), {"token": ada.info(ident)["invitation"]})
    ada.post(ada.match(ident, "start"))
    while ada.position(ident)["asked"] == 1:
        mei.play(ident)
    return ident, ada


def move_until_asked(ada, ident, seat=1):
    while ada.position(ident)["asked"] != seat:
        ada.play(ident)


def noted(house):
    """At which tables somebody still has to be told."""

    async def read():
        async with house.hall.database.reading() as session:
            return list(await session.scalars(select(Notice.match)))

    return house.run(read())


def noted_at(house, *matches):
    wait_for(lambda: set(noted(house)) == set(matches), "notices to be kept")


def round_of(house):
    """The crier goes round, and everything is sent."""
    house.run(house.hall.notices.go_round())
    wait_for(lambda: not house.hall._tasks, "notices to be sent")


def told(sink):
    return [json.loads(body) for _, _, body in sink.requests]


# Whom and when


def test_whoever_is_away_is_told_by_the_service_of_their_choice(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    mei.put("/api/notifications", {"services": [service(sink)]})
    ident, ada = sit(inner_house, mei)
    move_until_asked(ada, ident)
    noted_at(inner_house, ident)
    round_of(inner_house)
    assert told(sink) == [], "they may be on their way"
    clock.wait(1)
    round_of(inner_house)
    (message,) = told(sink)
    assert (message["topic"], message["title"]) == ("mei", "Serica")
    assert message["message"] == f"It is your move.\n\n{inner_house.address}/match/{ident}"
    clock.wait(60)
    round_of(inner_house)
    assert len(sink.requests) == 1, "nobody is told twice"


def test_many_tables_are_one_notice_in_ones_own_language(inner_house, clock, sink):
    mei = inner_house.visitor().enter("Мэй", "ru")
    mei.put("/api/notifications", {"services": [service(sink)]})
    tables = [sit(inner_house, mei) for _ in range(3)]
    for ident, ada in tables:
        move_until_asked(ada, ident)
    noted_at(inner_house, *(ident for ident, _ in tables))
    clock.wait(1)
    round_of(inner_house)
    (message,) = told(sink)
    assert message["message"].startswith("Ваш ход за 3 столами")
    assert message["message"].count("/match/") == 3


def test_who_sits_at_the_table_is_not_told(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    mei.put("/api/notifications", {"services": [service(sink)]})
    ident, ada = sit(inner_house, mei)
    other, olga = sit(inner_house, mei)
    mei.watch(ident).until("presence")
    move_until_asked(ada, ident)
    move_until_asked(olga, other)
    noted_at(inner_house, other)


def test_who_comes_to_look_need_not_be_told(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    mei.put("/api/notifications", {"services": [service(sink)]})
    ident, ada = sit(inner_house, mei)
    move_until_asked(ada, ident)
    noted_at(inner_house, ident)
    mei.watch(ident).until("presence")
    noted_at(inner_house)


def test_who_has_moved_meanwhile_is_not_told(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    mei.put("/api/notifications", {"services": [service(sink)]})
    ident, ada = sit(inner_house, mei)
    move_until_asked(ada, ident)
    noted_at(inner_house, ident)
    while mei.position(ident)["asked"] == 1:
        mei.play(ident)
    noted_at(inner_house)
    clock.wait(1)
    round_of(inner_house)
    assert told(sink) == []


def test_who_does_not_want_to_be_told_is_not(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    first, ada = sit(inner_house, mei)
    move_until_asked(ada, first)
    lin = inner_house.guest("Lin")
    lin.put("/api/notifications", {"services": [service(sink)]})
    second, olga = sit(inner_house, lin)
    move_until_asked(olga, second)
    noted_at(inner_house, second)


def test_the_digest_of_an_hour(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    mei.put("/api/notifications", {"services": [service(sink)], "every": "hour"})
    first, ada = sit(inner_house, mei)
    move_until_asked(ada, first)
    noted_at(inner_house, first)
    clock.wait(1)
    round_of(inner_house)
    assert len(told(sink)) == 1
    tables = [sit(inner_house, mei) for _ in range(2)]
    for ident, olga in tables:
        move_until_asked(olga, ident)
    noted_at(inner_house, *(ident for ident, _ in tables))
    clock.wait(30)
    round_of(inner_house)
    assert len(told(sink)) == 1, "the hour is not over"
    clock.wait(30)
    round_of(inner_house)
    assert len(told(sink)) == 2 and "at 2 tables" in told(sink)[1]["message"]


def test_nobody_is_woken_at_night(inner_house, clock, sink):
    mei = inner_house.guest("Mei")
    quiet = {"start": 22, "end": 7, "zone": "Europe/Moscow"}
    mei.put("/api/notifications", {"services": [service(sink)], "quiet": quiet})
    ident, ada = sit(inner_house, mei)
    clock.wait(8 * 60)
    move_until_asked(ada, ident)
    noted_at(inner_house, ident)
    for _ in range(7):  # from eleven in the evening to six in the morning
        clock.wait(60)
        round_of(inner_house)
    assert told(sink) == []
    clock.wait(80)
    round_of(inner_house)
    assert len(told(sink)) == 1


# How


def test_by_mail(inner_house, clock, mailbox):
    mei = inner_house.guest("Mei")
    url = f"mailto://127.0.0.1:{mailbox.port}?from=table@example.org&to=mei@example.org&mode=insecure"
    mei.put("/api/notifications", {"services": [url]})
    ident, ada = sit(inner_house, mei)
    move_until_asked(ada, ident)
    noted_at(inner_house, ident)
    clock.wait(1)
    round_of(inner_house)
    (mail,) = mailbox.mails
    assert mail["subject"] == "Serica" and "mei@example.org" in mail["to"]
    assert "It is your move." in mail.get_body().get_content()
    assert ident in mail.get_body().get_content()


class MyBrowser:
    """A browser that takes messages from a push service."""

    def __init__(self, endpoint):
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": point, "auth": self.secret}
        self.subscription = {
            "endpoint": endpoint,
            "keys": {name: base64.urlsafe_b64encode(key).rstrip(b"=").decode() for name, key in keys.items()},
        }

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))


@pytest.fixture
def push_service(tmp_path, monkeypatch):
    opened = WebSink()
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(certify(opened, tmp_path)))
    with listening(opened):
        yield opened


def subscriptions(house):
    async def read():
        async with house.hall.database.reading() as session:
            return list(await session.scalars(select(Browser.endpoint)))

    return house.run(read())


def test_by_web_push(inner_house, clock, push_service):
    mei = inner_house.guest("Mei")
    browser = MyBrowser(f"https://localhost:{push_service.port}/mei")
    mei.post("/api/notifications/subscriptions", browser.subscription)
    mei.put("/api/notifications", {"push": True})
    ident, ada = sit(inner_house, mei)
    move_until_asked(ada, ident)
    noted_at(inner_house, ident)
    clock.wait(1)
    round_of(inner_house)
    (path, headers, body) = push_service.requests[0]
    assert path == "/mei" and headers["authorization"].startswith("vapid t=")
    assert mei.get("/api/notifications/key")["key"] in headers["authorization"]
    assert b"move" not in body, "only the browser can read it"
    assert browser.read(body) == {"title": "Serica", "body": "It is your move.", "match": ident}


def test_a_browser_that_is_gone_is_forgotten(inner_house, push_service):
    mei = inner_house.guest("Mei")
    for path in ("one", "two"):
        browser = MyBrowser(f"https://localhost:{push_service.port}/{path}")
        mei.post("/api/notifications/subscriptions", browser.subscription)
    mei.put("/api/notifications", {"push": True})
    push_service.status = 500
    mei.post("/api/notifications/test")
    wait_for(lambda: len(push_service.requests) == 2 and not inner_house.hall._tasks)
    assert len(subscriptions(inner_house)) == 2, "the service may be better tomorrow"
    push_service.status = 410
    mei.post("/api/notifications/test")
    wait_for(lambda: subscriptions(inner_house) == [], "browsers to be forgotten")


@pytest.mark.parametrize(
    "keys", [{}, {"p256dh": "x", "auth": "y"}, {"p256dh": "", "auth": ""}, {"p256dh": "é", "auth": "AAAA"}]
)
def test_keys_that_are_none(inner_house, push_service, keys):
    endpoint = f"https://localhost:{push_service.port}/x"
    body = {"endpoint": endpoint, "keys": keys}
    refused = inner_house.guest().refused("POST", "/api/notifications/subscriptions", body)
    assert refused == (400, "table-push-endpoint")
    with pytest.raises(Gone):
        inner_house.hall.notices.pusher.push(endpoint, keys, {})
    assert push_service.requests == []


def test_all_browsers_are_let_go_at_once(inner_house, push_service):
    mei, ada = inner_house.guest("Mei"), inner_house.guest("Ada")
    for number in range(10):
        browser = MyBrowser(f"https://localhost:{push_service.port}/{number}")
        mei.post("/api/notifications/subscriptions", browser.subscription)
    last = MyBrowser(f"https://localhost:{push_service.port}/last")
    assert (
        mei.refused("POST", "/api/notifications/subscriptions", last.subscription)[1]
        == "table-too-many-browsers"
    )
    ada.post("/api/notifications/subscriptions", last.subscription)
    mei.told("DELETE", "/api/notifications/subscriptions")
    assert subscriptions(inner_house) == [last.subscription["endpoint"]]


def test_a_notice_now(inner_house, sink):
    mei = inner_house.guest("Mei")
    mei.put("/api/notifications", {"services": [service(sink, "one"), service(sink, "two")]})
    mei.post("/api/notifications/test")
    wait_for(lambda: len(sink.requests) == 2)
    assert {message["topic"] for message in told(sink)} == {"one", "two"}
    assert told(sink)[0]["message"] == "This is how notices will reach you."


def test_a_service_that_fails_does_no_harm(inner_house, sink):
    mei = inner_house.guest("Mei")
    sink.status = 500
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nobody = f"ntfy://127.0.0.1:{closed.getsockname()[1]}/mei"
        mei.put("/api/notifications", {"services": [nobody, service(sink)]})
        mei.post("/api/notifications/test")
        wait_for(lambda: sink.requests and not inner_house.hall._tasks)


# Wishes


def test_wishes_are_kept(house):
    mei = house.guest()
    assert mei.get("/api/notifications") == {"push": False, "services": [], "every": "move", "quiet": None}
    wish = {
        "push": True,
        "services": [],
        "every": "day",
        "quiet": {"start": 22, "end": 7, "zone": "Asia/Tokyo"},
    }
    assert mei.put("/api/notifications", wish) == wish == mei.get("/api/notifications")
    assert house.guest().get("/api/notifications")["every"] == "move"


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"quiet": {"start": 1, "end": 2, "zone": "Mars/Phobos"}}, 422, "table-unknown-zone"),
        ({"quiet": {"start": 1, "end": 2, "zone": "../../etc/passwd"}}, 422, "table-unknown-zone"),
        ({"quiet": {"start": 24, "end": 2}}, 400, "table-bad-request"),
        ({"every": "minute"}, 400, "table-bad-request"),
        ({"services": ["ntfy://x/y"] * 6}, 400, "table-bad-request"),
    ],
)
def test_wishes_that_cannot_be(house, wish, status, reason):
    assert house.guest().refused("PUT", "/api/notifications", wish) == (status, reason)


def test_quiet_hours_of_a_day_of_a_night_and_elsewhere():
    day = notices.QuietHours(9, 17, "UTC")
    assert [notices.is_quiet(day, hour * HOUR) for hour in (8, 9, 16, 17)] == [False, True, True, False]
    night = notices.QuietHours(22, 7, "Asia/Tokyo")
    assert [notices.is_quiet(night, hour * HOUR) for hour in (12, 13, 21, 22)] == [False, True, True, False]
    assert not notices.is_quiet(None, 0)


# Where notices may not go

INSIDE = [
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "017700000001", "0x7f.1", "localhost", "0.0.0.0", "10.1.2.3",
    "172.16.0.1", "192.168.1.5", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "[::1]", "[::]",
    "[fe80::1]", "[fc00::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[2002:7f00:1::]", "[64:ff9b::7f00:1]",
]  # fmt: skip


@pytest.mark.parametrize("host", INSIDE)
def test_no_service_inside(house, host):
    mei = house.guest()
    for url in (
        f"gotify://{host}/token",
        f"rocket://u:p@{host}/room",
        f"mailto://u:p@example.org?smtp={host}",
    ):
        status, reason = mei.refused("PUT", "/api/notifications", {"services": [url]})
        assert (status, reason) in {
            (400, f"table-service-{why}") for why in ("internal", "unreachable", "unknown")
        }
    body = MyBrowser(f"https://{host}/push").subscription
    status, reason = mei.refused("POST", "/api/notifications/subscriptions", body)
    assert status == 400 and reason in ("table-service-internal", "table-service-unreachable")
    assert mei.get("/api/notifications")["services"] == []


@pytest.mark.parametrize("host", INSIDE)
def test_what_is_no_host_is_a_topic_of_the_service_outside(host):
    try:
        assert check_service(f"ntfy://{host}/topic").mode == "cloud"
    except Problem as error:
        assert error.phrase.message in ("table-service-internal", "table-service-unreachable")


@pytest.mark.parametrize("host", [host.strip("[]") for host in INSIDE])
def test_no_address_inside_in_any_writing(host):
    with pytest.raises(Problem):
        check_host(host)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_addresses_outside(address):
    assert is_outside(address)


@pytest.mark.parametrize(
    "url",
    [
        "json://9.9.9.9",
        "file:///tmp/x",
        "syslog://",
        "dbus://",
        "windows://",
        "form://9.9.9.9",
        "exec://x",
        "nonsense",
        "",
    ],
)
def test_only_services_that_are_known(house, url):
    assert house.guest().refused("PUT", "/api/notifications", {"services": [url]}) == (
        400,
        "table-service-unknown",
    )


@pytest.mark.parametrize(
    "endpoint", ["http://9.9.9.9/x", "ftp://9.9.9.9/x", "https://", "nonsense", "https://[::1"]
)
def test_push_goes_to_https_alone(house, endpoint):
    body = MyBrowser(endpoint).subscription
    assert house.guest().refused("POST", "/api/notifications/subscriptions", body)[0] == 400


def test_nothing_is_sent_where_a_service_sends_us_on_to(inner_house, sink, push_service):
    with listening(WebSink()) as inner:
        sink.status = push_service.status = 307
        sink.location = push_service.location = f"http://127.0.0.1:{inner.port}/secrets"
        mei = inner_house.guest("Mei")
        browser = MyBrowser(f"https://localhost:{push_service.port}/mei")
        mei.post("/api/notifications/subscriptions", browser.subscription)
        mei.put("/api/notifications", {"services": [service(sink)], "push": True})
        mei.post("/api/notifications/test")
        wait_for(lambda: sink.requests and push_service.requests and not inner_house.hall._tasks)
        assert inner.requests == []


def test_no_connection_inside_whatever_its_name(sink):
    """A name may lead elsewhere by the time somebody connects: then the connection itself is refused."""
    for host in ("127.0.0.1", "localhost"):
        with outside_only():
            with pytest.raises(Inside):
                socket.create_connection((host, sink.port), timeout=5)
            with pytest.raises(requests.ConnectionError):
                requests.post(f"http://{host}:{sink.port}/", timeout=5)
    assert sink.requests == []
    requests.post(f"http://127.0.0.1:{sink.port}/", timeout=5)
    assert len(sink.requests) == 1, "elsewhere connections are as they were"


def test_a_host_that_has_moved_inside_is_not_written_to(build, sink, monkeypatch):
    house = build()
    mei = house.guest("Mei")
    monkeypatch.setattr("serica.server.outward.check_host", lambda host: None)
    mei.put("/api/notifications", {"services": [service(sink)]})
    mei.post("/api/notifications/test")
    wait_for(lambda: not house.hall._tasks)
    assert sink.requests == []

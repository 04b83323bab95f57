"""What keeps the house safe: origins, headers, limits, sizes, and what the log does not say."""

from __future__ import annotations

import json
import signal

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serica.server.app import MOST_BYTES
from serica.server.guard import POLICY
from serica.server.limits import LIMITS, MOST_REMEMBERED, Limit, Limits
from serica.server.problems import TooOften
from serica.server.routes.asking import household
from serica.server.routes.site import files
from tests.server.house import Person, play_on, request_id

GUEST = {"name": "Mei", "language": "en"}
CHAIRS = [{"kind": "me", "name": "Mei"}, {"kind": "me", "name": "Ada"}]


# Where a request comes from


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "nonsense"],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_other_sites_change_nothing(house, origin, method):
    mei = house.guest()
    mei.http.headers["origin"] = origin
    status, message = mei.refused(method, "/api/session", GUEST)
    assert (status, message) == (403, "table-bad-origin")
    assert mei.ask("GET", "/api/session").status_code == 200


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)]
)
def test_a_browser_without_an_origin_says_where_it_is(house, site, status):
    somebody = house.visitor(**{"sec-fetch-site": site})
    del somebody.http.headers["origin"]
    assert somebody.ask("POST", "/api/session", GUEST).status_code == status


def test_a_program_may_play_too(house):
    program = house.visitor()
    del program.http.headers["origin"]
    assert program.ask("POST", "/api/session", GUEST).status_code == 201


def test_the_origin_may_be_written_in_any_case(house):
    mei = house.visitor()
    mei.http.headers["origin"] = house.address.upper().replace("HTTP", "http")
    assert mei.ask("POST", "/api/session", GUEST).status_code == 201


def test_no_websocket_for_other_sites(house, duel):
    table = duel()
    for path in (table.url("live"), "/api/live"):
        table.mei.http.headers["origin"] = "https://evil.example"
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            table.mei.listen(path).next()


# Headers


@pytest.mark.parametrize(
    "path", ["/", "/match/x", "/api/session", "/api/nothing", "/locale/en.ftl", "/health", "/metrics"]
)
def test_every_answer_keeps_pages_safe(house, path):
    headers = house.visitor().ask("GET", path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'"
    assert (
        "'unsafe-inline'" not in policy["script-src"] + policy["style-src"] and "'unsafe-eval'" not in POLICY
    )
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_the_refusal_of_another_site_is_kept_safe_too(house):
    headers = house.visitor(origin="https://evil.example").ask("POST", "/api/session", GUEST).headers
    assert headers["content-security-policy"] == POLICY


def test_the_page_has_no_script_or_style_of_its_own(house):
    page = house.visitor().ask("GET", "/").text
    assert "<script>" not in page and "onclick" not in page and "javascript:" not in page
    assert "http://" not in page and "https://" not in page


# Sizes


def test_too_large_a_body(house):
    mei = house.guest()
    answer = mei.ask("POST", "/api/records", {"record": "x" * MOST_BYTES})
    assert answer.status_code == 413 and answer.json()["error"]["message"] == "table-too-large"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", b"{"),
        ("/api/session", b"\xff\xfe"),
        ("/api/session", b'{"name": "Mei", "admin": true}'),
        ("/api/session", b'{"name": ["Mei"]}'),
        ("/api/session", b'{"name": "Mei\\u0000"}'),
        ("/api/session/sign-in", b'{"email": "mei@example.org\\u0000", "password": "camel and silk"}'),
        ("/api/matches", b"[" * 100_000),
        ("/api/matches", b'{"game": "dunhuang", "chairs": []}'),
    ],
)
def test_a_body_that_is_none(house, path, body):
    mei = house.guest()
    answer = mei.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"]["message"] == "table-bad-request"


@pytest.mark.parametrize(
    "path",
    ["/api/nothing", "/assets/nothing.js", "/locale/xx.ftl", "/locale/en/../../secret", "/api", "/%00"],
)
def test_no_such_page(house, path):
    answer = house.visitor().ask("GET", path)
    if answer.status_code != 200:
        assert answer.status_code == 404 and answer.json()["error"]["message"] == "table-no-such-page"
    assert b"secret" not in answer.content


@pytest.mark.parametrize(
    "path", ["/api/matches/x%00y", "/api/matches/x/position?seat=%00", "/api/rules/%00/en"]
)
def test_no_address_holds_a_nul(house, path):
    answer = house.guest().http.get(path)
    assert answer.status_code == 404 and answer.json()["error"]["message"] == "table-no-such-page"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/"),
        ("DELETE", "/api/matches"),
        ("PUT", "/api/session"),
        ("PATCH", "/health"),
        ("POST", "/api/no"),
    ],
)
def test_no_such_method(house, method, path):
    answer = house.guest().ask(method, path, {})
    assert answer.status_code in (404, 405) and answer.json()["error"]["message"] == "table-no-such-page"


@pytest.mark.parametrize(
    "path", ["/../secret", "/%2e%2e/secret", "/..%2fserica.db", "/assets/..%2f..%2fsecret", "//etc/passwd"]
)
def test_no_file_but_the_clients_own(house, path):
    answer = house.visitor().http.get(path)
    secret = house.configuration.secret()
    assert secret not in answer.content and b"root:" not in answer.content
    assert answer.status_code in (200, 400, 404)
    assert all(".." not in name for name in files())


# Limits


@pytest.mark.parametrize("kind", LIMITS)
def test_a_bucket_runs_dry_and_fills_up_again(kind, monkeypatch):
    moment = [0.0]
    monkeypatch.setattr("serica.server.limits.time.monotonic", lambda: moment[0])
    limits = Limits(enabled=True)
    for _ in range(int(LIMITS[kind].burst)):
        limits.take(kind, "Mei")
    with pytest.raises(TooOften):
        limits.take(kind, "Mei")
    limits.take(kind, "Ada")
    moment[0] += 1 / LIMITS[kind].rate + 0.001
    limits.take(kind, "Mei")
    with pytest.raises(TooOften):
        limits.take(kind, "Mei")


def test_many_visitors_are_not_remembered_for_ever():
    limits = Limits(enabled=True)
    for number in range(MOST_REMEMBERED * 2):
        limits.take("ask", str(number))
    assert len(limits._buckets) <= MOST_REMEMBERED + 1


@pytest.fixture
def strict_house(build, monkeypatch):
    """A house where everything may be done twice, and then not for a long time."""

    def make(kind):
        house = build(limits=True)
        mei = house.guest()
        ident = mei.post("/api/matches", {"game": "dunhuang", "chairs": CHAIRS})["id"]
        house.hall.limits._buckets.clear()
        monkeypatch.setitem(LIMITS, kind, Limit(2, 0.0001))
        return mei, ident

    return make


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("ask", "GET", "/api/matches", None),
        ("guest", "POST", "/api/session", GUEST),
        ("password", "POST", "/api/session/sign-in", {"email": "a@b.c", "password": "guess"}),
        ("password", "POST", "/api/session/account", {"email": "a@b.c", "password": "guess guess"}),
        ("password", "POST", "/api/notifications/test", None),
        ("write", "PATCH", "/api/session", {"name": "Lin"}),
        ("write", "PUT", "/api/notifications", {}),
        ("write", "POST", "{match}/chat", {"text": "hello"}),
        ("write", "PUT", "{match}/notes", {"text": "hello"}),
        ("create", "POST", "/api/matches", {"game": "dunhuang", "chairs": [{"kind": "me"}] * 2}),
        ("create", "POST", "/api/records", {"record": "none"}),
        ("move", "POST", "{match}/play", {"number": 99, "option": "camel 1", "request_id": "request-1"}),
        ("look back", "GET", "{match}/history/0", None),
        ("think", "POST", "{match}/hint", None),
    ],
)
def test_nobody_asks_without_end(strict_house, kind, method, path, body):
    mei, ident = strict_house(kind)
    answers = [mei.ask(method, path.format(match=mei.match(ident)), body) for _ in range(3)]
    assert 429 not in {answer.status_code for answer in answers[:2]}
    assert answers[2].status_code == 429
    assert answers[2].json()["error"]["message"] == "table-too-often"


def test_a_websocket_that_talks_too_much_is_slowed_down(strict_house):
    mei, ident = strict_house("message")
    live = mei.watch(ident)
    for _ in range(3):
        live.send("ping")
    refused = live.until("refused")
    assert (refused["status"], refused["error"]["message"]) == (429, "table-too-often")


def test_nobody_opens_websockets_without_end(strict_house):
    mei, ident = strict_house("live")
    first = [mei.watch(ident), mei.watch(ident)]
    assert all(live.until("presence") for live in first)
    assert mei.watch(ident).closed() == mei.listen("/api/live").closed() == 4429


def test_a_deeply_nested_message_is_refused_and_the_talk_goes_on(duel):
    live = (table := duel()).mei.watch(table.id)
    live.socket.send('{"type": "ping", "x": ' + "[" * 8_000)
    assert live.until("refused")["status"] == 400
    live.send("ping")
    live.until("pong")


@pytest.mark.parametrize(
    ("address", "share"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whose_share_an_address_uses(address, share):
    class Connection:
        client = type("Client", (), {"host": address})

    assert household(Connection()) == share


# The log


def test_no_secret_is_in_the_log(serve):
    server = serve("--log-requests", "--no-limits")
    mei, ada = Person(server.address).enter("Mei"), Person(server.address).enter("Ada")
    password = "camel and silk"
    mei.post("/api/session/account", {"email": "mei@example.org", "password": password})
    mei.refused("POST", "/api/session/sign-in", {"email": "mei@example.org", "password": "camel or silk"})
    ident = mei.create("me", "open", "open")
    token = mei.info(ident)["invitation"]
    ada.get(f"/api/invitations/{token}")
    ada.ask("GET", f"/join/{token}")
    ada.get(mei.match(ident), token=token)
    ada.post(mei.match(ident, "join"), {"token": token})
    mei.post(mei.match(ident, "replace"), {"seat": 2})
    mei.post(mei.match(ident, "start"))
    ada.post(mei.match(ident, "chat"), {"text": "between us"})
    service = f"gotify://{password.replace(' ', '')}@127.0.0.1/secrettoken"
    mei.refused("PUT", "/api/notifications", {"services": [service]})
    mei.act(ident, "resign")
    ada.act(ident, "resign")
    seed = mei.info(ident)["seed"]
    cookies = [person.http.cookies["serica_session"] for person in (mei, ada)]
    for person in (mei, ada):
        person.leave()
    server.end(signal.SIGTERM)
    log = server.log.read_text("utf-8")
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert len(lines) > 10 and {"method", "path", "status", "ms"} <= set(lines[-1])
    secrets = [
        password,
        "camel or silk",
        token,
        seed,
        "between us",
        "secrettoken",
        "mei@example.org",
        *cookies,
    ]
    assert [secret for secret in secrets if secret in log] == []


def test_a_fault_of_ours_says_nothing_of_itself(build, monkeypatch):
    house = build()
    mei = house.guest()

    async def broken(*_):
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(house.hall.lobby, "lists", broken)
    answer = mei.ask("GET", "/api/matches")
    assert answer.status_code == 500 and answer.json()["error"]["message"] == "table-server-error"
    assert "42" not in answer.text
    assert house.hall.counts["errors"] == 1
    house.hall.counts["errors"] = 0


def test_names_are_text(duel, house):
    mei = house.guest("<img src=x onerror=alert(1)>")
    ident = mei.create("me", "greedy")
    answer = mei.ask("GET", mei.match(ident))
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == "<img src=x onerror=alert(1)>"


def test_the_guard_counts(build, duel):
    house = build()
    table = duel(house)
    before = dict(house.hall.counts)
    play_on(table.people, table.id, 2)
    table.mei.refused("POST", table.url("act"), {"what": "resume", "request_id": request_id()})
    after = house.hall.counts
    assert after["requests"] > before["requests"] + 4
    assert after["refused"] == before["refused"] + 1
    assert after["moves"] == before["moves"] + 2

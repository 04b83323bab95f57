"""Nothing hidden leaves the server: in two worlds that a seat cannot tell apart, it receives the same bytes."""

from __future__ import annotations

import itertools
import secrets
from functools import cache

import pytest

from serica.games import title
from serica.server import lobby, rooms
from serica.server.configuration import SECRET
from serica.server.hall import Hall
from serica.server.messages import PongMessage
from serica.server.routes import play
from serica.server.showing import journal, options
from tests.server.house import House, Listener, Person
from tests.server.worlds import Exchanged, Step, Worlds, sit_down, two_worlds

NOW = 1_800_000_000_000
GAMES = {"dunhuang": (3, 40), "whitecastle": (2, 40)}


@cache
def worlds(game: str, steps: int = 0) -> Worlds:
    """Two worlds of a game."""
    seats, longest = GAMES[game]
    return two_worlds(title(game), seats, steps or longest)


class Fixed:
    """In place of `secrets`: the same ids in every world."""

    SystemRandom = secrets.SystemRandom
    compare_digest = staticmethod(secrets.compare_digest)

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.numbers = itertools.count()

    def token_hex(self, size: int) -> str:
        """The seed of the match and of its bots, which has 32 bytes; else the next id."""
        return self.seed if size == 32 else self.token_urlsafe(size)

    def token_urlsafe(self, size: int) -> str:
        """The next secret link."""
        return f"{next(self.numbers):0{size}}"


class Ears:
    """Everything that somebody receives, byte by byte."""

    def __init__(self, person: Person, ident: str) -> None:
        self.person = person
        self.answers: list[tuple] = []
        person.http.event_hooks["response"].append(self.hear)
        self.table = person.watch(ident)
        self.table.until("presence")
        self.home: Listener | None = None
        if "serica_session" in person.http.cookies:
            self.home = person.listen("/api/live")
            self.home.next()

    def hear(self, answer) -> None:
        """Note an answer; only the clock on the wall may differ."""
        headers = sorted((name, text) for name, text in answer.headers.items() if name != "date")
        self.answers.append((str(answer.url.raw_path), answer.status_code, headers, answer.read()))

    def follow(self, number: int) -> None:
        """Hear all that comes of one more entry of the log."""
        self.table.position(number)
        if self.home is not None:
            self.home.next()

    def all(self) -> list:
        """What was received, in its order."""
        return [self.answers, self.table.raw, self.home.raw if self.home is not None else None]


def live_through(
    build, monkeypatch, world: Exchanged, seats: int, seed: str, script: list[Step], name: str
) -> list:
    """A match in one world: what seat 1 and a spectator receive in it."""
    for module in (rooms, lobby):
        monkeypatch.setattr(module, "title", lambda _: world)
    fixed = Fixed(seed)
    monkeypatch.setattr(lobby, "secrets", fixed)
    monkeypatch.setattr("serica.server.identity.secrets", fixed)
    monkeypatch.setattr(Hall, "now", staticmethod(lambda: NOW))
    house: House = build(name)
    people = [house.guest(f"Seat {number}") for number in range(seats)]
    ident = people[0].create("me", *["open"] * (seats - 1), game=world.name, pace={"kind": "live"})
    token = people[0].info(ident)["invitation"]
    for person in people[1:]:
        person.post(person.match(ident, "join"), {"token": token})
    people[0].post(people[0].match(ident, "start"))
    viewer = people[world.viewer]
    ears = [Ears(viewer, ident), Ears(house.visitor(), ident)]
    ears[0].table.until("presence", lambda message: message["spectators"] == 1)
    for number, step in enumerate(script):
        person = people[step.seat]
        if step.what == "play":
            move = {"number": number, "option": step.option, "request_id": f"request-{number}"}
            person.post(person.match(ident, "play"), move)
        else:
            body = {"number": number, "what": step.what, "request_id": f"request-{number}"}
            person.post(person.match(ident, "back"), body)
        for ear in ears:
            ear.follow(number + 1)
        if number % 3 == 0 or number + 1 == len(script):
            whisper(people, world.viewer, ident)
            for ear in ears:
                look_round(ear.person, ident, number + 1, think=len(script) > 20)
    viewer.listeners[0].send("ping")
    viewer.listeners[0].until("pong")
    return [ear.all() for ear in ears]


def whisper(people: list[Person], viewer: int, ident: str) -> None:
    """The others write down what they hold."""
    for seat, person in enumerate(people):
        if seat != viewer:
            person.put(person.match(ident, "notes"), {"text": str(person.position(ident)["view"])})


def look_round(person: Person, ident: str, number: int, *, think: bool) -> None:
    """Ask for everything that may be asked for, and for what may not."""
    stands = person.ask("GET", person.match(ident, "position")).json()
    person.ask("GET", person.match(ident, "position"), since=number - 1)
    person.ask("GET", person.match(ident, "history/1"))
    person.ask("GET", person.match(ident, f"history/{stands['played'] // 2}"), seat=stands["seat"])
    for seat in (1, 2):
        person.ask("GET", person.match(ident, "position"), seat=seat)
        person.ask("GET", person.match(ident, "history/1"), seat=seat)
        person.ask("GET", person.match(ident, "notes"), seat=seat)
    for tail in ("", "chat", "notes", "standing", "record"):
        person.ask("GET", person.match(ident, tail))
    person.ask("GET", "/api/matches")
    for option in ("camel 3", "hand", "left-red", *(option["text"] for option in stands["options"][:1])):
        person.ask("POST", person.match(ident, "explain"), {"option": option})
    out_of_turn = {"number": number, "option": "no-such-option", "request_id": f"nonsense-{number}"}
    person.ask("POST", person.match(ident, "play"), out_of_turn)
    person.ask("POST", person.match(ident, "play"), {**out_of_turn, "number": number - 1})
    for what in ("step", "redo"):
        body = {"number": number - 1, "what": what, "request_id": f"back-{what}-{number}"}
        person.ask("POST", person.match(ident, "back"), body)
    if think and stands["options"]:
        person.ask("POST", person.match(ident, "hint"))


def received(build, tmp_path, monkeypatch, found: Worlds) -> list:
    """What is received in both worlds."""
    heard = []
    for name, world, script in zip(
        ("first", "second"), (found.first, found.second), found.scripts, strict=True
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / SECRET).write_bytes(b"the same key in both worlds")
        heard.append(live_through(build, monkeypatch, world, found.seats, found.seed, script, name))
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_the_worlds_are_not_the_same(game):
    """Otherwise it would be no wonder that the same bytes come out of them."""
    found = worlds(game)
    tables = [sit_down(world, found.seats, found.seed) for world in (found.first, found.second)]
    assert tables[0].match.game.fingerprint() != tables[1].match.game.fingerprint()
    if game == "dunhuang":
        for seat in range(1, found.seats):
            assert tables[0].match.game.view(seat) != tables[1].match.game.view(seat)
    assert {step.what for step in found.scripts[0]} == {"play", "step", "redo"}


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(build, tmp_path, monkeypatch, game):
    found = worlds(game)
    first, second = received(build, tmp_path, monkeypatch, found)
    assert found.seed not in str(first), "whoever knows the seed knows everything"
    for one, other in zip(first, second, strict=True):
        for heard, also_heard in zip(one, other, strict=True):
            assert heard == also_heard
    answers = first[0][0]
    assert len(answers) > 250 and sum(len(body) for *_, body in answers) > 300_000


# The test would notice: servers that leak


def options_for_all(shown, table, viewpoint):
    """Everybody is told what the asked seat may do."""
    shown.options = options(table.match.game)


def private_journal(shown, table, viewpoint):
    """Everybody is told the journal as the last seat may know it."""
    shown.journal = journal(table.match, len(table.seats) - 1, shown.journal_since)


def open_hands(shown, table, viewpoint):
    """Everybody sees the cards of the last seat."""
    shown.view = table.match.game.view(len(table.seats) - 1)


def number_of_options(shown, table, viewpoint):
    """Everybody may count the options of the asked seat."""
    shown.pausing = [0] * len(table.offered())


@pytest.mark.parametrize("leak", [options_for_all, private_journal, open_hands, number_of_options])
def test_a_leak_in_a_position_is_noticed(build, tmp_path, monkeypatch, leak):
    faithful = rooms.position

    def leaking(ident, table, viewpoint, seats, *, since, now):
        shown = faithful(ident, table, viewpoint, seats, since=since, now=now)
        leak(shown, table, viewpoint)
        return shown

    monkeypatch.setattr(rooms, "position", leaking)
    assert_noticed(build, tmp_path, monkeypatch)


def test_a_leak_in_the_past_is_noticed(build, tmp_path, monkeypatch):
    faithful = play.past
    monkeypatch.setattr(
        play, "past", lambda ident, table, then, _, seats: faithful(ident, table, then, 1, seats)
    )
    assert_noticed(build, tmp_path, monkeypatch)


def test_a_message_too_many_is_noticed(build, tmp_path, monkeypatch):
    faithful = rooms.Room.show_act

    def leaking(self, now):
        faithful(self, now)
        for _ in self.table.offered():
            self.tell(PongMessage(now))

    monkeypatch.setattr(rooms.Room, "show_act", leaking)
    assert_noticed(build, tmp_path, monkeypatch)


def assert_noticed(build, tmp_path, monkeypatch):
    first, second = received(build, tmp_path, monkeypatch, worlds("dunhuang", 8))
    assert first != second


# What the table does by itself


def test_nobody_learns_that_an_option_was_not_taken_by_hand(build, tmp_path, monkeypatch):
    """Standing answers say much about a hand: whoever only watches cannot tell them from answers by hand."""
    heard = []
    for name in ("by hand", "by itself"):
        monkeypatch.setattr(Hall, "now", staticmethod(lambda: NOW))
        fixed = Fixed(worlds("dunhuang").seed)
        for module in ("serica.server.lobby.secrets", "serica.server.identity.secrets"):
            monkeypatch.setattr(module, fixed)
        (tmp_path / name).mkdir()
        (tmp_path / name / SECRET).write_bytes(b"the same key in both worlds")
        house = build(name)
        mei, ada = house.guest("Mei"), house.guest("Ada")
        ident = mei.create("me", "open", pace={"kind": "live"})
        ada.post(mei.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
        mei.post(mei.match(ident, "start"))
        people = (mei, ada)
        ears = Ears(mei, ident)
        if name == "by itself":
            ada.put(ada.match(ident, "standing"), {"forced": True, "answers": []})
        taken = 0
        for number in range(30):
            stands = mei.position(ident)
            if stands["number"] <= number:
                asked = people[stands["asked"]]
                options = asked.position(ident)["options"]
                taken += asked is ada and len(options) == 1
                asked.play(ident, options[0]["text"])
            ears.follow(number + 1)
        heard.append([ears.table.raw, taken])
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] > 0 == heard[1][1]

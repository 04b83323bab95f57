"""Nothing that was acknowledged is ever lost: not by a crash, not in a race, not between two processes."""

from __future__ import annotations

import signal
import threading
from collections import Counter

import httpx
import pytest

from tests.server.house import ON_POSTGRES, Person, Process, play_on, request_id, wait_for

TABLES = 6
CLIENTS = 50


@pytest.fixture
def visit():
    """People at any server; they leave when the test is over."""
    people = []

    def come(server, name="Mei", cookies=None):
        people.append(Person(server.address))
        if cookies is None:
            return people[-1].enter(name)
        people[-1].http.cookies.update(cookies)
        return people[-1]

    yield come
    for person in people:
        person.leave()


@pytest.fixture(scope="module")
def pair(tmp_path_factory):
    """Two processes with one database."""
    data = tmp_path_factory.mktemp("pair") / "data"
    servers = [Process(data, "--no-limits").start() for _ in range(2)]
    yield servers
    for server in servers:
        server.end()


def hot_seat(person):
    """A table where one person plays for both seats, so that moves can follow each other as fast as may be."""
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Olga"}]
    return person.post("/api/matches", {"game": "dunhuang", "chairs": chairs})["id"]


class Player(threading.Thread):
    """Plays at a table until the server dies, and remembers what was acknowledged."""

    def __init__(self, person, ident):
        super().__init__()
        self.person, self.match = person, ident
        self.acknowledged = {}
        self.asked = None

    def run(self):
        try:
            while (stands := self.person.position(self.match))["status"] == "running":
                self.asked = self.person.move(
                    stands["number"], stands["options"][-1]["text"], stands["asked"]
                )
                done = self.person.post(self.person.match(self.match, "play"), self.asked)
                self.acknowledged[done["number"]] = self.asked
        except httpx.TransportError:
            pass


def test_a_crash_under_load_loses_no_acknowledged_move(serve, visit):
    server = serve("--no-limits")
    players = []
    for _ in range(TABLES):
        person = visit(server)
        players.append(Player(person, hot_seat(person)))
    for player in players:
        player.start()
    while sum(len(player.acknowledged) for player in players) < TABLES * 15:
        assert any(player.is_alive() for player in players)
    server.end(signal.SIGKILL)
    for player in players:
        player.join()
    server.start()
    for player in players:
        person, known = player.person, player.acknowledged
        stands = person.position(player.match)
        assert len(known) <= stands["number"] <= len(known) + 1, "only an answer on its way may be missing"
        for number, move in known.items():
            again = person.post(person.match(player.match, "play"), move)
            assert again["number"] == number, "what was acknowledged has kept its number"
        if stands["status"] == "running":
            last = person.post(person.match(player.match, "play"), player.asked)
            assert last["number"] == max(known) + (
                player.asked["request_id"] != known[max(known)]["request_id"]
            )
            person.play(player.match, seat=person.position(player.match)["asked"])
        person.act(player.match, "resign")
        assert person.ask("GET", person.match(player.match, "record")).status_code == 200


def test_bots_go_on_after_a_crash(serve, visit):
    server = serve("--no-limits")
    person = visit(server)
    matches = [person.create("random", "random", "random", "me") for _ in range(4)]
    server.end(signal.SIGKILL)
    server.start()
    for ident in matches:
        live = person.watch(ident)
        live.until("position", lambda message: message["position"]["asked"] == 3)


def race(visit, servers):
    """Fifty browsers of one person answer the same position: the statuses, and the match."""
    mei = visit(servers[0])
    ident = hot_seat(mei)
    stands = mei.position(ident)
    options = [option["text"] for option in stands["options"]]
    browsers = [visit(servers[number % len(servers)], cookies=mei.http.cookies) for number in range(CLIENTS)]
    for browser in browsers:
        browser.info(ident)
    start, answers = threading.Barrier(CLIENTS), []

    def play(browser, number):
        move = browser.move(0, options[number % len(options)], stands["asked"])
        start.wait()
        answers.append((browser.ask("POST", browser.match(ident, "play"), move), move))

    threads = [
        threading.Thread(target=play, args=place) for place in zip(browsers, range(CLIENTS), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return mei, ident, answers


@pytest.mark.parametrize("processes", [1, 2])
def test_of_fifty_that_answer_the_same_position_one_wins(pair, visit, processes):
    mei, ident, answers = race(visit, pair[:processes])
    assert Counter(answer.status_code for answer, _ in answers) == {201: 1, 409: CLIENTS - 1}
    for answer, _ in answers:
        told = answer.json()
        assert told["position"]["number"] == 1, "the losers are shown the table as it stands"
    won = next(move for answer, move in answers if answer.status_code == 201)
    assert mei.position(ident)["number"] == 1
    assert mei.post(mei.match(ident, "play"), won)["number"] == 0


def test_the_same_request_sent_many_times_at_once_is_done_once(pair, visit):
    mei = visit(pair[0])
    ident = hot_seat(mei)
    stands = mei.position(ident)
    move = mei.move(0, stands["options"][0]["text"], stands["asked"])
    answers = []

    def play(browser):
        answers.append(browser.post(browser.match(ident, "play"), move))

    threads = [
        threading.Thread(target=play, args=(visit(pair[number % 2], cookies=mei.http.cookies),))
        for number in range(12)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [(answer["request_id"], answer["number"]) for answer in answers] == [(move["request_id"], 0)] * 12
    assert mei.position(ident)["number"] == 1


@pytest.fixture
def across(pair, visit):
    """A match of two people, each at a process of their own."""
    mei, ada = visit(pair[0]), visit(pair[1], "Ada")
    ident = mei.create("me", "open")
    ada.post(ada.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
    mei.post(mei.match(ident, "start"))
    return mei, ada, ident


def test_two_processes_play_one_match(pair, visit, across):
    mei, ada, ident = across
    shown = play_on([mei, ada], ident, 14)
    assert shown["number"] == 14
    assert mei.position(ident, seat=0)["view"] == play_on([mei, ada], ident, 0)["view"]
    mei_elsewhere = visit(pair[1], cookies=mei.http.cookies)
    assert mei_elsewhere.position(ident, seat=0) == mei.position(ident, seat=0)
    move = ada.move(2, "camel 1")
    for browser in (mei, mei_elsewhere):
        assert browser.refused("POST", browser.match(ident, "play"), move)[0] == 409
    ada.act(ident, "resign")
    assert mei.info(ident)["status"] == mei_elsewhere.info(ident)["status"] == "finished"


def test_who_signs_out_everywhere_is_out_in_every_process(pair, visit):
    here, there = pair
    mei = visit(here)
    elsewhere = visit(there, cookies=mei.http.cookies)
    assert elsewhere.get("/api/session")["player"]
    mei.post("/api/session/sign-out", {"everywhere": True})
    wait_for(lambda: elsewhere.get("/api/session")["player"] is None, "the other process to hear of it")


@ON_POSTGRES
def test_what_happens_in_one_process_is_seen_live_in_the_other(across):
    mei, ada, ident = across
    watching = [mei.watch(ident, seat=0), ada.watch(ident, seat=1)]
    for number in range(6):
        asked = mei.position(ident)["asked"]
        (mei, ada)[asked].play(ident, seat=asked)
        for listener in watching:
            assert listener.position(number + 1)["number"] == number + 1
    said = "Хан " * 120
    watching[0].send("say", text=said)
    assert watching[1].until("chat")["line"]["text"] == said.strip()


def test_a_request_of_a_stopped_server_can_be_sent_again(serve, visit):
    server = serve("--no-limits")
    mei = visit(server)
    ident = hot_seat(mei)
    stands = mei.position(ident)
    move = {
        "number": 0,
        "option": stands["options"][0]["text"],
        "request_id": request_id(),
        "seat": stands["asked"],
    }
    first = mei.post(mei.match(ident, "play"), move)
    assert server.end() in (0, 130)
    server.start()
    assert mei.post(mei.match(ident, "play"), move) == first

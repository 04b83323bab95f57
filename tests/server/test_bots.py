"""Bots think elsewhere, clocks run down, and the house closes without losing anything."""

from __future__ import annotations

import os
import signal

import pytest

from serica.bots import KINDS
from serica.games import title
from serica.kernel.chance import seed_from
from serica.kernel.match import Match
from serica.server.hall import FORGOTTEN, Hall
from serica.server.thinkers import best_kind, decide
from tests.server.house import Person, alive, play_on, wait_for

HOUR = 3_600_000


def thinkers(house):
    """The processes in which bots think."""
    pool = house.hall.thinkers._pool
    return [] if pool is None else list(pool._processes)


def bot_to_move(house, mei):
    """A table where a bot of another process has to move next, and nobody can move for it."""
    ident = mei.create("me", "random")
    wait_for(lambda: mei.position(ident)["asked"] == 0, "the bot's first moves")
    mei.post(mei.match(ident, "hint"))  # comes from the same process
    (thinker,) = thinkers(house)
    os.kill(thinker, signal.SIGSTOP)
    while mei.position(ident)["asked"] == 0:
        mei.play(ident)
    return ident, thinker


def test_bots_think_in_another_process_and_nobody_waits_for_them(build, duel):
    house = build()
    mei = house.guest()
    ident, thinker = bot_to_move(house, mei)
    assert thinker != os.getpid()
    number = mei.position(ident)["number"]
    other = duel(house=house)
    play_on(other.people, other.id, 6)
    assert mei.position(ident)["number"] == number, "the bot has not been able to think"
    os.kill(thinker, signal.SIGCONT)
    live = mei.watch(ident, seat=0)
    live.until("position", lambda message: message["position"]["asked"] == 0)


def test_another_thinker_takes_the_place_of_one_that_dies(build):
    house = build()
    mei = house.guest()
    ident, thinker = bot_to_move(house, mei)
    os.kill(thinker, signal.SIGKILL)
    live = mei.watch(ident, seat=0)
    live.until("position", lambda message: message["position"]["asked"] == 0)
    assert thinker not in thinkers(house)


def test_nobody_moves_for_a_bot_while_the_table_is_paused(build):
    house = build()
    mei = house.guest()
    ident, thinker = bot_to_move(house, mei)
    mei.act(ident, "pause")
    number = mei.position(ident)["number"]
    os.kill(thinker, signal.SIGCONT)
    wait_for(lambda: house.hall.rooms.all[ident].bots is None, "the bot to see that it must wait")
    assert mei.position(ident)["number"] == number
    live = mei.watch(ident, seat=0)
    live.position(number)
    mei.act(ident, "resume")
    live.until("position", lambda message: message["position"]["asked"] == 0)


@pytest.mark.parametrize("game", ["dunhuang", "whitecastle"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_decides_the_same_way_again(game, kind):
    match = Match(title(game), 2, seed_from("bots"))
    snapshot = match.game.snapshot()
    option = decide(game, snapshot, kind, seed_from("thinking"))
    assert decide(game, snapshot, kind, seed_from("thinking")) == option
    match.play(option)


def test_hints_come_from_the_best_bot_there_is():
    assert best_kind() in KINDS and best_kind() != "random"


# Clocks that run down


@pytest.fixture
def clock(monkeypatch):
    """Moments of the house: `clock[0]` is now."""
    moments = [1_800_000_000_000]
    monkeypatch.setattr(Hall, "now", staticmethod(lambda: moments[0]))
    return moments


@pytest.mark.parametrize(
    ("pace", "late"),
    [
        ({"kind": "live", "bank": 60, "increment": 5}, HOUR),
        ({"kind": "days", "days": 1}, 25 * HOUR),
    ],
)
@pytest.mark.parametrize("overtime", ["bot", "resign", "nothing"])
def test_what_becomes_of_who_is_late(build, duel, clock, pace, late, overtime):
    house = build()
    table = duel(house=house, pace={**pace, "overtime": overtime})
    stands = table.mei.position(table.id)
    seat = stands["asked"]
    clock[0] += late
    house.run(house.hall.sweep())
    info = table.mei.info(table.id)
    if overtime == "bot":
        assert info["seats"][seat]["bot"] == "greedy" and not info["seats"][seat]["resigned"]
    elif overtime == "resign":
        assert info["status"] == "finished"
        assert table.mei.position(table.id)["result"]["winners"] == [1 - seat]
    else:
        assert info["status"] == "running" and info["seats"][seat]["kind"] == "person"


def test_time_that_is_not_over_changes_nothing(build, duel, clock):
    house = build()
    table = duel(house=house, pace={"kind": "live", "bank": 60})
    clock[0] += 59_000
    house.run(house.hall.sweep())
    stands = table.mei.position(table.id)
    assert stands["number"] == 0 and stands["clock"]["left"][stands["asked"]] == 1000


def test_a_clock_runs_down_while_the_server_is_closed(build, duel, clock):
    house = build()
    table = duel(house=house, pace={"kind": "days", "days": 1, "overtime": "resign"})
    house.close()
    clock[0] += 25 * HOUR
    again = build()
    live = again.visitor()
    wait_for(lambda: live.info(table.id)["status"] == "finished", "the first sweep")


def test_a_bot_whose_process_has_died_is_asked_by_another(build, clock):
    house = build()
    mei = house.guest()
    ident, thinker = bot_to_move(house, mei)
    task = house.hall.rooms.all[ident].bots
    house.hall.rooms.all[ident].bots = None
    task.get_loop().call_soon_threadsafe(task.cancel)
    os.kill(thinker, signal.SIGCONT)
    number = mei.position(ident)["number"]
    house.run(house.hall.sweep())
    assert mei.position(ident)["number"] == number, "its process may still be thinking"
    clock[0] += FORGOTTEN
    live = mei.watch(ident, seat=0, since=number)
    house.run(house.hall.sweep())
    live.until("position", lambda message: message["position"]["asked"] == 0)


# Closing


@pytest.mark.parametrize(
    ("how", "codes"), [(signal.SIGTERM, (0, -signal.SIGTERM)), (signal.SIGINT, (0, 130))]
)
def test_closing_the_house(serve, how, codes):
    server = serve("--no-limits")
    mei = Person(server.address).enter("Mei")
    ident = mei.create("me", "greedy")
    stands = wait_for(lambda: (found := mei.position(ident))["asked"] == 0 and found)
    table, home = mei.watch(ident), mei.listen("/api/live")
    table.until("presence")
    home.next()
    played = mei.play(ident)
    children = wait_for(server.children, "the thinkers")
    code = server.end(how)
    assert code in codes
    assert table.closed() == home.closed() == 1012
    wait_for(lambda: not any(alive(child) for child in children), "the thinkers to go home")
    log = server.log.read_text("utf-8")
    assert "Traceback" not in log and '"level": "error"' not in log
    server.start()
    assert mei.position(ident)["number"] >= played["number"] > stands["number"]
    mei.leave()

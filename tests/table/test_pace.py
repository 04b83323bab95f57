"""Clocks: a bank and more for each turn, or days for each move."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from serica.table import Act, Clocks, Pace

from .conftest import play_first, play_to_turn

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def test_the_clock_runs_for_whose_move_it_is(table):
    game = table("Mei", "Ada", kind="live", bank=600, increment=10)
    seat = game.asked
    assert game.clocks.left_at(MINUTE)[seat] == 9 * MINUTE
    assert game.clocks.left_at(MINUTE)[1 - seat] == 10 * MINUTE
    assert game.clocks.deadline == 10 * MINUTE


def test_a_turn_brings_the_increment_once(table):
    game = table("Mei", "Ada", kind="live", bank=600, increment=10)
    seat = play_to_turn(game)
    left = game.clocks.left_at(0)[seat]
    while game.asked == seat:
        play_first(game, at=1000)
    assert game.clocks.left_at(1000)[seat] == left - 1000 + 10_000


def test_no_clock_runs_for_a_bot_or_in_a_pause(table):
    game = table("Mei", ":greedy", kind="live")
    if game.asked == 0:
        game.do(Act("pause", 0, 5000))
        assert game.clocks.running is None and game.clocks.left[0] == 895_000
        game.do(Act("resume", 0, 99_000))
        assert game.clocks.left_at(99_000)[0] == 895_000
    while game.asked == 0:
        play_first(game)
    assert game.clocks.running is None


def test_days_for_each_move(table):
    game = table("Mei", "Ada", kind="days", days=3)
    seat = game.asked
    play_first(game, at=2 * DAY)
    assert game.clocks.deadline == 5 * DAY
    assert game.clocks.left_at(2 * DAY)[seat] in (3 * DAY, DAY)


def test_time_over(table):
    game = table("Mei", "Ada", kind="live", bank=60)
    seat = game.asked
    assert game.overdue(MINUTE - 1) is None
    assert game.overdue(MINUTE) == Act("replace", seat, MINUTE, "greedy")
    strict = table("Mei", "Ada", kind="live", bank=60, overtime="resign")
    strict.do(strict.overdue(MINUTE))
    assert strict.over and strict.result.winners == (1 - seat,)
    patient = table("Mei", "Ada", kind="live", bank=60, overtime="nothing")
    assert patient.overdue(DAY) is None
    assert table("Mei", "Ada").overdue(DAY) is None


def test_a_wrong_clock_elsewhere_never_turns_time_back(table):
    game = table("Mei", "Ada", kind="live")
    play_first(game, at=5000)
    play_first(game, at=3000)
    assert [act.at for act in game.acts] == [5000, 5000]


@given(
    st.sampled_from(["live", "days", "none"]),
    st.lists(st.tuples(st.sampled_from([None, 0, 1]), st.integers(0, DAY), st.booleans()), max_size=30),
)
def test_time_is_neither_lost_nor_made(kind, steps):
    """What the seats spent is what passed while their clocks ran; only increments and new days are added."""
    clocks, now = Clocks(Pace(kind=kind), 2, 0), 0
    clocks.pass_to(0, 0, moved=False)
    for seat, waits, moved in steps:
        before, running = list(clocks.left), clocks.running
        now += waits
        clocks.pass_to(seat, now, moved=moved)
        for other in range(2):
            spent = waits if other == running else 0
            if kind == "days" and moved and other == seat:
                assert clocks.left[other] == clocks.pace.allowance
            else:
                gained = kind == "live" and moved and other == running != seat
                assert clocks.left[other] == before[other] - spent + 20_000 * gained
        if clocks.running is not None and clocks.left[clocks.running] > 0:
            assert clocks.left_at(clocks.deadline)[clocks.running] == 0
    assert kind != "none" or clocks.deadline is None

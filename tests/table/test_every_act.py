"""However people behave at a table: what is refused changes nothing, and the log of acts is all there is to keep."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serica.games import title
from serica.kernel.chance import seed_from
from serica.kernel.words import Complaint
from serica.table import COLOURS, Act, Pace, Seat, Standing, Table
from serica.table.act import AUTO, PAUSE, PLAY, REDO, REPLACE, RESIGN, RESUME, UNDO

from .conftest import play_first, play_to_turn

KINDS = [PLAY, PLAY, PLAY, PLAY, PLAY, AUTO, UNDO, REDO, PAUSE, RESUME, RESIGN, REPLACE]


def sit(game: str, seats: int, seed: str, pace: Pace) -> Table:
    people = [Seat(f"Seat {number}", COLOURS[number]) for number in range(seats)]
    return Table(title(game), people, seed_from(seed), pace=pace)


def everything(table: Table):
    """All that can be told of a table."""
    match = table.match
    return (
        table.acts[:],
        table.places[:],
        table.by_hand[:],
        [options[:] for options in table.undone],
        [(seat.bot, seat.resigned) for seat in table.seats],
        (table.paused, set(table.pausing)),
        (table.clocks.left[:], table.clocks.running, table.clocks.moment, table.clocks.deadline),
        table.result,
        match.options[:],
        match.game.fingerprint(),
        [table.journal(seat) for seat in (None, *range(match.seats))],
    )


@settings(max_examples=40, deadline=None)
@given(
    game=st.sampled_from([("dunhuang", 3), ("whitecastle", 2), ("whitecastle", 1)]),
    pace=st.sampled_from([Pace(), Pace("live", bank=60), Pace("days", days=1)]),
    seed=st.integers(0, 999),
    doings=st.lists(
        st.tuples(st.sampled_from(KINDS), st.integers(0, 2), st.integers(0, 30), st.integers(-5, 90)),
        max_size=30,
    ),
)
def test_what_is_refused_changes_nothing_and_the_log_is_enough(game, pace, seed, doings):
    name, seats = game
    table, now = sit(name, seats, str(seed), pace), 0
    for kind, place, pick, seconds in doings:
        now += seconds * 1000
        seat = place % seats
        if kind in (PLAY, AUTO) and table.asked is not None:
            seat, offered = table.asked, table.offered()
            text = offered[pick % len(offered)]
        elif kind == UNDO and table.asked is not None:
            seat = table.asked
            text = str(max(0, table.played - pick % 3))
        else:
            text = "random"
        before = everything(table)
        try:
            table.do(Act(kind, seat, now, text))
        except Complaint:
            assert everything(table) == before
        else:
            assert table.number == len(before[0]) + 1
        assert table.places[-1] == table.played and len(table.by_hand) == table.played
        assert table.bot_asked is None or table.seats[table.asked].bot == table.bot_asked
        assert not table.over or (table.asked is None and table.offered() == [])
    again = sit(name, seats, str(seed), pace).replay(table.acts)
    assert everything(again) == everything(table)


def test_names_and_colours_are_those_of_the_people(table):
    game = table("Mei", ":greedy", "Ada")
    assert [(seat.name, seat.colour, seat.is_person) for seat in game.seats] == [
        ("Mei", COLOURS[0], True),
        ("greedy", COLOURS[1], False),
        ("Ada", COLOURS[2], True),
    ]
    assert game.match.names[0] == "Mei" and game.persons() == [0, 2]


def test_nobody_wins_at_the_table_when_who_plays_alone_gives_up():
    table = sit("whitecastle", 1, "solo", Pace())
    table.do(Act(RESIGN, 0, 0))
    assert table.over and table.result.reason == "resigned" and table.result.winners == ()


def test_who_has_left_is_not_waited_for_in_a_pause(table):
    game = table("Mei", "Ada", "Olga", kind="live")
    game.do(Act(PAUSE, 0, 0))
    game.do(Act(RESIGN, 0, 0))
    assert game.pausing == set(), "their wish has left with them"
    game.do(Act(PAUSE, 1, 0))
    game.do(Act(PAUSE, 2, 0))
    assert game.paused


def test_a_table_without_clocks_waits_for_ever(table):
    game = table("Mei", "Ada")
    assert (game.clocks.deadline, game.clocks.running, game.overdue(10**15)) == (None, None, None)


def test_what_is_forced_is_taken_by_the_table(table):
    standing = {0: Standing(forced=True), 1: Standing(forced=True)}
    game = table("Mei", "Ada")
    taken = 0
    for _ in range(60):
        act = game.automatic(standing, 5)
        if act is None:
            assert len(game.offered()) > 1
            play_first(game)
        else:
            assert (act.kind, act.seat, act.text) == (AUTO, game.asked, game.offered()[0])
            game.do(act)
            taken += 1
        if game.over:
            break
    assert taken and game.by_hand.count(False) == taken


def test_the_table_does_nothing_for_bots_or_in_a_pause_or_after_the_end(table):
    standing = {
        seat: Standing(forced=True, answers=(("dunhuang-ask-place-good", "hand"),)) for seat in (0, 1)
    }
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    game.do(Act(PLAY, seat, 0, "camel 1"))
    assert game.automatic(standing, 0) is not None
    game.do(Act(PAUSE, seat, 0))
    assert game.automatic(standing, 0) is None
    game.do(Act(RESUME, seat, 0))
    game.do(Act(REPLACE, seat, 0, "random"))
    assert game.automatic(standing, 0) is None
    game.do(Act(RESIGN, 1 - seat, 0))
    assert game.over and game.automatic(standing, 0) is None


def test_an_answer_that_is_not_offered_is_not_given(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    game.do(Act(PLAY, seat, 0, "camel 1"))
    for answers in ((("dunhuang-ask-place-good", "fly"),), (("another-question", "hand"),)):
        assert game.automatic({seat: Standing(answers=answers)}, 0) is None


@pytest.mark.parametrize("what", [PLAY, UNDO, REDO, PAUSE, RESUME, RESIGN, REPLACE])
def test_nothing_is_done_after_the_end(table, what):
    game = table("Mei", "Ada")
    game.do(Act(RESIGN, 0, 0))
    with pytest.raises(Complaint) as caught:
        game.do(Act(what, 1, 0, "0"))
    assert caught.value.phrase.message == "table-over"


def test_what_was_taken_back_is_played_again_turn_by_turn(table):
    """A whole turn that was taken back comes back as a whole, two steps as two."""
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    start = game.played
    game.do(Act(PLAY, seat, 0, "camel 1"))
    game.do(Act(PLAY, seat, 0, "hand"))
    game.do(Act(UNDO, seat, 0, str(game.turn_back(seat))))
    game.do(Act(REDO, seat, 0))
    assert game.played == start + 2
    for _ in range(2):
        game.do(Act(UNDO, seat, 0, str(game.step_back(seat))))
    game.do(Act(REDO, seat, 0))
    assert game.played == start + 1 and game.may_redo(seat)


def test_what_the_table_did_is_played_again_as_its_own(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    game.do(Act(PLAY, seat, 0, "camel 1"))
    game.do(game.automatic({seat: Standing(answers=(("dunhuang-ask-place-good", "hand"),))}, 0))
    to = game.step_back(seat)
    game.do(Act(UNDO, seat, 0, str(to)))
    game.do(Act(REDO, seat, 0))
    assert game.by_hand[to:] == [True, False]
    assert game.step_back(seat) == to

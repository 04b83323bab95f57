"""Taking back and playing again."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from serica.games import title
from serica.kernel.chance import seed_from
from serica.table import Act, Seat, Standing, Table

from .conftest import play_first, play_to_turn


def test_one_step_back_and_again(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    before = game.match.game.view(seat)
    game.do(Act("play", seat, 0, "camel 1"))
    game.do(Act("play", seat, 0, "hand"))
    after = game.match.game.view(seat)
    game.do(Act("undo", seat, 0, str(game.step_back(seat))))
    assert game.offered() == ["hand", "shop"]
    game.do(Act("undo", seat, 0, str(game.step_back(seat))))
    assert game.match.game.view(seat) == before
    game.do(Act("redo", seat, 0))
    game.do(Act("redo", seat, 0))
    assert game.match.game.view(seat) == after
    assert not game.may_redo(seat)


def test_the_whole_turn_back(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    start = game.played
    game.do(Act("play", seat, 0, "camel 1"))
    game.do(Act("play", seat, 0, "hand"))
    assert game.turn_back(seat) == start
    game.do(Act("undo", seat, 0, str(start)))
    assert game.may_redo(seat) and not game.may_redo(1 - seat)
    game.do(Act("redo", seat, 0))
    assert game.played == start + 2


def test_nothing_can_be_played_again_after_something_else(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    game.do(Act("play", seat, 0, "camel 1"))
    game.do(Act("undo", seat, 0, str(game.step_back(seat))))
    game.do(Act("play", seat, 0, "camel 2"))
    assert not game.may_redo(seat)


def test_what_the_table_did_goes_back_with_the_decision_before(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    game.do(Act("play", seat, 0, "camel 1"))
    standing = {seat: Standing(answers=(("dunhuang-ask-place-good", "hand"),))}
    game.do(game.automatic(standing, 0))
    to = game.step_back(seat)
    assert to == game.played - 2
    game.do(Act("undo", seat, 0, str(to)))
    assert game.automatic(standing, 0) is None, "who has just taken something back wants to choose"


def test_the_move_of_another_is_no_ones_to_take_back(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    while game.asked == seat:
        play_first(game)
    assert game.step_back(0) is None and game.step_back(1) is None


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    picks=st.lists(
        st.tuples(st.sampled_from(["play", "play", "play", "step", "turn", "redo"]), st.integers(0, 50))
    ),
)
def test_undo_never_outlives_a_change_of_seat_or_of_chance(seed, picks):
    """However a table is played: what can be taken back is the seat's own and revealed nothing."""
    game = Table(title("dunhuang"), [Seat("Mei", "jade"), Seat("Ada", "ink")], seed_from(str(seed)))
    for what, pick in picks:
        seat = game.asked
        if seat is None:
            break
        chance, revealed, options = (
            game.match.game.chance.used,
            game.match.game.revealed,
            game.match.options[:],
        )
        if what == "play":
            offered = game.offered()
            game.do(Act("play", seat, 0, offered[pick % len(offered)]))
            continue
        if what == "redo":
            if game.may_redo(seat):
                game.do(Act("redo", seat, 0))
            continue
        to = game.step_back(seat) if what == "step" else game.turn_back(seat)
        if to is None:
            continue
        game.do(Act("undo", seat, 0, str(to)))
        assert game.asked == seat
        assert (game.match.game.chance.used, game.match.game.revealed) == (chance, revealed)
        position = game.match.game.fingerprint()
        game.do(Act("redo", seat, 0))
        assert game.match.options == options
        game.do(Act("undo", seat, 0, str(to)))
        assert game.match.game.fingerprint() == position

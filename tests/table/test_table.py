"""Playing, giving up, pausing and being replaced at a table."""

from __future__ import annotations

import pytest

from serica.kernel.words import Complaint
from serica.table import Act, Seat, Standing, rotated

from .conftest import play_first, play_to_turn


def refused(table, *act) -> str:
    """The message of the complaint that an act meets; it must leave the table as it was."""
    before = (table.number, table.match.game.fingerprint(), table.places[:])
    with pytest.raises(Complaint) as caught:
        table.do(Act(*act))
    assert (table.number, table.match.game.fingerprint(), table.places) == before
    return caught.value.phrase.message


def test_whose_move_it_is(table):
    game = table("Mei", "Ada")
    asked = game.asked
    assert refused(game, "play", 1 - asked, 0, game.offered()[0]) == "table-not-your-move"
    assert refused(game, "play", asked, 0, "camel 3") == "illegal-option"
    play_first(game)
    assert (game.number, game.played) == (1, 1)


def test_a_table_is_made_anew_from_its_acts(table):
    first = table("Mei", "Ada", kind="live")
    seat = play_to_turn(first, at=1000)
    first.do(Act("play", seat, 2000, "camel 2"))
    first.do(Act("undo", seat, 3000, str(first.step_back(seat))))
    first.do(Act("redo", seat, 4000))
    play_first(first, at=5000, choices=9)
    again = table("Mei", "Ada", kind="live").replay(first.acts)
    assert again.match.game == first.match.game
    assert again.clocks.left_at(6000) == first.clocks.left_at(6000)
    assert (again.places, again.by_hand, again.acts) == (first.places, first.by_hand, first.acts)


def test_giving_up_ends_a_duel(table):
    game = table("Mei", "Ada")
    game.do(Act("resign", 0, 0))
    assert game.over and game.result.winners == (1,) and game.result.reason == "resigned"
    assert game.asked is None and game.offered() == []
    assert refused(game, "resign", 1, 0) == "table-over"


def test_a_bot_goes_on_for_who_gives_up_among_three(table):
    game = table("Mei", "Ada", "Olga")
    game.do(Act("resign", 1, 0))
    assert not game.over and game.seats[1].bot == "greedy" and game.seats[1].resigned
    game.do(Act("resign", 0, 0))
    assert game.result.winners == (2,)


def test_the_last_person_gives_up_to_the_bots(table):
    game = table("Mei", ":random", ":greedy")
    game.do(Act("resign", 0, 0))
    assert game.over and game.result.winners == (1, 2)


def test_a_bot_takes_a_seat(table):
    game = table("Mei", "Ada")
    asked = game.asked
    game.do(Act("replace", asked, 0, "random"))
    assert game.bot_asked == "random" and not game.seats[asked].resigned
    assert refused(game, "replace", asked, 0, "greedy") == "table-seat-of-a-bot"


def test_a_friendly_table_pauses_at_once(table):
    game = table("Mei", "Ada")
    game.do(Act("pause", 1, 0))
    assert game.paused and refused(game, "play", game.asked, 0, game.offered()[0]) == "table-paused"
    game.do(Act("resume", 0, 0))
    play_first(game)


def test_with_clocks_all_must_want_the_pause(table):
    game = table("Mei", "Ada", ":greedy", kind="live")
    game.do(Act("pause", 0, 0))
    assert not game.paused and game.pausing == {0}
    game.do(Act("pause", 1, 0))
    assert game.paused and game.clocks.running is None
    game.do(Act("resume", 1, 0))
    assert not game.paused and game.pausing == set()
    assert refused(game, "resume", 1, 0) == "table-not-paused"


def test_bots_wait_while_the_table_is_paused(table):
    game = table("Mei", ":greedy")
    while game.asked == 0:
        play_first(game)
    assert game.bot_asked == "greedy"
    game.do(Act("pause", 0, 0))
    assert game.bot_asked is None


def test_standing_answers(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    game.do(Act("play", seat, 0, "camel 1"))
    always_hand = {seat: Standing(answers=(("dunhuang-ask-place-good", "hand"),))}
    act = game.automatic(always_hand, 7)
    assert act == Act("auto", seat, 7, "hand")
    assert game.automatic({1 - seat: Standing(forced=True)}, 7) is None
    game.do(act)
    assert game.by_hand[-2:] == [True, False]


def test_what_is_forced_is_taken_only_for_who_likes_it(table):
    standing = Standing(forced=True)
    assert standing.answer("any", ["coins"], "coins") == "coins"
    assert standing.answer("any", ["end"], None) is None
    assert Standing().answer("any", ["coins"], "coins") is None


def test_everyone_moves_up_a_seat_for_the_rematch():
    assert rotated(["Mei", "Ada", "Olga"]) == ["Ada", "Olga", "Mei"]


def test_a_table_keeps_its_own_seats():
    """The seats of one table are not those of another."""
    from serica.games import title
    from serica.table import Table

    seats = [Seat("Mei", "jade"), Seat("Ada", "ink")]
    game = Table(title("dunhuang"), seats, "0" * 64)
    game.do(Act("replace", 0, 0, "random"))
    assert seats[0].bot is None


def test_the_past_can_be_seen_again(table):
    game = table("Mei", "Ada")
    play_first(game, choices=6)
    view = game.match.game.view(0)
    play_first(game, choices=6)
    assert game.moment(6).game.view(0) == view
    assert game.moment(0).game.number == 0


def test_what_changed_since_somebody_looked(table):
    game = table("Mei", "Ada")
    seat = play_to_turn(game)
    looked = game.number
    game.do(Act("play", seat, 0, "camel 1"))
    told = [face[0] for _, face in game.journal(None, game.seen(looked))]
    assert told == ["camel"]
    later = game.number
    game.do(Act("undo", seat, 0, str(game.step_back(seat))))
    game.do(Act("play", seat, 0, "camel 2"))
    assert game.seen(later) == looked, "what was seen and taken back has to be told again"
    assert game.seen(game.number) == game.played

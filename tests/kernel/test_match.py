"""The match: a game with its record, and how far a seat may take back what it did."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import tea
from toy.broken import BREAKAGES
from toy.tea import TITLE, TeaSettings

from serica.games import title
from serica.kernel.chance import Chance, seed_from
from serica.kernel.game import Illegal, Invalid, Result
from serica.kernel.match import Mark, Match, result_text

LONG = TeaSettings(length="long")
unhurried = settings(max_examples=25, deadline=None, derandomize=True)


def started(seed="match", seats=2, card=TITLE, **options):
    return Match(card, seats, seed_from(seed), **options)


def some(match, number):
    """One of the options of a match, as text."""
    options = match.game.options()
    return match.title.notation.text(options[number % len(options)])


def match_with(*wanted):
    """A match in which the first seat holds these leaves, found by trying seeds."""
    for number in range(1000):
        match = started(f"deal {number}", settings=LONG)
        hand = match.game.guests[0].hand
        if all(hand[tea.LEAVES.value(leaf)] for leaf in wanted):
            return match
    raise AssertionError(wanted)


# Playing


def test_every_option_is_written_down_with_its_notation_whatever_was_typed():
    match = match_with("green", "red")
    match.play("  s   gr ")
    assert match.options == ["serve green"] and match.game.number == 1


def test_what_is_refused_leaves_no_trace():
    match = match_with("green")
    before, record = match.game.copy(), match.record()
    for text, refusal in (("dance", Invalid), ("rest", Illegal), ("", Invalid)):
        with pytest.raises(refusal):
            match.play(text)
    assert match.game == before and match.record() == record and match.marks == []


def test_headings_are_written_where_they_change():
    """Red asks the same guest again in the same turn: no new heading."""
    match = match_with("red", "green")
    for text in ("serve red", "perform", "show green", "decline"):
        match.play(text)
    match.play(some(match, 0))
    assert match.comments == {0: ["Turn 1"], 4: ["Turn 2"]}


def test_a_match_says_what_it_was_started_with():
    match = started("said", 3, settings=LONG, names={0: "Mei", 2: "Lu"})
    match.tags["Event"] = "Tuesday"
    record = match.record()
    assert (record.game, record.edition, record.seats) == ("tea", 1, 3)
    assert record.settings == ("length=long",) and record.components == match.box.digest
    assert record.names == {0: "Mei", 2: "Lu"} and record.tags == {"Event": "Tuesday"}
    match.names[0] = "Somebody else"
    assert record.names[0] == "Mei"


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (None, None),
        (Result((0, 2), (24, 20, 24), "points"), "1+3 points 24 20 24"),
        (Result((1,), None, "instant"), "2 instant"),
        (Result((), (3,), "lost"), "- lost 3"),
    ],
)
def test_the_result_as_records_say_it(result, text):
    assert result_text(result) == text


# Taking back


def test_nobody_may_take_back_a_draw():
    """What was seen stays seen."""
    match = started()
    match.play("draw")
    assert match.undo_point(0) == match.undo_point(1) == 1


def test_only_the_asked_seat_may_take_back_and_only_as_far_as_it_was_asked():
    match = match_with("red", "green")
    match.play("serve red")
    match.play("perform")
    assert match.game.asked == 0
    assert match.undo_point(0) == 0 and match.undo_point(1) == 2
    match.undo(1)
    assert match.options == ["serve red"] and match.undo_point(0) == 0
    match.play("decline")
    assert match.game.asked == 1 and match.undo_point(0) == match.undo_point(1) == 2


def test_no_roll_of_the_die_can_be_taken_back():
    """Black lets the guest roll: after it the next guest is asked; before it the choice may be taken back."""
    match = match_with("black", "red")
    match.play("serve black")
    assert match.undo_point(0) == 0
    used = match.game.chance.used
    match.play("choose 2")
    assert match.game.chance.used == used + 1
    assert match.undo_point(0) == match.undo_point(1) == 2


def test_a_finished_match_can_be_taken_back_by_nobody():
    match = started()
    while not match.game.over:
        match.play(some(match, 0))
    assert {match.undo_point(seat) for seat in range(2)} == {len(match.options)}


def test_what_was_taken_back_leaves_no_trace():
    match, twin = match_with("red", "green"), match_with("red", "green")
    for text in ("serve red", "perform", "show green"):
        match.play(text)
    match.undo(0)
    assert match.record() == twin.record() and match.game == twin.game
    assert match.game.journal.events == twin.game.journal.events


@pytest.mark.parametrize("name", ["tea", "dunhuang", "whitecastle"])
@given(seed=st.integers(0, 1 << 32), length=st.integers(0, 40), choices=st.randoms(use_true_random=False))
@unhurried
def test_an_undo_never_survives_a_change_of_seat_chance_or_knowledge(name, seed, length, choices):
    """The oracle: written down at every moment by the test itself, not read from the marks of the match."""
    card = TITLE if name == "tea" else title(name)
    match = started(str(seed), choices.choice(card.seats), card)
    moments = []
    for _ in range(length):
        moments.append(moment(match))
        for seat in range(match.seats):
            check_undo(match, seat, moments)
        if match.game.over:
            return
        match.play(some(match, choices.randrange(99)))


def moment(match):
    """Who is asked, all that decides the future's dice, and how often something hidden was seen."""
    return match.game.asked, match.game.chance.to_json(), match.game.revealed, match.game.fingerprint()


def check_undo(match, seat, moments):
    point, now = match.undo_point(seat), len(match.options)
    assert 0 <= point <= now
    if seat != match.game.asked:
        assert point == now
        return
    for earlier in moments[point:]:
        assert earlier[:3] == moments[-1][:3]
    if point:
        # It goes back as far as it may: the option before that is somebody else's, a draw or a roll.
        assert moments[point - 1][:3] != moments[-1][:3]
    if point < now:
        again = Match.replay(match.record(), match.title)
        again.undo(point)
        assert moment(again) == moments[point] and again.options == match.options[:point]
        assert not learned(again.game, seat, match.options[point:])


def learned(game, seat, options):
    """Whether these options show a seat anything that it could not know before them.

    They are played side by side in the match and in a world that the seat cannot tell from it. As long as both
    look the same to the seat and offer the same, it has learned nothing that taking back could not take away.
    """
    world = game.imagine(seat, Chance.seeded(seed_from(f"world {game.fingerprint()}")))
    world.chance = game.chance.copy()
    for option in options:
        if world.view(seat) != game.view(seat) or list(world.options()) != list(game.options()):
            return True
        for each in (game, world):
            each.play(option)
    return world.view(seat) != game.view(seat) or list(world.options()) != list(game.options())


def unfair_undo(card):
    """Whether the oracle finds an undo that goes too far in one of some random matches."""
    for number in range(8):
        match = started(f"unfair {number}", card=card)
        moves, moments = Chance.seeded(seed_from(f"moves {number}")), []
        while not match.game.over:
            moments.append(moment(match))
            try:
                check_undo(match, match.game.asked, moments)
            except AssertionError:
                return True
            match.play(some(match, moves.below(99)))
    return False


@pytest.mark.parametrize("forgotten", ["seat", "revealed"])
def test_the_oracle_catches_marks_that_forget_something(forgotten, monkeypatch):
    """In Dunhuang whoever looks at cards of the deck is asked again which of them to keep."""
    assert not unfair_undo(title("dunhuang"))
    monkeypatch.setattr(
        "serica.kernel.match.Mark",
        lambda *told: replace(Mark(*told), **{forgotten: 0}),
    )
    assert unfair_undo(title("dunhuang"))


@pytest.mark.parametrize("name", ["an uncounted roll", "an unnoted reveal"])
def test_the_oracle_catches_what_is_not_noted(name):
    assert not unfair_undo(TITLE)
    assert unfair_undo(BREAKAGES[name].title)

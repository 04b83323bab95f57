"""The journal: what happened, to everyone as far as they may know it."""

from toy.tea import EVENTS, LEAVES

from serica.kernel.journal import Event, Journal, phrase
from serica.kernel.notation import SEATS, Numbers, Verb
from serica.kernel.words import Name, Phrase

GREEN = LEAVES.names.index("green")


def test_only_witnesses_know_the_private_face(party):
    game = party([], [], deck=["green"])
    game.play("draw")
    assert game.journal.known_to(0) == [("drew-leaf", 0, GREEN)]
    assert game.journal.known_to(1) == game.journal.known_to(None) == [("drew", 0)]


def test_events_carry_the_number_of_their_option(party):
    game = party(["green", "green"], ["green"])
    for text in ("serve green", "serve green"):
        game.play(text)
    assert game.journal.known_to(None, since=2) == [("served", 1, GREEN), ("gained", 1, 2)]


def test_no_journal_costs_nothing(party):
    game = party(["green"], [])
    game.journal = None
    game.tell("served", 0, GREEN)
    game.tell_in_private((0,), ("drew-leaf", 0, GREEN), ("drew", 0))
    assert game.journal is None


def test_points_are_the_sum_of_what_is_told():
    journal = Journal(
        [
            Event(1, ("gained", 0, 2)),
            Event(2, ("served", 1, GREEN)),
            Event(3, ("gained", 1, 1)),
            Event(3, ("gained", 0, 4)),
        ]
    )
    assert journal.points(EVENTS) == {0: 6, 1: 1}


def test_an_event_is_a_phrase():
    assert phrase("tea", EVENTS, ("served", 0, GREEN)) == Phrase(
        "tea-log-served", {"seat": Name("seat", "1"), "leaf": Name("leaf", "green")}
    )
    events = {"took": Verb("took", seat=SEATS, coins=Numbers(0, 9))}
    assert phrase("tea", events, ("took",)) == Phrase("tea-log-took")

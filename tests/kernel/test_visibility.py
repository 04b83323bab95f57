"""Visibility: what each seat sees of a row, a heap and a stack, how the rest is guessed, and the census of all."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.tea import TITLE

from serica.kernel.chance import Chance, seed_from
from serica.kernel.notation import Names
from serica.kernel.plain import Plain, internal, plain
from serica.kernel.visibility import (
    EMPTY,
    NOBODY,
    OWNER,
    Pile,
    Row,
    by_seat,
    census,
    each,
    guess_hidden,
    heap,
    knowledge,
    part,
    places,
    row,
    some,
    stack,
    view,
)

CARD = Names("card", ("ace", "two", "king"))
JOKER = Names("joker", ("red", "black"))
ACE, TWO, KING = range(CARD.size)

unhurried = settings(max_examples=150, deadline=None, derandomize=True)


@plain
class Hand(Plain):
    """A heap and a row that only their owner sees, and what the others know of the heap."""

    coins: int = 0
    cards: list[int] = heap(CARD, OWNER, known="seen")
    seen: list[int] = knowledge()
    plan: list[int] = row(CARD, OWNER)


@plain
class Chest(Plain):
    """Something that not every table has."""

    jokers: list[int] = row(JOKER, NOBODY)


@plain
class Desk(Plain):
    """One place of every kind."""

    hands: list[Hand] = by_seat()
    shop: list[int] = row(CARD)
    waste: list[int] = heap(CARD)
    deck: Pile = stack(CARD)
    red_deck: Pile = stack(CARD, back="red")
    prices: list[int] = each(CARD)
    banned: tuple[int, ...] = some(CARD)
    chest: Chest | None = part()
    secret: int = internal(default=7)


def desk(**fields):
    """A desk for two, which these fields may change."""
    made = {
        "hands": [
            Hand(3, cards=[1, 0, 1], seen=[0, 0, 0, 0, 0, 1], plan=[TWO, EMPTY]),
            Hand(0, cards=[0, 2, 0], seen=[0, 1, 0, 0, 0, 0], plan=[]),
        ],
        "shop": [KING, EMPTY, ACE],
        "waste": [0, 1, 0],
        "deck": Pile([ACE, TWO, KING, TWO], [(0, 2)]),
        "red_deck": Pile([KING, KING]),
        "prices": [1, 2, 9],
        "banned": (KING,),
        "chest": None,
    }
    return Desk(**{**made, **fields})


# Views


def test_an_open_row_shows_its_cards_and_its_gaps():
    assert view(desk(), None)["shop"] == ["king", None, "ace"]


def test_an_open_heap_counts_what_lies_in_it():
    assert view(desk(), None)["waste"] == {"two": 1}


def test_a_hidden_row_shows_its_owner_the_cards_and_others_how_many():
    assert view(desk(), 0)["hands"][0]["plan"] == ["two", None]
    assert view(desk(), 1)["hands"][0]["plan"] == view(desk(), None)["hands"][0]["plan"] == {"count": 1}


def test_what_only_its_owner_sees_and_nobody_owns_is_seen_by_nobody():
    """A spectator has no seat, and is not the owner of what belongs to no seat."""
    place = Row(CARD, OWNER)
    assert place.open_to(1, 1) and not place.open_to(0, 1)
    assert not any(place.open_to(seat, None) for seat in (0, 1, None))
    assert not place.open_to(None, 1) and not Row(CARD, NOBODY).open_to(0, 0)


def test_a_hidden_heap_shows_others_what_they_have_seen_of_it():
    first, second, public = (view(desk(), seat)["hands"] for seat in (0, 1, None))
    assert first[0]["cards"] == {"ace": 1, "king": 1}
    assert second[0]["cards"] == {"count": 2, "known": {"king": 1}}
    assert first[1]["cards"] == {"count": 2, "known": {"two": 1}}
    assert public[0]["cards"] == public[1]["cards"] == {"count": 2, "known": {}}


def test_a_stack_shows_who_buried_cards_which_they_are_but_not_their_order():
    table = desk(deck=Pile([TWO, ACE, KING], [(0, 2)]))
    assert view(table, 0)["deck"] == {"count": 3, "known": [{"below": 0, "cards": ["ace", "two"]}]}
    assert view(table, 1)["deck"] == view(table, None)["deck"] == {"count": 3, "known": []}


def test_values_for_each_thing_and_numbers_of_some_things_are_shown_by_name():
    shown = view(desk(), None)
    assert shown["prices"] == {"ace": 1, "two": 2, "king": 9} and shown["banned"] == ["king"]


def test_what_a_table_does_not_have_is_none_and_what_it_has_is_shown():
    assert view(desk(), 0)["chest"] is None
    assert view(desk(chest=Chest([0, 1])), 0)["chest"] == {"jokers": {"count": 2}}


def test_bookkeeping_and_knowledge_stand_in_no_view():
    shown = view(desk(), 0)
    assert "secret" not in shown and "seen" not in shown["hands"][0]
    assert json.loads(json.dumps(shown)) == shown


# Places and the census


def test_every_place_is_found_with_its_owner():
    found = [(name, owner) for _, name, _, owner in places(desk(chest=Chest([0])))]
    assert found == [
        ("cards", 0),
        ("plan", 0),
        ("cards", 1),
        ("plan", 1),
        ("shop", None),
        ("waste", None),
        ("deck", None),
        ("red_deck", None),
        ("jokers", None),
    ]


def test_the_census_counts_every_card_wherever_it_lies():
    counts = census(desk(chest=Chest([1, 1])))
    assert counts == {"card": [1 + 1 + 1, 1 + 2 + 1 + 2, 1 + 1 + 1 + 2], "joker": [0, 2]}


def test_the_census_knows_when_a_card_is_gone():
    table = desk()
    before = census(table)
    table.shop[0] = EMPTY
    assert census(table)["card"][KING] == before["card"][KING] - 1


# Piles


def test_a_pile_is_drawn_from_its_end_and_buried_under_its_beginning():
    pile = Pile([ACE, TWO])
    pile.bury([KING], 1)
    pile.bury([], 0)
    assert pile.cards == [KING, ACE, TWO] and pile.layers == [(1, 1)]
    assert pile.draw() == TWO


def test_who_buried_cards_knows_them_until_somebody_else_draws_from_them_unseen():
    def buried(*draws):
        pile = Pile([])
        pile.bury([ACE, TWO, KING], 0)
        for seat in draws:
            pile.draw(seat)
        return pile

    assert buried().layers_of(0) == [(0, 3)] and buried().layers_of(1) == buried().layers_of(None) == []
    assert buried(0).layers_of(0) == buried(None).layers_of(0) == [(0, 2)]
    assert buried(1).layers_of(0) == [] and buried(1).layers == [(-1, 2)]
    assert buried(1, 1, 1).layers == buried(0, 0, 0).layers == []


def test_a_draw_from_above_the_layers_leaves_them_alone():
    pile = Pile([ACE, TWO, KING], [(1, 2)])
    pile.draw(0)
    assert pile.layers_of(1) == [(0, 2)]


def test_layers_lie_on_one_another_in_the_order_in_which_they_were_buried():
    pile = Pile([KING])
    pile.bury([ACE], 0)
    pile.bury([TWO, TWO], 1)
    assert pile.cards == [TWO, TWO, ACE, KING]
    assert pile.layers_of(0) == [(2, 3)] and pile.layers_of(1) == [(0, 2)]


@given(st.lists(st.tuples(st.booleans(), st.sampled_from([0, 1, 2, None])), max_size=30))
@unhurried
def test_what_a_seat_is_said_to_know_of_a_pile_is_never_wrong(doings):
    """Checked against a memory of each burial: it holds until somebody else draws from it unseen."""
    pile = Pile([-1] * 6)
    buriers, lost = [], set()
    for bury, seat in doings:
        if bury and seat is not None:
            pile.bury([len(buriers)] * 2, seat)
            buriers.append(seat)
        elif pile.cards:
            burial = pile.draw(seat)
            if burial >= 0 and seat not in (None, buriers[burial]):
                lost.add(burial)
        for witness in range(3):
            known = {card for start, end in pile.layers_of(witness) for card in pile.cards[start:end]}
            left = {card for card in pile.cards if card >= 0 and buriers[card] == witness}
            assert known == left - lost


# Guessing


def guessed(table, seat, seed="guess"):
    world = table.copy()
    guess_hidden(world, seat, Chance.seeded(seed_from(seed)))
    return world


@st.composite
def desks(draw):
    """Desks with any cards, on which nobody is said to know more than there is."""
    cards = st.integers(0, CARD.size - 1)
    counts = st.lists(st.integers(0, 3), min_size=CARD.size, max_size=CARD.size)
    hands = []
    for seat in range(2):
        held = draw(counts)
        seen = [draw(st.integers(0, have)) if other != seat else 0 for other in range(2) for have in held]
        plan = draw(st.lists(cards | st.just(EMPTY), max_size=3))
        hands.append(Hand(draw(st.integers(0, 9)), held, seen, plan))
    deck = Pile(draw(st.lists(cards, max_size=5)))
    for seat in draw(st.lists(st.integers(0, 1), max_size=3)):
        deck.bury(draw(st.lists(cards, min_size=1, max_size=3)), seat)
    return Desk(
        hands=hands,
        shop=draw(st.lists(cards | st.just(EMPTY), max_size=3)),
        waste=draw(counts),
        deck=deck,
        red_deck=Pile(draw(st.lists(cards, max_size=3))),
        prices=[1, 2, 3],
        chest=draw(st.none() | st.builds(Chest, st.lists(st.integers(0, 1), max_size=3))),
    )


@given(desks(), st.sampled_from([0, 1, None]), st.integers(0, 1 << 32))
@unhurried
def test_a_guess_agrees_with_everything_that_the_seat_knows(table, seat, seed):
    world = guessed(table, seat, str(seed))
    assert view(world, seat) == view(table, seat)
    assert census(world) == census(table)
    assert all(min(hand.cards) >= 0 for hand in world.hands)


@given(desks(), st.sampled_from([0, 1, None]), st.integers(0, 1 << 32), st.integers(0, 1 << 32))
@unhurried
def test_a_guess_depends_on_nothing_that_the_seat_cannot_know(table, seat, other, seed):
    """Two tables that look the same to a seat are guessed alike by the same chance."""
    twin = guessed(table, seat, f"twin {other}")
    one, another = guessed(table, seat, str(seed)), guessed(twin, seat, str(seed))
    assert one == another


def test_a_guess_can_put_a_hidden_card_wherever_it_may_lie():
    """Seat 1 knows one card of seat 0 and what it holds itself; all else may be anywhere it is out of sight."""
    table = desk()
    worlds = [guessed(table, 1, str(number)) for number in range(200)]
    assert {tuple(world.hands[0].cards) for world in worlds} == {(1, 0, 1), (0, 1, 1), (0, 0, 2)}
    assert {world.deck.cards[-1] for world in worlds} == {ACE, TWO, KING}


def test_cards_with_another_back_stay_among_themselves():
    table = desk(deck=Pile([ACE] * 4), red_deck=Pile([KING, TWO]))
    for number in range(40):
        assert sorted(guessed(table, None, str(number)).red_deck.cards) == [TWO, KING]


def test_what_a_seat_buried_stays_where_it_is_in_any_order():
    table = desk(deck=Pile([ACE, TWO, KING, KING], [(0, 2)]))
    orders = {tuple(guessed(table, 0, str(number)).deck.cards[:2]) for number in range(60)}
    assert orders == {(ACE, TWO), (TWO, ACE)}


def test_the_one_whose_thoughts_they_are_is_not_read():
    """What others know is hidden too: they are taken to know what the seat itself knows."""
    seen = guessed(desk(), 1).hands[0].seen
    assert seen == [0, 0, 1] * 2


# A whole game


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_game_shows_and_guesses_by_the_same_declarations(seats):
    game = TITLE.begin(seats, Chance.seeded(seed_from("whole")))
    moves = Chance.seeded(seed_from("moves"))
    while not game.over:
        for seat in range(seats):
            world = game.imagine(seat, Chance.seeded(seed_from(f"{seat} {game.number}")))
            assert world.view(seat) == game.view(seat) and world.census() == game.census()
            for other in range(seats):
                hand = game.view(seat)["guests"][other]["hand"]
                assert ("count" in hand) == (other != seat)
        game.advance(moves.pick(game.options()))
    assert sum(game.census()["leaf"]) == sum(leaf.copies for leaf in game.box.leaves)

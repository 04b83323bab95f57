"""Components and setup. [2, 4]"""

from collections import Counter

import pytest

from serica.games.dunhuang import TITLE
from serica.games.dunhuang.settings import DunhuangSettings
from serica.games.dunhuang.words import CHARACTERS, GOODS
from serica.kernel.words import Complaint
from tests.games.dunhuang.table import at_camel, fresh, named, offered, play

BOX = TITLE.load()


def opened(players: int, **settings):
    """A match after everybody kept the first card offered."""
    game = fresh(players, **settings)
    for _ in range(players):
        game.play(offered(game)[0])
    return game


def test_each_tile_shows_one_of_its_two_characters():
    """[2.1, 2.2, 4.1] Eight tiles lie in a ring, one character of every pair; sides and order differ by chance."""
    rings = [tuple(CHARACTERS.names[number] for number in fresh(4, f"ring {n}").ring) for n in range(40)]
    for ring in rings:
        assert len(ring) == 8
        assert all(len({*tile.sides} & {*ring}) == 1 for tile in BOX.tiles)
    assert {name for ring in rings for name in ring} == set(CHARACTERS.names)
    assert len({ring[0] for ring in rings}) > 8
    assert BOX.tiles[0].sides == ("painter", "musician")


def test_as_many_copies_as_the_number_says():
    """[2.3] There are one 1, two 2s, ... ten 10s: 55 cards; the number is also the value in points."""
    assert [(good.copies, good.points) for good in BOX.goods] == [(n, n) for n in range(1, 11)]
    assert sum(good.copies for good in BOX.goods) == 55


def test_names_of_the_goods():
    """[2.4] From gold, 1, to silk, 10."""
    assert [good.id for good in BOX.goods] == list(GOODS.names)
    assert (GOODS.names[0], GOODS.names[5], GOODS.names[6], GOODS.names[9]) == (
        "gold",
        "bamboo",
        "tea",
        "silk",
    )


def test_tokens_coins_and_prestige_in_the_box():
    """[2.5, 2.6, 2.7] Ten tokens, 44 coins, 28 prestige tokens of one point each, a camel and a marker."""
    box = BOX.box
    assert (box.majority_tokens, box.coin_tokens, box.prestige_tokens) == (10, 44, 28)
    assert (box.camels, box.camel_stands, box.first_player_markers) == (1, 1, 1)
    assert BOX.rules.points_per_prestige == 1


@pytest.mark.parametrize(
    ("players", "missing", "cards", "tokens", "coins", "deck"),
    [
        (4, "", 55, 10, 7, 35),
        (3, "gold silk", 44, 8, 6, 27),
        (2, "gold wool silk", 35, 7, 5, 21),
    ],
)
def test_what_depends_on_the_number_of_players(players, missing, cards, tokens, coins, deck):
    """[4.2, 4.2.1, 4.2.2, 4.2.3, 4.7, 4.10] EX-08, EX-09, EX-10: goods and tokens in play, coins, and the deck."""
    game = opened(players)
    assert [GOODS.names[good] for good in game.goods] == [n for n in GOODS.names if n not in missing.split()]
    assert sum(game.census()["good"]) == cards
    assert len(game.goods) == tokens
    assert [merchant.coins for merchant in game.merchants] == [coins] * players
    assert len(game.deck.cards) == deck
    assert [sum(merchant.hand) for merchant in game.merchants] == [1] * players
    assert sum(sum(merchant.put_away) for merchant in game.merchants) == 2 * players


def test_a_market_card_beside_every_tile():
    """[4.3, 4.4, 4.6] Eight cards lie open, tokens in the supply with the number side up; shops are empty."""
    game = fresh(4)
    assert len(game.market) == 8 and all(0 <= card < 10 for card in game.market)
    assert set(game.token_holder) == {-1} and not any(game.token_protected)
    assert all(not any(merchant.shop) for merchant in game.merchants)


def test_three_cards_are_drawn_and_one_kept():
    """[4.5, 4.5.1, 4.5.2, 4.5.3] Everyone sees only the own three cards; the others leave the game unseen."""
    game = fresh(4)
    seat = game.first
    drawn = named(game.merchants[seat].drawn).split()
    assert game.asked == seat and len(drawn) == 3
    assert offered(game) == [f"keep {good}" for good in GOODS.names if good in drawn]
    game.play(f"keep {drawn[0]}")
    merchant = game.merchants[seat]
    assert named(merchant.hand) == drawn[0]
    assert Counter(named(merchant.put_away).split()) == Counter(drawn[1:])
    assert not any(merchant.drawn)
    assert game.asked == (seat + 1) % 4


def test_what_one_keeps_does_not_change_what_the_next_is_offered():
    """[4.5.2] The choices are secret and independent, although the table asks one after the other."""
    offers = []
    for place in (0, -1):
        game = fresh(4)
        options = offered(game)
        assert len(options) > 1
        game.play(options[place])
        offers.append(offered(game))
    assert offers[0] == offers[1]


def test_the_first_player_is_drawn_by_lot():
    """[4.8] Over many matches everyone starts sometimes."""
    assert {fresh(4, f"first {number}").first for number in range(30)} == {0, 1, 2, 3}


def test_the_last_seat_places_the_camel():
    """[4.9, 16] After the opening cards the player to the right of the first puts the camel on any of 8 tiles."""
    game = opened(3)
    assert game.asked == game.last == (game.first - 1) % 3
    assert offered(game) == [f"tile {number}" for number in range(1, 9)]
    before = [merchant.coins for merchant in game.merchants]
    game.play("tile 5")
    assert game.camel == 4 and at_camel(game) == CHARACTERS.names[game.ring[4]]
    assert [merchant.coins for merchant in game.merchants] == before
    assert game.asked == game.first


def test_with_two_players_the_opponent_places_the_camel():
    """[4.9] The last seat is then the first player's only opponent."""
    game = opened(2)
    assert game.asked == 1 - game.first


def test_the_table_chooses_sides():
    """[4.1, 17.1] Chosen sides in random order, or in the order in which they are listed."""
    wanted = (
        "musician",
        "dancer",
        "ambassador",
        "general",
        "sogdian_merchant",
        "servant",
        "farmer",
        "buddhist",
    )
    sides = [
        [CHARACTERS.names[n] for n in fresh(2, f"s{k}", ring="sides", characters=wanted).ring]
        for k in range(5)
    ]
    assert all(sorted(ring) == sorted(wanted) for ring in sides)
    assert len({tuple(ring) for ring in sides}) > 1
    laid = fresh(2, ring="chosen", characters=wanted).ring
    assert [CHARACTERS.names[number] for number in laid] == list(wanted)


def test_both_sides_of_a_tile_cannot_lie_in_the_ring():
    """[2.1, 17.1] The list of characters names exactly one of each pair."""
    both = ("painter", "musician", *DunhuangSettings().characters[2:])
    with pytest.raises(Complaint, match="dunhuang-one-of-each-pair"):
        fresh(2, ring="chosen", characters=both)


def test_chance_decides_nothing_but_the_setup_and_a_few_abilities():
    """[16.3] After the setup a turn with coins as its bonus uses no chance at all."""
    game = opened(4)
    game.play("tile 1")
    used = game.chance.used
    play(game, "camel 1", "hand", "coins", "camel 2", "shop", "coins")
    assert game.chance.used == used

"""Majority tokens. [8]"""

import pytest

from serica.games.dunhuang import TITLE
from serica.games.dunhuang.state import SUPPLY
from serica.games.dunhuang.words import GOODS
from serica.kernel.chance import Chance, seed_from
from tests.games.dunhuang.table import dunhuang, fresh, holder, is_protected, offered, play

BAMBOO_NEXT = "tea bamboo silk glass paper wool spices gems"
TEA_NEXT = "wool tea silk glass paper bamboo spices gems"


def into_shop(game):
    """The active player puts the card of the next tile into the shop."""
    return play(game, "camel 1", "shop")


def test_the_first_card_of_a_good_takes_the_token():
    """[8.2.2] EX-11: nobody has bamboo in a shop; the first one takes the token, number side up."""
    game = into_shop(dunhuang(market=BAMBOO_NEXT))
    assert holder(game, "bamboo") == 0 and not is_protected(game, "bamboo")


def test_more_cards_than_any_other_shop():
    """[8.1, 8.2, 8.2.3, 7.5] EX-02: two teas against one take the token from the supply."""
    game = into_shop(dunhuang(market=TEA_NEXT, shops={0: "tea", 1: "tea"}))
    assert holder(game, "tea") == 0


def test_more_cards_than_the_holder():
    """[8.2.5] Whoever overtakes the holder takes the token, even from its shang side."""
    game = into_shop(
        dunhuang(
            shown=("dancer", "manichaean"),
            market=TEA_NEXT,
            shops={0: "tea tea", 1: "tea tea"},
            tokens={"tea": 1},
            protected="tea",
        )
    )
    assert holder(game, "tea") == 0 and not is_protected(game, "tea")


def test_a_tie_goes_to_the_newcomer():
    """[8.2.6, 8.3] EX-03: two against two on the number side: the newcomer takes the token at once."""
    game = into_shop(dunhuang(market=TEA_NEXT, shops={0: "tea", 1: "tea tea"}, tokens={"tea": 1}))
    assert holder(game, "tea") == 0
    assert offered(game)[-1] == "coins"


def test_the_holder_keeps_the_side_that_is_up():
    """[8.2.1] Another card of the good changes nothing for its holder."""
    game = dunhuang(market=TEA_NEXT, shops={0: "tea"}, tokens={"tea": 0}, protected="tea")
    into_shop(game)
    assert holder(game, "tea") == 0 and is_protected(game, "tea")


def test_fewer_cards_than_the_holder():
    """[8.2.4] EX-20: two wools do not touch a holder with three."""
    game = into_shop(dunhuang(shops={0: "wool", 1: "wool wool wool"}, tokens={"wool": 1}))
    assert holder(game, "wool") == 1


def protected_tie(character: str, coins: int = 7):
    """Seat 1 holds bamboo with two cards on the shang side; seat 0 draws level."""
    return into_shop(
        dunhuang(
            shown=("dancer", character),
            market=BAMBOO_NEXT,
            shops={0: "bamboo", 1: "bamboo bamboo"},
            tokens={"bamboo": 1},
            protected="bamboo",
            coins=coins,
        )
    )


def test_the_manichaean_protects_once():
    """[8.2.7, 8.4] EX-05: the holder keeps the token; it turns back, and the next tie takes it."""
    game = protected_tie("manichaean")
    assert holder(game, "bamboo") == 1 and not is_protected(game, "bamboo")
    assert "pay" not in offered(game)


def test_the_manichaean_turns_the_token_on_an_own_turn():
    """[8.4, 10.15.3] EX-05 from its start: protect, then be tied, keep the token on its number side."""
    game = dunhuang(
        shown=("manichaean",),
        market="tea wool bamboo glass paper silk spices gems",
        shops={0: "bamboo"},
        tokens={"bamboo": 0},
    )
    play(game, "camel 1", "hand", "ability", "protect bamboo")
    assert is_protected(game, "bamboo")
    into_shop(game)
    assert (holder(game, "bamboo"), is_protected(game, "bamboo")) == (0, False)


def test_the_buddhist_lets_the_newcomer_pay():
    """[8.2.7, 8.5, 8.7] EX-06: 2 coins go to the holder, the token comes number side up."""
    game = protected_tie("buddhist")
    assert game.asked == 0 and offered(game) == ["pay", "leave"]
    game.play("pay")
    assert [merchant.coins for merchant in game.merchants] == [5, 9, 7, 7]
    assert holder(game, "bamboo") == 0 and not is_protected(game, "bamboo")


def test_declining_the_buddhist_changes_nothing():
    """[8.5.2, 8.5.3, 10.16.2] EX-06: no coins move, the protection stays, and the question does not come back."""
    game = protected_tie("buddhist")
    game.play("leave")
    assert [merchant.coins for merchant in game.merchants] == [7, 7, 7, 7]
    assert holder(game, "bamboo") == 1 and is_protected(game, "bamboo")
    assert offered(game) == ["ability", "coins"]


def test_too_poor_for_the_buddhist():
    """[8.5.1, 8.5.2, 15.3] EX-22: with one coin nothing is asked and nothing changes."""
    game = protected_tie("buddhist", coins=1)
    assert offered(game) == ["ability", "coins"]
    assert holder(game, "bamboo") == 1 and is_protected(game, "bamboo")
    assert game.merchants[0].coins == 1


def musician(**position):
    """Seat 0 discards a glass from the shop with the Musician."""
    game = dunhuang(shown=("musician",), **position)
    return play(game, "camel 1", "hand", "ability", "discard glass")


def test_a_holder_who_falls_behind_loses_the_token():
    """[8.6, 8.6.1, 8.7] EX-23: it goes to the supply, not to the shop that has more now."""
    game = musician(shops={0: "glass glass", 1: "glass glass"}, tokens={"glass": 0}, protected="glass")
    assert holder(game, "glass") == SUPPLY and not is_protected(game, "glass")
    assert game.merchants[0].prestige == 3


@pytest.mark.parametrize(("seat", "taker"), [(2, SUPPLY), (0, 0), (1, 1)])
def test_fetching_a_token_from_the_supply(seat, taker):
    """[8.2.3] EX-24: after EX-23, one glass is too few for a third shop; two equal the most; three exceed it."""
    game = dunhuang(
        turn=seat,
        market="tea glass silk glass paper bamboo spices gems",
        shops={0: "glass", 1: "glass glass"},
    )
    assert holder(into_shop(game), "glass") == taker


def servant(good: str, **position):
    """Seat 0 takes a card out of the shop with the Servant."""
    game = dunhuang(shown=("servant",), **position)
    return play(game, "camel 1", "hand", "ability", f"fetch {good}")


def test_a_holder_keeps_the_token_on_equality():
    """[8.6.2] EX-25: two against two after a card left."""
    game = servant("tea", shops={0: "tea tea tea", 1: "tea tea"}, tokens={"tea": 0})
    assert holder(game, "tea") == 0


def test_a_holder_without_cards_keeps_the_token_while_nobody_has_any():
    """[8.6.3, 8.2.5] EX-26: the next silk in any shop takes it."""
    game = servant("silk", shops={0: "silk"}, tokens={"silk": 0})
    assert holder(game, "silk") == 0
    game.play("camel 1")
    assert GOODS.names[game.market[game.camel]] == "silk"
    game.play("shop")
    assert holder(game, "silk") == 1


def test_the_soldier_loses_one_token_and_gains_another():
    """[8.10, 10.7.3] EX-27: tea falls behind a third shop; the wool ties and is taken."""
    game = dunhuang(
        shown=("soldier",),
        market="silk silk wool glass paper bamboo spices gems",
        shops={0: "tea wool", 1: "wool wool", 2: "tea"},
        tokens={"tea": 0, "wool": 1},
    )
    play(game, "camel 1", "hand", "ability", "exchange tea 3")
    assert GOODS.names[game.market[2]] == "tea"
    assert holder(game, "tea") == SUPPLY and holder(game, "wool") == 0


def test_a_merchant_may_hold_many_tokens_on_either_side():
    """[8.8] A shang side counts like any other: here for the instant win."""
    game = dunhuang(
        shops={0: "gold silver gems glass"},
        tokens={"gold": 0, "silver": 0, "gems": 0, "glass": 0},
        protected="gold glass",
        hands={0: "tea wool silk"},
        market="silk paper tea glass paper bamboo spices gems",
    )
    play(game, "camel 1", "hand", "coins")
    assert game.result is not None and game.result.winners == (0,)


def test_the_holder_never_has_fewer_cards_than_another_shop():
    """[8.9, 15.2] Random matches keep this after every option, and one token for each good."""
    chance = Chance.seeded(seed_from("8.9"))
    for number in range(60):
        game = fresh(2 + number % 3, f"8.9 {number}")
        while not game.over:
            game.advance(chance.pick(game.options()))
            assert not list(TITLE.faults(game))
            assert len(game.token_holder) == GOODS.size


def test_the_check_of_positions_notices_a_wrong_holder():
    """[8.9, 18.1] A holder with fewer cards, debts and a protected token in the supply are all found."""
    game = dunhuang(shops={1: "tea"}, tokens={"tea": 0}, protected="wool", coins={0: -1})
    assert len(list(TITLE.faults(game))) == 3

"""The sixteen characters. [10]"""

import pytest

from serica.games.dunhuang import TITLE
from serica.games.dunhuang.state import SUPPLY
from serica.games.dunhuang.words import CHARACTERS, GOODS
from serica.kernel.chance import Chance
from serica.kernel.game import Illegal
from tests.games.dunhuang.table import dunhuang, holder, is_protected, named, offered, play


def visit(character: str, *, put: str = "hand", steps: int = 1, **position):
    """Seat 0 leads the camel to a character and has put the card away; the bonus is asked."""
    market = "tea gold silk glass paper bamboo spices gems"
    position.setdefault("market", market)
    game = dunhuang(shown=(character,), camel=(1 - steps) % 8, **position)
    return play(game, f"camel {steps}", put)


def refused(game, clause: str) -> bool:
    """The ability is not offered, and the reason names the clause."""
    reason = game.explain("ability")
    return offered(game) == ["coins"] and reason is not None and reason.clause == clause


# Painter


def test_painter():
    """[10.1, 10.1.2, 10.1.3] A card of the hand goes to the discard pile, 3 prestige come."""
    game = play(visit("painter", hands={0: "tea tea silk"}), "ability")
    assert offered(game) == ["discard gold", "discard tea", "discard silk"]
    game.play("discard tea")
    assert named(game.merchants[0].hand) == "gold tea silk"
    assert named(game.discard) == "tea" and game.merchants[0].prestige == 3


def test_painter_needs_a_card_in_hand():
    """[10.1.1] With an empty hand only coins are offered."""
    assert refused(visit("painter", put="shop"), "10.1.1")


# Musician


def test_musician():
    """[10.2, 10.2.2, 10.2.3, 10.2.4] EX-23: a shop card is discarded; 3 prestige even when the token is lost."""
    position = {"shops": {0: "glass glass tea", 1: "glass glass"}, "tokens": {"glass": 0}}
    game = play(visit("musician", **position), "ability")
    assert offered(game) == ["discard glass", "discard tea"]
    game.play("discard glass")
    assert named(game.merchants[0].shop) == "glass tea" and named(game.discard) == "glass"
    assert holder(game, "glass") == SUPPLY and game.merchants[0].prestige == 3


def test_musician_needs_a_card_in_the_shop():
    """[10.2.1] With an empty shop only coins are offered."""
    assert refused(visit("musician", hands={0: "tea"}), "10.2.1")


# Princess and Dancer


def test_princess_counts_both_sides():
    """[10.3, 10.3.2, 10.3.3, 8.8] EX-33: three tokens, one on its shang side, give 3 prestige."""
    tokens = {"tea": 0, "wool": 0, "silk": 0, "glass": 1}
    game = visit("princess", shops={0: "tea wool silk", 1: "glass"}, tokens=tokens, protected="wool")
    game.play("ability")
    assert game.merchants[0].prestige == 3 and game.asked == 1


def test_princess_needs_a_token():
    """[10.3.1] Somebody else's token does not help."""
    assert refused(visit("princess", shops={1: "tea"}, tokens={"tea": 1}), "10.3.1")


def test_dancer():
    """[10.4, 10.4.1] 2 prestige, no condition."""
    game = play(visit("dancer"), "ability")
    assert game.merchants[0].prestige == 2 and game.asked == 1


# Translator and Ambassador


def test_translator_draws_as_many_cards_as_steps():
    """[10.5, 10.5.2, 10.5.3, 10.5.4] Three steps: three cards; one is kept, two go under the deck."""
    game = visit("translator", steps=3, deck="paper wool paper gems", chance=Chance.scripted(0))
    game.play("ability")
    assert offered(game) == ["keep paper", "keep wool"]
    assert named(game.merchants[0].drawn) == "paper paper wool"
    game.play("keep wool")
    assert named(game.merchants[0].hand) == "gold wool" and not any(game.merchants[0].drawn)
    assert GOODS.names[game.market[1]] == "gems"
    assert [GOODS.names[card] for card in game.deck.cards] == ["paper", "paper"]


def test_buried_cards_lie_in_random_order():
    """[10.5.4, 16.3] The same cards, another outcome of chance, another order."""
    orders = []
    for outcome in (0, 1):
        game = visit("translator", steps=3, deck="paper wool tea gems", chance=Chance.scripted(outcome))
        play(game, "ability", "keep tea")
        orders.append([GOODS.names[card] for card in game.deck.cards])
    assert sorted(orders) == [["paper", "wool"], ["wool", "paper"]]


def test_translator_with_one_step_keeps_the_card():
    """[10.5.5] A single card is kept without a choice."""
    game = play(visit("translator", steps=1, deck="paper silk"), "ability")
    assert named(game.merchants[0].hand) == "gold paper" and game.asked == 1


def test_translator_with_a_small_deck():
    """[10.5.2, 10.5.3, 12.3] EX-29: four steps, two cards: one is kept, the other fills the market again."""
    game = visit("translator", steps=4, deck="tea wool")
    assert game.merchants[0].coins == 4
    play(game, "ability", "keep tea")
    assert GOODS.names[game.market[1]] == "wool"
    assert not game.deck.cards and not game.last_round


def test_translator_needs_a_deck():
    """[10.5.1] An empty deck offers coins only."""
    assert refused(visit("translator", deck=""), "10.5.1")


def test_ambassador():
    """[10.6, 10.6.2] Two cards are drawn, one kept, the other goes under the deck."""
    game = play(visit("ambassador", steps=3, deck="paper wool tea gems"), "ability")
    assert offered(game) == ["keep paper", "keep wool"]
    game.play("keep paper")
    assert [GOODS.names[card] for card in game.deck.cards] == ["wool", "gems"]


def test_ambassador_with_one_card_left():
    """[10.6.2, 12.3, 13.2] EX-30: the card is kept without a choice and the end is near."""
    game = play(visit("ambassador", deck="silk"), "ability")
    assert named(game.merchants[0].hand) == "gold silk" and game.last_round


def test_ambassador_needs_a_deck():
    """[10.6.1] An empty deck offers coins only."""
    assert refused(visit("ambassador", deck=""), "10.6.1")


# Soldier and General


def test_soldier_offers_only_different_goods():
    """[10.7, 10.7.2, 10.7.4] EX-28: tea for the wool, each glass, the paper and the silk; never for a tea."""
    market = "tea gold tea wool glass glass paper silk"
    game = play(visit("soldier", market=market, shops={0: "tea"}), "ability")
    assert offered(game) == [f"exchange tea {place}" for place in (4, 5, 6, 7, 8)]
    reason = game.explain("exchange tea 3")
    assert reason is not None and reason.clause == "10.7.4"


def test_soldier_exchanges_with_the_shop_alone():
    """[10.7.3, 10.7.5, 10.17.4] The card got goes to the shop, the one given lies in the market for everyone."""
    game = visit("soldier", shops={0: "tea"}, hands={0: "wool"})
    play(game, "ability")
    assert all(option.startswith("exchange tea") for option in offered(game))
    game.play("exchange tea 3")
    assert named(game.merchants[0].shop) == "silk" and named(game.merchants[0].hand) == "gold wool"
    play(game, "camel 1", "hand")
    assert named(game.merchants[1].hand) == "tea"


def test_soldier_needs_a_different_good():
    """[10.7.1] No shop card, or nothing but the same good in the market."""
    assert refused(visit("soldier"), "10.7.1")
    assert refused(visit("soldier", shops={0: "tea"}, market="tea gold tea tea tea tea tea tea"), "10.7.1")


def test_general():
    """[10.8, 10.8.2, 10.8.3] A hand card lies open in the market, the market card is in hand; no token moves."""
    game = visit("general", put="shop", hands={0: "tea"}, market="tea gold tea tea tea tea tea silk")
    game.play("ability")
    assert offered(game) == ["exchange tea 8"]
    game.play("exchange tea 8")
    assert named(game.merchants[0].hand) == "silk" and GOODS.names[game.market[7]] == "tea"
    assert holder(game, "silk") == SUPPLY


def test_general_needs_a_different_good():
    """[10.8.1] An empty hand, or only the goods that the market shows."""
    assert refused(visit("general", put="shop"), "10.8.1")
    same = {"hands": {0: "tea"}, "market": "tea gold tea tea tea tea tea tea"}
    assert refused(visit("general", put="shop", **same), "10.8.1")


# Chinese and Sogdian Merchant


def test_chinese_merchant():
    """[10.9, 10.9.2, 10.9.3, 10.9.4, 10.9.5] Two random cards come, any two go back; hand sizes stay."""
    hands = {0: "silk", 1: "tea tea wool", 3: "glass"}
    game = play(visit("chinese_merchant", hands=hands, chance=Chance.scripted(2, 0)), "ability")
    assert offered(game) == ["visit 2", "visit 4"]
    game.play("visit 2")
    assert named(game.merchants[0].hand) == "gold tea wool silk"
    assert named(game.merchants[1].hand) == "tea"
    pairs = ["gold tea", "gold wool", "gold silk", "tea wool", "tea silk", "wool silk"]
    assert game.asked == 0 and offered(game) == [f"give {pair}" for pair in pairs]
    game.play("give gold tea")
    assert named(game.merchants[0].hand) == "wool silk"
    assert named(game.merchants[1].hand) == "gold tea tea"


def test_chinese_merchant_against_one_card():
    """[10.9.3, 10.9.4, 10.9.5] EX-31: one card comes, one of three goes back."""
    game = visit("chinese_merchant", put="shop", hands={0: "wool silk", 1: "tea"}, chance=Chance.scripted(0))
    play(game, "ability", "visit 2")
    assert offered(game) == ["give tea", "give wool", "give silk"]
    game.play("give silk")
    assert [sum(merchant.hand) for merchant in game.merchants[:2]] == [2, 1]


def test_chinese_merchant_with_an_empty_hand():
    """[10.9.6] Exactly the received cards go back."""
    game = visit("chinese_merchant", put="shop", hands={1: "tea wool"}, chance=Chance.scripted(0, 0))
    play(game, "ability", "visit 2")
    assert offered(game) == ["give tea wool"]


def test_merchants_need_an_opponent_with_a_card():
    """[10.9.1, 10.10.1] The own hand does not count; nobody to visit, no ability and no prestige."""
    assert refused(visit("chinese_merchant", hands={0: "tea"}), "10.9.1")
    assert refused(visit("sogdian_merchant", hands={0: "tea"}), "10.10.1")
    game = play(visit("chinese_merchant", hands={1: "tea"}), "ability")
    reason = game.explain("visit 3")
    assert reason is not None and reason.clause == "10.9.2"


def test_sogdian_merchant():
    """[10.10, 10.10.2, 10.10.3, 10.10.4, 10.10.5, 5.4] EX-32: the opponent chooses; the same cards go back."""
    game = visit("sogdian_merchant", put="shop", hands={1: "tea tea wool"})
    play(game, "ability", "visit 2")
    assert game.asked == 1 and offered(game) == ["give tea tea", "give tea wool"]
    game.play("give tea wool")
    assert game.asked == 0 and offered(game) == ["give tea wool"]
    assert game.merchants[0].prestige == 0
    game.play("give tea wool")
    assert game.merchants[0].prestige == 1 and named(game.merchants[1].hand) == "tea tea wool"


# Maid and Servant


def test_maid():
    """[10.11, 10.11.2, 10.11.3, 8.10] A shop card and a hand card change places; both tokens are resolved."""
    game = visit(
        "maid",
        hands={0: "tea", 1: ""},
        shops={0: "wool", 1: "wool", 2: "tea"},
        tokens={"wool": 0, "tea": 2},
    )
    game.play("ability")
    assert offered(game) == ["swap wool gold", "swap wool tea"]
    game.play("swap wool tea")
    assert named(game.merchants[0].shop) == "tea" and named(game.merchants[0].hand) == "gold wool"
    assert holder(game, "wool") == SUPPLY and holder(game, "tea") == 0


def test_maid_needs_a_different_good():
    """[10.11.1, 10.11.2] EX-34: a tea in the shop and only teas in hand are not enough."""
    position = {"market": "gold tea silk glass paper bamboo spices gems", "shops": {0: "tea"}}
    assert refused(visit("maid", hands={0: "tea"}, **position), "10.11.1")
    assert refused(visit("maid"), "10.11.1")
    game = play(visit("maid", hands={0: "tea"}, shops={0: "tea"}), "ability")
    reason = game.explain("swap tea tea")
    assert reason is not None and reason.clause == "10.11.1"


def test_servant_to_the_hand():
    """[10.12, 10.12.2, 10.12.3] A shop card comes to the hand, and its token is resolved."""
    game = visit("servant", hands={0: "tea"}, shops={0: "wool", 1: "wool"}, tokens={"wool": 0})
    game.play("ability")
    assert offered(game) == ["fetch wool", "display gold", "display tea"]
    game.play("fetch wool")
    assert named(game.merchants[0].hand) == "gold tea wool" and holder(game, "wool") == SUPPLY


def test_servant_to_the_shop():
    """[10.12.4] A hand card comes to the shop, and its token is resolved."""
    game = play(visit("servant", hands={0: "tea"}), "ability", "display tea")
    assert named(game.merchants[0].shop) == "tea" and holder(game, "tea") == 0


def test_servant_needs_any_card():
    """[10.12.1] Only where the place was empty and nothing is owned the Servant cannot help."""
    market = "tea - silk glass paper bamboo spices gems"
    game = dunhuang(shown=("servant",), market=market, deck="", last_round=True)
    assert refused(play(game, "camel 1"), "10.12.1")


# Shepherd and Farmer


def test_shepherd():
    """[10.13, 10.13.2, 10.13.3, 10.17.3] The next or the previous card, to the hand; refilled after the bonus."""
    game = play(visit("shepherd"), "ability")
    assert offered(game) == ["take 1", "take 3"]
    assert game.market[1] == -1
    game.play("take 3")
    assert named(game.merchants[0].hand) == "gold silk"
    assert -1 not in game.market and holder(game, "silk") == SUPPLY


def test_shepherd_near_the_end():
    """[10.13.1, 7.6, 13.4] EX-35: no card at the camel, none before it; the paper ahead, or coins."""
    market = "- - paper - - - - -"
    game = dunhuang(shown=("shepherd",), market=market, deck="", last_round=True)
    play(game, "camel 1")
    assert offered(game) == ["ability", "coins"]
    game.play("ability")
    assert offered(game) == ["take 3"]
    nothing = dunhuang(shown=("shepherd",), market="- - - paper - - - -", deck="", last_round=True)
    assert refused(play(nothing, "camel 1"), "10.13.1")


@pytest.mark.parametrize(
    ("steps", "places"), [(1, "3"), (2, "3 4"), (3, "3 4 5"), (7, "3 4 5 6 7 8 1"), (8, "3 4 5 6 7 8 1")]
)
def test_farmer_reaches_as_far_as_the_camel_went(steps, places):
    """[10.14, 10.14.1, 10.14.2, 10.14.4] One step: the next tile; s steps: any of the next s, at most 7."""
    game = play(visit("farmer", steps=steps), "ability")
    assert offered(game) == [f"take {place}" for place in places.split()]


def test_farmer_takes_one_card_to_the_hand():
    """[10.14.5, 10.17.2] Never to the shop; no token is resolved."""
    game = play(visit("farmer", steps=2), "ability", "take 4")
    assert named(game.merchants[0].hand) == "gold glass" and not any(game.merchants[0].shop)


def test_farmer_does_not_skip_an_empty_place():
    """[10.14.3] With one step and an empty next place the Farmer has nothing; the reason for a place is told."""
    market = "tea gold - glass paper bamboo spices gems"
    position = {"market": market, "deck": "", "last_round": True}
    assert refused(visit("farmer", **position), "10.14.1")
    game = play(visit("farmer", steps=2, **position), "ability")
    assert offered(game) == ["take 4"]
    for option, clause in (("take 3", "10.14.3"), ("take 7", "10.14.1")):
        reason = game.explain(option)
        assert reason is not None and reason.clause == clause


# Manichaean and Buddhist


@pytest.mark.parametrize("character", ["manichaean", "buddhist"])
def test_protecting_a_token(character):
    """[10.15, 10.15.1, 10.15.2, 10.15.3, 10.16, 10.16.1] EX-44: own tokens on the number side, one is turned."""
    position = {"shops": {0: "silver tea", 1: "wool"}, "tokens": {"silver": 0, "tea": 0, "wool": 1}}
    game = play(visit(character, protected="tea", **position), "ability")
    assert offered(game) == ["protect silver"]
    for option in ("protect tea", "protect wool"):
        reason = game.explain(option)
        assert reason is not None and reason.clause == "10.15.1"
    game.play("protect silver")
    assert is_protected(game, "silver")
    section = CHARACTERS.value(character) + 1
    assert refused(visit(character, protected="tea silver", **position), f"10.{section}.1")


# Common notes


def test_the_tile_in_the_ring_decides_the_protection():
    """[10.17, 10.17.1] The same position is defended once by the Manichaean, and for sale with the Buddhist."""
    offers = {}
    for character in ("manichaean", "buddhist"):
        game = dunhuang(
            shown=("dancer", character),
            shops={0: "wool", 1: "wool wool"},
            tokens={"wool": 1},
            protected="wool",
        )
        offers[character] = offered(play(game, "camel 1", "shop"))
    assert offers == {"manichaean": ["ability", "coins"], "buddhist": ["pay", "leave"]}


@pytest.mark.parametrize(
    ("character", "option"),
    [
        ("shepherd", "take 3"),
        ("farmer", "take 3"),
        ("general", "exchange wool 3"),
        ("translator", None),
        ("ambassador", "keep wool"),
    ],
)
def test_abilities_that_never_touch_a_shop(character, option):
    """[10.17.2] Tokens stay where they are, whatever card moves."""
    position = {"hands": {0: "wool"}, "shops": {1: "wool silk"}, "tokens": {"wool": 1, "silk": 1}}
    game = play(visit(character, deck="wool silk tea", **position), "ability", *([option] if option else []))
    assert (holder(game, "wool"), holder(game, "silk")) == (1, 1) and game.asked == 1


def test_a_character_cannot_be_used_from_afar():
    """[9.1] Only the character on the camel's tile helps."""
    game = visit("dancer", hands={0: "tea"})
    game.play("ability")
    with pytest.raises(Illegal):
        game.play("discard tea")


def test_every_character_has_an_effect_that_can_be_told():
    """[10] The texts of all sixteen abilities come from their data."""
    told = [TITLE.effects.phrase(character.effects) for character in TITLE.load().characters]
    assert len({repr(phrase) for phrase in told}) >= 15

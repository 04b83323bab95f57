"""The turn: camel, good, bonus, refill, and the last round. [5, 6, 7, 9, 12, 13]"""

import pytest

from serica.games.dunhuang.words import GOODS
from serica.kernel.game import Illegal
from tests.games.dunhuang.table import at_camel, cards, counts, dunhuang, fresh, holder, named, offered, play

TEA, WOOL = GOODS.value("tea"), GOODS.value("wool")


def test_the_five_phases_in_their_order():
    """[5.1, 5.2, 5.3] Camel, good, bonus; then the market is full again and the left neighbour moves."""
    game = dunhuang(shown=("dancer",), deck="gems tea")
    assert offered(game)[0] == "camel 1" and game.asked == 0
    game.play("camel 1")
    assert offered(game) == ["hand", "shop"] and game.asked == 0
    game.play("hand")
    assert offered(game) == ["ability", "coins"] and game.asked == 0
    game.play("coins")
    assert GOODS.names[game.market[1]] == "gems"
    assert game.asked == game.turn == 1


def test_only_the_active_player_decides():
    """[5.4] Every question of an ordinary turn goes to the player whose turn it is."""
    game = dunhuang(turn=2)
    asked = []
    for option in ("camel 1", "shop", "coins"):
        asked.append(game.asked)
        game.play(option)
    assert asked == [2, 2, 2] and game.asked == 3


def test_the_camel_has_to_move():
    """[6.1] Nothing but the camel's steps is offered."""
    game = dunhuang(coins=0)
    assert offered(game) == ["camel 1"]
    with pytest.raises(Illegal):
        game.play("coins")


def test_the_first_step_is_free():
    """[6.2] One step costs nothing, the coins stay."""
    game = dunhuang(coins=5)
    game.play("camel 1")
    assert game.merchants[0].coins == 5 and game.camel == 1


def test_paying_for_extra_steps():
    """[6.2, 6.3] EX-01: every further step costs a coin, paid to the supply."""
    game = dunhuang(shown=("soldier",), coins=5)
    game.play("camel 2")
    assert game.camel == 2 and game.steps == 2
    assert [merchant.coins for merchant in game.merchants] == [4, 5, 5, 5]
    assert at_camel(game) == "chinese_merchant"


@pytest.mark.parametrize(("coins", "most"), [(0, 1), (1, 2), (7, 8), (20, 21)])
def test_as_many_steps_as_the_coins_allow(coins, most):
    """[6.3, 6.4] EX-43: from 1 to 1 + coins steps, and no other limit."""
    game = dunhuang(coins=coins)
    assert offered(game) == [f"camel {steps}" for steps in range(1, most + 1)]


def test_eight_steps_go_all_the_way_round():
    """[6.4] EX-43: eight steps cost 7 coins and end on the same tile; ten pass it."""
    assert dunhuang(coins=7).camel == play(dunhuang(coins=7), "camel 8").camel == 0
    assert play(dunhuang(coins=7), "camel 8").merchants[0].coins == 0
    assert play(dunhuang(coins=9), "camel 10").camel == 2


def test_why_the_camel_cannot_go_further():
    """[6.2] The reason names the price and the coins."""
    reason = dunhuang(coins=1).explain("camel 4")
    assert reason is not None and reason.clause == "6.2"
    assert reason.arguments == {"price": 3, "have": 1}


def test_tiles_without_a_card_count_as_steps():
    """[6.5] The camel does not skip an empty place."""
    game = dunhuang(market="tea - - glass paper bamboo spices gems", deck="", last_round=True)
    game.play("camel 2")
    assert game.camel == 2


def test_steps_are_remembered_until_the_end_of_the_turn():
    """[6.6] The Farmer reaches as far as the camel has gone, after the good was taken."""
    game = play(dunhuang(shown=("shepherd", "farmer"), coins=3, camel=7), "camel 3")
    assert game.steps == 3
    game = play(dunhuang(shown=("farmer",), coins=3, camel=7), "camel 2", "hand", "ability")
    assert offered(game) == ["take 3", "take 4"]


def test_bonus_coins_come_too_late_for_this_turns_camel():
    """[6.7] With no coin only one step is possible, although three coins follow."""
    game = play(dunhuang(coins=0), "camel 1", "hand", "coins")
    assert game.merchants[0].coins == 3 and game.camel == 1


def test_the_good_beside_the_camel_must_be_taken():
    """[7.1, 7.2] Hand or shop; there is no third way."""
    game = play(dunhuang(), "camel 1")
    assert offered(game) == ["hand", "shop"]


def test_a_good_taken_into_the_hand():
    """[7.3] It joins the hand, however many cards are there."""
    game = dunhuang(hands={0: "tea " * 6 + "silk silk"})
    play(game, "camel 1", "hand")
    assert named(game.merchants[0].hand) == "tea " * 6 + "wool silk silk"


def test_a_good_put_into_the_shop():
    """[7.5] It lies open in the shop, and its token is resolved."""
    game = play(dunhuang(), "camel 1", "shop")
    assert named(game.merchants[0].shop) == "wool"
    assert holder(game, "wool") == 0


def test_hand_cards_win_no_token():
    """[7.4] EX-21: three teas in hand and one more do not touch the token of a shop with one tea."""
    game = dunhuang(
        market="wool tea silk glass paper bamboo spices gems",
        hands={0: "tea tea tea"},
        shops={1: "tea"},
        tokens={"tea": 1},
    )
    play(game, "camel 1", "hand")
    assert holder(game, "tea") == 1


def test_where_no_card_lies_none_is_taken():
    """[7.6, 13.4] In the last round phase 2 may be skipped; the bonus is played as ever."""
    game = dunhuang(market="tea - silk glass paper bamboo spices gems", deck="", last_round=True)
    game.play("camel 1")
    assert "coins" in offered(game)
    game.play("coins")
    assert game.asked == 1 and not any(game.merchants[0].hand)


def test_ability_or_three_coins():
    """[9.1, 9.2, 9.4] Exactly one of the two; nothing else is offered."""
    game = play(dunhuang(shown=("dancer",), coins=2), "camel 1", "hand")
    assert offered(game) == ["ability", "coins"]
    game.play("coins")
    assert game.merchants[0].coins == 5 and game.merchants[0].prestige == 0


def test_an_ability_without_its_condition_is_not_offered():
    """[9.3] The Princess asks for a token; the reason says so with its clause."""
    game = play(dunhuang(shown=("princess",)), "camel 1", "hand")
    assert offered(game) == ["coins"]
    reason = game.explain("ability")
    assert reason is not None and (reason.message, reason.clause) == ("dunhuang-why-no-princess", "10.3.1")


def test_a_card_just_taken_serves_the_ability():
    """[9.5] The Painter takes the only card, which has just come into the hand."""
    game = play(dunhuang(shown=("painter",)), "camel 1", "hand", "ability")
    assert offered(game) == ["discard wool"]


def test_a_chosen_ability_is_carried_out():
    """[9.6] After `ability` there is no way back to the coins."""
    game = play(dunhuang(shown=("painter",)), "camel 1", "hand", "ability")
    with pytest.raises(Illegal):
        game.play("coins")


def test_coins_and_ability_are_asked_one_after_the_other():
    """[16.2] First coins or ability, then how to use it."""
    game = play(dunhuang(shown=("painter",), hands={0: "tea silk"}), "camel 1", "hand")
    assert offered(game) == ["ability", "coins"]
    game.play("ability")
    assert offered(game) == ["discard tea", "discard wool", "discard silk"]


def test_the_refill_starts_at_the_camel():
    """[12.1, 12.2, 12.3] EX-36: with one card left the place beside the camel gets it, the other stays empty."""
    game = dunhuang(shown=("shepherd",), camel=0, deck="silk")
    play(game, "camel 1", "hand", "ability", "take 1")
    assert GOODS.names[game.market[1]] == "silk"
    assert game.market[0] == -1
    assert game.last_round


def test_an_empty_deck_alone_does_not_end_the_game():
    """[12.4] The last card fills the market; only the next refill fails."""
    game = play(dunhuang(deck="silk"), "camel 1", "hand", "coins")
    assert not game.deck.cards and not game.last_round
    play(game, "camel 1", "hand", "coins")
    assert game.last_round


def test_the_turn_passes_to_the_left():
    """[5.1, 12.5] Clockwise, and after the last seat to the first."""
    game = dunhuang(players=3, turn=2)
    play(game, "camel 1", "hand", "coins")
    assert game.asked == 0


def test_discarded_cards_never_come_back_and_buried_ones_do():
    """[12.6] The Painter's card stays away; a card under the deck is drawn in its turn."""
    game = dunhuang(shown=("painter",), hands={0: "gold"}, deck="")
    play(game, "camel 1", "hand", "ability", "discard gold")
    assert named(game.discard) == "gold" and game.last_round
    game = dunhuang(shown=("ambassador",), deck="gems gold")
    game = play(game, "camel 1", "hand", "ability", "keep gems")
    assert GOODS.names[game.market[1]] == "gold"


@pytest.mark.parametrize(("seat", "turns_left"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_everybody_has_equally_many_turns(seat, turns_left):
    """[13.2, 13.3] EX-37: after the failed refill the round is completed; the last seat's turn ends the game."""
    game = dunhuang(turn=seat, deck="")
    turns = 0
    while not game.over:
        play(game, "camel 1", *(["hand"] if "hand" in _after_camel(game) else []), "coins")
        turns += 1
    assert turns == turns_left
    assert game.result is not None and game.result.reason == "points"


def _after_camel(game):
    world = game.copy()
    world.play("camel 1")
    return offered(world)


@pytest.mark.parametrize(("players", "turns"), [(4, 36), (3, 30), (2, 22)])
def test_the_longest_game(players, turns):
    """[13.5] EX-42: with coins as every bonus and shops left empty, the length is exact."""
    game = fresh(players)
    played = 0
    while not game.over:
        options = offered(game)
        if options[0].startswith("camel"):
            played += 1
        game.play(next((wanted for wanted in ("hand", "coins") if wanted in options), options[0]))
    assert played == turns


def test_the_deck_stays_empty_in_the_last_round():
    """[13.4] Nothing refills it: places stay empty to the end."""
    game = dunhuang(deck="")
    play(game, "camel 1", "hand", "coins", "camel 1", "hand", "coins")
    assert game.market == cards("tea - - glass paper bamboo spices gems")
    assert game.discard == counts("")

"""Seals and their exchange. [9]"""

import pytest

from serica.games.whitecastle.rounds import garden_step
from tests.games.whitecastle.table import (
    by_chance,
    clan,
    doing,
    fresh,
    gain,
    offered,
    offering,
    op,
    play,
    purse,
    receiving,
    told,
    ways,
    whitecastle,
)

ALL_FOUR = ["exchange food", "exchange iron", "exchange pearl", "exchange coin"]


def exchanges(game):
    """The exchanges that are offered now."""
    return [option for option in offered(game) if option.startswith("exchange")]


@pytest.mark.parametrize(("good", "left"), [("food", 1), ("iron", 1), ("pearl", 1), ("coin", 2)])
def test_two_seals_for_a_resource_and_one_for_a_coin(good, left):
    """[9.1] Of three seals a resource leaves one, a coin two; the journal tells the price."""
    game = play(whitecastle(clans=[clan(seal=3)]), f"exchange {good}")
    goods = dict(zip(("coin", "seal", "food", "iron", "pearl"), purse(game), strict=True))
    assert goods.pop("seal") == left and goods.pop(good) == 1 and not any(goods.values())
    assert told(game, "exchanged") == [f"exchanged 1 {good} {3 - left}"]


def test_any_number_of_times_until_the_seals_are_gone():
    """[9.1] Five seals: a pearl, a pearl and a coin; then nothing more is on offer."""
    game = whitecastle(clans=[clan(seal=5)])
    play(game, "exchange pearl", "exchange pearl")
    assert exchanges(game) == ["exchange coin"]
    play(game, "exchange coin")
    assert exchanges(game) == [] and purse(game) == (1, 0, 0, 0, 2)


def test_nothing_else_is_exchanged():
    """[9.1] Coins and resources buy no seals and nothing else, and nothing is exchanged for points."""
    game = whitecastle(clans=[clan(coin=9, food=7, iron=7, pearl=6)])
    assert exchanges(game) == []
    reason = game.explain("exchange pearl")
    assert reason is not None and reason.clause == "9.1"
    verbs = {option.split()[0]: option for option in offered(whitecastle(clans=[clan(coin=9, seal=5)]))}
    assert verbs.keys() == {"take", "exchange"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_exchange_is_offered_whenever_a_seat_decides(players):
    """[9.2] In whole matches: whoever is asked and has seals may exchange, and then is asked the same."""
    asked = set()
    for game in by_chance(players, f"exchange {players}"):
        if game.over:
            break
        goods = game.players[game.asked].goods
        expected = [
            f"exchange {name}" for good, name in enumerate(("food", "iron", "pearl")) if goods[good] < 7
        ]
        expected = (expected if goods[4] > 1 else []) + (["exchange coin"] if goods[4] else [])
        assert exchanges(game) == expected
        if goods[4]:
            asked.add(type(game.choice).__name__)
            world = play(game.copy(), "exchange coin")
            assert world.asked == game.asked
            if type(game.choice).__name__ != "MakeRoom":
                assert world.choice == game.choice
    assert {"TakeDie", "PlaceDie", "EndTurn", "Arrange"} <= asked


def test_until_the_turn_is_confirmed():
    """[9.2] The last turn of round 3 still lets seals become coins and resources for the final scoring."""
    game = whitecastle(
        2,
        clans=[clan(), clan(seal=4, pearl=1)],
        round=3,
        turn=5,
        bridges={"coral": "1 -", "black": "1 -", "white": "1 5"},
        well="coral_iron black_iron",
    )
    play(game, "take white right", "place well")
    assert purse(game, 1) == (4, 5, 0, 2, 1)
    play(game, "exchange pearl", "exchange pearl", "end")
    # One point each for 3 pearls and for five coins and seals; 2 iron are worth nothing.
    assert game.over and game.players[1].points == 1 + 1


def test_in_the_garden_step():
    """[9.2] Seals buy the coins for a garden."""
    own = clan(seal=5, coin=1, pearl=2, court="gate", gardens="flower_garden_3")
    game = doing(whitecastle(clans=[own]), (garden_step, 0))
    assert ways(game) == ["decline"] and exchanges(game) == ALL_FOUR
    play(game, "exchange coin", "exchange coin")
    assert ways(game) == ["pay", "decline"]


def test_in_setup():
    """[9.2] Seals of the starting card can be exchanged while its resources are chosen."""
    game = fresh(2, "seals in setup")
    game.offered_resources[0] = 33 + 1
    seat = game.asked
    play(game, "pair 1")
    assert purse(game, seat) == (4, 2, 0, 0, 0) and ways(game) == ["pick food", "pick iron", "pick pearl"]
    play(game, "exchange iron")
    assert game.asked == seat and purse(game, seat) == (4, 0, 0, 1, 0)


def test_room_is_made_before_seals_are_lost():
    """[9.3] Four seals and two more: a seal can go for a coin first, then both arrive."""
    game = receiving(whitecastle(clans=[clan(seal=4)]), gain("seal", 2))
    assert ways(game) == ["forgo"] and exchanges(game) == ALL_FOUR
    assert purse(game)[1] == 4
    after = play(game.copy(), "exchange coin")
    assert purse(after)[:2] == (1, 5) and ways(after) == ["end"]
    after = play(game.copy(), "exchange pearl")
    assert purse(after)[1] == 4 and ways(after) == ["end"]


def test_room_for_a_part_is_asked_about_again():
    """[9.3] Five seals and two more: one coin makes room for one of them, two coins for both."""
    game = receiving(whitecastle(clans=[clan(seal=5)]), gain("seal", 2))
    play(game, "exchange coin")
    assert ways(game) == ["forgo"]
    both = play(game.copy(), "exchange coin")
    assert purse(both)[:2] == (2, 5) and ways(both) == ["end"]
    play(game, "forgo")
    assert purse(game)[:2] == (1, 5) and told(game, "lost") == ["lost 1 seal 1"]


def test_seals_of_the_lantern_and_the_well_ask_too():
    """[9.3] Wherever seals come from, nothing is lost before its owner could exchange."""
    full = clan(seal=5, lantern="decree_seal")
    for effect in (op("lantern"), op("well")):
        game = receiving(whitecastle(clans=[full]), effect)
        assert "forgo" in offered(game) and exchanges(game) == ALL_FOUR


def test_a_full_resource_is_no_target():
    """[9.4] With 7 food only iron, pearl and coins are offered; the reason names the clause."""
    game = whitecastle(clans=[clan(seal=2, food=7)])
    assert exchanges(game) == ["exchange iron", "exchange pearl", "exchange coin"]
    reason = game.explain("exchange food")
    assert reason is not None and reason.clause == "9.4"


def test_seals_also_pay_prices_and_boundaries():
    """[9.5] One seal in front of a dark block, one at the first boundary."""
    game = offering(
        whitecastle(clans=[clan(seal=2, iron=1, influence=5)]),
        [op("pay", what="seal", n=1, then=[op("warrior")])],
        [op("influence", steps=1)],
    )
    play(game, "next 1", "yard yard_3", "decline", "next 1")
    assert ways(game) == ["cross", "stop"]
    play(game, "cross")
    assert purse(game)[1] == 0 and game.players[0].influence == 6

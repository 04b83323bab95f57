"""Warriors on the training yards, gardeners in the gardens. [8.1, 8.2]"""

import pytest

from serica.games.whitecastle.members import yard_effects
from serica.games.whitecastle.words import GARDENS
from tests.games.whitecastle.table import (
    BOX,
    YARD_CARDS,
    clan,
    offered,
    op,
    play,
    purse,
    receiving,
    said,
    told,
    ways,
    whitecastle,
)

GARDENER, WARRIOR = op("gardener"), op("warrior")


def warrior(tokens=YARD_CARDS, others=(), **own):
    """A game in which the first clan may send a warrior."""
    return receiving(whitecastle(yards=tokens, clans=[clan(**own), *others]), WARRIOR)


def gardener(others=(), **own):
    """A game in which the first clan may send a gardener."""
    return receiving(whitecastle(clans=[clan(**own), *others]), GARDENER)


# Warriors


@pytest.mark.parametrize(
    ("iron", "yards"),
    [
        (7, ["yard_1", "yard_2", "yard_3"]),
        (5, ["yard_1", "yard_2", "yard_3"]),
        (4, ["yard_2", "yard_3"]),
        (2, ["yard_3"]),
        (0, []),
    ],
)
def test_the_yards_cost_five_three_and_one_iron(iron, yards):
    """[8.1] EX-19: with four iron the yard with two tokens is out of reach; without iron nothing is asked."""
    game = warrior(iron=iron)
    found = [f"yard {yard}" for yard in yards]
    assert ways(game) == ([*found, "decline"] if yards else ["end"])
    assert [yard.iron for yard in BOX.yards] == [5, 3, 1]


@pytest.mark.parametrize(("yard", "iron"), [("yard_1", 2), ("yard_2", 4), ("yard_3", 6)])
def test_a_warrior_goes_to_a_yard(yard, iron):
    """[8.1] The leftmost one leaves its row, the iron is paid."""
    game = warrior(iron=7, tokens="yard_token_4 yard_token_3 yard_token_5 yard_token_8")
    game.play(f"yard {yard}")
    player = game.players[0]
    assert player.at_home == [5, 5, 4] and sum(player.yards) == 1
    assert purse(game)[3] == iron
    assert told(game, "warrior") == [f"warrior 1 {yard}"]


def test_a_yard_tells_its_price_and_its_tokens():
    """[8.1] What is offered says what it costs and what lies there."""
    assert said(warrior(iron=5))[0] == "Warrior for 5 iron: courtier action and 3 food"


def test_as_many_warriors_as_there_are():
    """[8.1.1] Three of the own and one of another clan stand there already, and one more comes."""
    game = warrior(iron=1, yards="yard_3 yard_3 yard_3", others=[clan(yards="yard_3")])
    play(game, "yard yard_3", "next 1")
    assert game.players[0].yards == [0, 0, 4] and game.players[1].yards == [0, 0, 1]


@pytest.mark.parametrize("order", [("next 1", "audience", "next 1"), ("next 2", "audience")])
def test_both_tokens_in_either_order(order):
    """[8.1.2] EX-19: courtier and three food, each once, in the order that the player likes."""
    game = play(warrior(iron=5, coin=2), "yard yard_1")
    assert said(game) == ["courtier action", "3 food", "No, thank you"]
    play(game, *order)
    assert ways(game) == ["end"]
    assert purse(game) == (0, 0, 3, 0, 0) and game.players[0].castle[0] == 1


def test_tokens_need_not_be_used():
    """[8.1.2] One, or none of them."""
    game = play(warrior(iron=5, coin=2), "yard yard_1")
    assert ways(play(game.copy(), "decline")) == ["end"]
    game = play(game, "next 2", "decline")
    assert ways(game) == ["end"] and purse(game)[2] == 3


def test_which_side_of_a_token_counts():
    """[8.1.2, 3.7] Blue and yellow on the first yard, blue on the second, yellow on the third."""
    game = whitecastle(yards="yard_token_1 yard_token_2 yard_token_3 yard_token_4")
    tokens = BOX.yard_tokens
    assert yard_effects(game, 0) == (tokens[0].blue, tokens[1].yellow)
    assert yard_effects(game, 1) == (tokens[2].blue,)
    assert yard_effects(game, 2) == (tokens[3].yellow,)


@pytest.mark.parametrize("token", range(1, 9))
@pytest.mark.parametrize("yard", ["yard_2", "yard_3"])
def test_every_token_can_be_used(token, yard):
    """[8.1.2] Each side of each token gives something, which may be declined."""
    others = [f"yard_token_{number}" for number in range(1, 9) if number != token][:3]
    at = {"yard_2": 2, "yard_3": 3}[yard]
    others.insert(at, f"yard_token_{token}")
    game = warrior(tokens=" ".join(others), iron=7, food=7, pearl=7, coin=9, court="gate")
    before = purse(game)
    game.play(f"yard {yard}")
    assert ways(game)[-1] == "decline" and len(ways(game)) > 1
    play(game, "decline")
    assert ways(game) == ["end"]
    assert purse(game)[3] == before[3] - BOX.yards[at - 1].iron


# Gardeners


def test_gardens_that_can_be_paid_for():
    """[8.2] Six gardens in play; those whose food is there."""
    assert len(ways(gardener(food=7))) == 6 + 1
    assert ways(gardener(food=2)) == [
        "garden stone_garden_3",
        "garden stone_garden_2",
        "garden stone_garden_1",
        "decline",
    ]
    assert ways(gardener()) == ["end"]
    reason = gardener(food=2).explain("garden flower_garden_3")
    assert reason is not None and reason.clause == "8.2"
    reason = gardener(food=2).explain("garden flower_garden_2")
    assert reason is not None and reason.clause == "3.6"


def test_a_gardener_goes_to_a_garden():
    """[8.2, 8.2.1] EX-06: four food, the leftmost gardener, and then three coins for a courtier action."""
    game = gardener(food=4, coin=3, pearl=2, court="gate", gardens="stone_garden_3")
    assert "garden stone_garden_3" not in ways(game)
    game.play("garden flower_garden_3")
    player = game.players[0]
    assert purse(game)[2] == 0 and player.at_home[1] == 3
    assert [GARDENS.names[card] for card, own in zip(game.gardens, player.gardens, strict=True) if own] == [
        "flower_garden_3",
        "stone_garden_3",
    ]
    assert said(game) == ["pay 3 coins → courtier action", "No, thank you"]
    game.play("pay")
    assert purse(game)[0] == 0 and ways(game)[0].startswith("advance gate")


def test_the_effect_of_a_garden_may_be_declined():
    """[8.2.1] Seals or not: once, and only if wanted."""
    game = play(gardener(food=2), "garden stone_garden_3")
    assert said(game) == ["2 seals", "No, thank you"]
    assert purse(play(game.copy(), "decline"))[1] == 0
    game.play("next 1")
    assert purse(game)[1] == 2 and ways(game) == ["end"]


def test_one_gardener_of_a_clan_in_each_garden():
    """[8.2.2] The own one is in the way, those of the others are not."""
    neighbour = clan(gardens="stone_garden_1 stone_garden_2")
    game = gardener(food=1, gardens="stone_garden_2", others=[neighbour, neighbour])
    assert ways(game) == ["garden stone_garden_1", "decline"]
    reason = game.explain("garden stone_garden_2")
    assert reason is not None and reason.clause == "8.2.2"
    play(game, "garden stone_garden_1", "next 1", "pick food", "pick food")
    assert sum(player.gardens[5] for player in game.players) == 3


def test_no_gardener_at_home():
    """[8.2, 15.4] Five gardens have one; the food for the sixth does not help."""
    gardens = "flower_garden_3 stone_garden_3 flower_garden_1 stone_garden_2 flower_garden_5"
    assert ways(gardener(food=7, gardens=gardens)) == ["end"]


def test_a_garden_brings_the_next_one():
    """[8.2, 7.4] Three coins for another gardener action, in the second garden already without a price to pay."""
    cards = "flower_garden_2 stone_garden_3 flower_garden_1 stone_garden_2 flower_garden_5 stone_garden_1"
    game = whitecastle(gardens=cards, clans=[clan(food=5, coin=3)])
    play(receiving(game, GARDENER), "garden flower_garden_2", "pay")
    assert ways(game) == ["garden stone_garden_2", "garden stone_garden_1", "decline"]
    play(game, "garden stone_garden_2", "next 1")
    assert purse(game) == (3, 0, 0, 0, 0) and ways(game) == ["end"]


@pytest.mark.parametrize("card", GARDENS.names)
def test_every_garden_can_be_used(card):
    """[8.2.1] Each of the ten cards gives something, which may be declined."""
    rest = [name for name in GARDENS.names if name != card]
    flowers = [name for name in rest if name.startswith("flower")]
    stones = [name for name in rest if name.startswith("stone")]
    (flowers if card.startswith("flower") else stones).insert(0, card)
    laid = " ".join(name for pair in zip(flowers[:3], stones[:3], strict=True) for name in pair)
    game = whitecastle(gardens=laid, clans=[clan(food=7, iron=7, pearl=7, coin=9, court="gate")])
    play(receiving(game, GARDENER), f"garden {card}")
    assert ways(game)[-1] == "decline" and len(ways(game)) > 1
    food = BOX.gardens[GARDENS.value(card)].food
    play(game, "decline")
    assert purse(game) == (9, 0, 7 - food, 7, 7) and ways(game) == ["end"]
    assert "exchange coin" not in offered(game)

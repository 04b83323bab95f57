"""The end of a round: turn order, gardens, the next round. [4, 12]"""

import pytest

from serica.games.whitecastle.rounds import end_round, garden_step
from serica.games.whitecastle.words import COLOURS
from serica.kernel.chance import Chance
from tests.games.whitecastle.table import (
    bridge,
    by_chance,
    cards,
    clan,
    doing,
    fresh,
    offered,
    play,
    purse,
    told,
    ways,
    whitecastle,
)

LAST_DICE = {"coral": "- 5", "black": "2 -", "white": "- -"}


def ending(*clans, players=3, dice=(4,) * 15, **position):
    """The round of these clans is over: gardens are asked for, or the next round begins with these dice."""
    count = 3 * (players + 1)
    chance = Chance.scripted(*dice[:count])
    return doing(whitecastle(players, clans=clans, chance=chance, **position), end_round)


# The course of a round


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_rounds_of_three_turns(players):
    """[1.2, 4.1, 4.2] In whole matches everyone takes nine dice, three in each round, always in the turn order."""
    taken = []
    *_, game = by_chance(players, f"course {players}")
    clans = players + (players == 1)
    order = []
    for event in game.journal.events:
        name, *arguments = event.face
        if name == "round":
            order = []
        elif name == "order":
            order.append(arguments[0])
        elif name == "turn":
            taken.append((arguments[0], tuple(order)))
    assert len(taken) == 9 * clans
    for number, (mover, herons) in enumerate(taken):
        assert mover == herons[number % clans]
    assert len(told(game, "took")) == 9 * clans and told(game, "round") == ["round 1", "round 2", "round 3"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_ends_with_three_dice_on_the_bridges(players):
    """[4.2, 4.3] After the last player's third turn, and not before, three dice are left in all."""
    for game in by_chance(players, f"three dice {players}"):
        if game.round and game.prompt().message == "whitecastle-ask-take-die":
            lying = sum(bool(end) for end in (*game.left, *game.right)) + sum(map(len, game.center))
            assert lying == 3 * (players + 1) - game.turn and game.turn < 3 * players


# The new turn order


def test_the_new_turn_order():
    """[12.1] By influence, furthest first; the markers stay where they are."""
    game = ending(clan(influence=2), clan(influence=9), clan(influence=4))
    assert game.order == game.markers == (1, 2, 0)
    assert [player.influence for player in game.players] == [2, 9, 4]
    assert told(game, "order") == ["order 2 1", "order 3 2", "order 1 3"]
    assert game.asked == 1 and game.round == 2


def test_in_a_stack_the_upper_marker_comes_first():
    """[12.1] Three markers on 3: from the top down, whatever the order was before."""
    stacked = [clan(influence=3)] * 3
    assert ending(*stacked, markers=(2, 0, 1), order=(0, 1, 2)).order == (2, 0, 1)


def test_after_the_third_round_only_the_order_is_new():
    """[12.1, 12.2, 12.3] No gardens, no dice: the game is over, with the herons in their new order."""
    own = clan(coin=9, gardens="stone_garden_3")
    game = ending(own, clan(influence=1), clan(), round=3, bridges=LAST_DICE)
    assert game.over and game.order == (1, 0, 2) and game.players[0].goods[4] == 0
    assert bridge(game, "coral") == (0, (), 5) and told(game, "gardens") == []


# The gardens


def test_gardens_under_bridges_with_a_die():
    """[12.2] Either end will do; under an empty bridge a garden gives nothing."""
    own = clan(gardens="stone_garden_3 stone_garden_2 stone_garden_1")
    game = ending(own, bridges={"coral": "- 5", "black": "2 -", "white": "- -"})
    assert game.asked == 0 and game.round == 1 and ways(game) == ["next 1", "next 2", "decline"]
    play(game, "next 2", "next 1")
    assert purse(game)[:2] == (3, 2) and game.round == 2


def test_every_garden_once_and_in_any_order():
    """[12.2] Seals before coins or coins before seals, each once, and none of them has to be."""
    own = clan(gardens="stone_garden_3 stone_garden_2")
    for order in (("next 1", "next 1"), ("next 2", "next 1")):
        game = play(ending(own), *order)
        assert purse(game)[:2] == (3, 2) and game.round == 2
    game = play(ending(own), "next 2", "decline")
    assert purse(game)[:2] == (3, 0) and game.round == 2
    assert purse(play(ending(own), "decline"))[:2] == (0, 0)


def test_gardens_belong_to_the_clan_of_the_gardener():
    """[12.2] Each clan uses its own, in the new turn order."""
    clans = [
        clan(gardens="stone_garden_3"),
        clan(influence=1, gardens="stone_garden_3 stone_garden_2"),
        clan(),
    ]
    game = ending(*clans)
    assert (game.asked, len(ways(game))) == (1, 3)
    play(game, "next 1", "next 1")
    assert (game.asked, ways(game)) == (0, ["next 1", "decline"])
    play(game, "next 1")
    assert purse(game, 1)[:2] == (3, 2) and purse(game, 0)[:2] == (0, 2) and game.round == 2


def test_a_price_is_paid_or_declined():
    """[12.2] A garden with a red price asks for it; without the coins and seals for it nothing is asked."""
    own = clan(coin=3, pearl=2, court="gate", gardens="flower_garden_3")
    game = ending(own)
    assert offered(game) == ["pay", "decline"]
    play(game, "pay", "advance gate steward_room_2", "block 2")
    assert purse(game) == (0, 0, 1, 0, 1) and game.players[0].castle[2] == 1
    assert ending(clan(coin=2, pearl=2, court="gate", gardens="flower_garden_3")).round == 2


def test_one_clan_finishes_before_the_next_begins():
    """[12.2.1] A chain of the first clan takes the card of a room before the second clan is asked."""
    first = clan(influence=1, coin=3, pearl=2, court="gate", gardens="flower_garden_3 stone_garden_3")
    second = clan(coin=3, pearl=2, court="gate", gardens="flower_garden_3")
    game = ending(first, second, stewards="steward_07 steward_02")
    assert game.asked == 0
    play(game, "next 1", "advance gate steward_room_2", "block 2")
    while ways(game)[0] != "next 1":
        game.play("decline")
    assert game.asked == 0
    play(game, "next 1")
    assert purse(game)[1] == 2 and game.asked == 1
    assert cards(game.rooms[1:2]) == "steward_07"


def test_only_gardeners_who_were_there_count():
    """[12.2.2] One who is placed during the step gives its effect then, and is not asked for again."""
    own = clan(coin=3, food=1, gardens="flower_garden_2")
    gardens = "flower_garden_2 stone_garden_3 flower_garden_1 stone_garden_2 flower_garden_5 stone_garden_1"
    game = ending(own, gardens=gardens)
    play(game, "pay", "garden stone_garden_2", "next 1")
    assert purse(game)[0] == 3 and game.players[0].gardens == [1, 0, 0, 1, 0, 0]
    assert game.round == 2


def test_a_gardener_of_the_first_clan_counts_when_the_second_begins():
    """[12.2.2] Each clan's gardeners are looked at when its own step begins."""
    game = whitecastle(2, clans=[clan(), clan(gardens="stone_garden_3")])
    assert game.players[1].gardens[1] == 1
    game = doing(game, (garden_step, 0), (garden_step, 1))
    assert game.asked == 1


# The next round


def test_the_next_round_is_prepared():
    """[12.3] All dice are rolled again and lie in order; the marker goes on; everything else stays."""
    own = clan(
        coin=4, seal=1, food=2, points=7, influence=3, court="gate", yards="yard_2", dice={"courtier": 5}
    )
    dice = (6, 1, 3, 3, 2, 2, 2, 2, 5, 4, 3, 1)
    before = whitecastle(3, clans=[own], spaces={"steward_room_1": "black 4, white 2", "well": "coral 3"})
    game = before.copy()
    game.chance = Chance.scripted(*dice)
    doing(game, end_round)
    assert [bridge(game, colour) for colour in COLOURS.names] == [
        (1, (3, 3), 6),
        (2, (2, 2), 2),
        (1, (3, 4), 5),
    ]
    assert not any(game.spaces) and not any(game.players[0].dice)
    assert game.round == 2 and game.turn == 0
    for name in ("goods", "points", "influence", "castle", "yards", "gardens", "action_card", "lantern"):
        assert getattr(game.players[0], name) == getattr(before.players[0], name)
    for name in (
        "rooms",
        "tokens",
        "well",
        "gardens",
        "yard_tokens",
        "daimyo_card",
        "steward_deck",
        "markers",
    ):
        assert getattr(game, name) == getattr(before, name)


def test_rounds_have_headings():
    """[4, 12.2] Records tell the setup, each turn and the garden step apart."""
    heading = fresh(2).title.heading
    assert heading(fresh(2)) == "Setup"
    assert heading(whitecastle(2, round=2, turn=3, order=(1, 0))) == "Round 2, turn 2, clan 1"
    assert heading(ending(clan(gardens="stone_garden_3"), turn=9)) == "Round 1, gardens"

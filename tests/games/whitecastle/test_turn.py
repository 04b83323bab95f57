"""Rounds and turns: taking a die, placing it, the lantern, the end of the turn. [4, 5]"""

from collections import Counter

import pytest

from serica.games.whitecastle.turn import TakeDie
from serica.games.whitecastle.words import COLOURS
from serica.kernel.chance import Chance
from serica.kernel.game import Illegal
from tests.games.whitecastle.table import (
    BOX,
    bridge,
    by_chance,
    clan,
    fresh,
    offered,
    play,
    purse,
    said,
    told,
    ways,
    whitecastle,
)


def at_the_well(game):
    """A turn that ends at the well: the first die that lies there, and whatever comes first."""
    play(game, ways(game)[0], "place well")
    while ways(game) != ["end"]:
        play(game, ways(game)[0])
    return play(game, "end")


def places(game):
    """The spaces that are offered for the die."""
    return [option.removeprefix("place ") for option in ways(game)]


def dice_on_bridges(game):
    """How many dice lie on each bridge."""
    for colour in COLOURS.names:
        left, center, right = bridge(game, colour)
        yield len(center) + bool(left) + bool(right)


def threes(players):
    """The chance that rolls nothing but threes for a new round."""
    return Chance.scripted(*[3] * 3 * BOX.count_for(players).dice_per_colour)


# Rounds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_in_turn_order_until_three_dice_are_left(players):
    """[1.2, 4.1, 4.2] EX-09: after the last player the first again, three turns each; then three dice are left."""
    order = (1, 0, *range(2, players))
    game = whitecastle(players, order=order, chance=threes(players))
    asked, left = [], []
    while game.round == 1:
        asked.append(game.asked)
        left.append(sum(dice_on_bridges(game)))
        at_the_well(game)
    assert asked == [*order] * 3
    assert left[0] == 3 * (players + 1) and left[-1] == 3 + 1
    assert list(dice_on_bridges(game)) == [players + 1] * 3


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_always_a_die_to_take(players):
    """[4.2, 5.1.1] In whole matches by chance every turn finds at least four dice, and some at an end of a bridge."""
    total = 3 * BOX.count_for(players).dice_per_colour
    begun = 0
    for game in by_chance(players, f"dice {players}"):
        if isinstance(game.choice, TakeDie):
            begun += 1
            assert sum(dice_on_bridges(game)) == total - game.turn >= 4
            assert ways(game)
    assert begun >= 9 * players


def test_after_the_last_turn_the_round_ends():
    """[4.3] The third turn of the last player brings the end of the round: all dice lie on the bridges again."""
    game = play(whitecastle(2, turn=5, chance=threes(2)), "take coral right", "place well")
    assert game.round == 1 and game.turn == 5
    game.play("end")
    assert told(game, "round") == ["round 2"] and game.turn == 0
    assert list(dice_on_bridges(game)) == [3, 3, 3] and bridge(game, "white") == (3, (3,), 3)


def test_nine_turns_each():
    """[1.2] In a whole match each seat takes nine dice."""
    *_, game = by_chance(3, "nine turns")
    took = [line.split()[1] for line in told(game, "took")]
    assert sorted(took) == ["1"] * 9 + ["2"] * 9 + ["3"] * 9


def test_a_turn_has_its_steps_in_order():
    """[5.1, 5.2, 5.3, 5.4, 5.5] Die, space, lantern, actions, end; then the next clan is to move."""
    game = whitecastle(clans=[clan(coin=5, lantern="steward_01")])
    assert game.asked == 0 and {option.split()[0] for option in offered(game)} == {"take"}
    game.play("take coral left")
    assert game.asked == 0 and {option.split()[0] for option in offered(game)} == {"place"}
    game.play("place steward_room_1")
    assert said(game) == ["1 seal and 1 resource of choice", "No, thank you"]
    game.play("next 1")
    assert ways(game) == ["pick food", "pick iron", "pick pearl"]
    game.play("pick food")
    assert ways(game) == ["end"] and game.asked == 0
    game.play("end")
    assert game.asked == 1 and ways(game)[0] == "take coral left"
    verbs = [event.face[0] for event in game.journal.events]
    assert verbs == ["turn", "took", "placed", "paid", "lantern", "gained", "gained", "gained", "turn"]


# Taking a die


def test_dice_at_the_ends_can_be_taken():
    """[5.1.1] One of six ends; the dice in the centre are out of reach."""
    game = whitecastle(bridges={"coral": "1 2 4 6", "black": "- 5", "white": "3 -"})
    assert offered(game) == ["take coral left", "take coral right", "take black right", "take white left"]
    assert said(game)[0] == "Coral 1, left (lantern)"
    reason = game.explain("take black left")
    assert reason is not None and reason.clause == "5.1.1"


def test_taking_a_die_is_mandatory():
    """[5.1.1] Nothing else can be done, not even with a full purse; an exchange changes nothing about it."""
    game = whitecastle(clans=[clan(coin=9, seal=5)])
    assert {option.split()[0] for option in offered(game)} == {"take", "exchange"}
    game.play("exchange coin")
    assert len(ways(game)) == 6
    with pytest.raises(Illegal):
        game.play("end")


def test_the_nearest_die_slides_to_the_empty_end():
    """[5.1.2] EX-15: 2 to the left end, 4 to the right; then an end stays empty."""
    game = whitecastle(bridges={"coral": "1 2 4 6"})
    game.play("take coral left")
    assert bridge(game, "coral") == (2, (4,), 6)
    game = play(whitecastle(bridges={"coral": "1 2 4 6"}), "take coral right")
    assert bridge(game, "coral") == (1, (2,), 4)
    game = play(whitecastle(bridges={"coral": "2 4"}), "take coral left")
    assert bridge(game, "coral") == (0, (), 4)


def test_the_last_die_stays_at_its_end():
    """[5.1.3] EX-15: alone at the right end it is not at the left one, and it brings no lantern."""
    game = whitecastle(bridges={"coral": "- 4"}, clans=[clan(lantern="steward_01")])
    assert "take coral left" not in offered(game)
    play(game, "take coral right", "place well")
    assert told(game, "lantern") == []
    assert bridge(game, "coral") == (0, (), 0)


@pytest.mark.parametrize("players", [1, 4])
def test_dice_keep_their_numbers(players):
    """[5.1.4] In whole matches by chance, within a round no bridge ever shows a number that it did not show before."""
    before = {}
    for game in by_chance(players, f"numbers {players}"):
        if not game.round:
            continue
        for colour in COLOURS.names:
            left, center, right = bridge(game, colour)
            now = Counter(die for die in (left, *center, right) if die)
            place = (game.round, colour)
            assert now <= before.get(place, now)
            before[place] = now
    assert len(before) == 9


# Placing it


def test_a_higher_die_brings_the_difference():
    """[5.2.1, 5.2.2] EX-01: a five on a space of value 3 brings two coins."""
    game = whitecastle(bridges={"coral": "2 5"})
    game.play("take coral right")
    assert "left steward room: gain 2 coins" in said(game)
    game.play("place steward_room_1")
    assert purse(game)[0] == 2 and told(game, "gained") == ["gained 1 coin 2"]


def test_a_lower_die_costs_the_difference():
    """[5.2.1, 5.2.2] EX-01: a one on top of a five costs four coins, and no third die fits."""
    game = whitecastle(
        clans=[clan(coin=4)], spaces={"steward_room_1": "coral 5"}, bridges={"coral": "1 2 3 6"}
    )
    play(game, "take coral left", "place steward_room_1")
    assert purse(game)[0] == 0 and told(game, "paid") == ["paid 1 coin 4"]
    while game.asked == 0:
        game.play(ways(game)[-1])
    game.play("take coral right")
    assert "steward_room_1" not in places(game)
    reason = game.explain("place steward_room_1")
    assert reason is not None and reason.clause == "5.2.4"


def test_an_equal_die_costs_nothing():
    """[5.2.2] Three on three."""
    game = play(whitecastle(bridges={"coral": "2 3"}), "take coral right", "place steward_room_1")
    assert purse(game)[0] == 0 and told(game, "gained") == told(game, "paid") == []


@pytest.mark.parametrize(
    ("coins", "seals", "possible"),
    [(0, 0, False), (1, 0, False), (2, 0, True), (0, 1, False), (0, 2, False), (1, 1, False)],
)
def test_a_space_that_cannot_be_paid_for(coins, seals, possible):
    """[5.2.3] A one needs two coins in hand for a space of value 3; seals have to be exchanged first."""
    game = whitecastle(clans=[clan(coin=coins, seal=seals)], bridges={"coral": "1 4"})
    game.play("take coral left")
    assert ("steward_room_1" in places(game)) == possible
    if not possible:
        reason = game.explain("place steward_room_1")
        assert reason is not None and reason.clause == "5.2.3"
        assert reason.arguments["price"] == 2 and reason.arguments["have"] == coins
    if coins + seals >= 2:
        while purse(game)[0] < 2:
            game.play("exchange coin")
        assert "steward_room_1" in places(game)


def test_coins_that_come_later_do_not_help():
    """[5.2.3, 5.3, 15.9] EX-16: no coins, a lantern of one coin; value 3 is out of reach, the well is not."""
    game = whitecastle(clans=[clan(lantern="steward_01")], bridges={"coral": "2 4"})
    game.play("take coral left")
    assert "steward_room_1" not in places(game) and "well" in places(game)
    game.play("place well")
    gained = told(game, "gained")
    assert gained[:2] == ["gained 1 coin 1", "gained 1 coin 1"]
    assert [event.face[0] for event in game.journal.events][2:6] == ["placed", "gained", "lantern", "gained"]
    assert purse(game) == (2, 1, 0, 1, 1)


@pytest.mark.parametrize(("players", "stacks"), [(1, False), (2, False), (3, True), (4, True)])
@pytest.mark.parametrize("space", ["steward_room_1", "diplomat_room_1", "outside_left"])
def test_a_second_die_needs_three_players(players, stacks, space):
    """[5.2.4, 5.2.5] With three or four one more die of any colour goes on top, whoever placed the first."""
    game = whitecastle(
        players,
        clans=[clan(coin=9)],
        spaces={space: "black 2"},
        bridges={"coral": "3 4"},
        order=(0, 1, 2, 3)[:players] if players > 1 else (0, 4),
    )
    game.play("take coral right")
    assert (space in places(game)) == stacks
    if stacks:
        game.play(f"place {space}")
        assert purse(game)[0] == 9 + 4 - 2
    else:
        reason = game.explain(f"place {space}")
        assert reason is not None and reason.clause == "5.2.5"


@pytest.mark.parametrize("players", [3, 4])
def test_never_a_third_die(players):
    """[5.2.4] Two dice fill a space, in every match by chance."""
    full = {"outside_left": "black 1, coral 1", "outside_right": "white 6"}
    game = play(whitecastle(players, clans=[clan(coin=9)], spaces=full), "take coral right")
    assert "outside_left" not in places(game) and "outside_right" in places(game)
    for game in by_chance(players, f"third {players}"):
        assert all(len(dice) <= 2 for dice in game.spaces[:7])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_die_on_each_row_of_a_clan_board(players):
    """[5.2.6] At every number of players."""
    order = (0, 4) if players == 1 else None
    game = whitecastle(players, clans=[clan(coin=9, dice={"courtier": 4})], order=order)
    game.play("take coral right")
    assert "clan_row_courtier" not in places(game)
    reason = game.explain("place clan_row_courtier")
    assert reason is not None and reason.clause == "5.2.6"


def test_rows_are_for_their_owner():
    """[5.2.7] Other clans' dice on their boards do not matter, and no other board is offered."""
    others = clan(dice={"courtier": 1, "gardener": 1, "warrior": 1})
    game = whitecastle(clans=[clan(coin=9), others, others])
    game.play("take coral right")
    assert places(game).count("clan_row_courtier") == 1
    game.play("place clan_row_courtier")
    assert game.players[0].dice == [6, 0, 0] and game.players[1].dice == [1, 1, 1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_well_always_accepts_a_die(players):
    """[5.2] Placing is mandatory and never impossible, whatever else is full."""
    for game in by_chance(players, f"well {players}"):
        if game.die:
            assert "well" in places(game)


# Lantern and end


@pytest.mark.parametrize(("end", "lit"), [("left", ["lantern 1"]), ("right", [])])
def test_the_lantern_is_lit_from_the_left_end(end, lit):
    """[5.3] Its reward comes before the actions."""
    game = whitecastle(clans=[clan(lantern="diplomat_01 steward_01")])
    play(game, f"take white {end}", "place well")
    assert told(game, "lantern") == lit
    assert game.players[0].points == len(lit)
    verbs = [event.face[0] for event in game.journal.events]
    assert "lantern" not in verbs or verbs.index("lantern") < verbs.index("well")


def test_what_the_lantern_brings_pays_for_actions():
    """[5.3, 5.4] The seal of a decree comes in time for a price in the room."""
    game = whitecastle(clans=[clan(coin=1, iron=1, lantern="decree_seal")], bridges={"black": "2 3 5 6"})
    play(game, "take black left", "place steward_room_2")
    assert said(game) == ["pay 1 seal → warrior action", "No, thank you"]


def test_a_turn_ends_when_its_player_says_so():
    """[5.5] Seals can be exchanged until then; afterwards it is the next clan's turn."""
    game = play(whitecastle(clans=[clan(seal=2)]), "take coral right", "place well")
    assert ways(game) == ["end"] and "exchange coin" in offered(game)
    game.play("exchange coin")
    assert game.asked == 0 and ways(game) == ["end"]
    game.play("end")
    assert game.asked == 1


def test_the_rest_of_a_turn_can_be_declined():
    """[5.5] Whoever declines the blocks of the room has only the end of the turn left."""
    game = play(whitecastle(), "take white right", "place steward_room_3", "decline")
    assert ways(game) == ["end"]


def test_a_die_in_a_room_where_nothing_can_be_done():
    """[5.4, 15.2] The room of a warrior for one seal accepts the die all the same; nothing is asked."""
    game = whitecastle(bridges={"black": "3 6"})
    play(game, "take black right", "place steward_room_2")
    assert ways(game) == ["end"] and purse(game) == (3, 0, 0, 0, 0)


def test_no_turn_in_setup():
    """[4.1] The first turn belongs to the top of the stack of markers."""
    game = fresh(4, "first turn")
    while not game.round:
        play(game, ways(game)[0])
    assert game.asked == game.order[0] == game.markers[0]

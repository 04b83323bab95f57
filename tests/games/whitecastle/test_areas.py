"""Where dice go: castle rooms, outside the walls, the well, the clan board. [6]"""

import pytest

from serica.games.whitecastle.domain import visible_rewards
from serica.games.whitecastle.words import COLOURS, GOODS, MEMBERS, ROOMS
from tests.games.whitecastle.table import (
    BOX,
    cards,
    clan,
    fresh,
    offered,
    offering,
    op,
    play,
    purse,
    said,
    told,
    ways,
    whitecastle,
)


def placing(*options, bridges=None, **position):
    """A game in which the first clan has taken a die from the right, and played these options."""
    game = whitecastle(bridges=bridges or {"coral": "2 6", "black": "2 6", "white": "2 6"}, **position)
    return play(game, *options)


# Castle rooms


def test_the_values_of_the_rooms():
    """[6.1] 3 in the steward rooms, 4 in the diplomat rooms."""
    assert BOX.values[:5] == (3, 3, 3, 4, 4)
    game = placing("take coral right")
    assert [line for line in said(game) if "room" in line] == [
        "left steward room: gain 3 coins",
        "middle steward room: gain 3 coins",
        "left diplomat room: gain 2 coins",
    ]


@pytest.mark.parametrize("spaces", [{}, {"steward_room_3": "black 1", "diplomat_room_2": "white 1"}])
def test_a_room_needs_a_token_of_the_colour(spaces):
    """[6.1.1] No coral token in the right steward room nor in the right diplomat room, also when stacking."""
    game = placing("take coral right", clans=[clan(coin=9)], spaces=spaces)
    for room in ("steward_room_3", "diplomat_room_2"):
        reason = game.explain(f"place {room}")
        assert reason is not None and reason.clause == "6.1.1"
    assert "place steward_room_1" in offered(game)


DOUBLE = {
    "rooms": "steward_09 steward_05 steward_13 diplomat_02 diplomat_05",
    "tokens": {"steward_room_1": "coral black coral"},
}


@pytest.mark.parametrize("order", [("next 1", "next 1"), ("next 2", "next 1")])
def test_two_blocks_of_one_colour(order):
    """[6.1.2, 6.1.3] EX-17: coin and well, and two food, in either order; the block of the black token is not there."""
    game = placing("take coral right", "place steward_room_1", **DOUBLE)
    assert said(game) == ["1 coin and rewards of the well", "2 food", "No, thank you"]
    play(game, *order)
    assert ways(game) == ["end"]
    assert purse(game) == (3 + 1, 1, 2, 1, 1)


def test_each_block_may_be_declined():
    """[6.1.3, 7.1.3] EX-17: one of them alone, the other alone, or none."""
    game = placing("take coral right", "place steward_room_1", **DOUBLE)
    found = {
        purse(play(game.copy(), *chosen))
        for chosen in (("decline",), ("next 1", "decline"), ("next 2", "decline"))
    }
    assert found == {(3, 0, 0, 0, 0), (4, 1, 0, 1, 1), (3, 0, 2, 0, 0)}


def test_a_block_is_done_once():
    """[6.1.3] What has been done is not offered again."""
    game = placing("take coral right", "place steward_room_1", "next 1", **DOUBLE)
    assert said(game) == ["2 food", "No, thank you"]


def test_a_die_without_a_token_in_the_room():
    """[6.1.1] EX-17: a white die cannot go there."""
    game = placing("take white right", **DOUBLE)
    assert "place steward_room_1" not in offered(game)


@pytest.mark.parametrize("number", range(12))
def test_how_many_blocks_a_die_can_use(number):
    """[6.1.3] After setup at most two blocks of a colour face tokens in a steward room, one in a diplomat room."""
    game = fresh(3, f"blocks {number}")
    for room, tokens in enumerate(game.tokens):
        most = max(tokens.count(colour) for colour in range(COLOURS.size))
        assert most <= (2 if ROOMS.names[room].startswith("steward") else 1)


def test_the_blocks_are_settled_when_the_die_is_placed():
    """[6.1.4, 7.3] A courtier takes the card; its other block is still there, and the new card gives nothing."""
    game = placing(
        "take coral right",
        "place steward_room_1",
        rooms="steward_02 steward_05 steward_13 diplomat_02 diplomat_05",
        tokens={"steward_room_1": "coral coral black"},
        stewards="steward_15 steward_12",
        clans=[clan(seal=1, pearl=2, court="gate")],
    )
    assert said(game) == ["pay 1 seal → courtier action", "influence +1", "No, thank you"]
    play(game, "next 1", "advance gate steward_room_1", "block 3")
    assert cards(game.rooms).startswith("steward_15") and cards(game.players[0].action_card) == "steward_02"
    assert ways(game) == ["audience", "decline"]
    game.play("decline")
    assert said(game) == ["influence +1", "No, thank you"]
    game.play("next 1")
    assert game.players[0].influence == 1 and purse(game)[3] == 2
    assert ways(game) == ["end"]


def test_tokens_stay_when_the_card_changes():
    """[6.1.5] After a courtier took the card, the same tokens face the blocks of the next one."""
    game = whitecastle(
        stewards="steward_15 steward_12", clans=[clan(pearl=2, court="gate")], bridges={"coral": "5 6"}
    )
    before = game.tokens
    play(game, "take coral right", "place outside_left", "action courtier")
    play(game, "advance gate steward_room_1", "block 3", "end")
    assert cards(game.rooms).startswith("steward_15") and game.tokens == before
    play(game, "take coral left", "place steward_room_1")
    assert said(game) == ["influence +1", "No, thank you"]


# Outside the walls


OUTSIDE = {"food": 7, "iron": 5, "coin": 5}


@pytest.mark.parametrize(
    ("space", "actions"),
    [("outside_left", ["gardener", "courtier"]), ("outside_right", ["courtier", "warrior"])],
)
@pytest.mark.parametrize("colour", COLOURS.names)
def test_one_of_two_actions_outside_the_walls(space, actions, colour):
    """[6.2] Value 5, any colour; one of the printed actions, or none."""
    game = placing(f"take {colour} right", f"place {space}", clans=[clan(**OUTSIDE)])
    assert purse(game)[0] == 5 + 1
    assert ways(game) == [*(f"action {member}" for member in actions), "decline"]
    assert ways(play(game.copy(), "decline")) == ["end"]
    for member in {"courtier", "gardener", "warrior"} - {*actions}:
        reason = game.explain(f"action {member}")
        assert reason is not None and reason.clause == "6.2"


def test_only_one_of_the_two():
    """[6.2] EX-03: one coin for a four; after the warrior there is no courtier."""
    game = whitecastle(
        bridges={"black": "2 4"},
        spaces={"outside_left": "black 5, white 5"},
        clans=[clan(coin=3, iron=1)],
    )
    game.play("take black right")
    assert "place outside_left" not in offered(game)
    game.play("place outside_right")
    assert purse(game)[0] == 2 and ways(game) == ["action courtier", "action warrior", "decline"]
    play(game, "action warrior", "yard yard_3", "next 1")
    assert ways(game) == ["end"]


def test_only_what_can_be_done_outside():
    """[6.2, 7.6] Without coins there is no audience, without food no gardener; with neither nothing is asked."""
    game = placing("take coral right", "place outside_left", clans=[clan(food=1)])
    assert ways(game) == ["action gardener", "decline"]
    reason = game.explain("action courtier")
    assert reason is not None and reason.clause == "7.6"
    game = placing("take coral right", "place outside_left")
    assert ways(game) == ["end"]


# The well


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_well_counts_as_one(players):
    """[6.3] EX-04: two coins for a three, although a six lies there; a seal, a pearl, and a resource of choice."""
    game = whitecastle(
        players,
        order=(0, 4) if players == 1 else None,
        bridges={"black": "1 3"},
        spaces={"well": "coral 6, white 2, white 2"},
        well="coral_pearl black_any",
    )
    play(game, "take black right", "place well")
    assert purse(game) == (2, 1, 0, 0, 1)
    assert ways(game) == ["pick food", "pick iron", "pick pearl"]
    game.play("pick iron")
    assert purse(game) == (2, 1, 0, 1, 1) and ways(game) == ["end"]
    assert len(game.spaces[7]) == 4


def test_the_well_never_runs_dry():
    """[6.3] The next die finds the same rewards."""
    game = play(whitecastle(), "take coral right", "place well", "end", "take coral right", "place well")
    assert purse(game, 0)[1:] == purse(game, 1)[1:] == (1, 0, 1, 1)


# The clan board


def test_rows_take_dice_of_their_colour():
    """[6.4] Coral for courtiers, black for gardeners, white for warriors; value 6."""
    rows = {"coral": "courtier", "black": "gardener", "white": "warrior"}
    for colour, member in rows.items():
        game = placing(f"take {colour} right", clans=[clan(coin=2)])
        assert [way for way in ways(game) if "row" in way] == [f"place clan_row_{member}"]
        other = rows["white" if colour == "coral" else "coral"]
        reason = game.explain(f"place clan_row_{other}")
        assert reason is not None and reason.clause == "6.4"
        game.play(f"place clan_row_{member}")
        assert purse(game)[0] == 2
    assert BOX.values[8:] == (6, 6, 6)


def test_a_row_and_its_card():
    """[6.4, 6.4.1, 6.4.3] EX-05: three courtiers have left: 3 food and 2 coins; then a seal and a resource."""
    game = whitecastle(
        bridges={"coral": "3 4"},
        clans=[clan(coin=3, court="gate gate steward_room_1", card="steward_10")],
    )
    play(game, "take coral left", "place clan_row_courtier")
    assert told(game, "paid") == ["paid 1 coin 3"]
    assert purse(game) == (2, 0, 3, 0, 0)
    assert said(game) == ["1 seal and 1 resource of choice", "No, thank you"]
    play(game, "next 1", "pick pearl")
    assert purse(game) == (2, 1, 3, 0, 1)


ROWS = {
    "courtier": ["food 1", "food 2", "food 3", "food 3, coin 2", "food 4, coin 2", "food 4, coin 2, seal 1"],
    "gardener": [
        "iron 1",
        "iron 2",
        "iron 3",
        "iron 3, lantern",
        "iron 4, lantern",
        "iron 4, lantern, coin 2",
    ],
    "warrior": [
        "pearl 1",
        "pearl 2",
        "pearl 3",
        "pearl 3, seal 1",
        "pearl 4, seal 1",
        "pearl 4, seal 1, lantern",
    ],
}


@pytest.mark.parametrize("departed", range(6))
@pytest.mark.parametrize("row", MEMBERS.names)
def test_visible_rewards(row, departed):
    """[6.4.1, 15.5] EX-29: what each row gives when so many of its figures have left."""
    game = whitecastle()
    number = MEMBERS.value(row)
    game.players[0].at_home[number] = 5 - departed
    found = [
        f"{GOODS.names[effect[1]]} {effect[2]}" if effect[0] == "gain" else effect[0]
        for effect in visible_rewards(game, 0, number)
    ]
    assert sorted(found) == sorted(ROWS[row][departed].split(", "))


def test_visible_rewards_in_any_order():
    """[6.4.2] Nothing is asked in a row where nothing depends on it; the lantern's influence and the seal do."""
    warriors = {"coin": 3, "yards": " ".join(["yard_1"] * 5), "lantern": "start_action_courtier_1"}
    game = placing("take white right", "place clan_row_warrior", clans=[clan(**warriors)])
    assert purse(game) == (3, 1, 0, 0, 4) and game.players[0].influence == 1
    game = placing("take white right", "place clan_row_warrior", clans=[clan(**warriors, influence=5)])
    assert said(game) == ["1 seal", "lantern reward"]
    first, second = play(game.copy(), "next 1"), play(game, "next 2")
    assert ways(first) == ["cross", "stop"]
    assert second.players[0].influence == 5 and purse(second)[1] == 1
    assert play(first, "cross").players[0].influence == 6


FACING = {
    "start_action_gardener_1": ["Gardener to", "Gardener to", "Gardener to"],
    "steward_13": ["2 iron", "lantern reward", "pay 1 seal → gardener action"],
    "diplomat_05": ["Warrior for", "3 resources of choice", "3 resources of choice"],
    "diplomat_07": ["influence +2", "Gardener to", "Gardener to"],
    "diplomat_10": ["2 coins and lantern reward", "2 coins and lantern reward", "Warrior for"],
}


@pytest.mark.parametrize("card", FACING)
@pytest.mark.parametrize("row", range(3))
def test_the_block_that_faces_the_row(card, row):
    """[6.4.3] A starting card faces all rows, a steward one each; a diplomat has one block for two rows."""
    game = placing(f"take {COLOURS.names[row]} right", clans=[clan(food=7, iron=7, seal=1, card=card)])
    game.play(f"place clan_row_{MEMBERS.names[row]}")
    assert said(game)[0].startswith(FACING[card][row])


def test_the_card_may_be_declined():
    """[6.4.3, 7.1.2] The visible rewards are received all the same."""
    game = placing("take black right", "place clan_row_gardener", "decline", clans=[clan(coin=2)])
    assert purse(game) == (2, 0, 0, 1, 0) and ways(game) == ["end"]


def test_the_row_is_read_when_it_is_used():
    """[6.4.4] A gardener whom the card sends uncovers a reward too late for this die."""
    game = placing(
        "take black right",
        "place clan_row_gardener",
        clans=[clan(food=1, card="start_action_gardener_1")],
    )
    assert purse(game) == (0, 0, 1, 1, 0)
    play(game, "garden stone_garden_2", "next 1")
    assert purse(game) == (3, 0, 0, 1, 0) and ways(game) == ["end"]


def test_the_card_that_lies_there_by_then():
    """[6.4.4] After a courtier took a card, the board has the action of the new one."""
    own = clan(seal=1, food=1, pearl=2, court="gate", card="start_action_courtier_1")
    game = placing("take coral right", "place clan_row_courtier", clans=[own])
    play(game, "advance gate steward_room_3", "block 1")
    assert cards(game.players[0].action_card) == "steward_13"
    play(offering(game, [op("domain_action")]), "row warrior")
    assert said(game) == ["pay 1 seal → gardener action", "No, thank you"]

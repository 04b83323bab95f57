"""Courtiers: audience and advance, the cards they bring, the daimyo room. [8.3, 8.4, 8.5]"""

import pytest

from tests.games.whitecastle.table import (
    cards,
    clan,
    court,
    gain,
    offered,
    offering,
    op,
    play,
    purse,
    receiving,
    said,
    told,
    ways,
    whitecastle,
)

COURTIER = op("courtier")
STEWARD_ROOMS = ["steward_room_1", "steward_room_2", "steward_room_3"]
DIPLOMAT_ROOMS = ["diplomat_room_1", "diplomat_room_2"]


def at_court(others=(), position=None, **own):
    """A game in which the first clan may do the courtier action."""
    return receiving(whitecastle(clans=[clan(**own), *others], **(position or {})), COURTIER)


# Audience and advance


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["audience"], ["advance gate steward_room_3", "block 1"]),
        (["advance gate steward_room_3", "block 1"], ["audience"]),
    ],
)
def test_two_parts_in_either_order(first, second):
    """[8.3] Both are optional, each at most once."""
    game = at_court(coin=4, pearl=4, court="gate")
    assert "audience" in ways(game) and "advance gate steward_room_1" in ways(game)
    play(game, *first)
    assert ways(game)[-1] == "decline"
    for verb in ("audience", "advance gate steward_room_1"):
        if first[0].split()[0] == verb.split()[0]:
            reason = game.explain(verb)
            assert reason is not None and reason.clause == "8.3"
    play(game, *second)
    assert ways(game) == ["end"]
    assert purse(game)[0] == 2 and purse(game)[4] == 2 and court(game) == "gate steward_room_3"


def test_neither_part():
    """[8.3] That is the same as declining; and one part alone is enough."""
    game = at_court(coin=4, pearl=4, court="gate")
    assert ways(play(game.copy(), "decline")) == ["end"]
    assert court(play(game, "audience", "decline")) == "gate gate"


def test_the_same_courtier_twice():
    """[8.3, 8.3.1, 8.3.2] Called to the gate, and up from there at once."""
    game = at_court(coin=2, pearl=2)
    assert ways(game) == ["audience", "decline"]
    game.play("audience")
    assert ways(game) == [*(f"advance gate {room}" for room in STEWARD_ROOMS), "decline"]
    play(game, "advance gate steward_room_3", "block 1")
    assert court(game) == "steward_room_3" and ways(game) == ["end"]


def test_an_audience():
    """[8.3.1] Two coins, the leftmost courtier to the gate among all the others there, and nothing else."""
    game = at_court(coin=3, court="gate gate", others=[clan(court="gate gate gate")])
    assert said(game)[0] == "Audience for 2 coins: a courtier to the gate"
    game.play("audience")
    assert court(game) == "gate gate gate" and purse(game)[0] == 1 and game.players[0].at_home[0] == 2
    assert ways(game) == ["end"]


@pytest.mark.parametrize(
    ("own", "clause"),
    [
        ({"coin": 1, "pearl": 2, "court": "gate"}, "8.3.1"),
        ({"coin": 9, "pearl": 2, "court": "gate " * 5}, "15.4"),
    ],
)
def test_no_audience(own, clause):
    """[8.3.1, 15.4] With a single coin, or without a courtier at home; an advance needs neither."""
    game = at_court(**own)
    reason = game.explain("audience")
    assert reason is not None and reason.clause == clause
    assert "advance gate steward_room_1" in ways(game)


@pytest.mark.parametrize(
    ("origin", "pearl", "targets"),
    [
        ("gate", 1, []),
        ("gate", 2, STEWARD_ROOMS),
        ("gate", 4, STEWARD_ROOMS),
        ("gate", 5, [*STEWARD_ROOMS, *DIPLOMAT_ROOMS]),
        ("gate", 7, [*STEWARD_ROOMS, *DIPLOMAT_ROOMS]),
        ("steward_room_2", 2, DIPLOMAT_ROOMS),
        ("steward_room_2", 5, [*DIPLOMAT_ROOMS, "daimyo_room"]),
        ("diplomat_room_1", 1, []),
        ("diplomat_room_1", 2, ["daimyo_room"]),
        ("diplomat_room_1", 7, ["daimyo_room"]),
        ("daimyo_room", 7, []),
    ],
)
def test_where_a_courtier_can_go(origin, pearl, targets):
    """[8.3.2, 8.3.3] EX-24: one floor for 2 pearl, two for 5, into any room there; never three, never down."""
    game = at_court(pearl=pearl, court=origin)
    found = [f"advance {origin} {target}" for target in targets]
    assert ways(game) == ([*found, "decline"] if targets else ["end"])


@pytest.mark.parametrize(
    ("origin", "target", "price"),
    [
        ("gate", "steward_room_1", 2),
        ("gate", "diplomat_room_2", 5),
        ("steward_room_3", "diplomat_room_1", 2),
        ("steward_room_1", "daimyo_room", 5),
        ("diplomat_room_2", "daimyo_room", 2),
    ],
)
def test_what_an_advance_costs(origin, target, price):
    """[8.3.3] EX-24: the five legal advances."""
    game = at_court(pearl=7, court=f"gate {origin}")
    game.play(f"advance {origin} {target}")
    assert purse(game)[4] == 7 - price
    assert court(game) == f"gate {target}"
    assert told(game, "advance") == [f"advance 1 {origin} {target}"]


def test_two_floors_are_one_courtier():
    """[8.3.2] With two at the gate one goes up two floors, or one goes up one; the skipped floor has no effect."""
    game = at_court(pearl=5, court="gate gate", position={"diplomats": "diplomat_07"})
    play(game, "advance gate diplomat_room_1", "block 2")
    assert court(game) == "gate diplomat_room_1" and ways(game) == ["end"]
    assert cards(game.rooms) == "steward_10 steward_05 steward_13 diplomat_07 diplomat_05"
    game = play(at_court(pearl=5, court="gate gate"), "advance gate steward_room_3", "block 1")
    assert ways(game) == ["end"]


def test_why_a_courtier_cannot_go_there():
    """[8.3.2] Nobody there, too far, too dear."""
    game = at_court(pearl=4, court="gate")
    for option in (
        "advance steward_room_1 diplomat_room_1",
        "advance gate daimyo_room",
        "advance gate diplomat_room_1",
    ):
        reason = game.explain(option)
        assert reason is not None and reason.clause == "8.3.2"


def test_courtiers_in_one_room_are_all_the_same():
    """[8.3.2, 8.3.5] Two in the same room are one choice; others of any clan may be there too."""
    game = at_court(
        pearl=2,
        court="steward_room_1 steward_room_1",
        others=[clan(court="diplomat_room_1 diplomat_room_1 steward_room_1")],
    )
    assert ways(game) == [
        "advance steward_room_1 diplomat_room_1",
        "advance steward_room_1 diplomat_room_2",
        "decline",
    ]
    play(game, "advance steward_room_1 diplomat_room_1", "block 2")
    assert court(game) == "steward_room_1 diplomat_room_1"
    assert court(game, 1) == "steward_room_1 diplomat_room_1 diplomat_room_1"


def test_everything_an_advance_brings_comes_first():
    """[8.3.4, 7.3] Lantern, its resource choices and the new card, then the audience."""
    game = at_court(coin=2, pearl=2, court="gate", card="start_action_courtier_1", lantern="start_resource_4")
    play(game, "advance gate steward_room_1")
    assert {way.split()[0] for way in ways(game)} == {"block"}
    play(game, "block 1")
    assert ways(game) == ["pick food", "pick iron", "pick pearl"]
    assert told(game, "card-opened") == []
    game.play("pick food")
    assert len(told(game, "card-opened")) == 1
    assert ways(game) == ["audience", "decline"]


# Arriving in a room


def arriving(stewards="steward_15 steward_12"):
    """EX-22: a courtier at the gate, two pearl, a lantern of one pearl; the third room holds steward 13."""
    return at_court(
        pearl=2,
        court="gate",
        card="start_action_warrior_1",
        lantern="start_resource_1",
        position={"stewards": stewards},
    )


def test_the_cards_on_their_way():
    """[8.4, 8.4.1, 8.4.2, 8.4.3, 8.4.4] EX-22: own card to the lantern, the room's to the board, a new one."""
    game = arriving()
    game.play("advance gate steward_room_3")
    player = game.players[0]
    assert purse(game)[4] == 0
    assert cards(player.lantern) == "start_resource_1 start_action_warrior_1"
    assert cards(player.action_card) == "steward_13"
    assert said(game) == ["2 iron", "lantern reward"]
    game.play("block 2")
    assert purse(game)[4] == 1 and player.influence == 1
    assert cards(game.rooms) == "steward_10 steward_05 steward_15 diplomat_02 diplomat_05"
    assert cards(game.steward_deck.cards) == "steward_12"
    assert ways(game) == ["end"]


def test_a_new_card_is_opened_last():
    """[8.4.4] The room is empty until the light block is done; then a card comes, for good."""
    game = arriving()
    game.play("advance gate steward_room_3")
    before = game.revealed
    assert game.rooms[2] == -1 and told(game, "card-opened") == []
    game.play("block 1")
    assert told(game, "card-opened") == ["card-opened steward_15 steward_room_3"]
    assert game.revealed == before + 1


def test_only_light_blocks():
    """[8.4.3] Mandatory: no decline; the dark block cannot be chosen."""
    game = play(arriving(), "advance gate steward_room_3")
    assert ways(game) == ["block 1", "block 2"]
    reason = game.explain("block 3")
    assert reason is not None and reason.clause == "8.4.3"


def test_a_diplomat_has_one_light_block():
    """[8.4.3] It is all that can be chosen."""
    game = at_court(pearl=2, court="steward_room_1", card="steward_02", position={"diplomats": "diplomat_11"})
    game.play("advance steward_room_1 diplomat_room_2")
    assert said(game) == ["3 resources of choice"]
    play(game, "block 2", "pick iron", "pick iron", "pick food")
    assert cards(game.rooms).endswith("diplomat_11") and cards(game.players[0].lantern) == "steward_02"
    assert purse(game) == (0, 0, 1, 2, 0)


def test_an_empty_deck():
    """[8.4.5, 15.7] EX-23: a light block of the card in the room; no card goes anywhere."""
    game = arriving(stewards="")
    play(game, "advance gate steward_room_3")
    player = game.players[0]
    assert said(game) == ["2 iron", "lantern reward"]
    game.play("block 2")
    assert (
        cards(player.lantern) == "start_resource_1" and cards(player.action_card) == "start_action_warrior_1"
    )
    assert cards(game.rooms).split()[2] == "steward_13" and game.steward_deck.cards == []
    assert purse(game)[4] == 1 and player.influence == 0 and ways(game) == ["end"]
    assert court(game) == "steward_room_3"


def test_the_other_deck_does_not_matter():
    """[8.4.5] Without diplomats in their deck a steward is taken as ever."""
    game = at_court(pearl=2, court="gate", position={"diplomats": "", "stewards": "steward_15"})
    play(game, "advance gate steward_room_3", "block 1")
    assert cards(game.players[0].action_card) == "steward_13" and game.steward_deck.cards == []


def test_the_last_card_of_a_deck():
    """[8.4.4, 8.4.5] It is laid open; whoever comes next finds an empty deck."""
    game = at_court(coin=0, pearl=7, court="gate gate", position={"stewards": "steward_15"})
    play(game, "advance gate steward_room_3", "block 1")
    play(receiving(game, COURTIER), "advance gate steward_room_1", "block 3")
    assert cards(game.players[0].action_card) == "steward_13"
    assert cards(game.rooms).startswith("steward_10 steward_05 steward_15")


# The daimyo room

NOBODY_HOME = " gate" * 4
"""The other courtiers, so that no audience can follow."""


def test_two_floors_to_the_daimyo():
    """[8.5, 8.5.1, 8.5.2, 8.5.3] EX-07: five pearl, the lantern first, then one of the free slots; no card is taken."""
    game = at_court(
        pearl=5,
        court="steward_room_2" + NOBODY_HOME,
        card="steward_04",
        lantern="start_resource_5 decree_coin",
        position={"slots": (1, -1, -1)},
        others=[clan(court="daimyo_room")],
    )
    game.play("advance steward_room_2 daimyo_room")
    assert purse(game) == (1, 0, 0, 1, 0)
    assert ways(game) == ["slot 2", "slot 3"] and said(game) == ["2 points", "2 seals"]
    reason = game.explain("slot 1")
    assert reason is not None and reason.clause == "8.5.2"
    game.play("slot 3")
    assert purse(game)[1] == 2 and game.daimyo_slots == [1, -1, 0]
    assert cards(game.players[0].action_card) == "steward_04"
    assert cards(game.players[0].lantern) == "start_resource_5 decree_coin"
    assert told(game, "card-opened") == [] and ways(game) == ["end"]


def test_the_slot_has_to_be_taken():
    """[8.5.2] There is no declining, and the slot is taken for the rest of the game."""
    game = at_court(pearl=2, court="diplomat_room_1")
    game.play("advance diplomat_room_1 daimyo_room")
    assert ways(game) == ["slot 1", "slot 2", "slot 3"]
    play(game, "slot 2")
    assert game.players[0].points == 2 and game.daimyo_slots == [-1, 0, -1]


def test_all_slots_taken():
    """[8.5.1, 8.5.2] The courtier just stays in the room, after the lantern."""
    game = at_court(
        pearl=2,
        court="diplomat_room_1 daimyo_room",
        lantern="steward_01",
        position={"slots": (0, 1, 1)},
        others=[clan(court="daimyo_room daimyo_room")],
    )
    game.play("advance diplomat_room_1 daimyo_room")
    assert purse(game)[0] == 1 and court(game) == "daimyo_room daimyo_room"
    assert game.daimyo_slots == [0, 1, 1] and ways(game) == ["end"]


@pytest.mark.parametrize("card", [f"daimyo_0{number}" for number in range(1, 10)])
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_every_slot_gives_something(card, slot):
    """[8.5.2] Goods, points or influence at once; an action in the castle is asked for."""
    game = at_court(
        pearl=2, court="diplomat_room_1" + NOBODY_HOME, lantern="steward_01", position={"daimyo": card}
    )
    game.play("advance diplomat_room_1 daimyo_room")
    before, player = purse(game), game.players[0]
    game.play(f"slot {slot}")
    if ways(game) == ["end"]:
        assert purse(game) > before or player.points or player.influence
    else:
        assert ways(game)[0].startswith("use") and len(ways(game)) == 8 + 1


def test_the_daimyo_comes_before_the_audience():
    """[8.3.4, 8.5] Coins of a slot pay for it."""
    game = at_court(pearl=2, court="diplomat_room_1", position={"daimyo": "daimyo_02"})
    assert "audience" not in offered(game)
    play(game, "advance diplomat_room_1 daimyo_room", "slot 3")
    assert purse(game)[0] == 3 and ways(game) == ["audience", "decline"]


def test_as_a_block_among_others():
    """[8.3, 7.3] Both parts are finished before what else was pending."""
    game = offering(whitecastle(clans=[clan(coin=2, pearl=2)]), [COURTIER], [gain("vp")])
    play(game, "next 1", "audience", "advance gate steward_room_3", "block 1")
    assert said(game) == ["1 point", "No, thank you"]

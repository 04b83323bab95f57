"""The lantern reward. [10]"""

import pytest

from serica.games.whitecastle.words import CARDS
from tests.games.whitecastle.table import (
    BOX,
    by_chance,
    cards,
    clan,
    offering,
    op,
    play,
    purse,
    receiving,
    told,
    ways,
    whitecastle,
)


def test_every_card_gives_its_reward():
    """[10.1] Two stewards, a diplomat and a starting card: 2 coins, a point, an iron."""
    under = "start_resource_6 steward_02 steward_04 diplomat_02"
    game = receiving(whitecastle(clans=[clan(lantern=under)]), op("lantern"))
    assert purse(game) == (2, 0, 0, 1, 0) and game.players[0].points == 1
    assert ways(game) == ["end"]


def test_the_order_is_asked_for_where_it_matters():
    """[10.1] A seal of the lantern can pay for the boundary in front of which its influence arrives."""
    under = "start_resource_1 decree_seal start_action_warrior_1"
    game = receiving(whitecastle(clans=[clan(influence=5, lantern=under)]), op("lantern"))
    assert purse(game)[4] == 1 and ways(game) == ["next 1", "next 2"]
    late = play(game.copy(), "next 2")
    assert (late.players[0].influence, purse(late)[1]) == (5, 1)
    early = play(game.copy(), "next 1", "cross")
    assert (early.players[0].influence, purse(early)[1]) == (6, 0)


@pytest.mark.parametrize(
    ("names", "back"),
    [
        ("start_resource_7 start_resource_8 start_resource_9", ("gain", 0, 1)),
        ("start_resource_4 start_resource_5 start_resource_6", ("gain", 1, 1)),
        ("start_resource_1 start_resource_2 start_resource_3", ("gain", 2, 1)),
        ("decree_coin", ("gain", 3, 1)),
        ("decree_seal", ("gain", 4, 1)),
        ("decree_vp", ("gain", 5, 1)),
        (" ".join(name for name in CARDS.names if name.startswith("start_action")), ("influence", 1)),
        (" ".join(name for name in CARDS.names if name.startswith("steward")), ("gain", 3, 1)),
        (" ".join(name for name in CARDS.names if name.startswith("diplomat")), ("gain", 5, 1)),
    ],
)
def test_backs(names, back):
    """[10.2] Three starting cards each for food, iron and pearl; decrees; influence, coins and points."""
    assert {BOX.lantern[CARDS.value(name)] for name in names.split()} == {(back,)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_only_ever_join(players):
    """[10.3] One or two cards when the game begins; then none leaves, and those that come are the own action cards."""
    before = None
    for game in by_chance(players, f"lanterns {players}"):
        if not game.round:
            continue
        now = [(list(player.lantern), player.action_card[0]) for player in game.players]
        if before is None:
            assert all(len(lantern) in (1, 2) for lantern, _ in now)
        else:
            for (lantern, card), (later, _) in zip(before, now, strict=True):
                assert later in (lantern, [*lantern, card])
        before = now
    assert before is not None


def test_a_decree_makes_two_cards():
    """[10.3] A starting resource card with a decree brings both."""
    for game in by_chance(4, "decrees"):
        if game.round:
            break
    for player in game.players:
        first = BOX.starting_resources[player.lantern[0] - CARDS.value("start_resource_1")]
        assert cards(player.lantern[1:]) == first.decree


@pytest.mark.parametrize(("end", "coins"), [("left", 1), ("right", 0)])
def test_a_die_from_the_left_end_lights_it(end, coins):
    """[10.4] Only the left end has a lantern."""
    own = clan(lantern="decree_coin")
    game = whitecastle(clans=[own], bridges={"coral": "1 1 1 1"}, well="coral_iron black_iron")
    play(game, f"take coral {end}", "place well")
    assert purse(game)[0] == coins


def test_an_icon_lights_it():
    """[10.4] On a card that a die reaches, on a row of the board, in a slot of the daimyo card."""
    own = clan(coin=9, lantern="decree_vp", gardens="stone_garden_3 stone_garden_2 stone_garden_1")
    row = whitecastle(clans=[own], bridges={"black": "3 3 3 3"})
    play(row, "take black right", "place clan_row_gardener")
    assert row.players[0].points == 1 and told(row, "lantern") == ["lantern 1"]
    room = whitecastle(clans=[own], rooms="steward_03 steward_05 steward_13 diplomat_02 diplomat_05")
    room = offering(room, [op("castle_action", blocks="light")])
    assert play(room, "use steward_room_1 2").players[0].points == 1
    slot = whitecastle(
        clans=[clan(pearl=2, court="diplomat_room_1", lantern="decree_vp")], daimyo="daimyo_04"
    )
    slot = play(offering(slot, [op("courtier")]), "advance diplomat_room_1 daimyo_room", "slot 1")
    # Once for arriving, once for the slot.
    assert slot.players[0].points == 2


def test_several_triggers_in_a_turn_each_give_everything():
    """[10.4] A die from the left for the gardeners' row with its lantern: twice the whole reward."""
    own = clan(coin=9, lantern="decree_vp", gardens="stone_garden_3 stone_garden_2 stone_garden_1")
    game = whitecastle(clans=[own], bridges={"black": "3 3 3 3"})
    play(game, "take black left", "place clan_row_gardener")
    assert game.players[0].points == 2 and told(game, "lantern") == ["lantern 1", "lantern 1"]


def test_arriving_at_the_daimyo_lights_it_even_without_a_slot():
    """[10.4] All slots are taken; the lantern shines all the same."""
    own = clan(pearl=2, court="diplomat_room_1", lantern="decree_vp")
    game = offering(whitecastle(clans=[own], slots=(1, 1, 1)), [op("courtier")])
    play(game, "advance diplomat_room_1 daimyo_room")
    assert game.players[0].points == 1 and ways(game) == ["end"]

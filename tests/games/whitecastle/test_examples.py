"""The worked examples of the rulebook and the numbers of the rules, one test for each: EX-01 to EX-34."""

import pytest

from serica.games.whitecastle.castle import blocks_in_castle
from serica.games.whitecastle.domain import visible_rewards
from serica.games.whitecastle.rounds import end_round, garden_step
from serica.games.whitecastle.setup import colour_of, lay_castle_cards
from serica.games.whitecastle.tokugawa import exchange_coins
from serica.games.whitecastle.view import fan
from serica.games.whitecastle.words import ANY_BLOCK, BLOCKS, CARDS, GARDENS, LIGHT_BLOCK, RIVAL
from serica.kernel.chance import Chance
from tests.games.whitecastle.table import (
    BOX,
    bridge,
    by_chance,
    cards,
    clan,
    court,
    doing,
    fresh,
    gain,
    offered,
    offering,
    op,
    permuted,
    play,
    purse,
    receiving,
    rival_of,
    said,
    ways,
    whitecastle,
)

COINS, SEALS, FOOD, IRON, PEARL = range(5)

# Worked examples of the rulebook


def test_ex_01_coin_difference_and_stacking():
    """[5.2.1, 5.2.2, 5.2.4] A 5 on a space of 3 brings 2 coins, a 1 on that 5 costs 4; a third die finds no room."""
    game = whitecastle(3, clans=[clan(), clan(coin=4), clan(coin=9)], bridges={"coral": "1 4 4 5"})
    play(game, "take coral right", "place steward_room_1", "decline", "end")
    assert purse(game, 0)[COINS] == 2
    play(game, "take coral left", "place steward_room_1", "decline", "end")
    assert purse(game, 1)[COINS] == 0
    play(game, "take coral right")
    assert "place steward_room_1" not in offered(game) and "place steward_room_2" in offered(game)


def test_ex_02_gains_and_prices():
    """[1.6, 7.12] Two seals are gained; three coins are the price of a courtier action, with two there is none."""
    price = op("pay", what="coin", n=3, then=[op("courtier")])
    game = receiving(whitecastle(clans=[clan(coin=3, pearl=2, court="gate")]), gain("seal", 2), price)
    play(game, "next 1", "pay")
    assert purse(game)[:2] == (0, 2)
    assert "advance gate steward_room_1" in offered(game)
    poor = offering(whitecastle(clans=[clan(coin=2, pearl=2, court="gate")]), [price])
    assert offered(poor) == ["end"]


@pytest.mark.parametrize("players", [3, 4])
def test_ex_03_outside_the_walls(players):
    """[6.2, 5.2.2, 5.2.4] Two dice fill the left space; on the right one a 4 costs a coin, for courtier or warrior."""
    game = whitecastle(
        players,
        clans=[clan(coin=3, food=7, iron=7, pearl=7)],
        bridges={"black": {3: "1 2 3 4", 4: "1 2 3 3 4"}[players]},
        spaces={"outside_left": "coral 3, white 5"},
    )
    play(game, "take black right")
    assert "place outside_left" not in offered(game)
    play(game, "place outside_right")
    assert purse(game)[COINS] == 2
    assert offered(game) == ["action courtier", "action warrior", "decline"]


def test_ex_04_well():
    """[6.3, 5.2.2] A 3 on the well brings 2 coins whatever lies there; then 1 seal, 1 pearl, a resource of choice."""
    game = whitecastle(bridges={"black": "1 2 2 3"}, spaces={"well": "white 6"}, well="coral_pearl black_any")
    play(game, "take black right", "place well")
    assert purse(game) == (2, 1, 0, 0, 1)
    play(game, "pick iron")
    assert purse(game) == (2, 1, 0, 1, 1)


def test_ex_05_clan_board_row():
    """[6.4.1, 6.4.2, 6.4.3, 5.2.2] A 3 on the row of value 6 costs 3; then 3 food and 2 coins, and the card's block."""
    game = whitecastle(
        clans=[clan(coin=3, court="gate gate gate", card="steward_10")], bridges={"coral": "1 2 2 3"}
    )
    play(game, "take coral right", "place clan_row_courtier")
    assert purse(game) == (2, 0, 3, 0, 0)
    assert said(game) == ["1 seal and 1 resource of choice", "No, thank you"]
    play(game, "next 1", "pick pearl")
    assert purse(game) == (2, 1, 3, 0, 1)


def test_ex_06_gardener():
    """[8.2, 8.2.1, 8.2.2] Not where an own gardener stands; for 4 food to the other, then 3 coins for a courtier."""
    game = whitecastle(clans=[clan(food=4, coin=3, pearl=2, court="gate", gardens="stone_garden_3")])
    game = offering(game, [op("gardener")])
    assert "garden stone_garden_3" not in offered(game)
    game.play("garden flower_garden_3")
    assert game.players[0].at_home[1] == 3 and purse(game)[FOOD] == 0
    assert offered(game) == ["pay", "decline"]
    game.play("pay")
    assert purse(game)[COINS] == 0 and "advance gate steward_room_2" in offered(game)


def test_ex_07_two_floors_to_the_daimyo():
    """[8.3.2, 8.3.3, 8.5] 5 pearl; the lantern comes first, then a free slot, here 2 seals; no card is taken."""
    own = clan(pearl=5, seal=1, court="steward_room_2", lantern="decree_seal", card="steward_07")
    game = offering(whitecastle(clans=[own], slots=(1, -1, -1)), [op("courtier")])
    game.play("advance steward_room_2 daimyo_room")
    assert purse(game) == (0, 2, 0, 0, 0)
    assert ways(game) == ["slot 2", "slot 3"]
    game.play("slot 3")
    assert purse(game)[SEALS] == 4 and game.daimyo_slots == [1, -1, 0]
    assert court(game) == "daimyo_room"
    assert cards(game.players[0].action_card) == "steward_07" and len(game.players[0].lantern) == 1


def test_ex_08_lantern_of_five_cards():
    """[10.1, 10.2] Influence, food, coin and two points; lit twice it gives everything twice."""
    under = "start_resource_8 start_action_courtier_1 steward_02 diplomat_03 diplomat_04"
    game = receiving(whitecastle(clans=[clan(influence=2, lantern=under)]), op("lantern"))
    player = game.players[0]
    assert (player.influence, player.points, purse(game)) == (3, 2, (1, 0, 1, 0, 0))
    game = receiving(game, op("lantern"))
    assert (player.influence, player.points, purse(game)) == (4, 4, (2, 0, 2, 0, 0))


# Numeric facts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_09_dice_on_the_bridges(players):
    """[3.5, 4.2] 3 / 4 / 5 dice on each bridge at first, 3 in all after everyone's three turns."""
    counted = set()
    for game in by_chance(players, f"ex 9 {players}"):
        lying = [sum(map(bool, (one[0], one[2]))) + len(one[1]) for one in map(bridge_of(game), "cbw")]
        if game.round and game.turn == 0 and game.prompt().message == "whitecastle-ask-take-die":
            counted.add(("first", *lying))
        if game.turn == 3 * players:
            counted.add(("last", sum(lying)))
    assert counted == {("first", *[players + 1] * 3), ("last", 3)}


def bridge_of(game):
    """A bridge by the first letter of its colour."""
    return lambda letter: bridge(game, {"c": "coral", "b": "black", "w": "white"}[letter])


def test_ex_10_two_player_card_removal():
    """[3.1.1] With two players nine cards stay in the box, and the decks hold 6 and 7; with more 12 and 10."""
    removed = {f"steward_{number:02}" for number in (1, 3, 6, 8, 11, 14)}
    removed |= {f"diplomat_{number:02}" for number in (1, 9, 12)}
    for players, decks in ((2, (6, 7)), (3, (12, 10)), (4, (12, 10))):
        game = fresh(players)
        assert (len(game.steward_deck.cards), len(game.diplomat_deck.cards)) == decks
        there = {
            CARDS.names[card] for card in (*game.rooms, *game.steward_deck.cards, *game.diplomat_deck.cards)
        }
        assert removed.isdisjoint(there) if players == 2 else removed < there


def test_ex_11_redo_of_the_first_five_cards():
    """[3.1.3] Five times the warrior: all go back, five others come. With steward 13 for 15 the cards stay."""
    warriors = ("steward_04 steward_05 steward_15", "diplomat_05 diplomat_06")
    mixed = ("steward_04 steward_05 steward_13", "diplomat_05 diplomat_06")
    for opened in ((warriors, mixed), (mixed,)):
        script = []
        for stewards, diplomats in opened:
            for first, last, wanted in ((0, 15, stewards), (15, 27, diplomats)):
                drawn = [CARDS.value(name) for name in wanted.split()]
                rest = [card for card in range(first, last) if card not in drawn]
                script += permuted(range(first, last), rest + drawn[::-1])
        game = fresh(3)
        game.chance = Chance.scripted(*script)
        lay_castle_cards(game)
        assert game.chance.used == len(script)
        assert cards(game.rooms) == " ".join(mixed)


def test_ex_12_die_tokens_after_setup():
    """[3.3] 3 + 3 + 3 + 2 + 2 and 2 at the well; no room of one colour, three on the symbols."""
    for number in range(12):
        game = fresh(2, f"ex 12 {number}")
        assert [len(room) for room in game.tokens] == [3, 3, 3, 2, 2] and len(game.well) == 2
        assert all(len({*room}) > 1 for room in game.tokens)
        assert {room[0] for room in game.tokens[:3]} == {0, 1, 2}
        lying = [colour for room in game.tokens for colour in room]
        lying += [colour_of(game, token) for token in game.well]
        assert sorted(lying) == [0] * 5 + [1] * 5 + [2] * 5
    for colour in ("coral", "black", "white"):
        rewards = [token.reward for token in BOX.die_tokens if token.colour == colour]
        assert [effect for (effect,) in rewards] == [("gain", what, 1) for what in (0, 1, 2, 3, 6)]


def starting_with(resources):
    """The player who chooses first has taken this starting card together with a gardener."""
    game = fresh(2, "ex 13")
    game.offered_resources[0] = CARDS.value(resources)
    game.offered_actions[0] = CARDS.value("start_action_gardener_1")
    seat = game.asked
    play(game, "pair 1")
    return game, seat


def test_ex_13_starting_pair_with_a_decree():
    """[3.10.3, 3.10.4, 3.10.5, 10.2] 4 coins, 1 iron, 2 pearl; lantern 1 iron and 1 seal; a card for all rows."""
    game, seat = starting_with("start_resource_4")
    assert purse(game, seat) == (4, 0, 0, 1, 2)
    own = game.players[seat].action_card[0]
    assert cards([own]) == "start_action_gardener_1" and BOX.facing[own] == (0, 0, 0)
    lit = receiving(game, op("lantern"), seat=seat)
    assert purse(lit, seat) == (4, 1, 0, 2, 2)


def test_ex_14_choices_in_setup():
    """[3.10.3, 7.8] Three separate choices: ten sets of resources; coins 4, seals 1, lantern 1 iron."""
    game, seat = starting_with("start_resource_5")
    found = {purse(play(game.copy(), *picks), seat) for picks in three_picks()}
    assert len(found) == 10 and all(goods[:2] == (4, 1) and sum(goods[2:]) == 3 for goods in found)
    play(game, "pick food", "pick food", "pick food")
    lit = receiving(game, op("lantern"), seat=seat)
    assert purse(lit, seat) == (4, 1, 3, 1, 0)


def three_picks():
    """All ways to choose a resource three times."""
    picks = ["pick food", "pick iron", "pick pearl"]
    return [(first, second, third) for first in picks for second in picks for third in picks]


def test_ex_15_taking_dice_and_sliding():
    """[5.1] The nearest die slides onto the end; the last one stays where it lies, far from the lantern."""
    game = whitecastle(3, bridges={"coral": "1 2 4 6"}, clans=[clan(lantern="decree_coin")] * 3)
    seen = []
    for take in ("take coral left", "take coral right", "take coral left"):
        play(game, take, "place well", "end")
        seen.append(bridge(game, "coral"))
    assert seen == [(2, (4,), 6), (2, (), 4), (0, (), 4)]
    assert "take coral left" not in offered(game)
    # A 4 on the well brings 3 coins and no more: the right end lights no lantern.
    before = purse(game, game.asked)[COINS]
    seat = game.asked
    play(game, "take coral right", "place well")
    assert purse(game, seat)[COINS] == before + 3


def test_ex_16_coins_then_lantern_then_action():
    """[5.2.3, 5.3, 15.9] The lantern's coin comes too late for a space of 3; the well needs none, and gives last."""
    game = whitecastle(clans=[clan(lantern="steward_02")], bridges={"coral": "2 2 2 2"})
    play(game, "take coral left")
    assert offered(game) == ["place well"]
    play(game, "place well")
    assert purse(game) == (2, 1, 0, 1, 1)
    events = [event.face for event in game.journal.events if event.face[0] in ("gained", "lantern", "well")]
    assert [event[0] for event in events][:4] == ["gained", "lantern", "gained", "well"]


def test_ex_17_room_with_a_double_colour():
    """[6.1.1, 6.1.2, 6.1.3] Coral faces the first and third block, in either order; white may not enter."""
    position = {
        "rooms": "steward_09 steward_05 steward_13 diplomat_02 diplomat_05",
        "tokens": {"steward_room_1": "coral black coral"},
        "bridges": {"coral": "3 3 3 3", "white": "3 3 3 3"},
    }
    game = play(whitecastle(**position), "take coral right", "place steward_room_1")
    assert said(game) == ["1 coin and rewards of the well", "2 food", "No, thank you"]
    once = purse(play(game.copy(), "next 1", "next 1"))
    assert once == purse(play(game.copy(), "next 2", "next 1")) == (1, 1, 2, 1, 1)
    white = play(whitecastle(**position), "take white right")
    assert "place steward_room_1" not in offered(white)


@pytest.mark.parametrize(("seals", "offers"), [(0, ["end"]), (1, ["next 1", "decline"])])
def test_ex_18_prices_in_dark_blocks(seals, offers):
    """[7.5, 7.12] Without a seal the dark block cannot be done; with one it buys the warrior action."""
    game = whitecastle(
        clans=[clan(seal=seals, iron=1)],
        tokens={"steward_room_2": "black coral coral"},
        bridges={"black": "3 3 3 3"},
    )
    play(game, "take black right", "place steward_room_2")
    if seals:
        assert ways(game) == ["pay", "decline"]
        play(game, "pay")
        assert purse(game)[SEALS] == 0 and offered(game) == ["yard yard_3", "decline"]
    else:
        assert offered(game) == offers


def test_ex_19_warrior_on_the_two_token_yard():
    """[8.1, 8.1.1, 8.1.2] 5 iron, then both tokens in either order; with 4 iron only the other two yards."""
    game = offering(whitecastle(clans=[clan(iron=5, coin=2)]), [op("warrior")])
    play(game, "yard yard_1")
    assert purse(game)[IRON] == 0 and game.players[0].yards == [1, 0, 0]
    assert said(game) == ["courtier action", "3 food", "No, thank you"]
    play(game, "next 2", "audience")
    assert purse(game) == (0, 0, 3, 0, 0) and court(game) == "gate"
    poor = offering(whitecastle(clans=[clan(iron=4)]), [op("warrior")])
    assert offered(poor) == ["yard yard_2", "yard yard_3", "decline"]


def test_ex_20_caps():
    """[7.7] 3 food on top of 6 make 7; a seal on top of 5 is lost, if its owner lets it go."""
    game = receiving(whitecastle(clans=[clan(food=6, seal=5)]), gain("food", 3))
    assert purse(game)[FOOD] == 7
    game = receiving(game, gain("seal"))
    assert purse(play(game, "forgo"))[SEALS] == 5


def test_ex_21_exchange():
    """[9.1] 5 seals: twice 2 for an iron, once 1 for a coin."""
    game = whitecastle(clans=[clan(seal=5, iron=2)])
    play(game, "exchange iron", "exchange iron", "exchange coin")
    assert purse(game) == (1, 0, 0, 4, 0)


def arrival(stewards):
    """A courtier goes from the gate to the room of steward 13 and lights the lantern there."""
    own = clan(pearl=2, court="gate", card="start_action_warrior_1", lantern="start_resource_1")
    game = offering(whitecastle(clans=[own], stewards=stewards), [op("courtier")])
    assert "advance gate steward_room_3" in offered(game)
    game.play("advance gate steward_room_3")
    assert offered(game) == ["block 1", "block 2"]
    return play(game, "block 2")


def test_ex_22_arriving_in_a_steward_room():
    """[8.4.1, 8.4.2, 8.4.3, 8.4.4, 10.1] The own card joins the lantern, which already counts it; a new card comes."""
    game = arrival("steward_07 steward_02")
    player = game.players[0]
    assert cards(player.lantern) == "start_resource_1 start_action_warrior_1"
    assert purse(game) == (0, 0, 0, 0, 1) and player.influence == 1
    assert cards(player.action_card) == "steward_13" and cards(game.rooms[2:3]) == "steward_07"
    assert cards(game.steward_deck.cards) == "steward_02"


def test_ex_23_arriving_with_an_empty_deck():
    """[8.4.5] Only the light block is done; lantern, board and room keep their cards."""
    game = arrival("")
    player = game.players[0]
    assert cards(player.lantern) == "start_resource_1" and player.influence == 0
    assert purse(game) == (0, 0, 0, 0, 1)
    assert cards(player.action_card) == "start_action_warrior_1" and cards(game.rooms[2:3]) == "steward_13"


def test_ex_24_advance_prices():
    """[8.3.3] One floor costs 2 pearl, two floors 5; from the gate never to the daimyo; with 4 pearl one floor only."""
    stewards = [f"steward_room_{number}" for number in (1, 2, 3)]
    diplomats = [f"diplomat_room_{number}" for number in (1, 2)]
    ways_up = {
        "gate": {**dict.fromkeys(stewards, 2), **dict.fromkeys(diplomats, 5)},
        "steward_room_1": {**dict.fromkeys(diplomats, 2), "daimyo_room": 5},
        "diplomat_room_2": {"daimyo_room": 2},
    }
    for pearl in (7, 4):
        for origin, targets in ways_up.items():
            game = offering(whitecastle(clans=[clan(pearl=pearl, court=origin)]), [op("courtier")])
            payable = {target: price for target, price in targets.items() if price <= pearl}
            assert offered(game) == [*(f"advance {origin} {target}" for target in payable), "decline"]
            for target, price in payable.items():
                after = play(game.copy(), f"advance {origin} {target}")
                assert purse(after)[PEARL] == pearl - price


@pytest.mark.parametrize(("start", "seals", "stopped", "crossed"), [(4, 1, 5, 6), (9, 2, 10, 11)])
def test_ex_25_influence_boundary(start, seals, stopped, crossed):
    """[11.1, 11.2] Two steps: stop in front of the boundary, or pay its seals and go on; without them stop."""
    game = whitecastle(clans=[clan(influence=start, seal=seals)])
    game = receiving(game, op("influence", steps=2))
    assert ways(game) == ["cross", "stop"] and game.players[0].influence == stopped
    assert play(game.copy(), "stop").players[0].influence == stopped
    paid = play(game.copy(), "cross")
    assert paid.players[0].influence == crossed and purse(paid)[SEALS] == 0
    poor = receiving(whitecastle(clans=[clan(influence=start)]), op("influence", steps=2))
    assert poor.players[0].influence == stopped and offered(poor) == ["end"]


def test_ex_26_stacking_on_the_track():
    """[11.3, 12.1] The one who arrives later lies on top and is first in the next round."""
    game = whitecastle(2, clans=[clan(influence=3), clan(influence=2)])
    assert game.markers == (0, 1)
    game = receiving(game, op("influence", steps=1), seat=1)
    assert game.markers == (1, 0)
    game.chance = Chance.scripted(*[3] * 9)
    assert doing(game, end_round).order == (1, 0)


@pytest.mark.parametrize(
    ("position", "points"),
    [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (19, 14), (20, 15)],
)
def test_ex_27_influence_points(position, points):
    """[13.1.3] Nothing, 3, 6, then the position less 5."""
    assert ended(clan(influence=position)).players[0].points == points


def ended(*clans, **position):
    """The third round of two players is over."""
    return doing(whitecastle(2, clans=clans, round=3, **position), end_round)


def test_ex_28_resources_at_the_end():
    """[13.1.2] 2 food, 3 iron and 7 pearl are worth 0 + 1 + 2."""
    assert ended(clan(food=2, iron=3, pearl=7)).players[0].points == 3


def test_ex_29_rows_of_the_clan_board():
    """[6.4.1] What is to be seen in each row when so many figures have left."""
    rewards = {
        0: ["1 food", "2 food", "3 food", "3 food 2 coin", "4 food 2 coin", "4 food 2 coin 1 seal"],
        1: ["1 iron", "2 iron", "3 iron", "3 iron lantern", "4 iron lantern", "4 iron lantern 2 coin"],
        2: ["1 pearl", "2 pearl", "3 pearl", "3 pearl 1 seal", "4 pearl 1 seal", "4 pearl 1 seal lantern"],
    }
    game = whitecastle()
    for row, expected in rewards.items():
        for departed, text in enumerate(expected):
            game.players[0].at_home[row] = 5 - departed
            assert in_short(visible_rewards(game, 0, row)) == text


def in_short(effects):
    """Effects as the dossier writes them: `4 iron lantern 2 coin`."""
    goods = ("food", "iron", "pearl", "coin", "seal")
    return " ".join(
        f"{effect[2]} {goods[effect[1]]}" if effect[0] == "gain" else effect[0] for effect in effects
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ex_30_light_background_actions(players):
    """[7.10] Eight light blocks in five rooms, thirteen in all, and thirteen in the three colours together."""
    for game in by_chance(players, f"ex 30 {players}"):
        if -1 not in game.rooms and game.rooms:
            counts = [len(list(blocks_in_castle(game, which))) for which in range(BLOCKS.size)]
            assert counts[LIGHT_BLOCK] == 8 and counts[ANY_BLOCK] == sum(counts[:3]) == 13


@pytest.mark.parametrize(
    ("points", "gained", "space", "token"), [(38, 1, 39, 0), (39, 2, 1, 40), (78, 2, 40, 40), (80, 1, 1, 80)]
)
def test_ex_31_the_40_token(points, gained, space, token):
    """[1.8] The token says 40 from 41 points on and 80 from 81 on; the total itself is what counts."""
    game = receiving(whitecastle(clans=[clan(points=points)]), gain("vp", gained))
    assert game.players[0].points == points + gained
    assert fan(game, points + gained) == {"space": space, "token": token}


@pytest.mark.parametrize(
    ("level", "points", "order", "influence"),
    [("easy", 0, (0, RIVAL), 0), ("medium", 3, (RIVAL, 0), 1), ("hard", 8, (RIVAL, 0), 3)],
)
def test_ex_32_solo_difficulty(level, points, order, influence):
    """[14.1.2] Points, place in the turn order and influence of the rival."""
    game = fresh(1, difficulty=level)
    assert (game.rival.points, game.order, game.rival.influence) == (points, order, influence)


@pytest.mark.parametrize(("order", "points", "kept"), [((0, RIVAL), 4, 3), ((RIVAL, 0), 8, 1)])
def test_ex_33_solo_coins(order, points, kept):
    """[14.6.1] 13 coins after round 2: second, twice 5 for 2 points each; first, four times 3."""
    game = whitecastle(1, rival=clan(coin=13), round=2)
    game.order = order
    doing(game, exchange_coins)
    assert (rival_of(game).points, rival_of(game).coins) == (points, kept)


def test_ex_34_solo_gardens():
    """[14.6.2] Both coral gardens and a white one, dice left on coral and black: 2 points after round 1."""
    game = whitecastle(
        1,
        rival=clan(gardens="flower_garden_3 stone_garden_3 stone_garden_1"),
        bridges={"coral": "4 -", "black": "2 5", "white": "- -"},
    )
    assert [GARDENS.names[garden] for garden in game.gardens[:2]] == ["flower_garden_3", "stone_garden_3"]
    assert rival_of(doing(game, (garden_step, RIVAL))).points == 2

"""Effects: what has to be taken, what may be declined, in which order, and what can be afforded. [7]"""

from itertools import permutations

import pytest

from serica.games.whitecastle.effects import entangled, offer, receive
from serica.games.whitecastle.turn import END_TURN, EndTurn
from serica.games.whitecastle.words import GAINS, SEAL
from serica.kernel.chance import Chance, seed_from
from tests.games.whitecastle.table import (
    BOX,
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
    said,
    told,
    ways,
    whitecastle,
)

COURTIER, GARDENER, WARRIOR = op("courtier"), op("gardener"), op("warrior")
RICH = {"coin": 9, "food": 7, "iron": 7, "pearl": 7, "seal": 5, "court": "gate"}


def pay(what, n, then):
    """A price, as components.toml writes it."""
    return op("pay", what=what, n=n, then=[then])


# What has to be taken, and what may be declined


def test_rewards_are_received():
    """[7.1.1, 7.9] Gains, influence, the lantern and the well arrive without a question."""
    game = whitecastle(clans=[clan(lantern="diplomat_01")])
    receiving(game, gain("food"), op("influence", steps=2), op("lantern"), op("well"))
    assert ways(game) == ["end"]
    assert purse(game) == (0, 1, 1, 1, 1)
    assert game.players[0].influence == 2 and game.players[0].points == 1
    assert told(game, "lantern") == ["lantern 1"] and told(game, "well") == ["well 1"]


def test_a_boundary_need_not_be_paid_for():
    """[7.1.1, 7.9] Influence goes as far as the boundary; paying for more is left to the player."""
    game = receiving(whitecastle(clans=[clan(seal=3, influence=4)]), op("influence", steps=2))
    assert ways(game) == ["cross", "stop"]
    assert play(game.copy(), "stop").players[0].influence == 5
    assert play(game, "cross").players[0].influence == 6 and purse(game)[1] == 2


ACTIONS = [
    COURTIER,
    GARDENER,
    WARRIOR,
    op("castle_action", blocks="any"),
    op("domain_action"),
    pay("coin", 3, COURTIER),
    pay("seal", 1, gain("food", 5)),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action["op"])
@pytest.mark.parametrize(
    "put", [lambda game, action: offering(game, [action]), receiving], ids=["block", "effect"]
)
def test_actions_may_be_declined(action, put):
    """[7.1, 7.1.2] Even when everything is there to do them."""
    game = put(whitecastle(clans=[clan(**RICH)]), action)
    before = purse(game)
    assert len(ways(game)) > 1 and ways(game)[-1] == "decline"
    game.play("decline")
    assert ways(game) == ["end"] and purse(game) == before


def test_a_block_is_declined_or_done_as_a_whole():
    """[7.1.3] Two food and a point: both, or neither."""
    game = offering(whitecastle(), [gain("food", 2), gain("vp")])
    assert said(game) == ["2 food and 1 point", "No, thank you"]
    nothing, all_of_it = play(game.copy(), "decline"), play(game, "next 1")
    assert purse(nothing)[2] == nothing.players[0].points == 0
    assert purse(all_of_it)[2] == 2 and all_of_it.players[0].points == 1


def test_a_price_on_a_block_is_asked_for_once():
    """[7.1.3, 7.12] Whoever chooses the block pays."""
    game = whitecastle(clans=[clan(seal=1, iron=1)])
    offering(game, [pay("seal", 1, WARRIOR)], [gain("food")])
    assert said(game) == ["pay 1 seal → warrior action", "1 food", "No, thank you"]
    game.play("next 1")
    assert told(game, "paid") == ["paid 1 seal 1"] and ways(game) == ["yard yard_3", "decline"]


# Order


def test_an_action_and_a_reward_in_any_order():
    """[7.2] One iron pays for the warrior only if it is taken first."""
    game = receiving(whitecastle(), WARRIOR, gain("iron"))
    assert said(game) == ["1 iron"]
    game.play("next 2")
    assert ways(game) == ["yard yard_3", "decline"]
    game = receiving(whitecastle(clans=[clan(iron=7)]), WARRIOR, gain("iron"))
    assert said(game) == ["warrior action", "1 iron"]
    play(game, "next 1", "yard yard_2", "decline")
    assert purse(game)[3] == 5


@pytest.mark.parametrize(
    ("seals", "influence", "effects", "asked"),
    [
        (0, 0, [op("influence", steps=2), gain("seal")], False),
        (0, 5, [op("influence", steps=1), gain("coin")], False),
        (0, 5, [op("influence", steps=1), gain("seal")], True),
        (1, 5, [op("influence", steps=1), gain("seal")], False),
        (0, 10, [op("influence", steps=1), gain("seal")], False),
        (1, 10, [op("influence", steps=1), op("well")], True),
        (5, 5, [op("influence", steps=1), gain("seal")], True),
        (0, 4, [op("influence", steps=1), op("influence", steps=2)], False),
        (1, 4, [op("influence", steps=1), op("influence", steps=2)], True),
        (1, 4, [op("influence", steps=1), op("influence", steps=1)], False),
        (5, 16, [op("influence", steps=1), op("influence", steps=2), gain("seal")], False),
        (0, 0, [gain("seal"), gain("any"), gain("food"), gain("vp"), op("lantern")], False),
    ],
)
def test_an_order_is_asked_for_where_it_matters(seals, influence, effects, asked):
    """[7.2] In front of a boundary: when seals would come too late, or have no room before; nowhere else."""
    game = whitecastle(clans=[clan(seal=seals, influence=influence)])
    receiving(game, *effects)
    assert game.prompt().message.endswith("arrange") == asked


POOL = (
    *(("gain", GAINS.value(what), 1) for what in ("coin", "food", "any", "vp")),
    ("gain", SEAL, 1),
    ("gain", SEAL, 2),
    ("influence", 1),
    ("influence", 2),
    ("lantern",),
    ("well",),
)
BACKS = ("start_action_warrior_1", "decree_seal", "steward_01", "start_resource_4", "diplomat_01")


def ends(game):
    """All that can become of a clan before the end of its turn, without exchanges."""
    if isinstance(game.choice, EndTurn):
        own = game.players[0]
        parts = (own.goods, own.castle, own.gardens, own.yards, own.lantern, game.rooms)
        return {(own.points, own.influence, *map(tuple, parts))}
    found = set()
    for option in game.options():
        if option[0] != "exchange":
            world = game.copy()
            world.advance(option)
            found |= ends(world)
    return found


def test_rewards_in_every_order_and_as_they_are_asked_for():
    """[7.2, 6.4.2] 400 bundles of rewards: all orders end as the engine's do, which asks just when they differ."""
    chance, asked = Chance.seeded(seed_from("orders")), 0
    for _ in range(400):
        backs = " ".join(back for back in BACKS if chance.below(2))
        seals, influence = chance.below(6), chance.below(21)
        game = whitecastle(clans=[clan(seal=seals, influence=influence, lantern=backs)])
        effects = tuple(chance.pick(POOL) for _ in range(2 + chance.below(3)))
        each = [
            ends(doing(game.copy(), *((receive, 0, (effect,)) for effect in order), END_TURN[0]))
            for order in {*permutations(effects)}
        ]
        assert ends(doing(game.copy(), (receive, 0, effects), END_TURN[0])) == set.union(*each)
        matters = any(found != each[0] for found in each)
        assert bool(entangled(game, 0, effects)) == matters
        asked += matters
    assert 15 < asked < 200


BLOCKS = (
    *(block for card in BOX.blocks for block in card),
    *(garden.effects for garden in BOX.gardens),
    *(side for token in BOX.yard_tokens for side in (token.blue, token.yellow)),
)


def test_blocks_in_every_order_and_as_they_are_offered():
    """[6.1.3, 7.2, 7.5, 8.1.2] Two blocks on offer together can end just as in either order: nothing is forbidden."""
    chance, orders = Chance.seeded(seed_from("blocks")), 0
    for _ in range(60):
        goods = {
            good: chance.below(most) for good, most in (("coin", 6), ("food", 3), ("iron", 3), ("pearl", 3))
        }
        game = whitecastle(clans=[clan(**goods, seal=chance.below(2), court="gate", lantern="decree_coin")])
        one, other = chance.pick(BLOCKS), chance.pick(BLOCKS)
        orders_of = [
            ends(doing(game.copy(), (offer, 0, (first,)), (offer, 0, (second,)), END_TURN[0]))
            for first, second in ((one, other), (other, one))
        ]
        assert ends(doing(game.copy(), (offer, 0, (one, other)), END_TURN[0])) == set.union(*orders_of)
        orders += orders_of[0] != orders_of[1]
    assert orders > 10


def test_depth_first():
    """[7.3] What a warrior finds on the yard is done before the other block is asked for again."""
    game = whitecastle(clans=[clan(iron=5, coin=2)])
    offering(game, [WARRIOR], [gain("pearl")])
    play(game, "next 1", "yard yard_1")
    assert said(game) == ["courtier action", "3 food", "No, thank you"]
    play(game, "next 1", "audience")
    assert said(game) == ["3 food", "No, thank you"]
    play(game, "next 1")
    assert said(game) == ["1 pearl", "No, thank you"]


def test_chains_have_no_limit():
    """[7.4] Die, warrior, row, gardener, courtier, room, lantern: one turn, as long as figures and goods last."""
    own = {"food": 4, "iron": 3, "coin": 3, "pearl": 2, "court": "gate"}
    game = whitecastle(
        yards="yard_token_1 yard_token_3 yard_token_8 yard_token_2",
        clans=[clan(**own, card="start_action_gardener_1", lantern="decree_vp")],
        bridges={"coral": "2 5"},
    )
    play(game, "take coral right", "place outside_right", "action warrior", "yard yard_2", "row warrior")
    play(game, "garden flower_garden_3", "pay", "advance gate steward_room_3", "block 2")
    player = game.players[0]
    assert ways(game) == ["end"] and purse(game) == (0, 0, 0, 0, 2)
    assert (player.points, player.influence, player.at_home) == (1, 1, [4, 4, 4])


def test_a_chain_ends_when_goods_run_out():
    """[7.4, 7.6] A warrior who brings a warrior: 3 and 3 iron are paid, for the third time 1 is not enough."""
    game = receiving(
        whitecastle(
            yards="yard_token_1 yard_token_3 yard_token_2 yard_token_8",
            clans=[clan(iron=7)],
        ),
        WARRIOR,
    )
    play(game, "yard yard_2", "yard yard_2")
    assert ways(game) == ["yard yard_3", "decline"]
    play(game, "yard yard_3", "next 1")
    assert ways(game) == ["end"] and purse(game)[3] == 0


# What can be paid


@pytest.mark.parametrize(
    ("goods", "first"),
    [
        ({"iron": 1}, ["yard yard_3", "decline"]),
        ({"iron": 2, "seal": 1}, ["yard yard_3", "decline"]),
        ({"iron": 2, "seal": 2}, ["yard yard_3", "decline"]),
        ({"seal": 2}, ["decline"]),
        ({"seal": 1}, ["end"]),
        ({}, ["end"]),
    ],
)
def test_only_what_can_be_paid_in_full(goods, first):
    """[7.5, 7.6] Iron in hand; or seals that can still be exchanged; else the action is lost without a question."""
    game = receiving(whitecastle(clans=[clan(**goods)]), WARRIOR)
    assert ways(game) == first
    if goods.get("seal") == 2:
        game.play("exchange iron")
        assert len(ways(game)) == len(first) + 1


def test_no_debt():
    """[7.5] A price is paid at once and in full, and the reason for an option that is missing tells both numbers."""
    game = receiving(whitecastle(clans=[clan(iron=4)]), WARRIOR)
    reason = game.explain("yard yard_1")
    assert reason is not None and reason.clause == "8.1"
    assert reason.arguments["price"] == 5 and reason.arguments["have"] == 4


def test_impossible_actions_are_lost():
    """[7.6, 15.4] No figure at home: nothing is asked, and nobody is compensated."""
    nobody_home = clan(iron=7, yards=" ".join(["yard_1"] * 5))
    game = receiving(whitecastle(clans=[nobody_home]), WARRIOR)
    assert ways(game) == ["end"] and purse(game) == (0, 0, 0, 7, 0) and game.players[0].points == 0
    game = offering(whitecastle(clans=[nobody_home]), [WARRIOR], [gain("food")])
    assert said(game) == ["1 food", "No, thank you"]
    reason = game.explain("next 1")
    assert reason is not None and reason.clause == "7.6"


def test_several_impossible_actions_are_lost():
    """[7.6] Without goods neither of two blocks is asked for; with two seals both may still become possible."""
    blocks = ([WARRIOR], [pay("seal", 1, gain("food"))], [GARDENER])
    assert ways(offering(whitecastle(), *blocks)) == ["end"]
    assert ways(offering(whitecastle(clans=[clan(seal=2)]), blocks[0], blocks[2])) == ["decline"]


def test_no_place_to_go():
    """[7.6] Only gardens for three food or more are without an own gardener: two food are of no use."""
    own = clan(food=2, gardens="stone_garden_3 stone_garden_2 stone_garden_1")
    assert ways(receiving(whitecastle(clans=[own]), GARDENER)) == ["end"]
    assert "garden flower_garden_5" in ways(receiving(whitecastle(clans=[own | {"food": 3}]), GARDENER))


def test_an_earlier_block_pays_for_a_later_one():
    """[7.5] The seal of one block opens the other, which could not be chosen first, and then is on offer."""
    game = whitecastle(clans=[clan(iron=1)])
    offering(game, [pay("seal", 1, WARRIOR)], [gain("seal")])
    assert said(game) == ["1 seal", "No, thank you"]
    game.play("next 2")
    assert said(game) == ["pay 1 seal → warrior action", "No, thank you"]


def test_what_a_yard_brings_pays_for_its_other_token():
    """[7.5, 8.1.2] Five coins from one token of the yard, then the courtier action of the other."""
    game = whitecastle(clans=[clan(iron=5)], yards="yard_token_1 yard_token_6 yard_token_2 yard_token_8")
    receiving(game, WARRIOR)
    game.play("yard yard_1")
    assert said(game) == ["5 coins", "No, thank you"]
    game.play("next 2")
    assert ways(game) == ["audience", "decline"]


def test_what_a_row_brings_pays_for_its_card():
    """[7.5, 6.4.3] The iron of the gardeners' row arrives before the warrior of the card."""
    game = receiving(whitecastle(clans=[clan(card="start_action_warrior_1")]), op("domain_action"))
    game.play("row gardener")
    assert ways(game) == ["yard yard_3", "decline"]


def test_an_advance_pays_for_the_audience():
    """[7.5, 8.3.4] No coins; the card of the room lights a lantern of two coins; then a courtier can come."""
    game = whitecastle(clans=[clan(pearl=2, court="gate", card="steward_15", lantern="steward_01")])
    receiving(game, COURTIER)
    assert "audience" not in ways(game)
    play(game, "advance gate steward_room_3", "block 2")
    assert purse(game)[0] == 2 and ways(game) == ["audience", "decline"]


# Caps


def test_what_does_not_fit_is_lost():
    """[7.7] EX-20: food 6 and 3 is 7; a sixth seal is lost; coins have no limit."""
    game = receiving(whitecastle(clans=[clan(food=6, coin=98)]), gain("food", 3), gain("coin", 5))
    assert purse(game)[:3] == (103, 0, 7)
    assert told(game, "lost") == ["lost 1 food 2"]
    game = receiving(whitecastle(clans=[clan(seal=5)]), gain("seal"))
    assert ways(game) == ["forgo"]
    game.play("forgo")
    assert purse(game)[1] == 5 and told(game, "lost") == ["lost 1 seal 1"]


@pytest.mark.parametrize("good", ["food", "iron", "pearl"])
def test_resources_go_up_to_seven(good):
    """[7.7] Each of the three."""
    game = receiving(whitecastle(clans=[clan(**{good: 5})]), gain(good, 4))
    assert told(game, "gained") == [f"gained 1 {good} 2"] and told(game, "lost") == [f"lost 1 {good} 2"]


def test_resources_of_choice():
    """[7.8] Separate choices, equal or not; a full one may be chosen and the unit is lost."""
    game = receiving(whitecastle(clans=[clan(pearl=7)]), gain("any", 3))
    for pick in ("food", "pearl", "food"):
        assert ways(game) == ["pick food", "pick iron", "pick pearl"]
        game.play(f"pick {pick}")
    assert purse(game) == (0, 0, 2, 0, 7) and told(game, "lost") == ["lost 1 pearl 1"]
    assert ways(game) == ["end"]


# The castle from afar


def used(game):
    """Room and block of each option."""
    return {tuple(option.split()[1:]) for option in ways(game) if option.startswith("use")}


@pytest.mark.parametrize("number", range(6))
def test_which_blocks_an_action_may_use(number):
    """[7.10] EX-30: eight light blocks, thirteen in all, and the colours together exactly these thirteen."""
    game = fresh(3, f"castle {number}")
    while not game.round:
        play(game, ways(game)[0])
    seat = game.asked
    for good, limit in enumerate(BOX.limits):
        game.players[seat].goods[good] = min(limit, 9)
    game.players[seat].castle[0], game.players[seat].at_home[0] = 1, 4
    found = {
        blocks: used(receiving(game.copy(), op("castle_action", blocks=blocks), seat=seat))
        for blocks in ("coral", "black", "white", "any", "light")
    }
    assert len(found["any"]) == 13 and len(found["light"]) == 8
    assert found["coral"] | found["black"] | found["white"] == found["any"]
    assert sum(len(found[colour]) for colour in ("coral", "black", "white")) == 13


def test_a_castle_action_needs_no_die():
    """[7.10] Full rooms do not matter, no coins are compared, prices are paid; it may be declined."""
    full = {"steward_room_1": "coral 1, coral 2", "steward_room_2": "black 6, coral 1"}
    game = whitecastle(clans=[clan(seal=1, iron=1)], spaces=full)
    receiving(game, op("castle_action", blocks="black"))
    assert ("steward_room_2", "1") in used(game)
    assert "middle steward room: pay 1 seal → warrior action" in said(game)
    game.play("use steward_room_2 1")
    assert told(game, "paid") == ["paid 1 seal 1"] and ways(game) == ["yard yard_3", "decline"]
    assert game.spaces[1] == ((1, 6), (0, 1))


def test_only_blocks_that_can_be_done():
    """[7.10, 7.5] EX-18: without a seal the block with the price is not there, and the reason says so."""
    game = whitecastle(clans=[clan(iron=1)])
    receiving(game, op("castle_action", blocks="black"))
    assert ("steward_room_2", "1") not in used(game)
    reason = game.explain("use steward_room_2 1")
    assert reason is not None and reason.clause == "7.5"
    reason = game.explain("use steward_room_1 1")
    assert reason is not None and reason.clause == "7.10"


def test_the_own_card_is_not_in_the_castle():
    """[7.10] Thirteen blocks in five rooms; the card on the clan board is none of them."""
    game = receiving(whitecastle(clans=[clan(**RICH)]), op("castle_action", blocks="any"))
    assert len(used(game)) == 13
    assert len({room for room, _ in used(game)}) == 5


# The clan board from afar


def test_a_row_without_a_die():
    """[7.11] All three rows, whether dice lie there or not; rewards and card as with a die, but no coins."""
    own = clan(dice={"courtier": 5, "gardener": 1}, food=2, card="start_action_gardener_1")
    game = receiving(whitecastle(clans=[own]), op("domain_action"))
    assert ways(game) == ["row courtier", "row gardener", "row warrior", "decline"]
    game.play("row courtier")
    assert purse(game) == (0, 0, 3, 0, 0)
    assert ways(game)[0].startswith("garden ")
    assert game.players[0].dice == [5, 1, 0]


def test_the_same_row_twice_in_a_turn():
    """[7.11] With a die, and again by the token of a yard."""
    game = whitecastle(
        bridges={"white": "3 6"},
        yards="yard_token_1 yard_token_3 yard_token_8 yard_token_2",
        clans=[clan(iron=3, card="start_action_warrior_1")],
    )
    play(game, "take white right", "place clan_row_warrior")
    assert purse(game)[4] == 1
    play(game, "yard yard_2", "row warrior")
    assert purse(game)[4] == 3 and ways(game) == ["end"]


# Prices


@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"coin": 3}, False),
        ({"coin": 4}, False),
        ({"coin": 5}, True),
        ({"coin": 3, "pearl": 2}, False),
        ({"coin": 3, "pearl": 2, "court": "gate"}, True),
        ({"coin": 2, "pearl": 2, "court": "gate"}, False),
        ({"coin": 3, "pearl": 1, "court": "gate"}, False),
        ({"coin": 3, "pearl": 2, "court": "daimyo_room"}, False),
        ({"coin": 2, "seal": 2}, False),
        ({"coin": 3, "seal": 1, "pearl": 1, "court": "gate"}, False),
    ],
)
def test_nobody_pays_for_nothing(goods, possible):
    """[7.12] Three coins for the courtier action: only if they are there and something can be done afterwards."""
    game = receiving(whitecastle(clans=[clan(**goods)]), pay("coin", 3, COURTIER))
    assert ("pay" in ways(game)) == possible
    if possible:
        game.play("pay")
        assert len(ways(game)) > 1
    else:
        assert ways(game) == ["end"]


@pytest.mark.parametrize(
    ("goods", "exchanges"),
    [
        ({"coin": 3, "seal": 2}, "coin coin"),
        ({"coin": 3, "seal": 4, "court": "gate"}, "pearl pearl"),
        ({"coin": 2, "pearl": 1, "seal": 3, "court": "gate"}, "coin pearl"),
        ({"seal": 5}, "coin coin coin coin coin"),
    ],
)
def test_a_price_after_exchanges(goods, exchanges):
    """[7.12, 7.5] As long as exchanges can make it possible the price is asked for; then it can be paid."""
    game = receiving(whitecastle(clans=[clan(**goods)]), pay("coin", 3, COURTIER))
    for good in exchanges.split():
        assert ways(game) == ["decline"]
        game.play(f"exchange {good}")
    assert ways(game) == ["pay", "decline"]
    game.play("pay")
    assert len(ways(game)) > 1


def test_a_price_may_be_declined():
    """[7.12] Nothing is paid then."""
    game = receiving(whitecastle(clans=[clan(seal=1)]), pay("seal", 1, gain("food", 3)))
    assert said(game) == ["pay 1 seal → 3 food", "No, thank you"]
    game.play("decline")
    assert purse(game) == (0, 1, 0, 0, 0) and ways(game) == ["end"]


def test_why_a_price_cannot_be_paid():
    """[7.5, 7.12] Too few coins; or nothing that could be done with what they buy."""
    game = receiving(
        whitecastle(clans=[clan(coin=2, seal=1, pearl=2, court="gate")]), pay("coin", 3, COURTIER)
    )
    reason = game.explain("pay")
    assert reason is not None and reason.clause == "7.5" and reason.arguments["have"] == 2
    game = receiving(whitecastle(clans=[clan(coin=3, seal=2)]), pay("coin", 3, COURTIER))
    assert ways(game) == ["decline"] and "exchange coin" in offered(game)
    reason = game.explain("pay")
    assert reason is not None and reason.clause == "7.12"

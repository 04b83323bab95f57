"""The solo game against the Tokugawa clan. [14]"""

import pytest

from serica.games.whitecastle import TITLE
from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.rounds import begin_round, end_round, garden_step
from serica.games.whitecastle.state import Clan, Player
from serica.games.whitecastle.tokugawa import do_action, exchange_coins, rival_turn
from serica.games.whitecastle.turn import END_TURN
from serica.games.whitecastle.words import CARDS, RIVAL, SOLO_CARDS
from serica.kernel.chance import Chance
from serica.kernel.words import Complaint
from tests.games.whitecastle.table import (
    BOX,
    bridge,
    by_chance,
    cards,
    clan,
    court,
    doing,
    fresh,
    offered,
    op,
    permuted,
    play,
    purse,
    rival_of,
    told,
    ways,
    whitecastle,
)

STEWARD_ROOMS = ["room steward_room_1", "room steward_room_2", "room steward_room_3"]
DIPLOMAT_ROOMS = ["room diplomat_room_1", "room diplomat_room_2"]


def alone(solo="", **position):
    """A solo game in which the human is to move; the solo cards that are not named lie under those that are."""
    named = solo.split()
    deck = [*named, *(card for card in SOLO_CARDS.names if card not in named)]
    return whitecastle(1, solo=" ".join(deck), **position)


def rival_plays(solo, **position):
    """The rival's whole turn, as far as it asks nothing; then the human could end a turn."""
    return doing(alone(solo, **position), rival_turn, END_TURN[0])


def acting(name, *, solo="", rival=None, after=(), position=None, **arguments):
    """The rival does a single action; afterwards the human could end a turn."""
    action = EFFECTS.read([op(name, **arguments)], "test")
    game = alone(solo, rival=rival or clan(), **(position or {}))
    return play(doing(game, (do_action, action), END_TURN[0]), *after)


def deck(game):
    """The solo deck from the top down."""
    return [SOLO_CARDS.names[card] for card in [*game.solo_top, *reversed(game.solo_deck.cards)]]


# Setup


def test_setup_as_for_two_players():
    """[14.1] The cards with the mark stay in the box; three dice of a colour; two clans with their markers."""
    game = fresh(1, "solo setup")
    assert (len(game.steward_deck.cards), len(game.diplomat_deck.cards)) == (6, 7)
    while not game.round:
        game.play(offered(game)[0])
    assert all(len(game.center[colour]) == 1 for colour in range(3))
    assert sorted(game.order) == [0, RIVAL] and BOX.count_for(1).dice_per_space == 1
    assert len(game.gardens) == 6 and len(game.yard_tokens) == 4


def test_the_start_is_dealt():
    """[14.1.1] No pair is chosen: a random card of each kind, with goods, flipped card and decree as usual."""
    starts, decrees = set(), 0
    for number in range(60):
        game = fresh(1, f"solo start {number}")
        assert all(not option.startswith("pair") for option in offered(game))
        (player,) = game.players
        start, card = player.lantern[0], player.action_card[0]
        starts.add((start, card))
        expected = BOX.starting_resources[start - CARDS.value("start_resource_1")]
        assert cards(player.lantern[1:]) == expected.decree
        decrees += bool(expected.decree)
        assert cards([card]).startswith("start_action")
        gains = {what: n for _, what, n in expected.gains if what < 5}
        if not game.round:
            assert player.goods == [gains.get(good, 0) for good in range(5)]
            play(game, *["pick pearl"] * sum(n for _, what, n in expected.gains if what == 6))
        assert game.round == 1 and not (game.offered_resources or game.offered_actions or game.decrees)
    assert len(starts) > 25 and decrees


@pytest.mark.parametrize(
    ("level", "points", "order", "influence"),
    [("easy", 0, (0, RIVAL), 0), ("medium", 3, (RIVAL, 0), 1), ("hard", 8, (RIVAL, 0), 3)],
)
def test_three_levels(level, points, order, influence):
    """[14.1.2, 14.1.3] Where the rival starts; with both markers on 0 the human's lies on top."""
    game = fresh(1, difficulty=level)
    rival = rival_of(game)
    assert (rival.points, rival.influence, rival.coins) == (points, influence, 0)
    assert game.order == game.markers == order
    assert (
        sum(event.face[-1] for event in game.journal.events if event.face[:2] == ("points", RIVAL)) == points
    )


def test_the_rival_moves_first_on_the_higher_levels():
    """[14.1.2] When the human is asked for the first die, eight or nine of them lie on the bridges."""
    for level, dice in (("easy", 9), ("medium", 8), ("hard", 8)):
        game = fresh(1, "first move", difficulty=level)
        while game.prompt().message != "whitecastle-ask-take-die":
            game.play(ways(game)[0])
        assert sum(map(bool, (*game.left, *game.right))) + sum(map(len, game.center)) == dice


def test_difficulty_is_nothing_to_two_players():
    """[14.1.2] The rival stays away."""
    game = fresh(2, difficulty="hard")
    assert game.rival is None and RIVAL not in game.order and not game.solo_top


def test_what_the_rival_owns():
    """[14.1.4] Five figures of each kind, points, influence and coins; no board, no cards, no goods."""
    rival = fresh(1, "what it owns").rival
    assert rival.at_home == [5, 5, 5] and not any((*rival.castle, *rival.gardens, *rival.yards))
    assert {*type(rival).__slots__, *Clan.__slots__} == {*Clan.__slots__, "coins"}
    assert set(Player.__slots__) == {"goods", "dice", "action_card", "lantern"}


def test_the_solo_deck():
    """[14.1.5] Nine cards in random order; the bridge of the top card is seen, the others are only counted."""
    games = [fresh(1, f"solo deck {number}") for number in range(40)]
    assert all(sorted(deck(game)) == list(SOLO_CARDS.names) for game in games)
    assert len({deck(game)[0] for game in games}) == 9
    shown = games[0].view(0)
    assert shown["solo_top"] == deck(games[0])[:1] and shown["solo_deck"]["count"] == 8


def test_nine_cards_are_data():
    """[14.4.7, 14.5] Each names another place of a bridge; in all every action of the rulebook's legend is there."""
    places = {(card.bridge, card.position) for card in BOX.solo_cards}
    assert len(BOX.solo_cards) == len(places) == 9
    actions = [effect for card in BOX.solo_cards for effect in card.actions]
    assert len(actions) == 18 and {effect[0] for effect in actions} == {
        "rival_gate",
        "rival_advance",
        "rival_warrior",
        "rival_gardener",
        "rival_gain",
        "rival_influence",
    }


# General rules


def test_the_human_plays_by_the_usual_rules():
    """[14.2] Coins for a low die, the lantern, the actions; no die goes on another."""
    own = clan(coin=2, lantern="decree_vp", seal=1)
    game = alone(clans=[own], bridges={"coral": "1 4 6"}, spaces={"steward_room_1": "black 6"})
    play(game, "take coral left")
    assert "place steward_room_1" not in offered(game) and "place steward_room_2" in offered(game)
    play(game, "place steward_room_2")
    assert purse(game)[0] == 0 and game.players[0].points == 1


def test_the_rival_pays_nothing():
    """[14.3] No coins for a 1 on a space of 5, none for warriors, no seals at a boundary."""
    game = rival_plays(
        "solo_2 solo_4", rival=clan(influence=5, court="gate"), bridges={"black": "1 2 3"}, clans=[clan()]
    )
    rival = rival_of(game)
    assert rival.coins == 0 and rival.yards == [0, 1, 0] and game.spaces[6] == ((1, 1),)
    assert rival_of(acting("rival_influence", steps=2, rival=clan(influence=5))).influence == 7
    assert purse(game) == (0, 0, 0, 0, 0)


def test_the_rival_receives_no_effects():
    """[14.3] Neither the room, nor the yard's tokens, nor a garden, a slot or the lantern side gives it anything."""
    game = rival_plays(
        "solo_7 solo_1",
        bridges={"coral": "3 4 6"},
        yards="yard_token_8 yard_token_6 yard_token_2 yard_token_8",
    )
    rival = rival_of(game)
    assert told(game, "placed") == ["placed tokugawa steward_room_1"]
    assert (rival.points, rival.coins, rival.influence, rival.yards) == (0, 3, 0, [1, 0, 0])
    game = acting("rival_gardener", kind="stone", position={"gardens": GARDENS})
    assert (rival_of(game).points, rival_of(game).coins) == (0, 0)
    game = acting(
        "rival_advance", floors=1, rival=clan(court="diplomat_room_1"), position={"daimyo": "daimyo_06"}
    )
    assert (rival_of(game).points, game.daimyo_slots) == (0, [RIVAL, -1, -1])


GARDENS = "flower_garden_3 stone_garden_2 flower_garden_1 stone_garden_3 flower_garden_5 stone_garden_4"


def test_a_room_without_its_colour():
    """[14.3] The rival's white die may lie in a room with no white token."""
    tokens = {"diplomat_room_2": "black coral"}
    game = rival_plays("solo_6 solo_9", bridges={"white": "1 2 4"}, tokens=tokens)
    assert game.spaces[4] == ((2, 4),)


def test_three_turns_per_round():
    """[14.3] In a whole match it takes nine dice, three in each round."""
    *_, game = by_chance(1, "nine dice")
    rounds, number = [0, 0, 0, 0], 0
    for event in game.journal.events:
        number = event.face[1] if event.face[0] == "round" else number
        rounds[number] += event.face[:2] == ("took", RIVAL)
    assert rounds == [0, 3, 3, 3]


# The rival's turn


def test_a_card_is_turned_over_and_the_next_names_the_die():
    """[14.4, 14.4.1, 14.4.2, 14.4.3] Solo 6 is turned over; solo 1 names the left coral die and the first room."""
    game = rival_plays("solo_6 solo_1", bridges={"coral": "5 5 6"})
    assert told(game, "solo-card") == ["solo-card solo_6"]
    assert told(game, "took") == ["took tokugawa coral 5 left"]
    assert bridge(game, "coral") == (5, (), 6) and game.spaces[0] == ((0, 5),)
    # 5 on a space of 3 brings 2 coins; the gate and 3 points are the actions of solo 6.
    rival = rival_of(game)
    assert (rival.coins, rival.points, court(game, RIVAL)) == (2, 3, "gate")
    assert deck(game)[0] == "solo_1" and deck(game)[-1] == "solo_6"


@pytest.mark.parametrize(
    ("card", "place", "after"),
    [("solo_1", "left", (4, (), 6)), ("solo_2", "center", (2, (), 6)), ("solo_3", "right", (2, (), 4))],
)
def test_from_the_end_or_the_centre(card, place, after):
    """[14.4.2] After an end the centre moves up; after the centre nothing moves."""
    game = rival_plays(f"solo_6 {card}", bridges={"coral": "2 4 6"})
    assert told(game, "took")[0].endswith(place) and bridge(game, "coral") == after


def test_no_die_at_that_place():
    """[14.4.1, 14.4.2] Without a die in the centre of coral and on the left of black two more cards are turned over."""
    position = {"bridges": {"coral": "2 6", "black": "- 4"}, "clans": [clan()]}
    game = rival_plays("solo_7 solo_2 solo_4 solo_6", **position)
    assert told(game, "solo-card") == ["solo-card solo_7", "solo-card solo_2", "solo-card solo_4"]
    assert told(game, "took") == ["took tokugawa black 4 right"] and game.spaces[4] == ((1, 4),)


def test_a_lonely_die_keeps_its_end():
    """[14.4.2, 5.1.3] A die alone at the left end is not found on the right."""
    game = rival_plays("solo_7 solo_3 solo_1", bridges={"coral": "2 -"})
    assert told(game, "took") == ["took tokugawa coral 2 left"]


@pytest.mark.parametrize("owner", ["black 6", "coral 1"])
def test_an_occupied_space_leads_to_the_well(owner):
    """[14.4.3] Whoever's die lies there; 4 on the well brings 3 coins, its rewards bring nothing."""
    game = rival_plays(
        "solo_6 solo_1", bridges={"coral": "4 5 6"}, spaces={"steward_room_1": owner, "well": "white 3"}
    )
    assert len(game.spaces[0]) == 1 and game.spaces[7][-1] == (0, 4)
    rival = rival_of(game)
    assert (rival.coins, rival.points) == (3, 3) and told(game, "well") == []


def test_a_low_die_costs_nothing():
    """[14.4.3] A 2 on a space of 4."""
    game = rival_plays("solo_6 solo_9", bridges={"white": "1 1 2"}, rival=clan(coin=4))
    assert rival_of(game).coins == 4 and game.spaces[4] == ((2, 2),)


def test_only_the_last_two_cards_act():
    """[14.4.4] Of three cards the first does nothing; the others act in the order of turning, top before bottom."""
    position = {"bridges": {"coral": "2 6", "black": "- 4"}}
    game = rival_plays("solo_7 solo_2 solo_4 solo_6", rival=clan(court="gate"), **position)
    assert ways(game) == STEWARD_ROOMS
    play(game, "room steward_room_1")
    events = [
        event.face[0]
        for event in game.journal.events
        if event.face[0] in ("warrior", "advance", "gardener", "audience", "gained")
    ]
    assert events == ["warrior", "advance", "gardener", "audience"]
    assert rival_of(game).yards == [0, 1, 0] and rival_of(game).coins == 0


def test_the_gate_makes_an_advance_possible():
    """[14.4.4] A courtier that the earlier card brings to the gate is there for the later card's advance."""
    game = rival_plays("solo_1 solo_2 solo_6", bridges={"coral": "2 6"})
    assert ways(game) == STEWARD_ROOMS
    play(game, "room steward_room_2")
    assert court(game, RIVAL) == "steward_room_2" and rival_of(game).points == 0


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_cannot_be_done_is_worth_the_round(number):
    """[14.4.5] No warrior is left, no courtier can advance: each gives the number of the round."""
    game = rival_plays(
        "solo_2 solo_1", round=number, rival=clan(yards="yard_1 " * 5), bridges={"coral": "3 4 6"}
    )
    assert rival_of(game).points == 2 * number and told(game, "unable") == ["unable tokugawa"] * 2


def test_the_cards_go_under_the_deck():
    """[14.4.6] The first one turned over will come up first again; the card on top stays there."""
    position = {"bridges": {"coral": "2 6", "black": "- 4"}, "rival": clan(court="daimyo_room")}
    game = rival_plays("solo_7 solo_2 solo_4 solo_6 solo_1", **position)
    assert deck(game) == [
        "solo_6",
        "solo_1",
        "solo_3",
        "solo_5",
        "solo_8",
        "solo_9",
        "solo_7",
        "solo_2",
        "solo_4",
    ]
    assert game.solo_open == []


def test_the_order_under_the_deck_is_known():
    """[14.4.6] The human saw each card go under the deck: whatever else is imagined, these come up in their order."""
    position = {"bridges": {"coral": "2 6", "black": "- 4"}, "rival": clan(court="daimyo_room")}
    game = rival_plays("solo_7 solo_2 solo_4 solo_6 solo_1", **position)
    under = [{"below": place, "cards": [f"solo_{number}"]} for place, number in enumerate((4, 2, 7))]
    assert game.view(0)["solo_deck"] == {"count": 8, "known": under}
    world = game.imagine(0, Chance.seeded("0" * 64))
    assert deck(world)[-3:] == deck(game)[-3:] and deck(world) != deck(game)


def test_nine_cards_always_find_a_die():
    """[14.4.7] With four dice anywhere on the bridges, whichever card is on top."""
    some = ["coral 1 -", "coral - 1", "black 1 2", "white 1 2 3", "black - 4", "white 5 -"]
    for first in SOLO_CARDS.names:
        for one in some:
            colour, _, dice = one.partition(" ")
            empty = dict.fromkeys(("coral", "black", "white"), "- -")
            game = rival_plays(
                first, bridges=empty | {colour: dice, "coral" if colour != "coral" else "white": "3 3"}
            )
            assert len(told(game, "took")) == 1


# The rival's actions


def test_gate():
    """[14.5.1] A courtier from the supply to the gate; without supply the round's number."""
    game = acting("rival_gate", rival=clan(court="gate"))
    assert court(game, RIVAL) == "gate gate" and rival_of(game).at_home[0] == 3
    game = acting("rival_gate", rival=clan(court="gate " * 5))
    assert rival_of(game).points == 1 and court(game, RIVAL) == "gate gate gate gate gate"


def test_advance_of_the_lowest_courtier():
    """[14.5.2] The gate comes before the rooms; the human names the room."""
    game = acting("rival_advance", floors=1, rival=clan(court="diplomat_room_1 gate"))
    assert game.asked == 0 and offered(game) == STEWARD_ROOMS
    play(game, "room steward_room_3")
    assert court(game, RIVAL) == "steward_room_3 diplomat_room_1"
    game = acting("rival_advance", floors=2, rival=clan(court="diplomat_room_1 gate"))
    assert offered(game) == DIPLOMAT_ROOMS


def test_the_human_may_exchange_meanwhile():
    """[14.5.2, 9.2] Every decision of the human offers the exchange, this one too."""
    game = acting("rival_advance", floors=1, rival=clan(court="gate"), position={"clans": [clan(seal=1)]})
    assert offered(game) == [*STEWARD_ROOMS, "exchange coin"]


def test_the_card_of_the_room_leaves_the_game():
    """[14.5.2] It is replaced from the deck; nothing on it is done."""
    position = {"stewards": "steward_07 steward_02"}
    game = acting("rival_advance", floors=1, rival=clan(court="gate"), position=position)
    play(game, "room steward_room_2")
    assert cards(game.rooms[:3]) == "steward_10 steward_07 steward_13" and cards(game.removed) == "steward_05"
    assert told(game, "card-removed") == ["card-removed steward_05 steward_room_2"]
    assert cards(game.steward_deck.cards) == "steward_02" and rival_of(game).points == 0


def test_with_an_empty_deck_the_card_stays():
    """[14.5.2, 15.7] Nothing is there to replace it."""
    position = {"diplomats": ""}
    game = acting("rival_advance", floors=2, rival=clan(court="gate"), position=position)
    play(game, "room diplomat_room_2")
    assert cards(game.rooms[3:]) == "diplomat_02 diplomat_05" and game.removed == []
    assert court(game, RIVAL) == "diplomat_room_2"


@pytest.mark.parametrize(
    ("slots", "after"),
    [((-1, -1, -1), [RIVAL, -1, -1]), ((0, -1, -1), [0, RIVAL, -1]), ((0, 0, 0), [0, 0, 0])],
)
def test_the_leftmost_free_slot(slots, after):
    """[14.5.2] In the daimyo room, from a floor below or two; without a free slot the courtier just stays there."""
    for floors, origin in ((1, "diplomat_room_2"), (2, "steward_room_1")):
        own = {"slots": slots, "clans": [clan(court="daimyo_room " * slots.count(0))]}
        game = acting("rival_advance", floors=floors, rival=clan(court=origin), position=own)
        assert court(game, RIVAL) == "daimyo_room" and game.daimyo_slots == after
        assert offered(game) == ["end"]


@pytest.mark.parametrize(
    ("where", "floors"),
    [("", 1), ("daimyo_room", 1), ("diplomat_room_1", 2), ("diplomat_room_1 daimyo_room", 2)],
)
def test_an_advance_that_is_impossible(where, floors):
    """[14.5.2] Nobody below the daimyo room, or not the whole way for the lowest one: points instead."""
    game = acting("rival_advance", floors=floors, rival=clan(court=where))
    assert court(game, RIVAL) == where and rival_of(game).points == 1


@pytest.mark.parametrize(("iron", "yards"), [(5, [1, 0, 0]), (3, [0, 1, 0]), (1, [0, 0, 1])])
def test_warrior(iron, yards):
    """[14.5.3] To the yard of that price, as long as there are warriors."""
    game = acting("rival_warrior", iron=iron)
    assert rival_of(game).yards == yards and rival_of(game).at_home[2] == 4
    none = acting("rival_warrior", iron=iron, rival=clan(yards="yard_2 " * 5))
    assert rival_of(none).points == 1 and rival_of(none).yards == [0, 5, 0]


def test_gardener_on_the_garden_with_the_fewest_points():
    """[14.5.4] Of stone gardens worth 1, 3 and 3 the first; then the human chooses between the equal ones."""
    game = acting("rival_gardener", kind="stone", position={"gardens": GARDENS})
    assert told(game, "gardener") == ["gardener tokugawa stone_garden_2"] and offered(game) == ["end"]
    game = acting(
        "rival_gardener", kind="stone", rival=clan(gardens="stone_garden_2"), position={"gardens": GARDENS}
    )
    assert offered(game) == ["garden stone_garden_3", "garden stone_garden_4"]
    play(game, "garden stone_garden_4")
    assert rival_of(game).gardens == [0, 1, 0, 0, 0, 1] and rival_of(game).at_home[1] == 3


def test_kinds_of_gardens():
    """[14.5.4] Flowers only, or any; the human's gardeners do not matter."""
    own = {"gardens": GARDENS, "clans": [clan(gardens="flower_garden_5 stone_garden_2")]}
    flowers = acting("rival_gardener", kind="flower", position=own)
    assert told(flowers, "gardener") == ["gardener tokugawa flower_garden_5"]
    either = acting("rival_gardener", kind="any", position=own)
    assert told(either, "gardener") == ["gardener tokugawa stone_garden_2"]


@pytest.mark.parametrize(
    ("kind", "standing"),
    [
        ("stone", "stone_garden_2 stone_garden_3 stone_garden_4"),
        ("any", "stone_garden_2 stone_garden_3 stone_garden_4 flower_garden_3 flower_garden_1"),
    ],
)
def test_a_gardener_that_is_impossible(kind, standing):
    """[14.5.4] No such garden without an own gardener, or no gardener left."""
    game = acting("rival_gardener", kind=kind, rival=clan(gardens=standing), position={"gardens": GARDENS})
    assert rival_of(game).points == 1 and told(game, "gardener") == []


def test_points_and_coins():
    """[14.5.5] As many as shown."""
    assert rival_of(acting("rival_gain", what="vp", n=3)).points == 3
    assert rival_of(acting("rival_gain", what="coin", n=3)).coins == 3


def test_influence():
    """[14.5.6] Over boundaries without seals, on top of the human's marker; at 20 impossible, on 19 partly possible."""
    position = {"clans": [clan(influence=11)]}
    game = acting("rival_influence", steps=2, rival=clan(influence=9), position=position)
    assert rival_of(game).influence == 11 and game.markers == (RIVAL, 0)
    game = acting("rival_influence", steps=2, rival=clan(influence=19))
    assert (rival_of(game).influence, rival_of(game).points) == (20, 0)
    game = acting("rival_influence", steps=2, rival=clan(influence=20))
    assert (rival_of(game).influence, rival_of(game).points) == (20, 1)


# The end of a round and of the game


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("first", "rate"), [(False, 5), (True, 3)])
def test_coins_become_points_after_every_round(number, first, rate):
    """[14.6.1] At the rate of the new place in the turn order, for the number of the round; the rest is kept."""
    game = alone(rival=clan(coin=13, influence=2 if first else 0), clans=[clan(influence=1)], round=number)
    game.order = game.order[::-1]
    game.chance = Chance.scripted(*[3] * 17)
    game.agenda.clear()
    game.do(end_round)
    game.agenda.pop()(game)
    assert game.order[0] == (RIVAL if first else 0)
    game.agenda.pop()(game)
    rival = rival_of(game)
    assert (rival.points, rival.coins) == (13 // rate * number, 13 % rate)
    assert told(game, "changed-coins") == [f"changed-coins tokugawa {13 // rate * rate}"]


def test_too_few_coins_are_kept():
    """[14.6.1] Four coins of a rival that is second stay, and nothing is told."""
    game = doing(alone(rival=clan(coin=4)), exchange_coins)
    assert (rival_of(game).points, rival_of(game).coins) == (0, 4) and told(game, "changed-coins") == []


@pytest.mark.parametrize("number", [1, 2])
def test_gardens_of_the_rival(number):
    """[14.6.2] The round's number for each garden under a bridge with dice, however many lie there; no effects."""
    game = alone(
        rival=clan(gardens="flower_garden_3 stone_garden_3 stone_garden_1"),
        bridges={"coral": "4 5", "black": "2 5", "white": "- -"},
        round=number,
    )
    doing(game, (garden_step, RIVAL))
    assert (rival_of(game).points, rival_of(game).coins) == (2 * number, 0)
    assert told(game, "gardens") == ["gardens tokugawa"]


def test_in_its_place_of_the_turn_order():
    """[14.6, 14.6.2] A rival that is first counts its gardens before the human is asked."""
    for influence, points in ((1, 1), (0, 0)):
        own, other = clan(gardens="stone_garden_2"), clan(gardens="stone_garden_3", influence=influence)
        game = alone(clans=[own], rival=other, markers=(RIVAL, 0) if influence else (0, RIVAL))
        game = doing(game, end_round)
        assert game.asked == 0 and ways(game) == ["next 1", "decline"] and rival_of(game).points == points


def test_the_solo_deck_is_shuffled_for_the_next_round():
    """[14.6.3] All nine cards, the top one too, before the dice are rolled."""
    game = alone("solo_4")
    order = [f"solo_{number}" for number in (3, 1, 4, 9, 2, 6, 5, 8, 7)]
    script = permuted(range(9), [SOLO_CARDS.value(name) for name in reversed(order)])
    game.chance = Chance.scripted(*script, *[3] * 9)
    doing(game, end_round)
    assert deck(game) == order and game.round == 2 and game.asked == 0


def test_normal_scoring_without_goods():
    """[14.7] Influence, courtiers, warriors and gardeners; 14 coins after the exchange give no point."""
    other = clan(
        coin=4, points=2, influence=7, court="gate steward_room_1", yards="yard_1", gardens="stone_garden_3"
    )
    game = doing(alone(rival=other, round=3), end_round)
    assert rival_of(game).points == 2 + 4 // 3 * 3 + 3 + (1 + 3) + 2 + 3
    assert game.result.points == (0,) and game.result.winners == () and game.result.reason == "rival"
    assert told(game, "total") == ["total 1 0", "total tokugawa 17"]


def test_more_points_win():
    """[14.7] The human wins with a point more."""
    game = doing(alone(clans=[clan(points=9)], rival=clan(points=8), round=3), end_round)
    assert game.result.winners == (0,) and game.result.reason == "points"


# Other decks


def other_deck(tmp_path, position, instead):
    """A box in which the solo cards of one position name another."""
    text = TITLE.components.read_text("utf-8").replace(f'position = "{position}"', f'position = "{instead}"')
    file = tmp_path / "whitecastle.toml"
    file.write_text(text, "utf-8")
    return TITLE.load(file)


def test_a_deck_that_finds_no_die(tmp_path):
    """[14.4.7] All cards but the last two make a new deck, until one of them names a die."""
    game = alone("solo_1", bridges={"coral": "2 -", "black": "- -", "white": "- -"})
    game.box = other_deck(tmp_path, "center", "right")
    # Solo 1 is turned over before anything is looked for, and no other card names the left end of coral.
    new = [SOLO_CARDS.value(f"solo_{number}") for number in (7, 6, 5, 4, 3, 1, 2)]
    game.chance = Chance.scripted(*permuted(range(7), new))
    doing(game, rival_turn, END_TURN[0])
    assert told(game, "solo-card") == [
        f"solo-card solo_{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 2)
    ]
    assert told(game, "took") == ["took tokugawa coral 2 left"]
    play(game, "garden stone_garden_2")
    assert deck(game) == [f"solo_{number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 2)]


def test_a_deck_that_could_search_for_ever_is_refused(tmp_path):
    """[14.4.7] A lonely die at a left end would never be found if no card named it."""
    with pytest.raises(Complaint, match="coral left"):
        other_deck(tmp_path, "left", "right")


def test_rounds_of_a_solo_game_begin_like_all():
    """[14.6] Both clans are in the turn order, and the marker goes on."""
    game = alone(round=1)
    game.chance = Chance.scripted(*[2] * 9)
    doing(game, begin_round)
    assert game.round == 2 and told(game, "order")[-2:] == ["order 1 1", "order tokugawa 2"]

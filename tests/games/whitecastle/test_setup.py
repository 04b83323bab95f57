"""What everyone may know, and how the table is set up. [2, 3]"""

from collections import Counter

import pytest

from serica.games.whitecastle.setup import (
    colour_of,
    deal_die_tokens,
    lay_castle_cards,
    lay_die_tokens,
)
from serica.games.whitecastle.words import CARDS, COLOURS, DIE_TOKENS, GARDENS, ROOMS
from serica.kernel.chance import Chance, seed_from
from tests.games.whitecastle.table import (
    BOX,
    bridge,
    by_chance,
    cards,
    clan,
    fresh,
    offered,
    permuted,
    play,
    purse,
    said,
    told,
    whitecastle,
)

STEWARDS = list(range(15))
DIPLOMATS = list(range(15, 27))
REMOVED = (
    "steward_01 steward_03 steward_06 steward_08 steward_11 steward_14 diplomat_01 diplomat_09 diplomat_12"
)


def numbers(names):
    """Cards by their numbers."""
    return [CARDS.value(name) for name in names.split()]


# Who knows what


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_sees_the_same(players):
    """[2.1, 2.3] In a whole match the view of every seat is that of a spectator: nobody has a secret."""
    for game in by_chance(players, f"views {players}"):
        if game.number % 7 == 0 and players > 1:
            shown = game.view(None)
            assert all(game.view(seat) == shown for seat in range(players))
    assert game.view(None)["players"][0]["goods"].keys() == {"food", "iron", "pearl", "coin", "seal"}


def test_what_lies_open():
    """[2.1] Stacks of markers, lanterns, boards, the cards on offer and how many cards the decks still hold."""
    shown = fresh(4, "open").view(None)
    assert sorted(shown["markers"]) == ["1", "2", "3", "4"] and shown["order"] == shown["markers"]
    assert [len(shown[name]) for name in ("offered_resources", "offered_actions", "rooms", "gardens")] == [
        5,
        5,
        5,
        6,
    ]
    assert (shown["steward_deck"]["count"], shown["diplomat_deck"]["count"]) == (12, 10)
    game = whitecastle(clans=[clan(coin=3, lantern="steward_01 decree_vp", card="steward_09")])
    own = game.view(2)["players"][0]
    assert own["lantern"] == ["steward_01", "decree_vp"] and own["action_card"] == ["steward_09"]
    assert own["goods"]["coin"] == 3 and own["at_home"] == {"courtier": 5, "gardener": 5, "warrior": 5}


def test_what_nobody_knows():
    """[2.2] The decks tell only their number; who imagines the game may find other cards in them."""
    game = fresh(3, "hidden")
    assert game.view(0)["steward_deck"] == {"count": 12, "known": []}
    world = game.imagine(0, Chance.seeded(seed_from("another")))
    assert world.view(0) == game.view(0)
    assert world.steward_deck.cards != game.steward_deck.cards
    assert sorted(world.steward_deck.cards) == sorted(game.steward_deck.cards)
    assert all(set(room) <= {0, 1, 2} for room in game.tokens)


def test_the_solo_deck_is_hidden_below_its_top_card():
    """[2.2] Its order can be imagined otherwise, the card on top cannot."""
    game = fresh(1, "solo deck")
    world = game.imagine(0, Chance.seeded(seed_from("another")))
    assert world.solo_top == game.solo_top and world.solo_deck.cards != game.solo_deck.cards
    assert game.view(0)["solo_deck"] == {"count": 8, "known": []}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_chance_decides_nothing_but_setup_dice_and_the_solo_deck(players):
    """[2.4] In a whole match chance is used only where a round begins; decks were shuffled in setup."""
    used, number = None, 0
    for game in by_chance(players, f"chance {players}"):
        if used is not None and game.chance.used != used:
            assert game.round == number + 1
        used, number = game.chance.used, game.round
    assert number == 3


# The castle


@pytest.mark.parametrize(
    ("players", "stewards", "diplomats"), [(1, 6, 7), (2, 6, 7), (3, 12, 10), (4, 12, 10)]
)
def test_castle_cards(players, stewards, diplomats):
    """[3.1, 3.1.1, 3.1.2] EX-10: with one or two players nine cards stay in the box; five lie open."""
    game = fresh(players, f"castle {players}")
    assert (len(game.steward_deck.cards), len(game.diplomat_deck.cards)) == (stewards, diplomats)
    kinds = [name.split("_")[0] for name in cards(game.rooms).split()]
    assert kinds == ["steward"] * 3 + ["diplomat"] * 2
    in_play = {*game.rooms, *game.steward_deck.cards, *game.diplomat_deck.cards}
    missing = {*STEWARDS, *DIPLOMATS} - in_play
    assert missing == ({*numbers(REMOVED)} if players < 3 else set())


def dealt(*opened):
    """The five cards in the rooms when these are opened one after the other, each time five."""
    script = []
    for five in opened:
        wanted = numbers(five)
        stewards = [card for card in STEWARDS if card not in wanted] + wanted[2::-1]
        diplomats = [card for card in DIPLOMATS if card not in wanted] + wanted[:2:-1]
        script += permuted(STEWARDS, stewards) + permuted(DIPLOMATS, diplomats)
    game = fresh(3)
    game.chance = Chance.scripted(*script)
    lay_castle_cards(game)
    assert game.chance.used == len(script)
    return cards(game.rooms)


def test_not_five_times_the_same_dark_action():
    """[3.1.3] EX-11: five warriors go back and five others are opened; the seal in front makes no difference."""
    warriors = "steward_04 steward_05 steward_15 diplomat_05 diplomat_06"
    others = "steward_04 steward_05 steward_13 diplomat_05 diplomat_06"
    assert dealt(warriors, others) == others
    assert dealt(others) == others


def test_one_daimyo_card():
    """[3.2] One of nine lies open, with three free slots."""
    games = [fresh(2, f"daimyo {number}") for number in range(60)]
    assert {game.daimyo_card[0] for game in games} == set(range(9))
    assert all(len(game.daimyo_card) == 1 and game.daimyo_slots == [-1, -1, -1] for game in games)


# Die tokens


@pytest.mark.parametrize("number", range(20))
def test_die_tokens_after_setup(number):
    """[3.3, 3.3.1, 3.3.5, 3.3.6] EX-12: 3 + 3 + 3 + 2 + 2 in the rooms and two at the well; no room of one colour."""
    game = fresh(4, f"tokens {number}")
    assert [len(room) for room in game.tokens] == [3, 3, 3, 2, 2] and len(game.well) == 2
    assert all(len(set(room)) >= 2 for room in game.tokens)
    assert {room[0] for room in game.tokens[:3]} == {0, 1, 2}
    colours = Counter(colour for room in game.tokens for colour in room)
    colours.update(colour_of(game, token) for token in game.well)
    assert colours == {0: 5, 1: 5, 2: 5}


def test_the_fifteen_tokens():
    """[3.3.6] EX-12: five of each colour, and with each colour each of the five rewards once."""
    rewards = ["food", "iron", "pearl", "coin", "any"]
    assert list(DIE_TOKENS.names) == [f"{colour}_{reward}" for colour in COLOURS.names for reward in rewards]
    assert len({token.reward for token in BOX.die_tokens}) == 5


def deal(*orders):
    """The chance that deals tokens in these orders of colours; the symbol slots take coral, black and white."""
    script = []
    for order in orders:
        left = {letter: [token for token in range(15) if "cbw"[token // 5] == letter] for letter in "cbw"}
        script += permuted(range(15), [left[letter].pop(0) for letter in order])
        script += permuted(range(3), range(3))
    return Chance.scripted(*script)


def laid_out(game):
    """The colours in the rooms, and at the well: `ccb bbc ...`."""
    rooms = ["".join("cbw"[colour] for colour in room) for room in game.tokens]
    return " ".join([*rooms, "".join("cbw"[colour_of(game, token)] for token in game.well)])


def test_tokens_fill_the_lowest_free_slot():
    """[3.3.2, 3.3.7] Symbols on top of the steward rooms; then 1-3 in their middle, 4-5, 6-8 below, 9-10, the well."""
    game = fresh(3)
    game.chance = deal("cbwbwccbwcbwcwb")
    lay_die_tokens(game)
    assert laid_out(game) == "cbw bwc wcb cw bc wb"
    assert [slot.number for slot in BOX.token_slots if slot.last] == [6, 7, 8, 9, 10]


def test_a_token_that_would_make_a_room_of_one_colour_goes_further():
    """[3.3.3] Coral for slot 6 of a coral room goes to 7; the next token fills 6; white for slot 8 goes to 9."""
    game = fresh(3)
    game.chance = deal("cbwcbwbwcbwccbw")
    lay_die_tokens(game)
    assert laid_out(game) == "ccb bbc wwc bw wc bw"


def test_further_than_the_next_slot():
    """[3.3.3] The check is repeated for every slot: white for slot 8 fits neither there nor in 9, only in 10."""
    game = fresh(3)
    game.chance = deal("cbwbcwwccbwbcbw")
    lay_die_tokens(game)
    assert laid_out(game) == "cbc bcb wwb wc cw bw"


def test_a_token_without_a_place_starts_everything_again():
    """[3.3.4] White tokens alone cannot complete a white room; then all fifteen are dealt anew."""
    stuck, fine = "cbwbcccwcbbbwww", "cbwbwccbwcbwcwb"
    game = fresh(3)
    game.chance = deal(stuck)
    assert deal_die_tokens(game) is None
    game.chance = deal(stuck, fine)
    lay_die_tokens(game)
    assert laid_out(game) == "cbw bwc wcb cw bc wb"


# Dice, gardens, yards


def test_the_first_round_begins_after_setup():
    """[3.4] The round marker stands at 1 when the first die can be taken; there are coins and seals for all."""
    game = fresh(2, "round")
    assert game.round == 0
    while game.round == 0:
        game.play(offered(game)[0])
    assert game.round == 1 and told(game, "round") == ["round 1"]
    assert (BOX.box.coin_token, BOX.box.seal_token) == (32, 20)


@pytest.mark.parametrize(("players", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_dice_on_the_bridges(players, dice):
    """[3.5, 4.2] EX-09: so many dice of each colour, in ascending order from the left."""
    game = fresh(players, f"dice {players}")
    while game.round == 0:
        game.play(offered(game)[0])
    if players == 1:
        assert game.order[0] == 0
    for colour in COLOURS.names:
        left, center, right = bridge(game, colour)
        row = [left, *center, right]
        assert len(row) == dice and row == sorted(row) and left >= 1 and right <= 6


def test_rolled_dice_lie_in_order():
    """[3.5] 5, 1, 6, 2 lie as 1 at the left end, 2 and 5 in the centre, 6 at the right end."""
    from serica.games.whitecastle.bridges import roll_dice

    game = fresh(3)
    game.chance = Chance.scripted(5, 1, 6, 2, 3, 3, 3, 3, 6, 5, 4, 3)
    roll_dice(game)
    assert bridge(game, "coral") == (1, (2, 5), 6)
    assert bridge(game, "black") == (3, (3, 3), 3)
    assert bridge(game, "white") == (3, (4, 5), 6)


def test_two_gardens_beside_each_bridge():
    """[3.6] A flower garden and a stone garden each, all different; over many games all ten take part."""
    games = [fresh(2, f"gardens {number}") for number in range(30)]
    for game in games:
        kinds = [GARDENS.names[garden].split("_")[0] for garden in game.gardens]
        assert kinds == ["flower", "stone"] * 3 and len({*game.gardens}) == 6
    assert {garden for game in games for garden in game.gardens} == set(range(10))


def test_four_yard_tokens():
    """[3.7] Four of eight; blue and yellow on the first yard, blue on the second, yellow on the third."""
    games = [fresh(2, f"yards {number}") for number in range(30)]
    assert all(len({*game.yard_tokens}) == 4 for game in games)
    assert {token for game in games for token in game.yard_tokens} == set(range(8))
    assert [yard.sides for yard in BOX.yards] == [("blue", "yellow"), ("blue",), ("yellow",)]


def test_clan_boards():
    """[3.8] All figures at home, no goods, no points."""
    for player in fresh(4, "boards").players:
        assert player.at_home == [5, 5, 5] and not any(player.goods) and player.points == 0
        assert not any((*player.castle, *player.gardens, *player.yards, player.influence))


def test_turn_order_by_the_stack_of_markers():
    """[3.9] All markers start at 0 in random order; the one on top belongs to the first player."""
    games = [fresh(3, f"order {number}") for number in range(60)]
    assert all(game.order == game.markers and sorted(game.order) == [0, 1, 2] for game in games)
    assert len({game.order for game in games}) == 6


# Starting pairs


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_pairs(players):
    """[3.10, 3.10.1, 3.10.2] One pair more than players; the last in turn order is the first to choose."""
    game = fresh(players, f"pairs {players}")
    pairs = list(zip(game.offered_resources, game.offered_actions, strict=True))
    assert len(pairs) == players + 1 and len({*game.offered_resources}) == players + 1
    left = [f"pair {place}" for place in range(1, players + 2)]
    for seat in reversed(game.order):
        assert game.asked == seat and offered(game) == left
        game.play(left[-1])
        taken = pairs[int(left.pop().split()[1]) - 1]
        assert (game.players[seat].lantern[0], game.players[seat].action_card[0]) == taken
        while not game.round and offered(game)[0].startswith("pick"):
            assert game.asked == seat
            game.play("pick food")
    assert game.round == 1 and game.asked == game.order[0]


def pair(resources, action="start_action_gardener_1", players=2):
    """A game in which the last player may take this pair."""
    game = fresh(players, "pair")
    game.offered_resources[0], game.offered_actions[0] = numbers(f"{resources} {action}")
    return game, game.order[-1]


def test_a_starting_pair_with_a_decree():
    """[3.10.3, 3.10.4, 3.10.5] EX-13: goods 4 / 0 / 0 / 1 / 2; the lantern gives 1 iron and 1 seal."""
    game, seat = pair("start_resource_4")
    assert (
        said(game)[0]
        == "Pair 1: 2 pearl, 1 iron and 4 coins. By the lantern: 1 iron and 1 seal. Action: gardener action"
    )
    game.play("pair 1")
    assert purse(game, seat) == (4, 0, 0, 1, 2)
    player = game.players[seat]
    assert cards(player.lantern) == "start_resource_4 decree_seal"
    assert cards(player.action_card) == "start_action_gardener_1"
    assert BOX.facing[player.action_card[0]] == (0, 0, 0)
    assert game.asked == game.order[0]


def test_resources_of_choice_in_setup():
    """[3.10.3, 7.8] EX-14: coins 4, seals 1, and three separate choices; seals can be exchanged meanwhile."""
    game, seat = pair("start_resource_5")
    game.play("pair 1")
    assert purse(game, seat) == (4, 1, 0, 0, 0)
    found = set()
    for first in ("food", "iron", "pearl"):
        for second in ("food", "iron", "pearl"):
            for third in ("food", "iron", "pearl"):
                world = play(game.copy(), *(f"pick {good}" for good in (first, second, third)))
                assert world.asked != seat
                found.add(purse(world, seat))
    assert len(found) == 10 and (4, 1, 3, 0, 0) in found and (4, 1, 1, 1, 1) in found
    assert cards(game.players[seat].lantern) == "start_resource_5"


def test_what_is_left_over_goes_back_to_the_box():
    """[3.10.6] The last pair and the decrees that nobody took take no further part."""
    game = fresh(2, "leftovers")
    offered_then = {*game.offered_resources, *game.offered_actions}
    while game.round == 0:
        game.play(offered(game)[0])
    used = {card for player in game.players for card in (*player.lantern, *player.action_card)}
    assert game.offered_resources == game.offered_actions == game.decrees == []
    assert {*game.removed} == (offered_then | {*numbers("decree_coin decree_seal decree_vp")}) - used


def test_a_pair_that_is_taken_is_not_on_offer():
    """[3.10.2] The reason names the clause."""
    game = fresh(2, "taken")
    game.play("pair 2")
    while offered(game)[0].startswith("pick"):
        game.play("pick food")
    reason = game.explain("pair 2")
    assert reason is not None and reason.clause == "3.10.2"


# The first game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_layout_for_a_first_game(players):
    """[3.11] The same castle cards and tokens in every game, pearl and iron at the well; the rest is by chance."""
    games = [fresh(players, f"first {number}", layout="first_game") for number in range(8)]
    for game in games:
        assert cards(game.rooms) == "steward_10 steward_05 steward_13 diplomat_02 diplomat_05"
        assert laid_out(game) == "cbw bcc wwb cw bw cb"
        assert [DIE_TOKENS.names[token] for token in game.well] == ["coral_pearl", "black_iron"]
        assert len(game.steward_deck.cards) == (12 if players > 2 else 6)
        assert not {*game.rooms} & {*game.steward_deck.cards, *game.diplomat_deck.cards}
    for name in ("gardens", "yard_tokens", "daimyo_card"):
        assert len({getattr(game, name) for game in games}) > 1
    assert len({tuple(game.steward_deck.cards) for game in games}) > 1
    assert ROOMS.size == 5

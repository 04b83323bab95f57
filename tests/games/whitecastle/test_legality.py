"""What is offered in random matches: all that can be paid and completed, nothing else, and with reasons. [5-8]"""

import ast
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from serica.games import whitecastle as package
from serica.games.whitecastle import TITLE
from serica.games.whitecastle.castle import UseCastle
from serica.games.whitecastle.courtiers import SendCourtier
from serica.games.whitecastle.effects import NEEDS, NEVER, Arrange, Pay, needs_of
from serica.games.whitecastle.members import PlaceGardener, PlaceWarrior
from serica.games.whitecastle.places import ActOutside
from serica.games.whitecastle.turn import PlaceDie, TakeDie
from serica.games.whitecastle.words import (
    CARDS,
    COIN,
    COLOURS,
    COURT,
    COURTIER,
    DAIMYO_CARDS,
    DIE_TOKENS,
    FLOOR,
    FOOD,
    GARDENER,
    GARDENS,
    IRON,
    MEMBERS,
    PEARL,
    ROOMS,
    SEAL,
    SOLO_CARDS,
    SPACES,
    WARRIOR,
    YARD_TOKENS,
    YARDS,
)
from serica.kernel.chance import Chance, seed_from
from serica.proof.clauses import clauses_of, rules_page
from tests.games.whitecastle.table import BOX, ENGLISH, fresh, offered, ways

TABLES = pytest.mark.parametrize("players", [1, 2, 3, 4])


def matches(players, seed, number=4):
    """Matches played by chance, one position after the other; seals are kept more often than not."""
    for match in range(number):
        name = f"{seed} {match}"
        game, chance = fresh(players, name), Chance.seeded(seed_from(f"{name} moves"))
        while not game.over:
            yield game
            options = game.options()
            kept = [option for option in options if option[0] != "exchange"]
            game.advance(chance.pick(kept if chance.below(8) else options))


# What a clan can do, worked out anew from the printed numbers

PEARL_FOR = {1: 2, 2: 5}
IRON_FOR = dict(zip(YARDS.names, (5, 3, 1), strict=True))


def advances(game, seat, pearl):
    """Every advance that so much pearl pays for. [8.3.3]"""
    castle = game.players[seat].castle
    for origin, target in product(range(COURT.size), repeat=2):
        price = PEARL_FOR.get(FLOOR[target] - FLOOR[origin])
        if castle[origin] and price is not None and price <= pearl:
            yield f"advance {COURT.names[origin]} {COURT.names[target]}"


def free_gardens(game, seat):
    """Gardens without an own gardener, and their food. [8.2.2]"""
    own = game.players[seat].gardens
    return {card: BOX.gardens[card].food for place, card in enumerate(game.gardens) if not own[place]}


def can_do(game, seat, effects, goods):
    """Whether one of these effects can be done with these goods. [7.5, 7.6, 7.12]"""
    return any(can_do_one(game, seat, effect, goods) for effect in effects)


def can_do_one(game, seat, effect, goods):
    """The same for a single effect; what a price buys has to be possible with what is left."""
    home = game.players[seat].at_home
    if effect[0] == "warrior":
        return bool(home[WARRIOR] and goods[IRON] >= 1)
    if effect[0] == "gardener":
        return bool(home[GARDENER]) and min(free_gardens(game, seat).values(), default=99) <= goods[FOOD]
    if effect[0] == "courtier":
        audience = home[COURTIER] and goods[COIN] >= 2
        return bool(audience or any(advances(game, seat, goods[PEARL])))
    if effect[0] == "pay":
        _, what, price, then = effect
        left = [have - price * (good == what) for good, have in enumerate(goods)]
        return left[what] >= 0 and can_do(game, seat, then, left)
    if effect[0] == "castle_action":
        return any(can_do(game, seat, block, goods) for _, block in castle_blocks(game, effect[1]))
    return True


def castle_blocks(game, which):
    """The blocks in the castle that an action may use, with their options. [7.10]"""
    for room, card in enumerate(game.rooms):
        for number, block in enumerate(BOX.action_cards[card].blocks):
            colour = COLOURS.names[game.tokens[room][number]]
            if (*COLOURS.names, "any", "light")[which] in (colour, "any", block.tone):
                yield f"use {ROOMS.names[room]} {number + 1}", block.effects


def after_exchanges(goods):
    """All goods that a clan can have by exchanging seals. [9.1]"""
    yield goods
    for good, price in ((FOOD, 2), (IRON, 2), (PEARL, 2), (COIN, 1)):
        if goods[SEAL] >= price and goods[good] < BOX.limits[good]:
            changed = list(goods)
            changed[good] += 1
            changed[SEAL] -= price
            yield from after_exchanges(changed)


def spaces_for(game, seat):
    """Spaces that take the die in hand. [5.2, 6.1.1, 6.4]"""
    colour, number = game.die
    stacks = game.seats > 2
    for space, name in enumerate(SPACES.names):
        if name == "well":
            yield name
        elif name.startswith("clan_row"):
            row = space - SPACES.value("clan_row_courtier")
            if (
                row == colour
                and not game.players[seat].dice[row]
                and game.players[seat].goods[COIN] >= 6 - number
            ):
                yield name
        else:
            dice = game.spaces[space]
            value = (
                dice[-1][1] if dice else 3 if name.startswith("steward") else 4 if "diplomat" in name else 5
            )
            wrong_colour = space < ROOMS.size and colour not in game.tokens[space]
            full = len(dice) >= (2 if stacks else 1)
            if not wrong_colour and not full and game.players[seat].goods[COIN] >= value - number:
                yield name


def expected(game):
    """All that should be offered beside exchanges, where the printed numbers alone decide about it; else None."""
    choice, seat = game.choice, game.asked
    goods = game.players[seat].goods
    if isinstance(choice, TakeDie):
        ends = product(enumerate(COLOURS.names), ("left", "right"))
        return [f"take {name} {end}" for (colour, name), end in ends if getattr(game, end)[colour]]
    if isinstance(choice, PlaceDie):
        return [f"place {space}" for space in spaces_for(game, seat)]
    found = None
    if isinstance(choice, PlaceWarrior):
        found = [f"yard {yard}" for yard, iron in IRON_FOR.items() if iron <= goods[IRON]]
    elif isinstance(choice, PlaceGardener):
        free = free_gardens(game, seat).items()
        found = [f"garden {GARDENS.names[card]}" for card, food in free if food <= goods[FOOD]]
    elif isinstance(choice, SendCourtier):
        found = ["audience"] * bool(
            choice.audience and game.players[seat].at_home[COURTIER] and goods[COIN] >= 2
        )
        found += advances(game, seat, goods[PEARL]) if choice.advance else []
    elif isinstance(choice, ActOutside):
        printed = [block[0][0] for block in BOX.spaces[choice.space].choose_one]
        found = [f"action {name}" for name in printed if can_do(game, seat, ((name,),), goods)]
    elif isinstance(choice, UseCastle):
        blocks = castle_blocks(game, choice.blocks)
        found = [option for option, block in blocks if can_do(game, seat, block, goods)]
    elif isinstance(choice, Pay):
        price = ("pay", choice.what, choice.price, choice.then)
        found = ["pay"] * can_do(game, seat, (price,), goods)
    elif isinstance(choice, Arrange) and choice.free:
        blocks = enumerate(choice.blocks, 1)
        found = [f"next {number}" for number, block in blocks if can_do(game, seat, block, goods)]
    return None if found is None else [*found, "decline"]


@TABLES
def test_exactly_what_can_be_paid_is_offered(players):
    """[5.1.1, 5.2.3, 6.1.1, 6.2, 7.5, 7.6, 7.10, 8.1, 8.2, 8.3.3] Compared with the printed numbers, all along."""
    compared = Counter()
    for game in matches(players, "offered", 12):
        wanted = expected(game)
        if wanted is not None:
            assert sorted(ways(game)) == sorted(wanted)
            compared[type(game.choice)] += 1
    assert set(compared) == {
        *(TakeDie, PlaceDie, PlaceWarrior, PlaceGardener, SendCourtier, ActOutside, UseCastle, Pay, Arrange)
    }


ALL_BLOCKS = (
    *(block for card in BOX.blocks for block in card),
    *(garden.effects for garden in BOX.gardens),
    *(side for token in BOX.yard_tokens for side in (token.blue, token.yellow)),
    *(slot for card in BOX.daimyo_cards for slot in card.slots),
)


@TABLES
def test_what_seals_can_make_possible(players):
    """[7.5, 7.12, 9.1] For every block of the box: possible at once, after exchanges, or not at all."""
    counts = Counter()
    for game in matches(players, "seals"):
        if not isinstance(game.choice, PlaceDie):
            continue
        seat = game.asked
        goods = game.players[seat].goods
        for block in ALL_BLOCKS:
            need = needs_of(game, seat, block)
            now = can_do(game, seat, block, goods)
            ever = any(can_do(game, seat, block, changed) for changed in after_exchanges(goods))
            assert (need == 0, need < NEVER) == (now, ever)
            counts["now" if now else "later" if ever else "never"] += 1
    assert min(counts["now"], counts["later"], counts["never"]) > 30


# Whatever is played goes on


def is_action(effects):
    """Whether nothing but an action stands there, maybe behind a price."""
    head = effects[0]
    return len(effects) == 1 and (is_action(head[-1]) if head[0] == "pay" else head[0] in NEEDS)


def promises_an_action(game, option):
    """Whether an option says that an action can be done now."""
    choice = game.choice
    if isinstance(choice, ActOutside):
        return option[0] == "action"
    if isinstance(choice, Pay):
        return option[0] == "pay" and is_action(choice.then)
    if isinstance(choice, UseCastle):
        return option[0] == "use" and is_action(BOX.blocks[game.rooms[option[1]]][option[2] - 1])
    return isinstance(choice, Arrange) and option[0] == "next" and is_action(choice.blocks[option[1] - 1])


@TABLES
def test_whatever_is_played_goes_on(players):
    """[7.4, 7.6] Each option of a random match: a promised action can be done, and the turn always comes to its end."""
    chance, played = Chance.seeded(seed_from("continued")), 0
    for game in matches(players, "continued", 6):
        for option in game.options():
            world = game.copy()
            world.advance(option)
            if promises_an_action(game, option):
                assert world.asked == game.asked and ways(world)[0] != "decline"
                played += 1
            while not world.over and (world.round, world.turn) == (game.round, game.turn):
                assert world.options()
                assert all(good >= 0 for player in world.players for good in player.goods)
                world.advance(chance.pick(world.options()))
    assert played > 30


@TABLES
def test_why_something_is_not_offered(players):
    """[5.1.1, 7.6] Every option that exists but is not offered has a reason in words, with a clause that exists."""
    clauses, told = {*clauses_of(rules_page("whitecastle").read_text("utf-8"))}, set()
    options = [TITLE.notation.text(TITLE.notation.at(number)) for number in range(TITLE.notation.size)]
    for game in matches(players, "reasons", 12):
        if game.number % 7:
            continue
        available = {*offered(game)}
        for option in options:
            reason = game.explain(option)
            assert (reason is None) == (option in available)
            if reason is not None:
                assert ENGLISH.say(reason)
                told.add(reason.clause)
    assert told - {None, ""} <= clauses
    assert {"5.1.1", "5.2.3", "6.1.1", "6.4", "9.1"} <= told


# Cards are data


PRINTED = {
    name
    for names in (CARDS, GARDENS, DAIMYO_CARDS, YARD_TOKENS, DIE_TOKENS, SOLO_CARDS)
    for name in names.names
}


def test_no_rule_names_a_card():
    """No module of the rules writes the name of a card or token; `words` alone lists them."""
    modules = sorted(Path(str(package.__file__)).parent.glob("*.py"))
    assert len(modules) > 20
    for module in modules:
        if module.name != "words.py":
            tree = ast.walk(ast.parse(module.read_text("utf-8")))
            texts = {node.value for node in tree if isinstance(node, ast.Constant)}
            assert not texts & PRINTED, module.name
            assert not any(name in str(text) for text in texts for name in PRINTED), module.name


def test_every_card_is_printed_in_the_components_file():
    """What `words` lists are just the names of the components, none of which has rules of its own."""
    text = TITLE.components.read_text("utf-8")
    assert all(f'id = "{name}"' in text for name in PRINTED)
    assert len(MEMBERS.names) == 3

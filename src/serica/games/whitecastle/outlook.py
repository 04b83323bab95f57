"""How good a position looks for a clan: its points now and at the end, and what it has left to play with."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from serica.games.whitecastle.castle import UseCastle
from serica.games.whitecastle.courtiers import (
    SendCourtier,
    TakeSlot,
    UseLightBlock,
    enter_daimyo_room,
    go_to_court,
)
from serica.games.whitecastle.domain import UseRow, use_action_card
from serica.games.whitecastle.effects import Arrange, Pay, lantern_of, offer, receive
from serica.games.whitecastle.lantern import lantern
from serica.games.whitecastle.members import PlaceGardener, PlaceWarrior, yard_effects
from serica.games.whitecastle.places import ActOutside
from serica.games.whitecastle.scoring import final_points
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import Clan, Player, WhiteCastle
from serica.games.whitecastle.supply import PickResource
from serica.games.whitecastle.turn import EndTurn, PlaceDie, TakeDie
from serica.games.whitecastle.words import (
    ANY,
    COIN,
    COURTIER,
    DAIMYO,
    FIRST_ROOM,
    FLOOR,
    FOOD,
    GAINS,
    GARDENER,
    GATE,
    IRON,
    PEARL,
    RIVAL,
    SEAL,
    STEWARD_ROOMS,
    VP,
    WARRIOR,
)
from serica.kernel.effects import Effect, Sequence
from serica.kernel.game import Entry
from serica.kernel.notation import Option

WIN = 1000.0
RIVALRY = 0.4
"""How much the best other player's prospects count against one's own; nobody can do much about the Tokugawa clan's."""

WORTH = {
    "food": (0.3, 1.3),
    "iron": (0.6, 0.2),
    "pearl": (1.1, 0.8),
    "coin": (0.0, 0.6),
    "seal": (0.3, 0.0),
    "any": (0.4, 1.4),
    "gate": (1.7, 1.5),
    "stewards": (1.0, 0.5),
    "diplomats": (1.5, 0.8),
    "daimyo": (0.0, 0.0),
    "inside": (1.3, 0.8),
    "warriors": (0.35, 0.2),
    "reinforcements": (0.4, 0.0),
    "departed": (0.0, 0.3),
    "gardens": (0.43, -0.28),
    "card": (0.0, 0.2),
    "lantern": (0.8, 1.4),
    "influence": (0.3, -0.1),
}
"""What something is worth beyond the points that it has already: as long as there are turns for it, and how much
more when all turns are still to come. Fitted to the results of some hundreds of matches, and what leads into the
castle raised after that: who has seldom done it does not show what it is worth."""
TURNS = 9
"""All the turns of a clan."""
BUSY_TURNS = 3
"""With fewer turns to come than these, everything is worth less and less."""
A_TURN = 4.0
"""What a turn brings, whatever else is there for it."""
MOST_COINS = 6
"""More are hardly ever used."""
MOST_COURTIERS = 3
"""So many more at most will come inside."""

IN_A_LANTERN = {"food": 1.0, "iron": 1.0, "pearl": 1.2, "coin": 0.8, "seal": 0.8, "vp": 1.0}
INFLUENCE_STEP = 0.5
ADVANCED = 1.2
"""What a new card and its light block are worth."""
ACTION = 1.2
"""What can be hoped from an action that is still to be chosen; who hopes for too much is disappointed later."""
NUMBER_OF_DIE = 0.2


def outlook(game: WhiteCastle, seat: int) -> float:
    """The higher the better for this seat, when it has finished what it has begun."""
    return judged(settled(game, seat), seat)


def settled(game: WhiteCastle, seat: int) -> WhiteCastle:
    """The game when the seat has answered whatever is asked within its turn, each time as looks best at once."""
    while game.asked == seat and not isinstance(game.choice, BETWEEN_TURNS):
        assert isinstance(game.choice, Decision)
        worlds = [_after(game, option) for option in game.choice.ways(game)]
        game = max(worlds, key=lambda world: judged(world, seat))
    return game


def _after(game: WhiteCastle, option: Option) -> WhiteCastle:
    world = game.copy()
    world.advance(option)
    return world


BETWEEN_TURNS = (TakeDie, EndTurn)


def judged(game: WhiteCastle, seat: int) -> float:
    """A match that is over counts as won or lost; before that prospects count, and what is pending."""
    if game.result is not None:
        best = max((clan.points for number, clan in game.clans() if number != seat), default=0)
        won = WIN if seat in game.result.winners else -WIN
        return won + game.players[seat].points - RIVALRY * best
    own = prospect(game, seat) + sum(pending(game, seat, entry) for entry in game.agenda)
    others = [prospect(game, number) for number in game.order if number not in (seat, RIVAL)]
    return own - RIVALRY * max(others, default=0.0)


def prospect(game: WhiteCastle, number: int) -> float:
    """What a clan may have at the end."""
    clan = game.clan(number)
    value: float = clan.points + sum(line[-1] for line in final_points(game, clan))
    turns = turns_to_come(game, number)
    if turns:
        rates = worths(turns)
        value += A_TURN * turns + _figures(game, clan, rates)
        if isinstance(clan, Player):
            value += _means(game, number, clan, rates)
    return value


@functools.cache
def worths(turns: int) -> dict[str, float]:
    """What a unit of everything is worth when so many turns are to come."""
    nearly, wholly = min(1.0, turns / BUSY_TURNS), turns / TURNS
    return {name: steady * nearly + early * wholly for name, (steady, early) in WORTH.items()}


def turns_to_come(game: WhiteCastle, number: int) -> int:
    """How many turns a clan has before it; its present one counts until the die is placed."""
    rules = game.box.rules
    if not game.round:
        return rules.rounds * rules.turns
    taken, place = divmod(game.turn, len(game.order))
    mine = game.order.index(number)
    turns = rules.turns * (rules.rounds - game.round) + rules.turns - taken - (mine < place)
    if taken < rules.turns and mine == place and number != RIVAL:
        turns -= not isinstance(game.choice, TakeDie | PlaceDie)
    return turns


def _figures(game: WhiteCastle, clan: Clan, rates: Mapping[str, float]) -> float:
    """Those on the board, for what they will be good for."""
    gate, stewards, diplomats, daimyo = _floors(clan)
    warriors, home = _multipliers(game, clan), clan.at_home
    departed = game.box.rules.members * len(home) - sum(home)
    value = rates["gate"] * gate + rates["stewards"] * stewards
    value += rates["diplomats"] * diplomats + rates["daimyo"] * daimyo
    value += rates["warriors"] * warriors + rates["departed"] * departed
    value += rates["reinforcements"] * warriors * min(home[COURTIER] + gate, MOST_COURTIERS)
    if home[WARRIOR]:
        value += rates["inside"] * (stewards + diplomats + daimyo)
    return value + rates["influence"] * clan.influence


def _means(game: WhiteCastle, seat: int, player: Player, rates: Mapping[str, float]) -> float:
    """Goods, and what brings more in every turn to come."""
    food, iron, pearl, coins, seals = player.goods
    value = rates["food"] * food + rates["iron"] * iron + rates["pearl"] * pearl
    value += rates["coin"] * min(coins, MOST_COINS) + rates["seal"] * seals
    value += rates["lantern"] * sum(_in_a_lantern(effect) for effect in lantern_of(game, seat))
    rounds = game.box.rules.rounds - game.round
    if rounds:
        value += rates["gardens"] * rounds * _gardens(game, seat, player)
    blocks = game.box.blocks[player.action_card[0]]
    return value + rates["card"] * sum(_reward(game, seat, block) for block in blocks)


def _floors(clan: Clan) -> tuple[int, int, int, int]:
    castle, above = clan.castle, FIRST_ROOM + STEWARD_ROOMS
    return castle[GATE], sum(castle[FIRST_ROOM:above]), sum(castle[above:DAIMYO]), castle[DAIMYO]


def _multipliers(game: WhiteCastle, clan: Clan) -> int:
    return sum(yard.multiplier * clan.yards[place] for place, yard in enumerate(game.box.yards))


def _in_a_lantern(effect: Effect) -> float:
    if effect[0] == "influence":
        return INFLUENCE_STEP * float(effect[1])
    return IN_A_LANTERN[GAINS.names[effect[1]]] * float(effect[2])


def _gardens(game: WhiteCastle, seat: int, player: Player) -> float:
    own = (card for card, own in zip(game.gardens, player.gardens, strict=True) if own)
    return sum(_reward(game, seat, game.box.gardens[card].effects) for card in own)


# What effects are worth


def _worth(game: WhiteCastle, seat: int, effects: Sequence) -> float:
    return sum(_worth_of(game, seat, effect) for effect in effects)


def _worth_of(game: WhiteCastle, seat: int, effect: Effect) -> float:
    name = effect[0]
    if name == "gain":
        return _unit(game, seat, effect[1]) * float(effect[2])
    if name == "influence":
        return INFLUENCE_STEP * float(effect[1])
    if name == "pay":
        _, what, price, then = effect
        if game.players[seat].goods[what] < price:
            return 0.0
        return max(0.0, _worth(game, seat, then) - _unit(game, seat, what) * float(price))
    if name == "lantern":
        return _worth(game, seat, lantern_of(game, seat))
    if name == "well":
        tokens = (game.box.die_tokens[token].reward for token in game.well)
        return _unit(game, seat, SEAL) + sum(_worth(game, seat, reward) for reward in tokens)
    return ACTIONS[name](game, seat)


def _unit(game: WhiteCastle, seat: int, what: int) -> float:
    """One of what an effect can give."""
    return 1.0 if what == VP else worths(turns_to_come(game, seat))[GAINS.names[what]]


def _warrior(game: WhiteCastle, seat: int) -> float:
    """The best yard whose iron is there."""
    player, best = game.players[seat], 0.0
    inside = sum(player.castle[GATE + 1 :]) + bool(turns_to_come(game, seat))
    if player.at_home[WARRIOR]:
        for place, yard in enumerate(game.box.yards):
            if yard.iron <= player.goods[IRON]:
                tokens = sum(_reward(game, seat, effects) for effects in yard_effects(game, place))
                best = max(
                    best, yard.multiplier * inside + tokens - _unit(game, seat, IRON) * yard.iron + ACTION
                )
    return best


def _gardener(game: WhiteCastle, seat: int) -> float:
    """The best garden whose food is there."""
    player, best = game.players[seat], 0.0
    if player.at_home[GARDENER]:
        for card, own in zip(game.gardens, player.gardens, strict=True):
            garden = game.box.gardens[card]
            if not own and garden.food <= player.goods[FOOD]:
                effects = _reward(game, seat, garden.effects)
                best = max(best, garden.points + effects - _unit(game, seat, FOOD) * garden.food + ACTION)
    return best


def _courtier(game: WhiteCastle, seat: int, audience: bool = True, advance: bool = True) -> float:
    """The best way up that can be paid, and an audience."""
    player, box = game.players[seat], game.box
    best = 0.0
    for origin in range(DAIMYO) if advance else ():
        if player.castle[origin]:
            for price, (_, _, target) in box.advances[origin]:
                if price <= player.goods[PEARL]:
                    points = box.floors[FLOOR[target]].points - box.floors[FLOOR[origin]].points
                    best = max(best, points + ADVANCED - _unit(game, seat, PEARL) * price + ACTION)
    coins = box.rules.audience_coins
    if audience and player.at_home[COURTIER] and player.goods[COIN] >= coins:
        at_gate = box.floors[0].points + worths(turns_to_come(game, seat))["gate"]
        best += at_gate - _unit(game, seat, COIN) * coins + 0.5 * ACTION
    return best


def _reward(game: WhiteCastle, seat: int, effects: Sequence) -> float:
    """What effects are worth without looking into further members' actions."""
    return sum(
        2 * ACTION if effect[0] in ACTIONS or effect[0] == "pay" else _worth_of(game, seat, effect)
        for effect in effects
    )


def _something(game: WhiteCastle, seat: int) -> float:
    return 2 * ACTION


ACTIONS = {
    "warrior": _warrior,
    "gardener": _gardener,
    "courtier": _courtier,
    "castle_action": _something,
    "domain_action": _something,
}


# What is still to be done


def pending(game: WhiteCastle, seat: int, entry: Entry) -> float:
    """What an entry of the agenda may still bring this seat."""
    if isinstance(entry, tuple):
        told = STEPS.get(entry[0])
        return told(game, *entry[1:]) if told and entry[1] == seat else 0.0
    asked = CHOICES.get(type(entry))
    return asked(game, entry) if asked and entry.seat == seat else 0.0


def _block_of_row(game: WhiteCastle, seat: int, row: int) -> float:
    card = game.players[seat].action_card[0]
    return _worth(game, seat, game.box.blocks[card][game.box.facing[card][row]])


STEPS: dict[Any, Callable[..., float]] = {
    offer: lambda game, seat, blocks: sum(_worth(game, seat, block) for block in blocks),
    receive: _worth,
    use_action_card: _block_of_row,
    lantern: lambda game, seat: _worth(game, seat, lantern_of(game, seat)),
    enter_daimyo_room: lambda game, seat: 2 * ACTION,
    go_to_court: _courtier,
}
CHOICES: dict[type, Callable[[WhiteCastle, Any], float]] = {
    Arrange: lambda game, choice: sum(_worth(game, choice.seat, block) for block in choice.blocks),
    Pay: lambda game, choice: _worth_of(game, choice.seat, ("pay", choice.what, choice.price, choice.then)),
    PlaceWarrior: lambda game, choice: _warrior(game, choice.seat),
    PlaceGardener: lambda game, choice: _gardener(game, choice.seat),
    SendCourtier: lambda game, choice: _courtier(game, choice.seat, choice.audience, choice.advance),
    ActOutside: lambda game, choice: max(
        _worth(game, choice.seat, action) for action in game.box.spaces[choice.space].choose_one
    ),
    UseCastle: lambda game, choice: 2 * ACTION,
    UseRow: lambda game, choice: 3 * ACTION,
    UseLightBlock: lambda game, choice: 2 * ACTION,
    TakeSlot: lambda game, choice: 2 * ACTION,
    PickResource: lambda game, choice: _unit(game, choice.seat, ANY),
    PlaceDie: lambda game, choice: NUMBER_OF_DIE * game.die[1],
}

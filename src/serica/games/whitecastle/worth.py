"""What things are worth to a clan in a position: goods, effects, the actions of its figures, and its next turn."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from serica.games.whitecastle.domain import visible_rewards
from serica.games.whitecastle.effects import lantern_of, rewards_of_well
from serica.games.whitecastle.members import yard_effects
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.turn import OPEN_TO, PlaceDie, TakeDie, covered_value
from serica.games.whitecastle.words import (
    COIN,
    COLOURS,
    COURTIER,
    DAIMYO,
    FIRST_ROOM,
    FIRST_ROW,
    FLOOR,
    FOOD,
    GAINS,
    GARDENER,
    GATE,
    IRON,
    LEFT,
    PEARL,
    ROOMS,
    STEWARD_ROOMS,
    VP,
    WARRIOR,
    WELL,
)
from serica.kernel.effects import Effect, Sequence

WORTH = {
    "food": (0.3, 1.3),
    "iron": (0.8, 0.8),
    "pearl": (1.1, 0.8),
    "coin": (0.4, 0.6),
    "seal": (1.2, 0.6),
    "any": (0.4, 1.4),
    "gate": (1.7, 1.5),
    "stewards": (1.0, 0.5),
    "diplomats": (1.5, 0.8),
    "inside": (1.3, 0.8),
    "warriors": (0.35, 0.2),
    "reinforcements": (0.4, 0.0),
    "departed": (0.0, 0.3),
    "gardens": (0.43, -0.28),
    "card": (0.0, 0.2),
    "lantern": (0.8, 7.0),
    "influence": (0.3, -0.1),
}
"""What something is worth beyond the points that it has already: as long as there are turns for it, and how much
more when all turns are still to come. Fitted to the results of some hundreds of matches. What leads into the castle
was raised after that, and then the lantern, seals, iron and coins, by the results of bots that valued everything
a little differently: who has seldom done something does not show what it is worth."""
TURNS = 9
"""All the turns of a clan."""
BUSY_TURNS = 3
"""With fewer turns to come than these, everything is worth less and less."""
MOST_COINS = 6
"""More are hardly ever used."""
MOST_COURTIERS = 3
"""So many more at most will come inside."""

IN_A_LANTERN = {"food": 1.0, "iron": 1.0, "pearl": 1.2, "coin": 0.8, "seal": 0.8, "vp": 1.0}
INFLUENCE_STEP = 0.5
ADVANCED = 1.8
"""What a new card and its light block are worth."""
ACTION = 1.6
"""What can be hoped from an action that is still to be chosen; who hopes for too much is disappointed later."""
HOPE = 2 * ACTION
"""What can be hoped from an effect that is not looked into."""
PLAIN = ("gain", "influence", "lantern", "well")
"""Effects that are no actions and cost nothing."""
ROLLED_ANEW = (2, 5)
"""What lies at the ends of a bridge when its dice have been rolled, on the whole."""


@functools.cache
def rates(turns: int) -> dict[str, float]:
    """What a unit of everything is worth when so many turns are to come."""
    nearly, wholly = min(1.0, turns / BUSY_TURNS), turns / TURNS
    return {name: steady * nearly + early * wholly for name, (steady, early) in WORTH.items()}


def turns_to_come(game: WhiteCastle, seat: int) -> int:
    """How many turns a clan has before it; its present one counts until the die is placed."""
    rules = game.box.rules
    if not game.round:
        return rules.rounds * rules.turns
    taken, place = divmod(game.turn, len(game.order))
    mine = game.order.index(seat)
    turns = rules.turns * (rules.rounds - game.round) + rules.turns - taken - (mine < place)
    if taken < rules.turns and mine == place:
        turns -= not isinstance(game.choice, TakeDie | PlaceDie)
    return turns


class Worth:
    """A position with the eyes of one clan. What it holds is only true as long as nothing changes there."""

    def __init__(self, game: WhiteCastle, seat: int) -> None:
        self.game, self.seat = game, seat
        self.player = game.players[seat]
        self.turns = turns_to_come(game, seat)
        self.rates = rates(self.turns)

    # What the clan has

    def figures(self) -> float:
        """Those on the board, for what they will be good for."""
        rates, home, castle = self.rates, self.player.at_home, self.player.castle
        yards = zip(self.game.box.yards, self.player.yards, strict=True)
        warriors = sum(yard.multiplier * number for yard, number in yards)
        above = FIRST_ROOM + STEWARD_ROOMS
        stewards, diplomats = sum(castle[FIRST_ROOM:above]), sum(castle[above:DAIMYO])
        departed = self.game.box.rules.members * len(home) - sum(home)
        value = rates["gate"] * castle[GATE] + rates["stewards"] * stewards + rates["diplomats"] * diplomats
        value += rates["warriors"] * warriors + rates["departed"] * departed
        value += rates["reinforcements"] * warriors * min(home[COURTIER] + castle[GATE], MOST_COURTIERS)
        if home[WARRIOR]:
            value += rates["inside"] * self.inside
        return value + rates["influence"] * self.player.influence

    def means(self) -> float:
        """Goods, and what brings more in every turn to come."""
        rates, box = self.rates, self.game.box
        food, iron, pearl, coins, seals = self.player.goods
        value = rates["food"] * food + rates["iron"] * iron + rates["pearl"] * pearl
        value += rates["coin"] * min(coins, MOST_COINS) + rates["seal"] * seals
        value += rates["lantern"] * sum(_in_a_lantern(effect) for effect in self.lantern)
        rounds = box.rules.rounds - self.game.round
        if rounds:
            own = (card for card, own in zip(self.game.gardens, self.player.gardens, strict=True) if own)
            value += rates["gardens"] * rounds * sum(self.reward(box.gardens[card].effects) for card in own)
        blocks = box.blocks[self.player.action_card[0]]
        return value + rates["card"] * sum(self.reward(block) for block in blocks)

    @property
    def inside(self) -> int:
        """The courtiers that count for warriors."""
        return sum(self.player.castle[GATE + 1 :])

    # What effects are worth

    def unit(self, what: int) -> float:
        """One of what an effect can give."""
        return 1.0 if what == VP else self.rates[GAINS.names[what]]

    def effects(self, effects: Sequence) -> float:
        """All of them."""
        return sum(self.effect(effect) for effect in effects)

    def effect(self, effect: Effect) -> float:
        """What is paid for counts if it can be paid now."""
        name = effect[0]
        if name == "gain":
            return self.unit(effect[1]) * float(effect[2])
        if name == "influence":
            return INFLUENCE_STEP * float(effect[1])
        if name == "pay":
            _, what, price, then = effect
            if self.player.goods[what] < price:
                return 0.0
            return max(0.0, self.effects(then) - self.unit(what) * float(price))
        match name:
            case "lantern":
                return self.light
            case "well":
                return self.well
            case "warrior":
                return self.warrior
            case "gardener":
                return self.gardener
            case "courtier":
                return self.courtier
        return HOPE

    def reward(self, effects: Sequence) -> float:
        """What effects are worth without looking into actions."""
        return sum(self.effect(effect) if effect[0] in PLAIN else HOPE for effect in effects)

    @functools.cached_property
    def lantern(self) -> Sequence:
        return lantern_of(self.game, self.seat)

    @functools.cached_property
    def light(self) -> float:
        """The lantern reward."""
        return self.effects(self.lantern)

    @functools.cached_property
    def well(self) -> float:
        """The seal and the two tokens of the well."""
        return self.effects(rewards_of_well(self.game))

    @functools.cached_property
    def warrior(self) -> float:
        """The best yard whose iron is there."""
        player, best = self.player, 0.0
        inside = self.inside + bool(self.turns)
        if player.at_home[WARRIOR]:
            for place, yard in enumerate(self.game.box.yards):
                if yard.iron <= player.goods[IRON]:
                    tokens = sum(self.reward(effects) for effects in yard_effects(self.game, place))
                    value = yard.multiplier * inside + tokens - self.unit(IRON) * yard.iron + ACTION
                    best = max(best, value)
        return best

    @functools.cached_property
    def gardener(self) -> float:
        """The best garden whose food is there."""
        player, best = self.player, 0.0
        if player.at_home[GARDENER]:
            for card, own in zip(self.game.gardens, player.gardens, strict=True):
                garden = self.game.box.gardens[card]
                if not own and garden.food <= player.goods[FOOD]:
                    value = garden.points + self.reward(garden.effects) - self.unit(FOOD) * garden.food
                    best = max(best, value + ACTION)
        return best

    @functools.cached_property
    def courtier(self) -> float:
        """An audience and a way up."""
        return self.audience + self.advance

    @functools.cached_property
    def audience(self) -> float:
        """A courtier at the gate, when the coins are there."""
        rules, player = self.game.box.rules, self.player
        if not player.at_home[COURTIER] or player.goods[COIN] < rules.audience_coins:
            return 0.0
        at_gate = self.game.box.floors[0].points + self.rates["gate"]
        return at_gate - self.unit(COIN) * rules.audience_coins + 0.5 * ACTION

    @functools.cached_property
    def advance(self) -> float:
        """The best way up that can be paid."""
        box, best = self.game.box, 0.0
        for origin in range(DAIMYO):
            if self.player.castle[origin]:
                for price, (_, _, target) in box.advances[origin]:
                    if price <= self.player.goods[PEARL]:
                        points = box.floors[FLOOR[target]].points - box.floors[FLOOR[origin]].points
                        best = max(best, points + ADVANCED - self.unit(PEARL) * price + ACTION)
        return best

    # The next turn

    def next_turn(self) -> float:
        """What the best die on the best space would bring, if the next turn were now."""
        return max((value for colour in range(COLOURS.size) for value in self._turns(colour)), default=0.0)

    def _turns(self, colour: int) -> Iterator[float]:
        """With either die of a bridge to all spaces that can be paid for.

        After the last turn of a round nobody knows the dice, but all spaces will be free.
        """
        game, box = self.game, self.game.box
        new_round = self.turns % box.rules.turns == 0
        dice = ROLLED_ANEW if new_round else (game.left[colour], game.right[colour])
        for space in OPEN_TO[colour]:
            covered = box.values[space] if new_round else covered_value(game, self.seat, space, colour)
            least = covered - self.player.goods[COIN]
            gains = [
                (number - covered) * self.unit(COIN) + (self.light if end == LEFT else 0.0)
                for end, number in enumerate(dice)
                if covered and number and number >= least
            ]
            if gains:
                yield max(gains) + self.space(space, colour)

    def space(self, space: int, colour: int) -> float:
        """What a die of this colour finds on a space."""
        game, box = self.game, self.game.box
        if space < ROOMS.size:
            blocks = zip(box.blocks[game.rooms[space]], game.tokens[space], strict=True)
            return sum(self.effects(block) for block, token in blocks if token == colour)
        if space < WELL:
            return self.outside(space)
        if space == WELL:
            return self.well
        row = space - FIRST_ROW
        return self.effects(visible_rewards(game, self.seat, row)) + self.facing(row)

    def outside(self, space: int) -> float:
        """The better of the two actions outside the walls."""
        return max(self.effects(action) for action in self.game.box.spaces[space].choose_one)

    def facing(self, row: int) -> float:
        """The block of the action card that faces a row."""
        box, card = self.game.box, self.player.action_card[0]
        return self.effects(box.blocks[card][box.facing[card][row]])


def _in_a_lantern(effect: Effect) -> float:
    if effect[0] == "influence":
        return INFLUENCE_STEP * float(effect[1])
    return IN_A_LANTERN[GAINS.names[effect[1]]] * float(effect[2])

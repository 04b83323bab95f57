"""How good a position looks for a clan: its points now and at the end, and what it has left to play with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from serica.games.whitecastle.state import Clan, Player, WhiteCastle
from serica.games.whitecastle.supply import PickResource
from serica.games.whitecastle.turn import PlaceDie
from serica.games.whitecastle.words import (
    ANY,
    COIN,
    COURTIER,
    DAIMYO,
    FLOOR,
    FOOD,
    GARDENER,
    GATE,
    IRON,
    PEARL,
    SEAL,
    VP,
    WARRIOR,
)
from serica.kernel.effects import Effect, Sequence
from serica.kernel.game import Entry

WIN = 1000.0
RIVALRY = 0.4
"""How much the best other clan's prospects count against one's own."""

WORTH = {FOOD: 1.3, IRON: 1.0, PEARL: 1.7, COIN: 0.55, SEAL: 1.0, VP: 1.0, ANY: 1.6}
"""What a unit is worth in points as long as there are turns to use it."""
BUSY_TURNS = 3
"""With fewer turns left than these, goods are worth less and less."""
ENOUGH = {FOOD: 6, IRON: 6, PEARL: 7, COIN: 9, SEAL: 5}
"""What is beyond this is hardly ever used."""
INFLUENCE_STEP = 0.55
LANTERNS_PER_TURN = 0.55
GARDEN_USE = 0.6
ROW_REWARD = 0.3
FUTURE_COURTIER = 0.3
"""How many courtiers more a turn that is left will bring inside."""
AT_GATE = 1.2
ADVANCED = 1.6
"""What a new card and its light block are worth."""
ACTION = 1.0
"""What can be hoped from an action that is still to be chosen."""
DIE = 0.5


def outlook(game: WhiteCastle, seat: int) -> float:
    """The higher the better for this seat; a match that is over counts as won or lost."""
    if game.result is not None:
        best = max((clan.points for number, clan in game.clans() if number != seat), default=0)
        won = WIN if seat in game.result.winners else -WIN
        return won + game.players[seat].points - RIVALRY * best
    own = prospect(game, seat) + sum(pending(game, seat, entry) for entry in game.agenda)
    others = [prospect(game, number) for number in game.order if number != seat]
    return own - RIVALRY * max(others)


def prospect(game: WhiteCastle, number: int) -> float:
    """What a clan may have at the end."""
    clan, left = game.clan(number), turns_left(game, number)
    value: float = clan.points + sum(line[-1] for line in final_points(game, clan))
    if clan.influence < game.box.rules.influence_last:
        value += INFLUENCE_STEP * clan.influence * min(1.0, left / BUSY_TURNS)
    if left:
        value += FUTURE_COURTIER * left * sum(_multipliers(game, clan)) * _courtiers_to_come(clan)
        if isinstance(clan, Player):
            value += _means(clan, left) + _growth(game, number, clan, left)
    return value


def turns_left(game: WhiteCastle, number: int) -> int:
    """How many turns a clan still has to begin, the present one included."""
    rules = game.box.rules
    if not game.round:
        return rules.rounds * rules.turns
    taken, place = divmod(game.turn, len(game.order))
    mine = game.order.index(number)
    return rules.turns * (rules.rounds - game.round) + rules.turns - taken - (mine < place)


def _multipliers(game: WhiteCastle, clan: Clan) -> Iterable[int]:
    return (yard.multiplier * clan.yards[place] for place, yard in enumerate(game.box.yards))


def _courtiers_to_come(clan: Clan) -> float:
    return min(1.0, (clan.at_home[COURTIER] + clan.castle[GATE]) / 3)


def _means(player: Player, left: int) -> float:
    """Goods that can still be used."""
    goods = player.goods
    usable = sum(worth * min(goods[good], ENOUGH[good]) for good, worth in WORTH.items() if good in ENOUGH)
    return usable * min(1.0, left / BUSY_TURNS)


def _growth(game: WhiteCastle, seat: int, player: Player, left: int) -> float:
    """Lantern, rows, gardens and courtiers on their way bring more in every turn to come."""
    rounds = game.box.rules.rounds - game.round
    value = LANTERNS_PER_TURN * left * _worth(game, seat, lantern_of(game, seat))
    departed = game.box.rules.members * len(player.at_home) - sum(player.at_home)
    value += ROW_REWARD * departed * left / 3
    for place, own in enumerate(player.gardens):
        if own:
            value += GARDEN_USE * rounds * _worth(game, seat, game.box.gardens[game.gardens[place]].effects)
    on_the_way = AT_GATE * player.castle[GATE] + 0.5 * sum(player.castle[GATE + 1 : DAIMYO])
    return value + on_the_way * min(1.0, left / BUSY_TURNS)


# What effects are worth


def _worth(game: WhiteCastle, seat: int, effects: Sequence) -> float:
    return sum(_worth_of(game, seat, effect) for effect in effects)


def _worth_of(game: WhiteCastle, seat: int, effect: Effect) -> float:
    name = effect[0]
    if name == "gain":
        return WORTH[effect[1]] * float(effect[2])
    if name == "influence":
        return 0.9 * float(effect[1])
    if name == "pay":
        return max(0.0, _worth(game, seat, effect[3]) - WORTH[effect[1]] * float(effect[2]))
    if name == "lantern":
        return _worth(game, seat, lantern_of(game, seat))
    if name == "well":
        tokens = (game.box.die_tokens[token].reward for token in game.well)
        return WORTH[SEAL] + sum(_worth(game, seat, reward) for reward in tokens)
    return ACTIONS[name](game, seat)


def _warrior(game: WhiteCastle, seat: int) -> float:
    """The best yard whose iron is there."""
    player, best = game.players[seat], 0.0
    inside = sum(player.castle[GATE + 1 :]) + FUTURE_COURTIER * turns_left(game, seat)
    if player.at_home[WARRIOR]:
        for place, yard in enumerate(game.box.yards):
            if yard.iron <= player.goods[IRON]:
                tokens = sum(_reward(game, seat, effects) for effects in yard_effects(game, place))
                best = max(best, yard.multiplier * inside + tokens - WORTH[IRON] * yard.iron + ACTION)
    return best


def _gardener(game: WhiteCastle, seat: int) -> float:
    """The best garden whose food is there."""
    player, best = game.players[seat], 0.0
    if player.at_home[GARDENER]:
        for card, own in zip(game.gardens, player.gardens, strict=True):
            garden = game.box.gardens[card]
            if not own and garden.food <= player.goods[FOOD]:
                effects = _reward(game, seat, garden.effects)
                best = max(best, garden.points + effects - WORTH[FOOD] * garden.food + ACTION)
    return best


def _courtier(game: WhiteCastle, seat: int) -> float:
    """The best way up that can be paid, and an audience."""
    player, box = game.players[seat], game.box
    best = 0.0
    for origin in range(DAIMYO):
        if player.castle[origin]:
            for price, (_, _, target) in box.advances[origin]:
                if price <= player.goods[PEARL]:
                    points = box.floors[FLOOR[target]].points - box.floors[FLOOR[origin]].points
                    best = max(best, points + ADVANCED - WORTH[PEARL] * price + ACTION)
    coins = box.rules.audience_coins
    if player.at_home[COURTIER] and player.goods[COIN] >= coins:
        best += box.floors[0].points + AT_GATE - WORTH[COIN] * coins + 0.5 * ACTION
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
        worth = STEPS.get(entry[0])
        return worth(game, *entry[1:]) if worth and entry[1] == seat else 0.0
    worth = CHOICES.get(type(entry))
    return worth(game, entry) if worth and entry.seat == seat else 0.0


def _block_of_row(game: WhiteCastle, seat: int, row: int) -> float:
    card = game.players[seat].action_card[0]
    return _worth(game, seat, game.box.blocks[card][game.box.facing[card][row]])


STEPS: dict[Any, Callable[..., float]] = {
    offer: lambda game, seat, blocks: sum(_worth(game, seat, block) for block in blocks),
    receive: _worth,
    use_action_card: _block_of_row,
    lantern: lambda game, seat: _worth(game, seat, lantern_of(game, seat)),
    enter_daimyo_room: lambda game, seat: 2 * ACTION,
    go_to_court: lambda game, seat, audience, advance: ACTION,
}
CHOICES: dict[type, Callable[[WhiteCastle, Any], float]] = {
    Arrange: lambda game, choice: sum(_worth(game, choice.seat, block) for block in choice.blocks),
    Pay: lambda game, choice: _worth_of(game, choice.seat, ("pay", choice.what, choice.price, choice.then)),
    PlaceWarrior: lambda game, choice: _warrior(game, choice.seat),
    PlaceGardener: lambda game, choice: _gardener(game, choice.seat),
    SendCourtier: lambda game, choice: _courtier(game, choice.seat),
    ActOutside: lambda game, choice: max(
        _worth(game, choice.seat, action) for action in game.box.spaces[choice.space].choose_one
    ),
    UseCastle: lambda game, choice: 2 * ACTION,
    UseRow: lambda game, choice: 3 * ACTION,
    UseLightBlock: lambda game, choice: 2 * ACTION,
    TakeSlot: lambda game, choice: 2 * ACTION,
    PickResource: lambda game, choice: WORTH[ANY],
    PlaceDie: lambda game, choice: DIE * game.die[1],
}

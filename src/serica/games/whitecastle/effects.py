"""Effects and their resolution: rewards that arrive, actions on offer, prices, and a clan's means. [7]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from serica.games.whitecastle.components import EFFECTS, REWARDS
from serica.games.whitecastle.seals import Decision, cannot_pay
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.supply import pay_goods
from serica.games.whitecastle.words import ANY, COIN, FOOD, GOODS, NUMBERS, SEAL
from serica.kernel.effects import Effect, Kind, Nested, Sequence
from serica.kernel.game import step
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase

# Means: what a clan can do at once, and what it can do after exchanging seals

NEVER = 99
"""No exchange of seals makes it possible."""

Needs = Callable[..., int]
NEEDS: dict[str, Needs] = {}
"""For each action a function of game, seat, coins and seals already promised, and the action's arguments."""


def action(perform: Callable[..., None], needs: Needs, **arguments: Kind) -> None:
    """Make a function an operation that takes something to do it. Every action may be declined. [7.1.2]"""
    NEEDS[perform.__name__] = needs
    EFFECTS.operation(perform, None, **arguments)


def afford(
    game: WhiteCastle, seat: int, coins: int, seals: int, resource: int = FOOD, number: int = 0
) -> int:
    """How many seals have to be exchanged to pay all this: 0 if it can be paid at once. [7.5, 9.1]"""
    goods, rules = game.players[seat].goods, game.box.rules
    missing = 0
    if coins > goods[COIN]:
        missing = (coins - goods[COIN]) * rules.seals_per_coin
    if number > goods[resource]:
        missing += (number - goods[resource]) * rules.seals_per_resource
    return missing if missing + seals <= goods[SEAL] else NEVER


def needs_of(game: WhiteCastle, seat: int, effects: Sequence, coins: int = 0, seals: int = 0) -> int:
    """How many seals have to be exchanged before one of these effects is possible; 0: it is now. [7.5, 7.6]"""
    least = NEVER
    for name, *arguments in effects:
        needs = NEEDS.get(name)
        need = needs(game, seat, coins, seals, *arguments) if needs else afford(game, seat, coins, seals)
        least = min(least, need)
    return least


# Rewards


def receive(game: WhiteCastle, seat: int, effects: Sequence) -> None:
    """Several effects that belong together; the order is asked for only where it matters. [6.4.2, 7.2]

    What cannot get in the way of anything else arrives by itself, and resources of choice are chosen last.
    """
    if len(effects) == 1:
        EFFECTS.perform(game, seat, effects)
        return
    asked = entangled(game, seat, effects)
    simple = [effect for effect in effects if effect not in asked]
    EFFECTS.perform(game, seat, tuple(effect for effect in simple if _is_a_choice(effect)))
    if asked:
        game.do(Arrange(seat, tuple((effect,) for effect in asked), False))
    EFFECTS.perform(game, seat, tuple(effect for effect in simple if not _is_a_choice(effect)))


step(receive)


def words_for(effects: Sequence) -> Phrase:
    """What a list of effects gives, said without an order."""
    told = tuple(EFFECTS.phrase((effect,)) for effect in effects)
    return told[0] if len(told) == 1 else Phrase("whitecastle-together", {"effects": told})


def _is_a_choice(effect: Effect) -> bool:
    return bool(effect[0] == "gain" and effect[1] == ANY)


def entangled(game: WhiteCastle, seat: int, effects: Sequence) -> Sequence:
    """The effects whose order makes a difference: none, or several. [7.2, 11.2]

    It matters for actions. Gains only add up, so their order is all one, and so is that of influence between
    two boundaries. Only where a boundary can be reached do seals and influence get in each other's way.
    """
    if any(effect[0] not in REWARDS for effect in effects):
        return effects
    parts = {effect: _steps_and_seals(game, seat, effect) for effect in effects}
    concerned = tuple(effect for effect in effects if parts[effect])
    steps = sum(part[1] for effect in concerned for part in parts[effect] if part[0] == "influence")
    ahead = game.players[seat].influence + 1
    if len(concerned) < 2 or not any(game.box.boundaries[ahead : ahead + steps]):
        return ()
    orders = permutations([parts[effect] for effect in concerned])
    return concerned if len({_ends(game, seat, order) for order in orders}) > 1 else ()


def _steps_and_seals(game: WhiteCastle, seat: int, effect: Effect) -> Sequence:
    """The parts of a reward that bring the influence marker forward or give seals."""
    if effect[0] in ("lantern", "well"):
        inner = rewards_of_well(game) if effect[0] == "well" else lantern_of(game, seat)
        return tuple(part for reward in inner for part in _steps_and_seals(game, seat, reward))
    return (effect,) if effect[0] == "influence" or effect[1] == SEAL else ()


End = tuple[int, int]
"""Where an influence marker ends, and the seals that are left."""


def _ends(game: WhiteCastle, seat: int, order: Iterable[Sequence]) -> frozenset[End]:
    """What can become of marker and seals by rewards in this order; the parts of one are free in theirs."""
    player = game.players[seat]
    ends = {(player.influence, player.goods[SEAL])}
    for parts in order:
        ends = {end for inner in permutations(parts) for end in _ends_of_parts(game, ends, inner)}
    return frozenset(ends)


def _ends_of_parts(game: WhiteCastle, ends: set[End], parts: Sequence) -> set[End]:
    for part in parts:
        ends = {end for position, seals in ends for end in _ends_of_part(game, position, seals, part)}
    return ends


def _ends_of_part(game: WhiteCastle, position: int, seals: int, part: Effect) -> Iterator[End]:
    """Seals as far as they fit; or steps, with a stop in front of each boundary on the way. [7.7, 11.2]"""
    if part[0] == "gain":
        yield position, min(seals + part[2], game.box.limits[SEAL])
        return
    for _ in range(min(part[1], game.box.rules.influence_last - position)):
        price = game.box.boundaries[position + 1]
        if price:
            yield position, seals
        if price > seals:
            return
        position, seals = position + 1, seals - price
    yield position, seals


def lantern_of(game: WhiteCastle, seat: int) -> Sequence:
    """The rewards on all cards beside the lantern. [10.1, 10.2]"""
    backs = game.box.lantern
    return merged(effect for card in game.players[seat].lantern for effect in backs[card])


def rewards_of_well(game: WhiteCastle) -> Sequence:
    """A seal and the rewards of the two tokens, which never run dry. [3.3.6, 6.3]"""
    tokens = (effect for token in game.well for effect in game.box.die_tokens[token].reward)
    return merged((("gain", SEAL, game.box.rules.well_seals), *tokens))


def merged(effects: Iterable[Effect]) -> Sequence:
    """Gains of the same good as one with their sum; nothing else about them changes."""
    found: list[Effect] = []
    sums: dict[int, int] = {}
    for effect in effects:
        if effect[0] != "gain":
            found.append(effect)
        elif effect[1] in sums:
            sums[effect[1]] += effect[2]
        else:
            sums[effect[1]] = effect[2]
            found.append(effect)
    return tuple(("gain", effect[1], sums[effect[1]]) if effect[0] == "gain" else effect for effect in found)


# Actions and blocks on offer


def offer(game: WhiteCastle, seat: int, blocks: tuple[Sequence, ...]) -> None:
    """Blocks that the seat may do in any order, each once, and each may be declined. [6.1.3, 7.1.3, 8.1.2, 12.2]

    As long as an exchange or one of the others can make a block possible, it stays on offer; then it is lost. [7.6]
    """
    if len(blocks) == 1 and len(blocks[0]) == 1 and blocks[0][0][0] in NEEDS:
        EFFECTS.perform(game, seat, blocks[0])
    elif any(needs_of(game, seat, block) < NEVER for block in blocks):
        game.do(Arrange(seat, blocks, True))


step(offer)


def carry_out(game: WhiteCastle, seat: int, block: Sequence) -> None:
    """Do a block that the seat has chosen: a price is paid without asking again. [7.1.3, 7.12]"""
    if len(block) == 1 and block[0][0] == "pay":
        pay_and_do(game, seat, *block[0][1:])
    else:
        receive(game, seat, block)


@plain
class Arrange(Decision):
    """What to do next among several things that are pending; `free` blocks may all be declined. [7.1.3, DP5, DP6]"""

    seat: int
    blocks: tuple[Sequence, ...]
    free: bool

    def ways(self, game: WhiteCastle) -> list[Option]:
        seat = self.seat
        found: list[Option] = [
            NEXT_BLOCK[number] for number, block in enumerate(self.blocks) if not needs_of(game, seat, block)
        ]
        if self.free or all(block[0][0] in NEEDS for block in self.blocks):
            found.append(DECLINE[0])
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """What follows from it is completed before the others are asked for again. [7.3]"""
        if option[0] == "decline":
            return
        chosen = option[1] - 1
        rest = self.blocks[:chosen] + self.blocks[chosen + 1 :]
        if rest and self.free:
            game.do((offer, self.seat, rest))
        elif rest:
            game.do((receive, self.seat, tuple(effect for block in rest for effect in block)))
        carry_out(game, self.seat, self.blocks[chosen])

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        if option[0] != "next" or option[1] > len(self.blocks):
            return None
        return Phrase("whitecastle-why-out-of-reach", clause="7.6")

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        if option[0] == "next":
            return words_for(self.blocks[option[1] - 1])
        return game.title.notation.label(option)


DECLINE: tuple[Option, ...] = (("decline",),)
NEXT_BLOCK: tuple[Option, ...] = tuple(("next", number) for number in range(1, 13))


# Prices


def pay(game: WhiteCastle, seat: int, what: int, n: int, then: Sequence) -> None:
    """A red price may be paid for what stands behind the arrow. [1.6, 7.12]"""
    if needs_to_pay(game, seat, 0, 0, what, n, then) < NEVER:
        game.do(Pay(seat, what, n, then))


def needs_to_pay(
    game: WhiteCastle, seat: int, coins: int, seals: int, what: int, n: int, then: Sequence
) -> int:
    """The price and all that the effect takes: nobody pays for nothing. [7.12]"""
    if what == COIN:
        return needs_of(game, seat, then, coins + n, seals)
    return needs_of(game, seat, then, coins, seals + n)


action(pay, needs_to_pay, what=GOODS, n=NUMBERS, then=Nested())


def pay_and_do(game: WhiteCastle, seat: int, what: int, n: int, then: Sequence) -> None:
    """Pay, and do what was paid for."""
    pay_goods(game, seat, what, n)
    receive(game, seat, then)


@plain
class Pay(Decision):
    """Pay, or leave it. [7.12, DP6]"""

    seat: int
    what: int
    price: int
    then: Sequence

    def ways(self, game: WhiteCastle) -> tuple[Option, ...]:
        if needs_to_pay(game, self.seat, 0, 0, self.what, self.price, self.then):
            return DECLINE
        return PAY_OR_DECLINE

    def decide(self, game: WhiteCastle, option: Option) -> None:
        if option[0] == "pay":
            pay_and_do(game, self.seat, self.what, self.price, self.then)

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        have = game.players[self.seat].goods[self.what]
        if option[0] != "pay":
            return None
        if have < self.price:
            return cannot_pay(self.what, self.price, have, clause="7.5")
        return Phrase("whitecastle-why-for-nothing", clause="7.12")

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        if option[0] == "pay":
            return EFFECTS.phrase((("pay", self.what, self.price, self.then),))
        return game.title.notation.label(option)


PAY_OR_DECLINE: tuple[Option, ...] = (("pay",), ("decline",))

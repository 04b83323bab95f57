"""The influence track: markers that go on, boundaries that cost seals, and stacks. [11]"""

from __future__ import annotations

from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.seals import Decision, cannot_pay
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.supply import pay_goods
from serica.games.whitecastle.words import NUMBERS, SEAL
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase


def influence(game: WhiteCastle, seat: int, steps: int) -> None:
    """The marker goes step by step; at a boundary without enough seals it stops. [11.2, 11.5]"""
    player, boundaries, last = game.players[seat], game.box.boundaries, game.box.rules.influence_last
    start = position = player.influence
    while steps and position < last and not boundaries[position + 1]:
        position += 1
        steps -= 1
    move_marker(game, seat, start, position)
    if not steps or position == last:
        return
    if player.goods[SEAL] >= boundaries[position + 1]:
        game.do(CrossBoundary(seat, steps))
    else:
        game.tell("stopped", seat, position)


EFFECTS.operation(influence, steps=NUMBERS)


def move_marker(game: WhiteCastle, number: int, start: int, position: int) -> None:
    """A marker that has moved goes on top of those it meets; influence never goes down. [11.3, 11.4, 11.6]"""
    if position == start:
        return
    game.clan(number).influence = position
    others = [marker for marker in game.markers if marker != number]
    ahead = sum(game.clan(marker).influence > position for marker in others)
    game.markers = (*others[:ahead], number, *others[ahead:])
    game.tell("influence", number, position)


def advance_freely(game: WhiteCastle, number: int, steps: int) -> None:
    """The rival pays at no boundary. [14.5.6]"""
    start = game.clan(number).influence
    move_marker(game, number, start, min(start + steps, game.box.rules.influence_last))


@plain
class CrossBoundary(Decision):
    """Pay the seals of the boundary and go on, or stop in front of it. [11.1, 11.2, 7.1.1, 9.5, DP8]"""

    seat: int
    steps: int

    def price(self, game: WhiteCastle) -> int:
        """The seals of the boundary ahead."""
        return game.box.boundaries[game.players[self.seat].influence + 1]

    def ways(self, game: WhiteCastle) -> tuple[Option, ...]:
        return CROSS_OR_STOP if game.players[self.seat].goods[SEAL] >= self.price(game) else STOP

    def decide(self, game: WhiteCastle, option: Option) -> None:
        position = game.players[self.seat].influence
        if option[0] == "stop":
            game.tell("stopped", self.seat, position)
            return
        pay_goods(game, self.seat, SEAL, self.price(game))
        move_marker(game, self.seat, position, position + 1)
        influence(game, self.seat, self.steps - 1)

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """With its price."""
        if option[0] == "cross":
            return Phrase("whitecastle-option-cross-for", {"seals": self.price(game)})
        return game.title.notation.label(option)

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        have = game.players[self.seat].goods[SEAL]
        return cannot_pay(SEAL, self.price(game), have, clause="11.2") if option[0] == "cross" else None

    def prompt(self, game: WhiteCastle) -> Phrase:
        return self.ask(game, seals=self.price(game), steps=self.steps)


CROSS_OR_STOP: tuple[Option, ...] = (("cross",), ("stop",))
STOP: tuple[Option, ...] = (("stop",),)

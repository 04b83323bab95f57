"""Greedy: looks one move ahead and takes what leaves the best outlook."""

from __future__ import annotations

from serica.bots.bot import Bot
from serica.kernel.chance import Chance
from serica.kernel.game import Game
from serica.kernel.notation import Option

POSITIONS = 300
"""How many positions it looks at for one decision, shared evenly among the options."""


class Greedy(Bot):
    """Plays its own move to the end in thought, in every way that the budget allows, and likes the best end."""

    def __init__(self, chance: Chance, positions: int = POSITIONS) -> None:
        super().__init__(chance)
        self.positions = positions

    def choose(self, game: Game) -> Option:
        options = game.options()
        if len(options) == 1:
            return options[0]
        world: Game = self.imagine(game)
        seat = world.agenda[-1].seat
        share = self.positions // len(options)
        values = [_value(world, option, seat, share) for option in options]
        return options[values.index(max(values))]


def _value(world: Game, option: Option, seat: int, positions: int) -> float:
    """The best outlook that a seat can reach with this option and its own next ones."""
    after = world.copy()
    after.advance(option)
    if after.asked == seat:
        options = after.options()
        if positions >= len(options):
            share = positions // len(options)
            return max(_value(after, option, seat, share) for option in options)
    return after.title.outlook(after, seat)

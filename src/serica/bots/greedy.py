"""Greedy: plays its own move to the end in thought and takes what leaves the best outlook."""

from __future__ import annotations

from serica.bots.bot import Bot
from serica.kernel.chance import Chance
from serica.kernel.game import Game
from serica.kernel.notation import Option

WIDTH = 8
"""With how many of the best positions the thought goes on after each step."""
POSITIONS = 1000
"""No thought goes on when it has seen so many; hardly any does."""


class Greedy(Bot):
    """Goes on in thought with the best few positions after every step of its own move, and likes the best end."""

    def __init__(self, chance: Chance, width: int = WIDTH) -> None:
        super().__init__(chance)
        self.width = width

    def choose(self, game: Game) -> Option:
        options = game.options()
        if len(options) == 1:
            return options[0]
        world: Game = self.imagine(game)
        seat = world.agenda[-1].seat
        best, chosen, seen = float("-inf"), options[0], 0
        beam = [(option, world, option) for option in options]
        while beam and seen < POSITIONS:
            seen += len(beam)
            found = _ends(beam, seat)
            top = sorted(found, reverse=True)
            if top[0] > best:
                best, chosen = top[0], found[top[0]][0]
            going_on = [found[value] for value in top if _goes_on(found[value][1], seat)]
            beam = [
                (first, after, option)
                for first, after in going_on[: self.width]
                for option in after.options()
            ]
        return chosen


def _ends(beam: list[tuple[Option, Game, Option]], seat: int) -> dict[float, tuple[Option, Game]]:
    """Where the options of a beam lead, by outlook: what looks alike is mostly the same in another order."""
    found: dict[float, tuple[Option, Game]] = {}
    for first, before, option in beam:
        after = before.copy()
        after.advance(option)
        # What others do after the move is a guess: the end of a move counts as it is.
        left = before.agenda[-1].ends_move and after.choice is not before.choice
        found.setdefault(after.title.outlook(before if left else after, seat), (first, after))
    return found


def _goes_on(game: Game, seat: int) -> bool:
    """Whether the seat still has something to do in its move."""
    return game.asked == seat and not game.agenda[-1].ends_move

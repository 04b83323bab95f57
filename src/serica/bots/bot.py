"""What every bot is: a source of chance for its thoughts, and a decision for the seat that is asked."""

from __future__ import annotations

from typing import Any

from serica.kernel.chance import Chance
from serica.kernel.game import Game
from serica.kernel.notation import Option


class Bot:
    """A player that thinks. Its decisions follow from what its seat knows and from its own chance alone."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, game: Game) -> Option:
        """One of the options that the game offers now."""
        raise NotImplementedError

    def imagine(self, game: Game) -> Any:
        """A world that agrees with everything the asked seat knows; the only door through which a bot looks."""
        assert game.asked is not None
        return game.imagine(game.asked, self.chance)

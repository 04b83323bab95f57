"""Random: every option is equally likely."""

from __future__ import annotations

from serica.bots.bot import Bot
from serica.kernel.game import Game
from serica.kernel.notation import Option


class Random(Bot):
    """Chooses by chance; the measure of all other bots."""

    def choose(self, game: Game) -> Option:
        return self.chance.pick(game.options())

"""Players that think. They know the kernel and no game, and see a match only through `imagine`."""

from __future__ import annotations

from serica.bots.bot import Bot
from serica.bots.greedy import Greedy
from serica.bots.random import Random

KINDS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}

__all__ = ["KINDS", "Bot", "Greedy", "Random"]

"""Thinkers: bots at work in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from serica.bots import KINDS
from serica.games import title
from serica.kernel.chance import Chance, seed_from

PREFERENCE = ("search", "greedy", "random")
"""Kinds of bots, the strongest first."""

logger = logging.getLogger("serica.thinkers")


def best_kind() -> str:
    """The strongest bot there is."""
    return next((kind for kind in PREFERENCE if kind in KINDS), next(iter(KINDS)))


def decide(game: str, snapshot: dict[str, Any], kind: str, seed: str) -> str:
    """What a bot of this kind plays in a position; the same for the same seed. Runs in a thinking process."""
    card = title(game)
    position = card.restore(snapshot)
    bot = KINDS[kind](Chance.seeded(seed))
    return card.notation.text(bot.choose(position))


def _wait_for_the_server() -> None:
    """The server ends its thinkers itself; an interrupt from the keyboard is not for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """A pool of thinking processes, renewed when one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None

    async def decide(self, game: str, snapshot: dict[str, Any], kind: str, *seed: object) -> str:
        """Ask a bot. Its chance follows from the words of `seed` alone."""
        loop = asyncio.get_running_loop()
        arguments = (game, snapshot, kind, seed_from(" ".join(map(str, seed))))
        try:
            return await loop.run_in_executor(self._executor(), decide, *arguments)
        except BrokenProcessPool:
            logger.warning("a thinking process has died; another one is asked")
            self._pool = None
            return await loop.run_in_executor(self._executor(), decide, *arguments)

    def _executor(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, _wait_for_the_server)
        return self._pool

    async def stop(self) -> None:
        """See the thinkers off: a server that ended before they have been told would leave them behind."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

"""Benchmarks: how fast the games are, measured in one run beside other people's engines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serica import games
from serica.bench.engines import ours, peers_engines
from serica.bench.stopwatch import measure_all
from serica.bench.table import table

__all__ = ["measure", "table"]


def measure(
    names: Sequence[str] = (), *, peers: bool = False, rounds: int = 11, seconds: float = 0.3
) -> dict[str, Any]:
    """The measures of our games, and of the other engines if they are wanted.

    Every engine gets one round to warm up, which does not count, and then so many rounds of so many seconds of
    processor time. In each round the engines take turns, every other round in the opposite order, and what is
    reported is the median over the rounds: neither a moment in which something else kept the machine busy nor a
    lucky one moves it, and whatever slows the machine down for longer slows all engines alike, so that their
    ratios hold still. Processor time leaves out when others were running in our place. All engines draw their
    random options in the same cheap way, in one process on one core, with the garbage collector on as in play.
    """
    playing = {name: ours(games.title(name)) for name in names or games.names()}
    others = peers_engines() if peers else {}
    measured = measure_all({**playing, **others}, rounds=rounds, seconds=seconds)
    return {
        "games": {name: measured[name] for name in playing},
        "peers": {name: measured[name] for name in others},
    }

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
    names: Sequence[str] = (), *, peers: bool = False, rounds: int = 5, seconds: float = 0.5
) -> dict[str, Any]:
    """The measures of our games, and of the other engines if they are wanted.

    Every engine gets one round to warm up and then so many rounds of so many seconds of processor time, the
    engines taking turns; the best round counts. The garbage collector runs as it does in play.
    """
    playing = {name: ours(games.title(name)) for name in names or games.names()}
    others = peers_engines() if peers else {}
    measured = measure_all({**playing, **others}, rounds=rounds, seconds=seconds)
    return {
        "games": {name: measured[name] for name in playing},
        "peers": {name: measured[name] for name in others},
    }

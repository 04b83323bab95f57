"""The stopwatch: random play and single calls, timed on one core in alternating rounds."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

POSITIONS = 200
"""On so many positions of random play are single calls timed."""
GAMES = 8
"""The positions come from so many matches."""
PASSES = 10
"""So often is each call made on all of them in a round."""

Choose = Callable[[Sequence[Any]], Any]
"""Takes one of several options; the same cheap draw for every engine."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A game engine as the stopwatch sees it.

    `play` plays one match with random options from start to end, calls `visit` before every option where one
    is given, and returns the number of options. `calls` are timed one by one on positions that were visited;
    `keep` makes of a visited position one that stays as it is.
    """

    play: Callable[[Choose, Callable[[Any], None] | None], int]
    keep: Callable[[Any], Any]
    calls: Mapping[str, Callable[[Any], Any]]
    facts: Mapping[str, int] = field(default_factory=dict)
    """What else there is to say, such as the number of seats."""


def chooser(seed: int) -> Choose:
    """Draws one of several things, each equally likely, as cheaply as Python can."""
    draw = random.Random(seed).random

    def choose(options: Sequence[Any]) -> Any:
        return options[int(draw() * len(options))]

    return choose


def measure_all(engines: Mapping[str, Engine], *, rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """The median of several rounds for every engine, after one round that warms up.

    The engines take turns, so that a slow moment hits all alike, and go back and forth, so that none always
    comes after the same other one.
    """
    found: dict[str, list[dict[str, float]]] = {name: [] for name in engines}
    positions = {name: _positions(engine) for name, engine in engines.items()}
    for number in range(rounds + 1):
        for name in list(engines)[:: -1 if number % 2 else 1]:
            engine = engines[name]
            found[name].append({**_played(engine, number, seconds), **_called(engine, positions[name])})
    return {name: {**medians(found[name][1:]), **engine.facts} for name, engine in engines.items()}


def medians(found: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The median of every measure."""
    return {name: median(measures[name] for measures in found) for name in found[0]}


def _played(engine: Engine, number: int, seconds: float) -> dict[str, float]:
    choose = chooser(number)
    steps = matches = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += engine.play(choose, None)
        matches += 1
    return {"steps_per_s": steps / spent, "games_per_s": matches / spent}


def _called(engine: Engine, positions: Sequence[Any]) -> dict[str, float]:
    found = {}
    for name, call in engine.calls.items():
        start = process_time()
        for _ in range(PASSES):
            for position in positions:
                call(position)
        found[f"{name}_us"] = (process_time() - start) / (PASSES * len(positions)) * 1e6
    return found


def _positions(engine: Engine) -> list[Any]:
    """Positions from all over some random matches."""
    visited: list[Any] = []
    choose = chooser(0)
    for _ in range(GAMES):
        engine.play(choose, lambda position: visited.append(engine.keep(position)))
    every = max(1, len(visited) // POSITIONS)
    return visited[::every][:POSITIONS]

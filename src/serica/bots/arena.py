"""The arena: bots play against each other, change their seats from match to match, and are measured."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from serica.bots.bot import Bot
from serica.kernel.chance import Chance, seed_from
from serica.kernel.components import Box
from serica.kernel.game import Game
from serica.kernel.settings import Settings
from serica.kernel.title import Title

Z95 = 1.959964
"""So many standard deviations to either side hold 95 of 100 outcomes."""


@dataclass(slots=True)
class Standing:
    """How one entrant has fared: every seat that it took in a match counts, a shared victory as its part of one."""

    name: str
    games: int = 0
    wins: float = 0
    points: int = 0
    counted: int = 0

    @property
    def rate(self) -> float:
        """The share of its matches that it has won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which rates the true one lies, with 95% confidence, by Wilson's score."""
        if not self.games:
            return 0.0, 1.0
        middle = self.rate + Z95**2 / (2 * self.games)
        spread = Z95 * math.sqrt(self.rate * (1 - self.rate) / self.games + (Z95 / (2 * self.games)) ** 2)
        scale = 1 + Z95**2 / self.games
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def to_json(self) -> dict[str, Any]:
        """The standing for programs."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.rate,
            "interval": list(self.interval),
            "mean_points": self.mean_points,
        }

    @property
    def mean_points(self) -> float | None:
        """Its points in those matches that count points."""
        return self.points / self.counted if self.counted else None


@dataclass(slots=True)
class Outcome:
    """What the matches of an arena have shown."""

    standings: list[Standing]
    games: int = 0
    steps: int = 0
    reasons: dict[str, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The outcome for programs."""
        return {
            "games": self.games,
            "steps": self.steps,
            "reasons": self.reasons,
            "players": [standing.to_json() for standing in self.standings],
        }


def arena(
    title: Title,
    entrants: Sequence[tuple[str, type[Bot]]],
    *,
    games: int,
    seats: int,
    seed: str = "serica",
    settings: Settings | None = None,
    box: Box | None = None,
) -> Outcome:
    """Play matches; from one to the next everyone moves on by a seat, those without a seat first.

    Each deal is played once for every such turn of the seats, so luck of the deal and of the seat even out.
    """
    outcome = Outcome([Standing(name) for name, _ in entrants])
    for number in range(games):
        deal, turn = divmod(number, len(entrants))
        places = [(seat + turn) % len(entrants) for seat in range(seats)]
        bots = [
            entrants[place][1](Chance.seeded(seed_from(f"{seed} {number} bot {seat}")))
            for seat, place in enumerate(places)
        ]
        game = title.begin(seats, Chance.seeded(seed_from(f"{seed} {deal}")), settings=settings, box=box)
        while game.asked is not None:
            game.advance(bots[game.asked].choose(game))
        _enter(game, places, outcome)
    return outcome


def _enter(game: Game, places: Sequence[int], outcome: Outcome) -> None:
    """Enter the end of a match into the standings of those who sat there."""
    result = game.result
    assert result is not None
    outcome.games += 1
    outcome.steps += game.number
    outcome.reasons[result.reason] = outcome.reasons.get(result.reason, 0) + 1
    for seat, place in enumerate(places):
        standing = outcome.standings[place]
        standing.games += 1
        standing.wins += (seat in result.winners) / max(1, len(result.winners))
        if result.points is not None:
            standing.points += result.points[seat]
            standing.counted += 1

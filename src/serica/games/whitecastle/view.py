"""What is worth showing beside a view: what every clan would score now, its fan, and its lantern. [1.8, 13.1]"""

from __future__ import annotations

from typing import Any

from serica.games.whitecastle.effects import lantern_of, words_for
from serica.games.whitecastle.scoring import final_points
from serica.games.whitecastle.state import Clan, WhiteCastle
from serica.games.whitecastle.words import CLANS, RIVAL

LAPS_TOLD = 2
"""The token says +40 on one side and +80 on the other."""


def insights(game: WhiteCastle, seat: int | None) -> dict[str, Any]:
    """Everything lies open, so all seats and spectators are told the same. [2.1, 2.3]

    `points` is what each seat would have if the game ended now, with its lines below; `fans` is where the fan
    markers stand; `lanterns` is what all cards beside a lantern give together.
    """
    lines = {} if game.result else {number: scoring_lines(game, clan) for number, clan in game.clans()}
    totals = {number: clan.points + sum(lines.get(number, {}).values()) for number, clan in game.clans()}
    return {
        "points": [totals[number] for number in range(game.seats)],
        "rival": totals.get(RIVAL),
        "lines": {CLANS.names[number]: lines[number] for number in lines},
        "fans": {CLANS.names[number]: fan(game, clan.points) for number, clan in game.clans()},
        "lanterns": [words_for(lantern_of(game, number)).to_json() for number in range(game.seats)],
    }


def scoring_lines(game: WhiteCastle, clan: Clan) -> dict[str, int]:
    """What the final scoring would add now, by its lines. [13.1]"""
    lines: dict[str, int] = {}
    for event, *_, points in final_points(game, clan):
        name = event.removeprefix("scored-")
        lines[name] = lines.get(name, 0) + points
    return lines


def fan(game: WhiteCastle, points: int) -> dict[str, int]:
    """The space of the fan marker, and what its token says: +40 from 41 points on, +80 from 81 on. [1.8]"""
    lap = game.box.rules.points_per_lap
    laps = max(0, points - 1) // lap
    return {"space": points - laps * lap, "token": min(laps, LAPS_TOLD) * lap}

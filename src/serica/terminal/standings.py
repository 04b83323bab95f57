"""The standings of an arena: how often everyone has won, how sure that is, and with how many points."""

from __future__ import annotations

from rich import box
from rich.table import Table

from serica.bots.arena import Outcome, Standing
from serica.catalogue import Catalogue

HEADS = ("player", "games", "rate", "interval", "points")
NONE = "–"


def standings(outcome: Outcome, words: Catalogue) -> Table:
    """A line for each entrant."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for head in HEADS:
        table.add_column(words.text(f"arena-{head}"), justify="left" if head == "player" else "right")
    for standing in outcome.standings:
        table.add_row(*_row(standing, words))
    return table


def _row(standing: Standing, words: Catalogue) -> list[str]:
    low, high = standing.interval
    points = standing.mean_points
    return [
        standing.name,
        str(standing.games),
        _percent(standing.rate, words),
        f"{_percent(low, words)} {NONE} {_percent(high, words)}",
        NONE if points is None else _decimal(points, words),
    ]


def _percent(share: float, words: Catalogue) -> str:
    return words.text("arena-percent", number=_decimal(100 * share, words))


def _decimal(number: float, words: Catalogue) -> str:
    whole, _, part = f"{number:.1f}".partition(".")
    return words.text("arena-decimal", whole=whole, part=part)

"""The table: what was measured, in columns, and how our games compare with the other engines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serica.catalogue import Catalogue

COLUMNS = ("steps_per_s", "games_per_s", "copy_us", "options_us", "view_us")
UNKNOWN = "-"


def table(measured: dict[str, Any], words: Catalogue) -> str:
    """The measures as text; beside other engines every number of ours also as so many times theirs."""
    ours, peers = measured["games"], measured["peers"]
    heads = [words.text(f"bench-{column.replace('_', '-')}") for column in COLUMNS]
    rows = [["", *heads]]
    rows += [[name, *map(_number, _values(measures))] for name, measures in {**ours, **peers}.items()]
    for name, measures in ours.items():
        rows += [
            [words.text("bench-against", game=name, peer=peer), *_ratios(measures, theirs)]
            for peer, theirs in peers.items()
        ]
    return _aligned(rows)


def _values(measures: dict[str, float]) -> list[float | None]:
    return [measures.get(column) for column in COLUMNS]


def _number(value: float | None) -> str:
    if value is None:
        return UNKNOWN
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratios(ours: dict[str, float], theirs: dict[str, float]) -> list[str]:
    return [
        f"×{mine / other:.2f}" if mine is not None and other else UNKNOWN
        for mine, other in zip(_values(ours), _values(theirs), strict=True)
    ]


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)

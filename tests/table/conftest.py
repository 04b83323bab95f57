"""A table with people, for stories."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from serica.games import title
from serica.kernel.chance import seed_from
from serica.table import COLOURS, Act, Pace, Seat, Table


@pytest.fixture
def table() -> Callable[..., Table]:
    """A table of Merchants of Dunhuang: `table("Mei", "Ada")`; a name like `:greedy` is a bot."""

    def make(*names: str, seed: str = "camel", **pace: Any) -> Table:
        seats = [
            Seat(name.strip(":"), colour, bot=name[1:] if name.startswith(":") else None)
            for name, colour in zip(names, COLOURS, strict=False)
        ]
        return Table(title("dunhuang"), seats, seed_from(seed), pace=Pace(**pace))

    return make


def play_first(table: Table, at: int = 0, choices: int = 1) -> None:
    """Whoever is asked takes the first option, so many times."""
    for _ in range(choices):
        assert table.asked is not None
        table.do(Act("play", table.asked, at, table.offered()[0]))


def play_to_turn(table: Table, at: int = 0) -> int:
    """Play the opening to the first turn's first question; returns the seat whose turn it is."""
    while not table.offered()[0].startswith("camel"):
        play_first(table, at)
    assert table.asked is not None
    return table.asked

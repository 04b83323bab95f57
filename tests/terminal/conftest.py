"""A terminal for tests: what is typed comes from a list, what is shown is kept as text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

import pytest
from rich.console import Console

from serica.catalogue import Catalogue
from serica.games import title
from serica.kernel.chance import seed_from
from serica.kernel.match import Match
from serica.terminal.players import seat_players
from serica.terminal.session import Session


@pytest.fixture(autouse=True)
def strict_words(monkeypatch):
    """No test may pass with a word missing."""
    monkeypatch.setattr(Catalogue, "strict", True)


class Table:
    """A session whose typing is given in advance."""

    def __init__(self, match: Match, typed: Iterable[str], language: str, *, width: int = 80) -> None:
        self.out = io.StringIO()
        self.typed = iter(typed)
        self.asked = 0
        console = Console(file=self.out, width=width, highlight=False, markup=False, emoji=False)
        self.session = Session(match, language, console, self.read)
        self.match = match

    def read(self, prompt: str) -> str:
        self.asked += 1
        self.out.write(prompt)
        for line in self.typed:
            self.out.write(f"{line}\n")
            return line
        raise EOFError

    def run(self) -> str:
        """Everything that was shown."""
        self.session.run()
        return self.out.getvalue()


def match_of(seats: int = 3, people: int = 1, bots: str = "random", seed: str = "terminal") -> Match:
    match = Match(title("dunhuang"), seats, seed_from(seed))
    seat_players(match, people, bots)
    return match


@pytest.fixture
def table() -> Callable[..., Table]:
    """Sits people and bots down at a terminal."""

    def sit(
        *typed: str, language: str = "en", match: Match | None = None, width: int = 80, **players: object
    ) -> Table:
        return Table(match or match_of(**players), typed, language, width=width)  # type: ignore[arg-type]

    return sit

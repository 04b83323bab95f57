"""The title card of a game: its name, seats, settings, words and box, and how a match begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from serica.kernel.chance import Chance
from serica.kernel.components import Box
from serica.kernel.effects import Effects
from serica.kernel.game import Entry, Game
from serica.kernel.journal import Journal
from serica.kernel.notation import Notation, Verb
from serica.kernel.settings import Settings
from serica.kernel.words import Complaint

BOXES: dict[Path, Box] = {}
"""Every components file is read once."""


def no_faults(game: Any) -> Iterable[str]:
    """No fault is looked for."""
    return ()


def no_insights(game: Any, seat: int | None) -> dict[str, Any]:
    """Nothing is worth showing beside the view."""
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Title:
    """All that the rest of Serica needs to know of a game.

    `setup` is what the agenda of a new match holds. `longest` bounds the number of options in a match by
    its seats. `outlook` says how good a position looks for a seat, for bots. `heading` names the moment of
    a match in records.
    """

    name: str
    edition: int
    seats: tuple[int, ...]
    settings: type[Settings]
    box: type[Box]
    components: Path
    game: type[Game]
    setup: Sequence[Entry]
    notation: Notation
    effects: Effects
    events: dict[str, Verb]
    longest: Callable[[int], int]
    outlook: Callable[[Any, int], float]
    heading: Callable[[Any], str]
    insights: Callable[[Any, int | None], dict[str, Any]] = no_insights
    """What follows from the view of a seat and is worth showing beside it: sums, trackers, prospects."""
    faults: Callable[[Any], Iterable[str]] = no_faults
    """What is wrong with a position, for tests: invariants of the game that no rule may break."""
    uncited: dict[str, str] = field(default_factory=dict)
    """Clauses that need no code, each with the reason."""

    def load(self, components: Path | None = None) -> Box:
        """The box: our own, or one that an owner of the game has corrected."""
        path = components or self.components
        whole = path.resolve()
        if whole not in BOXES:
            BOXES[whole] = self.box.load(path)
        return BOXES[whole]

    def begin(
        self,
        seats: int,
        chance: Chance,
        *,
        settings: Settings | None = None,
        box: Box | None = None,
        journal: bool = False,
    ) -> Game:
        """A new match, set up as far as the first choice."""
        self.check_seats(seats)
        settings = settings or self.settings()
        box = box or self.load()
        settings.check(seats, box)
        game = self.game(title=self, settings=settings, box=box, seats=seats, chance=chance)
        if journal:
            game.journal = Journal()
        game.do(*self.setup)
        game.proceed()
        return game

    def check_seats(self, seats: int) -> None:
        """Complain about a number of seats that the game is not made for."""
        if seats not in self.seats:
            allowed = ", ".join(str(number) for number in self.seats)
            raise Complaint("wrong-seats", game=self.name, seats=seats, allowed=allowed)

    def restore(self, snapshot: dict[str, Any], box: Box | None = None) -> Game:
        """The inverse of `Game.snapshot`."""
        box = box or self.load()
        self.check(snapshot["game"], snapshot["edition"], snapshot["components"], box)
        game = self.game.from_json(snapshot["state"])
        game.title = self
        game.settings = self.settings.from_json(snapshot["settings"])
        game.box = box
        return game

    def check(self, name: str, edition: int, digest: str, box: Box) -> None:
        """Complain when something was kept from another game, other rules or other components."""
        if name != self.name:
            raise Complaint("other-game", found=name, expected=self.name)
        if edition != self.edition:
            raise Complaint("other-edition", game=name, found=edition, expected=self.edition)
        if digest != box.digest:
            raise Complaint("other-components", game=name, found=digest, expected=box.digest)

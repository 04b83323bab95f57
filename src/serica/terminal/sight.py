"""Sight: all that a screen is drawn from. It holds what one seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serica.catalogue import Catalogue
from serica.kernel.components import Box
from serica.kernel.game import Game
from serica.kernel.journal import phrase
from serica.kernel.title import Title
from serica.kernel.words import Name

SEAT_STYLES = (
    "bold bright_cyan",
    "bold bright_yellow",
    "bold bright_magenta",
    "bold bright_green",
    "bold bright_blue",
)


def seat_style(seat: int) -> str:
    """The colour of a player's name, which always stands beside it."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as the screen offers it: its notation and its label."""

    text: str
    label: str


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat sees; None is the seat of a spectator."""

    seat: int | None
    view: dict[str, Any]
    prompt: str
    offers: tuple[Offer, ...]
    title: Title
    box: Box
    catalogue: Catalogue

    @classmethod
    def of(cls, game: Game, seat: int | None, catalogue: Catalogue) -> Sight:
        """What this seat sees of a game now; only the asked seat sees the options."""
        offers = _offers(game, catalogue) if seat is not None and seat == game.asked else ()
        return cls(
            seat, game.view(seat), catalogue.say(game.prompt()), offers, game.title, game.box, catalogue
        )

    def name(self, kind: str, value: str | int) -> str:
        """What something on the table is called."""
        return self.catalogue.name(Name(kind, value))

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.name("seat", str(seat + 1))


def _offers(game: Game, catalogue: Catalogue) -> tuple[Offer, ...]:
    choice, text = game.choice, game.title.notation.text
    assert choice is not None
    return tuple(Offer(text(option), catalogue.say(choice.label(game, option))) for option in game.options())


@dataclass(frozen=True, slots=True)
class News:
    """An entry of the journal as a seat may read it: the event's name, the seat it tells of, the sentence."""

    event: str
    seat: int | None
    sentence: str


def news(game: Game, seat: int | None, catalogue: Catalogue, start: int = 0) -> list[News]:
    """The journal that a seat knows, from entry number `start` on."""
    assert game.journal is not None
    events, name = game.title.events, game.title.name
    found = []
    for face in game.journal.known_to(seat)[start:]:
        told = dict(zip(events[face[0]].domains, face[1:], strict=True))
        found.append(News(face[0], told.get("seat"), catalogue.say(phrase(name, events, face))))
    return found

"""The games: one package each, found by its name. A new folder here is a new game, with nothing to register."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from serica.kernel.title import Title
from serica.kernel.words import Complaint


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def title(name: str) -> Title:
    """The title card of a game by its name.

    >>> title("dunhuang").seats
    (2, 3, 4)
    """
    if name not in names():
        raise Complaint("unknown-game", game=name, known=", ".join(names()))
    found: Title = import_module(f"serica.games.{name}").TITLE
    return found

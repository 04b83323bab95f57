"""How a table looks in the terminal: one module per game, and a general one for every game without its own.

A board module has `draw(sight, width, roomy)`, and may have `hint(sight, text)`, a few words beside an option,
and `QUIET`, the journal events that are not news.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def board(game: str) -> ModuleType:
    """The board module of a game."""
    own = f"{__name__}.{game}"
    return import_module(own if find_spec(own) else f"{__name__}.general")

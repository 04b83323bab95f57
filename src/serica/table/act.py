"""Acts: what is done at a table, entry by entry. The log of acts is the truth; a table can be made from it anew."""

from __future__ import annotations

from dataclasses import dataclass

PLAY = "play"
"""A seat plays an option: `text` is its notation."""

AUTO = "auto"
"""The table plays an option for a seat that asked it to. Nobody else may learn that it was not by hand."""

UNDO = "undo"
"""A seat takes options back until `text` of them are left."""

REDO = "redo"
"""A seat plays again what it took back last."""

RESIGN = "resign"
"""A seat gives up."""

REPLACE = "replace"
"""A bot of the kind `text` takes the seat."""

PAUSE = "pause"
"""A seat would like to pause."""

RESUME = "resume"
"""A seat would like to go on."""


@dataclass(frozen=True, slots=True)
class Act:
    """An entry of the log: what was done, by which seat, when (in milliseconds)."""

    kind: str
    seat: int
    at: int
    text: str = ""

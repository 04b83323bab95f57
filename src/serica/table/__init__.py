"""The table: one match among people. Seats, turns, undo, clocks. No input or output, and no clock of its own."""

from __future__ import annotations

from serica.table.act import Act
from serica.table.pace import Clocks, Pace
from serica.table.seat import COLOURS, Seat, Standing, rotated
from serica.table.table import Table

__all__ = ["COLOURS", "Act", "Clocks", "Pace", "Seat", "Standing", "Table", "rotated"]

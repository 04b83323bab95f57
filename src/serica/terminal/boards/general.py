"""A table for every game: the view as labelled groups, what each seat has side by side."""

from __future__ import annotations

import dataclasses
import typing
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serica.kernel.notation import Names
from serica.kernel.visibility import BY_SEAT, EACH, PLACE, SOME
from serica.terminal.sight import Sight

HIDDEN = ("number", "seats", "asked", "prompt", "result", "insights")


def draw(sight: Sight, width: int, roomy: bool) -> RenderableType:
    """The common things line by line, then a table with a column for each seat."""
    kind = sight.title.game
    common, seats = Table.grid(padding=(0, 1)), Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    parts: list[RenderableType] = [common]
    for field in dataclasses.fields(kind):
        if field.name not in sight.view or field.name in HIDDEN:
            continue
        value = sight.view[field.name]
        if field.metadata.get(BY_SEAT):
            (part,) = typing.get_args(kind._types[field.name])
            _fill(sight, seats, dataclasses.fields(part), value)
            parts.append(seats)
        else:
            common.add_row(Text(sight.catalogue.field(field.name), "bold"), _shown(sight, field, value))
    return Group(*parts)


def _fill(sight: Sight, table: Table, fields: tuple[dataclasses.Field[Any], ...], parts: list[Any]) -> None:
    table.add_column("")
    for seat in range(len(parts)):
        table.add_column(sight.player(seat), overflow="fold")
    for field in fields:
        if field.name in parts[0]:
            cells = [_shown(sight, field, part[field.name]) for part in parts]
            if any(cell.plain for cell in cells):
                table.add_row(Text(sight.catalogue.field(field.name), "bold"), *cells)


def _shown(sight: Sight, field: dataclasses.Field[Any], value: Any) -> Text:
    """A value in words, with the names of what lies there."""
    kinds = field.metadata
    if EACH in kinds:
        kind = kinds[EACH]
        return Text(
            ", ".join(
                f"{sight.name(kind.kind, name)} {_words(sight, None, item)}" for name, item in value.items()
            )
        )
    return Text(_words(sight, kinds[PLACE].kind if PLACE in kinds else kinds.get(SOME), value))


def _words(sight: Sight, kind: Names | None, value: Any) -> str:
    if value is None:
        return "—"
    if isinstance(value, bool):
        return sight.catalogue.text("terminal-yes" if value else "terminal-no")
    if isinstance(value, str) and kind is not None and value in kind.names:
        return sight.name(kind.kind, value)
    if isinstance(value, list | tuple):
        return ", ".join(_words(sight, kind, item) for item in value)
    if isinstance(value, dict):
        return _counted(sight, kind, value)
    return str(value)


def _counted(sight: Sight, kind: Names | None, value: dict[str, Any]) -> str:
    """A heap by its cards, a hidden place by how many lie there and what is known of them."""
    if "count" in value and "known" in value:
        known = _words(sight, kind, value["known"])
        return f"{value['count']} ({known})" if known else str(value["count"])
    parts = []
    for name, item in value.items():
        label = sight.name(kind.kind, name) if kind is not None and name in kind.names else name
        parts.append(label if item == 1 else f"{label} {_words(sight, kind, item)}")
    return ", ".join(parts)

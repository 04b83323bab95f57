"""The contents of a box: every entry of a components file with its source, the reconstructed ones marked."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from serica.catalogue import Catalogue
from serica.kernel.components import Box, Component
from serica.kernel.title import Title

MARK = "≈"
KNOWN = {field.name for field in dataclasses.fields(Component)} | {"ability", "effects"}
RULEBOOK = "rulebook"


def contents(title: Title, box: Box, words: Catalogue) -> Iterator[Text]:
    """The lines that show a box."""
    yield Text.assemble((words.text(title.name), "bold"), (f"  {box.digest}", "dim"))
    parts = list(box.components())
    shaky = sum(part.reconstructed for _, part in parts)
    yield Text(words.text("terminal-contents", entries=len(parts), reconstructed=shaky, mark=MARK), "dim")
    for field in dataclasses.fields(box):
        value = getattr(box, field.name)
        if isinstance(value, tuple) and value and isinstance(value[0], Component):
            yield Text(f"\n{field.name}", "bold cyan")
            for part in value:
                yield from _entry(title, part, words)
        elif dataclasses.is_dataclass(value):
            yield Text(f"\n{field.name}", "bold cyan")
            yield from (Text(f"  {name}: {said}") for name, said in _values(value, set(), words))


def _entry(title: Title, part: Component, words: Catalogue) -> Iterator[Text]:
    """A component: what it is called, what is printed on it, and where that is known from."""
    mark = MARK if part.reconstructed else " "
    name = getattr(part, f"name_{words.language}", "")
    values = [f"{key} {said}" for key, said in _values(part, KNOWN, words) if not key.startswith("name_")]
    line = Text.assemble((f"{mark} ", "bold yellow"), (part.id, "bold"))
    if name:
        line.append(f"  {name}")
    if values:
        line.append(f"  {', '.join(values)}")
    yield line
    effects = getattr(part, "effects", ())
    if effects and not callable(effects):
        yield Text(f"    {words.say(title.effects.phrase(effects))}", "cyan")
    sources = {part.source, part.name_source or part.source}
    if sources != {RULEBOOK} or part.note:
        source = " + ".join(sorted(sources))
        note = f": {part.note}" if part.note else ""
        yield Text(f"    {source}, {words.text(f'terminal-confidence-{part.confidence}')}{note}", "dim")


def _values(part: Any, without: set[str], words: Catalogue) -> Iterator[tuple[str, str]]:
    for field in dataclasses.fields(part):
        value = getattr(part, field.name)
        if field.name not in without and value not in ("", (), None):
            yield field.name, _said(value, words)


def _said(value: Any, words: Catalogue) -> str:
    if isinstance(value, bool):
        return words.text("terminal-yes" if value else "terminal-no")
    if isinstance(value, tuple | list):
        return "+".join(_said(item, words) for item in value)
    return str(value)

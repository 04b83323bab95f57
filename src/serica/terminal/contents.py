"""The contents of a box: every entry of a components file with its source, the reconstructed ones marked."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from serica.catalogue import Catalogue
from serica.kernel.components import RECONSTRUCTED, Box, Component
from serica.kernel.title import Title

MARK = "≈"
KNOWN = {field.name for field in dataclasses.fields(Component)} | {"digest"}
RULEBOOK = "rulebook"
UNNAMED = ("effects", "tree", "actions")
"""Fields that hold what a component does and need no name beside it."""


def contents(title: Title, box: Box, words: Catalogue) -> Iterator[Text]:
    """The lines that show a box."""
    yield Text.assemble((words.text(title.name), "bold"), (f"  {box.digest}", "dim"))
    printed = [field.name for field in dataclasses.fields(box) if field.init and field.name not in KNOWN]
    parts = [part for name, part in box.components() if name in printed]
    shaky = sum(part.reconstructed for part in parts)
    yield Text(words.text("terminal-contents", entries=len(parts), reconstructed=shaky, mark=MARK), "dim")
    for name in printed:
        yield Text(f"\n{name}", "bold cyan")
        value = getattr(box, name)
        if isinstance(value, tuple):
            for part in value:
                yield from _entry(title, part, words)
        else:
            yield from (Text(f"  {key}: {_said(said, words)}") for key, said in _values(value))
            if value.source != RULEBOOK:
                mark = f"{MARK} " if value.source == RECONSTRUCTED else "  "
                yield Text.assemble((mark, "bold yellow"), (value.source, "dim"))


def _entry(title: Title, part: Component, words: Catalogue) -> Iterator[Text]:
    """A component: what it is called, what is printed on it, and where that is known from."""
    line = Text.assemble((f"{MARK if part.reconstructed else ' '} ", "bold yellow"), (part.id, "bold"))
    name = getattr(part, f"name_{words.language}", "")
    if name:
        line.append(f"  {name}")
    plain = _plain(title, part, words)
    if plain:
        line.append(f"  {plain}")
    yield line
    yield from (Text(f"    {told}", "cyan") for told in _doings(title, part, words))
    sources = {part.source, part.name_source or part.source}
    if sources != {RULEBOOK} or part.note:
        source = " + ".join(sorted(sources))
        note = f": {part.note}" if part.note else ""
        yield Text(f"    {source}, {words.text(f'terminal-confidence-{part.confidence}')}{note}", "dim")


def _plain(title: Title, part: Component, words: Catalogue) -> str:
    """The values of a component that are neither its name nor what it does."""
    return ", ".join(
        f"{key} {_said(value, words)}"
        for key, value in _values(part)
        if not key.startswith("name_") and not _does(title, value) and not _holds_components(value)
    )


def _doings(title: Title, part: Component, words: Catalogue) -> Iterator[str]:
    """What a component does, each thing beside the name of its field, and the parts that do something."""
    for key, value in _values(part):
        if _does(title, value):
            said = _effects(title, value, words)
            yield said if key in UNNAMED else f"{key}: {said}"
        elif _holds_components(value):
            for inner in value:
                yield f"{_plain(title, inner, words)}: {'; '.join(_doings(title, inner, words))}"


def _does(title: Title, value: Any) -> bool:
    """Whether a value is a list of effects, or several of them."""
    return _is_list(title, value) or (
        isinstance(value, tuple) and any(value) and all(part == () or _is_list(title, part) for part in value)
    )


def _is_list(title: Title, value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and bool(value)
        and all(isinstance(part, tuple) and part and part[0] in title.effects.operations for part in value)
    )


def _holds_components(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Component)


def _effects(title: Title, value: Any, words: Catalogue) -> str:
    """Effects in words; those of which one is chosen or one after the other uncovered stand between bars."""
    if not _is_list(title, value):
        return " | ".join(_effects(title, part, words) if part else NOTHING for part in value)
    told = tuple(title.effects.phrase((effect,)) for effect in value)
    return words.text("terminal-effects", effects=told)


NOTHING = "–"


def _values(part: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a component or a list of numbers, without what is empty or stands elsewhere in words."""
    for field in dataclasses.fields(part):
        value = getattr(part, field.name)
        if field.name not in KNOWN and value not in ("", (), None) and not _is_raw(value):
            yield field.name, value


def _is_raw(value: Any) -> bool:
    """Whether a value is still as it stood in the file; what has become of it is another field."""
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_is_raw, value)))


def _said(value: Any, words: Catalogue) -> str:
    if isinstance(value, bool):
        return words.text("terminal-yes" if value else "terminal-no")
    if isinstance(value, tuple | list):
        return "+".join(_said(item, words) for item in value)
    return str(value)

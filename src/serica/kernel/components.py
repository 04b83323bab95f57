"""Components: what is printed on the things in the box, loaded once from TOML and never changed.

A game states the form of its box as frozen dataclasses; `Box.load` reads a file against that form and
names the first thing that does not fit. Owners of the real game may correct a file, so every entry carries
its source.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
import tomllib
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal, Self

from serica.kernel.files import read_text
from serica.kernel.words import Argument, Complaint, Phrase

RECONSTRUCTED = "reconstructed"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """Something in the box, and where we know it from."""

    is_constant: ClassVar[bool] = True

    id: str
    source: str
    crosscheck: str = ""
    name_source: str = ""
    confidence: Literal["high", "medium", "low"] = "high"
    note: str = ""

    @property
    def reconstructed(self) -> bool:
        """Whether some of it was found nowhere and had to be inferred."""
        return RECONSTRUCTED in (self.source, self.name_source)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """All components of a game. `digest` is the same for two files exactly when they say the same."""

    is_constant: ClassVar[bool] = True

    digest: str = ""

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read and validate a components file."""
        try:
            table = tomllib.loads(read_text(path))
        except tomllib.TOMLDecodeError as error:
            raise Complaint("components-not-toml", file=str(path), where=_where(error)) from error
        canonical = json.dumps(table, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
        digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        try:
            box: Self = read(cls, {**table, "digest": digest}, "")
            box.check()
        except Misfit as misfit:
            place = misfit.place or Phrase("misfit-file")
            raise Complaint(
                "components-wrong", file=str(path), place=place, problem=misfit.problem
            ) from misfit
        return box

    def check(self) -> None:
        """Raise a Misfit when totals or references do not agree."""

    def components(self) -> Iterator[tuple[str, Component]]:
        """Every component with the name of the list that it stands in."""
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Component):
                    yield field.name, part


def _where(error: tomllib.TOMLDecodeError) -> Phrase:
    """The line of a file that is no TOML."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    return Phrase("toml-line", {"line": found[1], "column": found[2]}) if found else Phrase("toml-end")


class Misfit(Exception):
    """A place of a components file that does not fit (none for the whole file), and what is wrong with it."""

    def __init__(self, place: str, problem: str, /, **arguments: Argument) -> None:
        self.place = place
        self.problem = Phrase(problem, arguments)
        super().__init__(f"{place}: {self.problem!r}")


def require(holds: bool, place: str, problem: str, /, **arguments: Argument) -> None:
    """Raise a Misfit with a message of the catalogue unless something holds."""
    if not holds:
        raise Misfit(place, problem, **arguments)


def read(kind: Any, value: Any, place: str) -> Any:
    """A TOML value as the type that the box asks for; raises Misfit where it is something else."""
    if dataclasses.is_dataclass(kind):
        return _read_table(kind, value, place)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        require(isinstance(value, list), place, "misfit-list", found=repr(value))
        parts = arguments[:1] * len(value) if arguments[-1] is Ellipsis else arguments
        require(len(parts) == len(value), place, "misfit-items", expected=len(parts), found=len(value))
        numbered = enumerate(zip(parts, value, strict=True), 1)
        return tuple(read(part, item, f"{place}[{number}]") for number, (part, item) in numbered)
    if origin in (dict, Mapping):
        require(isinstance(value, dict), place, "misfit-table", found=repr(value))
        key, item = arguments
        return {key(name): read(item, part, f"{place}.{name}") for name, part in value.items()}
    if origin is Literal:
        allowed = ", ".join(map(str, arguments))
        require(value in arguments, place, "misfit-one-of", allowed=allowed, found=repr(value))
        return value
    if origin in (typing.Union, types.UnionType):
        (kind,) = [argument for argument in arguments if argument is not type(None)]
        return read(kind, value, place)
    if kind is Any:
        return value
    require(type(value) is kind, place, EXPECTED[kind], found=repr(value))
    if kind is int:
        require(value >= 0, place, "misfit-cannot-be", found=repr(value))
    return value


EXPECTED = {int: "misfit-number", str: "misfit-text", bool: "misfit-flag"}


def _read_table(kind: Any, table: Any, place: str) -> Any:
    require(isinstance(table, dict), place, "misfit-table", found=repr(table))
    if "id" in table:
        place = f"{place.rpartition('[')[0] or place} {table['id']}"
    hints = typing.get_type_hints(kind)
    fields = {field.name: field for field in dataclasses.fields(kind) if field.init}
    for name in table:
        require(name in fields, place, "misfit-unknown", name=name)
    values: dict[str, Any] = {}
    for name, field in fields.items():
        if name in table:
            values[name] = read(hints[name], table[name], f"{place}.{name}" if place else name)
        else:
            optional = (
                field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
            )
            require(optional, place, "misfit-missing", name=name)
    return kind(**values)

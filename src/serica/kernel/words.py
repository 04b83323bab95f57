"""Words as data: what the kernel and the games have to say, before any language says it.

Rules never make sentences. They name a message and its arguments; a catalogue (`serica.catalogue`)
says it in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Name:
    """Something that has a name of its own in every language: a good, a character, a seat."""

    kind: str
    value: str | int


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the catalogue with its arguments.

    >>> Phrase("too-dear", {"price": 3, "have": 1}, clause="6.2")
    too-dear(price=3, have=1) [6.2]
    """

    message: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    clause: str | None = None

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        clause = f" [{self.clause}]" if self.clause else ""
        return f"{self.message}({inside}){clause}" if inside else f"{self.message}{clause}"

    def to_json(self) -> dict[str, Any]:
        """The phrase for a client that has the catalogues itself."""
        data: dict[str, Any] = {"message": self.message}
        if self.arguments:
            data["arguments"] = {name: _argument_to_json(value) for name, value in self.arguments.items()}
        if self.clause:
            data["clause"] = self.clause
        return data


Argument = int | str | Name | Phrase | tuple["Argument", ...]


def _argument_to_json(value: Argument) -> Any:
    if isinstance(value, Name):
        return {"name": value.kind, "value": value.value}
    if isinstance(value, Phrase):
        return value.to_json()
    if isinstance(value, tuple):
        return [_argument_to_json(item) for item in value]
    return value


class Complaint(ValueError):
    """An error for a person: says a phrase, in whatever language the person reads."""

    def __init__(self, message: str, /, clause: str | None = None, **arguments: Argument) -> None:
        self.phrase = Phrase(message, arguments, clause)
        super().__init__(repr(self.phrase))

"""Notation: every option is a verb with small arguments, `camel 2`; each verb declares their domains once.

From that one declaration follow the text of an option and its parser, the dense numbering of actions for
learning agents, the JSON schema for clients, and the message that labels the option in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from serica.kernel.words import Argument, Name, Phrase

Option = tuple[Any, ...]
"""A verb and its arguments: `("camel", 2)`."""


class Domain:
    """The values that an argument may take, numbered from 0 to `size - 1`."""

    size: int

    def text(self, value: Any) -> str:
        """The value in notation."""
        raise NotImplementedError

    def value(self, text: str) -> Any:
        """The value that the text stands for; raises ValueError for anything else."""
        raise NotImplementedError

    def number(self, value: Any) -> int:
        """The value's place in the domain."""
        raise NotImplementedError

    def at(self, number: int) -> Any:
        """The value at a place of the domain."""
        raise NotImplementedError

    def argument(self, value: Any) -> Argument:
        """The value as an argument of a phrase."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """JSON schema of the value's text."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Numbers(Domain):
    """Whole numbers from `low` to `high`."""

    low: int
    high: int

    @property
    def size(self) -> int:  # type: ignore[override]
        return self.high - self.low + 1

    def text(self, value: int) -> str:
        return str(value)

    def value(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and text == str(int(text))):
            raise ValueError(text)
        if not self.low <= int(text) <= self.high:
            raise ValueError(text)
        return int(text)

    def number(self, value: int) -> int:
        return value - self.low

    def at(self, number: int) -> int:
        return number + self.low

    def argument(self, value: int) -> Argument:
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True, slots=True)
class Names(Domain):
    """Things with names: value 0 is the first of them. `kind` says what they are: goods, places, seats."""

    kind: str
    names: tuple[str, ...]
    size: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", len(self.names))

    def text(self, value: int) -> str:
        return self.names[value]

    def value(self, text: str) -> int:
        return self.names.index(text)

    def number(self, value: int) -> int:
        return value

    def at(self, number: int) -> int:
        return number

    def argument(self, value: int) -> Argument:
        return Name(self.kind, self.names[value])

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.names), "kind": self.kind}


@dataclass(frozen=True, slots=True)
class Maybe(Domain):
    """A value of another domain, or nothing; only as the last argument of a verb."""

    of: Domain

    @property
    def size(self) -> int:  # type: ignore[override]
        return self.of.size + 1

    def text(self, value: Any) -> str:
        return "" if value is None else self.of.text(value)

    def value(self, text: str) -> Any:
        return None if not text else self.of.value(text)

    def number(self, value: Any) -> int:
        return 0 if value is None else self.of.number(value) + 1

    def at(self, number: int) -> Any:
        return None if number == 0 else self.of.at(number - 1)

    def argument(self, value: Any) -> Argument:
        return "none" if value is None else self.of.argument(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self.of.schema(), {"type": "null"}]}


SEATS = Names("seat", tuple(str(seat + 1) for seat in range(5)))
"""Seats are numbered from 1 for people, from 0 inside."""


class Verb:
    """What a seat may do or what may happen: a word and the domains of its arguments.

    `private` verbs carry arguments that only the seat who chose may know.

    >>> camel = Verb("camel", steps=Numbers(1, 9))
    >>> camel.text(("camel", 2)), camel.parse(["2"])
    ('camel 2', ('camel', 2))
    """

    __slots__ = ("domains", "name", "private")

    def __init__(self, name: str, /, *, private: bool = False, **domains: Domain) -> None:
        self.name = name
        self.private = private
        self.domains = domains

    @property
    def size(self) -> int:
        """How many different options this verb can make."""
        size = 1
        for domain in self.domains.values():
            size *= domain.size
        return size

    def text(self, option: Option) -> str:
        """The option in notation."""
        words = [domain.text(value) for domain, value in zip(self.domains.values(), option[1:], strict=True)]
        return " ".join([self.name, *filter(None, words)])

    def parse(self, words: Sequence[str]) -> Option:
        """The option that these arguments make; raises ValueError when they do not fit."""
        domains = list(self.domains.values())
        if domains and isinstance(domains[-1], Maybe) and len(words) == len(domains) - 1:
            words = [*words, ""]
        if len(words) != len(domains):
            raise ValueError(f"{self.name} takes {len(domains)} arguments")
        return (self.name, *(domain.value(word) for domain, word in zip(domains, words, strict=True)))

    def number(self, option: Option) -> int:
        """The option's place among all that this verb can make."""
        number = 0
        for domain, value in zip(self.domains.values(), option[1:], strict=True):
            number = number * domain.size + domain.number(value)
        return number

    def at(self, number: int) -> Option:
        """The inverse of `number`."""
        values: list[Any] = []
        for domain in reversed(self.domains.values()):
            number, place = divmod(number, domain.size)
            values.append(domain.at(place))
        return (self.name, *reversed(values))

    def arguments(self, option: Option) -> dict[str, Argument]:
        """The arguments by name, for a phrase or a client."""
        return {
            name: domain.argument(value)
            for (name, domain), value in zip(self.domains.items(), option[1:], strict=True)
        }


class Notation:
    """All verbs of a game.

    >>> notation = Notation("toy", [Verb("pass"), Verb("camel", steps=Numbers(1, 9))])
    >>> notation.parse("camel 2"), notation.index(("camel", 2)), notation.at(2)
    (('camel', 2), 2, ('camel', 2))
    """

    def __init__(self, game: str, verbs: Iterable[Verb]) -> None:
        self.game = game
        self.verbs = {verb.name: verb for verb in verbs}
        self.offsets: dict[str, int] = {}
        self.size = 0
        for verb in self.verbs.values():
            self.offsets[verb.name] = self.size
            self.size += verb.size

    def text(self, option: Option) -> str:
        """The option as people, records and the API write it."""
        return self.verbs[option[0]].text(option)

    def parse(self, text: str) -> Option:
        """The inverse of `text`; raises ValueError for what is not notation at all."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            raise ValueError(text)
        return self.verbs[words[0]].parse(words[1:])

    def index(self, option: Option) -> int:
        """The option as a dense number, the same in every match of the game."""
        verb = self.verbs[option[0]]
        return self.offsets[verb.name] + verb.number(option)

    def at(self, index: int) -> Option:
        """The inverse of `index`."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        name, offset = next(found for found in reversed(self.offsets.items()) if index >= found[1])
        return self.verbs[name].at(index - offset)

    def label(self, option: Option) -> Phrase:
        """What to call the option in a list of options."""
        return Phrase(f"{self.game}-option-{option[0]}", self.verbs[option[0]].arguments(option))

    def public(self, option: Option) -> Option:
        """What others may know of the option: private verbs hide their arguments."""
        return option[:1] if self.verbs[option[0]].private else option

    def schema(self) -> dict[str, Any]:
        """JSON schema of all options as objects with a verb and its arguments."""
        return {
            "oneOf": [
                {
                    "type": "object",
                    "properties": {
                        "verb": {"const": verb.name},
                        **{name: domain.schema() for name, domain in verb.domains.items()},
                    },
                    "required": ["verb", *verb.domains],
                    "additionalProperties": False,
                }
                for verb in self.verbs.values()
            ]
        }

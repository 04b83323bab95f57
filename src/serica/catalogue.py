"""The catalogue: says what the kernel and the games have to say, in the reader's language.

The messages stand in `locale/<language>/*.ftl`, written in Project Fluent's format.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from serica.kernel.words import Argument, Complaint, Name, Phrase

LOCALE = Path(__file__).parent / "locale"
FIRST = ("kernel", "terminal")


class MissingMessage(LookupError):
    """A message that a catalogue does not have, or that lacks an argument."""


def languages() -> tuple[str, ...]:
    """The languages that Serica speaks.

    >>> languages()
    ('en', 'ru')
    """
    return tuple(sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir()))


@cache
def resource(language: str, part: str) -> Resource:
    """The messages of one file, read once."""
    return FluentResource((LOCALE / language / f"{part}.ftl").read_text("utf-8"))


class Catalogue:
    """The messages of a language as one game uses them, with the names of the players.

    >>> catalogue = Catalogue("en", "dunhuang", names={0: "Nina"})
    >>> catalogue.say(Phrase("dunhuang-log-coins", {"seat": Name("seat", "1"), "coins": 3}))
    'Nina: +3 coins'

    A message that does not exist is shown as its id, so that a table never stops for want of a word;
    `strict` catalogues raise `MissingMessage` instead.
    """

    strict = False

    def __init__(
        self, language: str, game: str | None = None, names: Mapping[int, str] | None = None
    ) -> None:
        if language not in languages():
            raise Complaint("unknown-language", language=language, known=", ".join(languages()))
        self.language = language
        self.game = game
        self.names = dict(names or {})
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = list(_parts(language, game))

    def say(self, phrase: Phrase) -> str:
        """The sentence of a phrase, with the rule's clause where it has one."""
        said = self._say(phrase)
        return self.text("with-clause", text=said, clause=phrase.clause) if phrase.clause else said

    def text(self, message: str, /, **arguments: Argument) -> str:
        """The sentence of a message with these arguments."""
        return self.say(Phrase(message, arguments))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._find(message)

    def attributes(self, message: str) -> dict[str, str]:
        """The attributes of a message: other forms of a name, the description of a setting."""
        if not self._find(message):
            return {}
        attributes = self._bundle.get_message(message).attributes
        return {name: self._format(message, pattern, {}) for name, pattern in attributes.items()}

    def name(self, name: Name) -> str:
        """What something is called; a seat is called by its player's name."""
        return self._names(name)[0]

    def field(self, name: str) -> str:
        """What a field of the state is called."""
        return self.text(self._own(f"field-{_hyphens(name)}"))

    # How it is done

    def _say(self, phrase: Phrase) -> str:
        message = phrase.message
        if not self._find(message) or (pattern := self._bundle.get_message(message).value) is None:
            if self.strict:
                raise MissingMessage(message)
            return repr(phrase)
        return self._format(message, pattern, self._arguments(phrase.arguments))

    def _arguments(self, arguments: Mapping[str, Argument]) -> dict[str, Any]:
        """The arguments as Fluent takes them: a name brings its other forms along, `$good-accusative`."""
        said: dict[str, Any] = {}
        for argument, value in arguments.items():
            if isinstance(value, Name):
                said[argument], forms = self._names(value)
                said |= {f"{argument}-{form}": text for form, text in forms.items()}
            else:
                said[argument] = self._argument(value)
        return said

    def _argument(self, value: Argument) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Name):
            return self._names(value)[0]
        if isinstance(value, tuple):
            return self._list([str(self._argument(item)) for item in value])
        return value

    def _list(self, items: list[str]) -> str:
        """Several things in one sentence, `tea, paper and silk`."""
        if not items:
            return self.text("list-empty")
        *first, last = items
        if not first:
            return last
        return self.text("list-last", first=", ".join(first), last=last)

    def _names(self, name: Name) -> tuple[str, dict[str, str]]:
        """A name and its other forms."""
        if name.kind == "seat" and int(name.value) - 1 in self.names:
            return self.names[int(name.value) - 1], {}
        message = self._own(f"{_hyphens(name.kind)}-{_hyphens(str(name.value))}")
        return self.text(message), self.attributes(message)

    def _own(self, message: str) -> str:
        """The game's own message of that name if it has one, else the one for all games."""
        own = f"{self.game}-{message}"
        return own if self.game and self._find(own) else message

    def _format(self, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise MissingMessage(f"{message}: {errors[0]}")
        return str(text)

    def _find(self, message: str) -> bool:
        """Whether the message exists; reads files only as far as needed."""
        while not self._bundle.has_message(message):
            if not self._unread:
                return False
            self._bundle.add_resource(resource(self.language, self._unread.pop(0)))
        return True


def _parts(language: str, game: str | None) -> Iterator[str]:
    """The files of a language, those most likely needed first."""
    present = sorted(path.stem for path in (LOCALE / language).glob("*.ftl"))
    first = [part for part in (*FIRST, game) if part in present]
    yield from first
    yield from (part for part in present if part not in first)


def _hyphens(name: str) -> str:
    """As message ids write it: `chinese_merchant` becomes `chinese-merchant`."""
    return name.replace("_", "-")

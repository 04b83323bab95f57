"""Records: a match as a text that a person can read and edit, like chess's PGN.

    [Game "dunhuang"]
    [Edition "1"]
    [Components "3f6a90cc1d2e4b57"]
    [Seats "2"]
    [Seed "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]

    # Opening
    keep tea; keep glass; tile 3
    # Turn 1
    camel 2; shop; coins

Options end with a semicolon or with the line; what follows a # is a comment. A tag's value is a JSON string;
one that holds anything but letters, marks and spaces is written with JSON's escapes.
"""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Self

from serica.kernel.words import Complaint

WIDTH = 100

TAG = re.compile(r'\[([A-Z][A-Za-z0-9]*) (".*")\]')
NAME = re.compile(r"Name([1-9])")
COUNT = re.compile(r"[0-9]{1,9}")
KNOWN = ("Game", "Edition", "Components", "Seats", "Settings", "Seed", "Commitment", "Result", "Final")


@dataclasses.dataclass(slots=True)
class Record:
    """The header of a match and its options.

    The seed is None while it is hidden; then `commitment` stands for it. `comments` belong before the option
    with their number. `result` and `final` (the fingerprint of the last position) let a replay be checked.
    """

    game: str
    edition: int
    components: str
    seats: int
    settings: tuple[str, ...] = ()
    seed: str | None = None
    commitment: str | None = None
    names: dict[int, str] = dataclasses.field(default_factory=dict)
    result: str | None = None
    final: str | None = None
    tags: dict[str, str] = dataclasses.field(default_factory=dict)
    options: list[str] = dataclasses.field(default_factory=list)
    comments: dict[int, list[str]] = dataclasses.field(default_factory=dict)

    def text(self) -> str:
        """The record as text, the inverse of `parse`."""
        lines = [f"[{tag} {_quoted(value)}]" for tag, value in self._header().items()]
        lines.append("")
        line = ""
        for number in range(len(self.options) + 1):
            for comment in self.comments.get(number, ()):
                lines += [line, f"# {comment}"] if line else [f"# {comment}"]
                line = ""
            if number < len(self.options):
                longer = f"{line}; {self.options[number]}" if line else self.options[number]
                if len(longer) > WIDTH and line:
                    lines.append(line)
                    longer = self.options[number]
                line = longer
        if line:
            lines.append(line)
        return "\n".join(lines) + "\n"

    def _header(self) -> dict[str, str]:
        values = {
            "Game": self.game,
            "Edition": str(self.edition),
            "Components": self.components,
            "Seats": str(self.seats),
            "Settings": " ".join(self.settings) or None,
            "Seed": self.seed,
            "Commitment": self.commitment,
            **{f"Name{seat + 1}": name for seat, name in sorted(self.names.items())},
            "Result": self.result,
            "Final": self.final,
            **self.tags,
        }
        return {tag: value for tag, value in values.items() if value is not None}

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a record; complains about the first line that is none."""
        tags: dict[str, str] = {}
        options: list[str] = []
        comments: dict[int, list[str]] = {}
        for number, line in enumerate(text.split("\n"), 1):
            line = line.strip()
            if line.startswith("["):
                tag, value = _tag(line, number)
                if tag in tags or options:
                    raise Complaint("record-line", line=number, text=line)
                tags[tag] = value
                continue
            before, mark, comment = line.partition("#")
            options += [" ".join(option.split()) for option in before.split(";") if option.strip()]
            if mark:
                comments.setdefault(len(options), []).append(comment.strip())
        return cls._made(tags, options, comments)

    @classmethod
    def _made(cls, tags: dict[str, str], options: list[str], comments: dict[int, list[str]]) -> Self:
        for tag in ("Game", "Edition", "Components", "Seats"):
            if tag not in tags:
                raise Complaint("record-without", tag=tag)
        for tag in ("Edition", "Seats"):
            if not COUNT.fullmatch(tags[tag]):
                raise Complaint("record-tag", tag=tag, value=tags[tag])
        names = {int(found[1]) - 1: tags[tag] for tag in tags if (found := NAME.fullmatch(tag))}
        return cls(
            game=tags["Game"],
            edition=int(tags["Edition"]),
            components=tags["Components"],
            seats=int(tags["Seats"]),
            settings=tuple(tags.get("Settings", "").split()),
            seed=tags.get("Seed"),
            commitment=tags.get("Commitment"),
            names=names,
            result=tags.get("Result"),
            final=tags.get("Final"),
            tags={tag: value for tag, value in tags.items() if tag not in KNOWN and not NAME.fullmatch(tag)},
            options=options,
            comments=comments,
        )


def _quoted(value: str) -> str:
    """A tag's value on one line, whatever is in it: line breaks of any alphabet, halves of letters."""
    return json.dumps(value, ensure_ascii=not value.isprintable())


def _tag(line: str, number: int) -> tuple[str, str]:
    found = TAG.fullmatch(line)
    try:
        if found:
            return found[1], str(json.loads(found[2]))
    except json.JSONDecodeError:
        pass
    raise Complaint("record-line", line=number, text=line)

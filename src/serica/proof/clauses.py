"""Clauses: which rules of a game its code and its tests cite, and which nobody does.

The clauses of a game are the anchors of its page for players. A docstring or a comment cites by number,
`[6.2]`, in lists and ranges, `[6.2, 10.7.1-10.7.5]`; so does a reason or a setting that names its clause.

A clause counts as cited when it is cited itself or all of its sub-clauses are: then nothing of it is left
without a citation. The other way round it does not hold: citing a chapter says nothing about its clauses.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import serica
from serica.kernel.title import Title
from serica.kernel.words import Complaint

PACKAGE = Path(serica.__file__).parent
CHECKOUT = PACKAGE.parents[1]

ANCHOR = re.compile(r'<a id="(\d+(?:\.\d+)*)">')
CITATION = re.compile(r"\[([^\[\]]+)\]")
CLAUSE = r"\d+(?:\.\d+)*"
ITEM = re.compile(rf"({CLAUSE})(?:\s*[-–]\s*({CLAUSE}))?")
SETTING = "switch"
"""The kernel's function that makes a setting; its second argument is the clause."""

Places = Mapping[str, tuple[str, ...]]
"""Where each clause is cited: `turn.py:31`."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The clauses of a game and where they are cited. `tests` is None where there are no tests to look at."""

    game: str
    clauses: tuple[str, ...]
    code: Places
    tests: Places | None
    reasons: Mapping[str, str]

    @property
    def uncited(self) -> tuple[str, ...]:
        """The clauses that lack a citation in code or in tests, and have no reason to."""
        missing = {*self.not_cited_in(self.code), *self.not_cited_in(self.tests)}
        return tuple(clause for clause in self.clauses if clause in missing and not self.reason(clause))

    def not_cited_in(self, places: Places | None) -> tuple[str, ...]:
        """The clauses that are not cited there, with or without a reason."""
        if places is None:
            return ()
        return tuple(clause for clause in self.clauses if not self._cited(clause, places))

    def reason(self, clause: str) -> str | None:
        """Why nobody needs to cite a clause, or one that it is part of."""
        return next(
            (why for whole, why in self.reasons.items() if whole == clause or _within(clause, whole)), None
        )

    @property
    def unknown(self) -> tuple[str, ...]:
        """What is cited and is neither a clause nor has any."""
        cited = {*self.code, *(self.tests or ()), *self.reasons}
        known = {*self.clauses, *(part for clause in self.clauses for part in _wholes(clause))}
        return tuple(sorted(cited - known, key=clause_order))

    def _cited(self, clause: str, places: Places) -> bool:
        if clause in places:
            return True
        parts = [part for part in self.clauses if part.rpartition(".")[0] == clause]
        return bool(parts) and all(self._cited(part, places) for part in parts)


def coverage(
    title: Title, *, rules: Path | None = None, code: Path | None = None, tests: Path | None = None
) -> Coverage:
    """Which clauses of a game are cited where. An installed package has no tests to look at."""
    code = code or _package_of(title)
    tests = tests or CHECKOUT / "tests" / "games" / title.name
    return Coverage(
        game=title.name,
        clauses=clauses_of((rules or rules_page(title.name)).read_text("utf-8")),
        code=cited_below(code),
        tests=cited_below(tests) if tests.is_dir() else None,
        reasons=title.uncited,
    )


def rules_page(game: str, language: str = "en") -> Path:
    """The page for players: it travels inside the package, and is written in `docs`."""
    for folder in (PACKAGE / "players", CHECKOUT / "docs" / "players"):
        page = folder / f"{game}.{language}.md"
        if page.is_file():
            return page
    raise Complaint("rules-missing", game=game)


def clauses_of(page: str) -> tuple[str, ...]:
    """The clauses of a page, in its order.

    >>> clauses_of('<a id="1.1"></a> One. <a id="1.2"></a> Two.')
    ('1.1', '1.2')
    """
    return tuple(ANCHOR.findall(page))


def cited_below(folder: Path) -> Places:
    """Where the modules in a folder cite which clauses."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for line, text in citing(path.read_text("utf-8")):
            for clause in cited(text):
                found.setdefault(clause, []).append(f"{path.relative_to(folder).as_posix()}:{line}")
    return {clause: tuple(dict.fromkeys(places)) for clause, places in found.items()}


def citing(source: str) -> Iterator[tuple[int, str]]:
    """The texts of a module that may cite, with their lines: docstrings, comments, clauses given to a call."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr):
            yield from _text(node.value, "{}")
        elif isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg == "clause":
                    yield from _text(keyword.value, "[{}]")
            if isinstance(node.func, ast.Name) and node.func.id == SETTING and len(node.args) > 1:
                yield from _text(node.args[1], "[{}]")


def _text(node: ast.expr, form: str) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, form.format(node.value)


def cited(text: str) -> Iterator[str]:
    """The clauses that a text cites.

    >>> list(cited("The first step is free. [6.2, 10.7.1-10.7.3, D-MOVE]"))
    ['6.2', '10.7.1', '10.7.2', '10.7.3']
    """
    for inside in CITATION.findall(text):
        for item in inside.split(","):
            found = ITEM.fullmatch(item.strip())
            if found:
                yield from _from_to(found[1], found[2] or found[1])


def _from_to(first: str, last: str) -> Iterator[str]:
    whole, _, start = first.rpartition(".")
    other, _, end = last.rpartition(".")
    if whole != other:
        raise ValueError(f"[{first}-{last}] is no range: both ends have to belong to one clause")
    for number in range(int(start), int(end) + 1):
        yield f"{whole}.{number}" if whole else str(number)


def _package_of(title: Title) -> Path:
    return Path(str(sys.modules[title.game.__module__].__file__)).parent


def _wholes(clause: str) -> Iterator[str]:
    """The clauses and the chapter that a clause is part of."""
    while "." in clause:
        clause = clause.rpartition(".")[0]
        yield clause


def _within(clause: str, whole: str) -> bool:
    return clause.startswith(f"{whole}.")


def clause_order(clause: str) -> tuple[int, ...]:
    """Clauses in the order of a rulebook: 10.2 comes after 9.1."""
    return tuple(map(int, clause.split(".")))

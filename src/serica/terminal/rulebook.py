"""The rulebook: finds a clause in the rules that are written for players."""

from __future__ import annotations

import re

from serica.kernel.words import Complaint
from serica.proof.clauses import rules_page

ANCHOR = re.compile(r'<a id="([\d.]+)"></a>')
LINK = re.compile(r"\[([^\]]*)\]\(#[^)]*\)")
CHAPTER = re.compile(r"## (\d+)\. ")


def text(game: str, language: str) -> str:
    """The rules of a game for players."""
    return rules_page(game, language).read_text("utf-8")


def chapters(game: str, language: str) -> list[str]:
    """The headings of the numbered chapters."""
    return [line[3:] for line in text(game, language).splitlines() if CHAPTER.match(line)]


def clause(game: str, language: str, number: str) -> list[str]:
    """The lines of a clause, of those under it, or of a whole chapter."""
    number = number.strip("[]. ")
    found = []
    for line in text(game, language).splitlines():
        heading = CHAPTER.match(line)
        anchors = ANCHOR.findall(line)
        if heading and heading[1] == number:
            found.append(line[3:])
        elif any(anchor == number or anchor.startswith(f"{number}.") for anchor in anchors):
            found.append(plain(line))
    if not found:
        raise Complaint("terminal-no-clause", number=number)
    return found


def plain(line: str) -> str:
    """A line without anchors, links and marks of emphasis."""
    line = LINK.sub(r"\1", ANCHOR.sub("", line)).replace("**", "").replace("*", "")
    return line.removeprefix("- ").strip()

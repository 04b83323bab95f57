"""The screen: what one seat reads before it decides, and the table after the end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from serica.kernel.game import Result
from serica.terminal.boards import board
from serica.terminal.sight import News, Sight

WIDEST = 110
ROOMY = 34
"""From so many lines on, everything is drawn at its full height."""
MOST_LINES = 8
"""Where there is less room, a list of options takes no more lines than this if it can be helped."""
LATEST = 4
"""And no more lines are spent on what has happened."""


class Screen:
    """Draws on a console, as wide as it is but never too wide to read."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.width = min(console.width, WIDEST)
        self.roomy = not console.is_terminal or console.height >= ROOMY

    def show(self, sight: Sight, latest: Sequence[News]) -> None:
        """The table, what has happened since the seat last looked, and what it is asked."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.line()
        module = board(sight.title.name)
        self._news(sight, [entry for entry in latest if entry.event not in getattr(module, "QUIET", ())])
        self.table(sight)
        if sight.offers:
            self._offers(sight, module)

    def table(self, sight: Sight) -> None:
        """The table alone."""
        self.put(board(sight.title.name).draw(sight, self.width, self.roomy))

    def put(self, renderable: RenderableType) -> None:
        """Print something within the width of the screen."""
        self.console.print(renderable, width=self.width, overflow="fold")

    def line(self, text: str = "", style: str = "") -> None:
        """A line of text, wrapped at words."""
        self.put(Text(text, style))

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        self.console.rule(Text(text, "bold"), style="dim", align="left")

    def _news(self, sight: Sight, latest: Sequence[News]) -> None:
        """What has happened: a paragraph for each seat's doings."""
        paragraphs = paragraph_texts(latest)
        if not paragraphs:
            return
        wrapped = [line for text in paragraphs for line in text.wrap(self.console, self.width - 2)]
        if not self.roomy and len(wrapped) > LATEST:
            wrapped = [Text("…"), *wrapped[-LATEST:]]
        for line in wrapped:
            self.put(Text.assemble(("│ ", "yellow"), line))

    def _offers(self, sight: Sight, module: Any) -> None:
        """The options by number and notation, in as many columns as fit."""
        self.line(sight.prompt, "bold yellow")
        hint = getattr(module, "hint", None)
        hints = [hint(sight, offer.text) if hint else "" for offer in sight.offers]
        entries = self._entries(sight, hints)
        if not self.roomy and len(entries) > MOST_LINES:
            entries = self._entries(sight, [""] * len(hints))
        widest = max(head.cell_len + 1 + body.cell_len for head, body in entries)
        columns = max(1, min((self.width + 2) // (widest + 2), len(entries)))
        rows = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            grid.add_row(*(_beside(*entry) for entry in entries[row::rows]))
        self.put(grid)

    def _entries(self, sight: Sight, hints: list[str]) -> list[tuple[Text, Text]]:
        """For each option its number and notation, and what it means."""
        notation = max(len(offer.text) for offer in sight.offers)
        entries = []
        for number, (offer, hint) in enumerate(zip(sight.offers, hints, strict=True), 1):
            head = Text.assemble((f"{number:>2}", "bold green"), (f" {offer.text:<{notation}}", "dim"))
            body = Text(offer.label)
            if hint:
                body.append(f" {hint}" if hint.startswith("→") else f": {hint}", "cyan")
            entries.append((head, body))
        return entries


def _beside(head: Text, body: Text) -> Table:
    """Two texts side by side; only the second one is wrapped."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(head, body)
    return grid


def paragraph_texts(latest: Sequence[News]) -> list[Text]:
    """News as paragraphs: one seat's doings after the other's."""
    paragraphs: list[list[str]] = []
    teller: int | None = None
    for entry in latest:
        if not paragraphs or (entry.seat is not None and entry.seat != teller):
            paragraphs.append([])
        teller = entry.seat if entry.seat is not None else teller
        sentence = entry.sentence
        paragraphs[-1].append(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.")
    return [Text(" ".join(sentences)) for sentences in paragraphs]


def result_lines(sight: Sight, result: Result) -> list[str]:
    """How the match ended: the winners, the reason, everyone's points."""
    say = sight.catalogue.text
    winners = tuple(sight.player(seat) for seat in result.winners)
    reason = say(f"{sight.title.name}-reason-{result.reason}")
    lines = [say("terminal-won", winners=winners, count=len(winners), reason=reason)]
    if result.points is not None:
        order = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])  # type: ignore[index]
        lines += [
            say("terminal-points", seat=sight.player(seat), points=result.points[seat]) for seat in order
        ]
    return lines


def clear(console: Console) -> None:
    """Wipe the screen and what scrolled off it, so that the next player cannot look back."""
    if console.is_terminal:
        console.file.write("\x1b[3J")
        console.clear()


def usual_file(game: str) -> str:
    """A name for a saved match that is not taken yet."""
    number = 1
    while os.path.exists(name := f"{game}-{number}.serica"):
        number += 1
    return name

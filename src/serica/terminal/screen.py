"""The screen: what one seat reads before it decides, and the table after the end."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from serica.catalogue import Catalogue
from serica.kernel.game import Result
from serica.terminal.boards import board
from serica.terminal.sight import News, Sight, seat_style

WIDEST = 110
ROOMY = 34
"""From so many lines on, everything is drawn at its full height."""
LATEST = 2
"""So many lines of news are always shown; more only where there is room."""


class Screen:
    """Draws on a console, as wide as it is but never too wide to read."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        """How wide it draws."""
        return min(self.console.width, WIDEST)

    @property
    def roomy(self) -> bool:
        """Whether everything may be drawn at its full height; a pipe has no height."""
        return not self.console.is_terminal or self.console.height >= ROOMY

    def show(self, sight: Sight, latest: Sequence[News]) -> None:
        """What has happened since the seat last looked, the table, and what it is asked.

        In a low window the hints beside the options give way first, then the older news.
        """
        table = self._table(sight)
        room = self.console.height - self._lines(table) - 2
        offers = self._offers(sight, hints=True)
        if not self.roomy and self._lines(offers) > room - LATEST:
            offers = self._offers(sight, hints=False)
        news = self._news(sight.title.name, latest, sight.catalogue)
        kept = len(news) if self.roomy else max(LATEST, room - self._lines(offers))
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.line()
        for line in news[-kept:]:
            self.put(Text.assemble(("│ ", "yellow"), line))
        self.put(table)
        if self.roomy:
            self.line()
        self.line(sight.prompt, "bold yellow")
        self.put(offers)

    def _lines(self, renderable: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(renderable, self.console.options.update_width(self.width)))

    def _table(self, sight: Sight) -> RenderableType:
        table: RenderableType = board(sight.title.name).draw(sight, self.width, self.roomy)
        return table

    def table(self, sight: Sight) -> None:
        """The table alone."""
        self.put(self._table(sight))

    def put(self, renderable: RenderableType) -> None:
        """Print something within the width of the screen."""
        self.console.print(renderable, width=self.width, overflow="fold")

    def line(self, text: str = "", style: str = "") -> None:
        """A line of text, wrapped at words."""
        self.put(Text(text, style))

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        self.console.rule(Text(text, "bold"), style="dim", align="left")

    def tell(self, game: str, entries: Sequence[News], words: Catalogue) -> None:
        """What happened, in full."""
        for paragraph in paragraphs(game, entries, words):
            self.put(paragraph)

    def _news(self, game: str, latest: Sequence[News], words: Catalogue) -> list[Text]:
        """What has happened, line by line."""
        texts = paragraphs(game, latest, words)
        return [line for text in texts for line in text.wrap(self.console, self.width - 2)]

    def _offers(self, sight: Sight, *, hints: bool) -> RenderableType:
        """The options by number and notation, in as many columns as fit."""
        hint = getattr(board(sight.title.name), "hint", None) if hints else None
        entries = self._entries(sight, [hint(sight, offer.text) if hint else "" for offer in sight.offers])
        widest = max(head.cell_len + 1 + body.cell_len for head, body in entries)
        columns = max(1, min((self.width + 2) // (widest + 2), len(entries)))
        rows = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            grid.add_row(*(_beside(*entry) for entry in entries[row::rows]))
        return grid

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


def paragraphs(game: str, entries: Sequence[News], words: Catalogue) -> list[Text]:
    """News as paragraphs: one seat's doings after the other's, without what the board module calls no news."""
    quiet = getattr(board(game), "QUIET", ())
    found: list[list[str]] = []
    teller: int | None = None
    for entry in entries:
        if entry.event in quiet:
            continue
        if not found or (entry.seat is not None and entry.seat != teller):
            found.append([])
        teller = entry.seat if entry.seat is not None else teller
        sentence = entry.sentence
        found[-1].append(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.")
    return [_coloured(" ".join(sentences), words) for sentences in found]


def _coloured(text: str, words: Catalogue) -> Text:
    """A text in which the players' names have their colours."""
    coloured = Text(text)
    for seat, name in words.names.items():
        coloured.highlight_words([name], seat_style(seat))
    return coloured


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

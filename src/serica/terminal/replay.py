"""A replay: what happened in a record, told for one seat or for everyone, and the table as it stood then."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from serica.catalogue import Catalogue
from serica.kernel.match import Match
from serica.terminal.players import names
from serica.terminal.screen import Screen, result_lines
from serica.terminal.sight import Sight, news


def show_replay(match: Match, language: str, console: Console, seat: int | None) -> None:
    """Tell the journal as far as it goes, then draw the table."""
    words = Catalogue(language, match.title.name)
    words.names = names(match, words)
    screen = Screen(console)
    screen.heading(words.text(match.title.name))
    screen.tell(match.title.name, news(match.game, seat, words), words)
    screen.heading(words.text("terminal-after", options=len(match.options)))
    sight = Sight.of(match.game, seat, words)
    screen.table(sight)
    screen.put(Text(sight.prompt, "bold yellow"))
    if match.game.result is not None:
        for line in result_lines(sight, match.game.result):
            screen.line(line)

"""A session at the terminal: asks the people, lets the bots play, and does what is typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from serica.catalogue import Catalogue
from serica.kernel.files import write_text
from serica.kernel.game import Invalid
from serica.kernel.match import Match
from serica.kernel.notation import Option
from serica.kernel.visibility import OWNER, places
from serica.kernel.words import Complaint
from serica.terminal import rulebook
from serica.terminal.players import bot, names, people
from serica.terminal.screen import Screen, clear, result_lines, usual_file
from serica.terminal.sight import Sight, news

Read = Callable[[str], str]
"""Asks for a line of text; raises EOFError when there is none any more."""

LAST_ENTRIES = 25
"""How much of a match among bots is told at its end."""
COMMANDS = ("help", "board", "why", "rules", "journal", "undo", "save", "quit")


class Left(Exception):
    """The people have left the table."""


class Session:
    """One match on one terminal."""

    def __init__(self, match: Match, language: str, console: Console, read: Read) -> None:
        self.match = match
        self.people = people(match)
        plain_words = Catalogue(language, match.title.name)
        self.words = Catalogue(language, match.title.name, names(match, plain_words))
        self.screen = Screen(console)
        self.read = read
        self.looked = dict.fromkeys(range(match.seats), 0)
        self.present: int | None = self.people[0] if self.people else None
        self.commands = _commands(self.words)

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        try:
            self._play()
        except Left:
            return
        self._finish()

    # Playing

    def _play(self) -> None:
        game = self.match.game
        if self.people:
            self.screen.line(self.words.text("terminal-welcome"), "dim")
        while not self.match.game.over:
            game = self.match.game
            seat = game.asked
            assert seat is not None
            if seat not in self.people:
                self.match.play(game.title.notation.text(bot(self.match, seat).choose(game)))
            elif (forced := game.forced) is not None:
                self._take(seat, forced)
            else:
                self._ask(seat)

    def _take(self, seat: int, forced: Option) -> None:
        """The only option is taken without asking, and everyone who may know it is told."""
        game = self.match.game
        text = game.title.notation.text(forced)
        if len(self.people) == 1:
            label = Sight.of(game, seat, self.words).offers[0].label
            self.screen.line(self.words.text("terminal-forced", option=text, label=label), "dim")
        self.match.play(text)

    def _ask(self, seat: int) -> None:
        """Show the table to a seat and do what it types, until it has played."""
        self._curtain(seat)
        self._show(seat)
        number = len(self.match.options)
        while len(self.match.options) == number and not self.match.game.over:
            try:
                typed = self.read(self.words.text("terminal-ask", seat=self.words.names[seat])).strip()
            except EOFError:
                self.screen.line(self.words.text("terminal-end-of-input"))
                raise Left from None
            except KeyboardInterrupt:
                self.screen.line()
                self._quit(seat, "")
                continue
            try:
                if self._do(seat, typed):
                    return
            except Complaint as complaint:
                self.screen.line(self.words.say(complaint.phrase), "bold red")
                if isinstance(complaint, Invalid):
                    self.screen.line(self.words.text("terminal-see-help"), "dim")

    def _do(self, seat: int, typed: str) -> bool:
        """Play what was typed, or do the command; whether the table has to be shown anew."""
        game = self.match.game
        if not typed:
            self._show(seat)
            return False
        texts = [game.title.notation.text(option) for option in game.options()]
        word, _, rest = typed.partition(" ")
        if typed.isdigit():
            if not 1 <= int(typed) <= len(texts):
                raise Complaint("terminal-no-such-number", number=int(typed), last=len(texts))
            typed = texts[int(typed) - 1]
        elif typed not in texts and word.lower() in self.commands:
            command = self.commands[word.lower()]
            return bool(getattr(self, f"_{command}")(seat, rest.strip()))
        self.looked[seat] = self._entries(seat)
        self.match.play(typed)
        return False

    # Commands

    def _help(self, seat: int, rest: str) -> None:
        for command in COMMANDS:
            message = f"terminal-command-{command}"
            name, forms = self.words.text(message), self.words.attributes(message)
            self.screen.line(f"  {name + ' ' + forms.get('argument', ''):<18} {forms['description']}")
        self.screen.line(self.words.text("terminal-help-options"), "dim")

    def _board(self, seat: int, rest: str) -> None:
        self._show(seat)

    def _why(self, seat: int, rest: str) -> None:
        """Why an option is not offered now."""
        game = self.match.game
        options = [game.title.notation.text(option) for option in game.options()]
        if rest.isdigit() and 1 <= int(rest) <= len(options):
            rest = options[int(rest) - 1]
        reason = game.explain(rest)
        if reason is None:
            number = options.index(" ".join(rest.split())) + 1
            self.screen.line(self.words.text("terminal-offered", option=rest, number=number))
        else:
            self.screen.line(f"{rest}: {self.words.say(reason)}")

    def _rules(self, seat: int, rest: str) -> None:
        """The clause that was asked for; without a number the chapters."""
        name, language = self.match.title.name, self.words.language
        lines = rulebook.clause(name, language, rest) if rest else rulebook.chapters(name, language)
        for line in lines:
            self.screen.line(line)

    def _journal(self, seat: int, rest: str) -> None:
        self.screen.tell(self.match.title.name, news(self.match.game, seat, self.words), self.words)

    def _undo(self, seat: int, rest: str) -> bool:
        """Take back one's last decision, as far as nothing new has been seen since."""
        match = self.match
        point = match.undo_point(seat)
        number = len(match.options)
        while number > point:
            number -= 1
            match.undo(number)
            if len(match.game.options()) > 1:
                self.looked = {one: min(at, self._entries(one)) for one, at in self.looked.items()}
                return True
        raise Complaint("terminal-nothing-to-undo")

    def _save(self, seat: int, rest: str) -> None:
        """Write the record into a file."""
        path = Path(rest or usual_file(self.match.title.name))
        write_text(path, self.match.record().text())
        self.screen.line(self.words.text("terminal-saved", file=str(path)))

    def _quit(self, seat: int, rest: str) -> None:
        """Leave the table; the match can be kept."""
        try:
            file = self.read(
                self.words.text("terminal-save-first", file=usual_file(self.match.title.name))
            ).strip()
        except (EOFError, KeyboardInterrupt):
            file = self.words.text("terminal-no")
        if file.lower() not in (self.words.text("terminal-no"), self.words.text("terminal-no")[0], "no", "n"):
            yes = (self.words.text("terminal-yes"), self.words.text("terminal-yes")[0], "yes", "y")
            self._save(seat, "" if file.lower() in yes else file)
        self.screen.line(self.words.text("terminal-goodbye"))
        raise Left

    # Showing

    def _show(self, seat: int) -> None:
        sight = Sight.of(self.match.game, seat, self.words)
        self.screen.show(sight, news(self.match.game, seat, self.words, self.looked[seat]))

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen, where hands are hidden."""
        before, self.present = self.present, seat
        if before == seat or not self._hands_are_hidden():
            return
        clear(self.screen.console)
        self.screen.line(self.words.text("terminal-curtain", seat=self.words.names[seat]), "bold")
        try:
            self.read(self.words.text("terminal-press-enter"))
        except (EOFError, KeyboardInterrupt):
            self.screen.line(self.words.text("terminal-goodbye"))
            raise Left from None

    def _hands_are_hidden(self) -> bool:
        """Whether the game has places that only their owner sees."""
        return any(place.seen_by == OWNER for _, _, place, _ in places(self.match.game))

    def _last_look(self) -> int:
        """Up to where everyone has seen what happened; with bots alone, the last turns are news."""
        last = max(0, self._entries(0) - LAST_ENTRIES)
        return min((self.looked[seat] for seat in self.people), default=last)

    def _entries(self, seat: int) -> int:
        journal = self.match.game.journal
        return len(journal.events) if journal else 0

    def _finish(self) -> None:
        """The last table, how it came to that, and who has won."""
        game = self.match.game
        assert game.result is not None
        seat = self.people[0] if len(self.people) == 1 else None
        latest = news(game, seat, self.words, self._last_look())
        self.screen.tell(game.title.name, latest, self.words)
        sight = Sight.of(game, seat, self.words)
        self.screen.table(sight)
        self.screen.heading(self.words.text("game-over"))
        first, *rest = result_lines(sight, game.result)
        self.screen.line(first, "bold yellow")
        for line in rest:
            self.screen.line(f"  {line}")
        self.screen.line(self.words.text("terminal-seed", seed=self.match.seed), "dim")


def _commands(words: Catalogue) -> dict[str, str]:
    """What may be typed for each command: its English word, the word of the language, and short forms."""
    typed = {"?": "help", "q": "quit"}
    for command in COMMANDS:
        typed |= {command: command, words.text(f"terminal-command-{command}"): command}
    return typed

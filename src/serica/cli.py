"""The command line: `serica play dunhuang`, and the tools around it."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import serica
from serica import games
from serica.catalogue import Catalogue, languages
from serica.kernel.words import Complaint

if TYPE_CHECKING:
    from rich.console import Console

    from serica.bots import Bot
    from serica.kernel.components import Box
    from serica.kernel.match import Match
    from serica.kernel.title import Title

COMPONENTS = "SERICA_COMPONENTS"
"""The environment variable with a corrected components file, or a folder with one for each game: GAME.toml."""

FAILED, WRONG, INTERRUPTED = 1, 2, 130
"""Exit codes: a check has failed; what was asked for is wrong; Ctrl-C."""

Words = Catalogue
Command = Callable[[argparse.Namespace, Words], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what is wrong with it is said in one line, with exit code 2."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = Catalogue("en")
    try:
        words = Catalogue(language_of(arguments))
        options = parser(words).parse_args(arguments)
        words = Catalogue(words.language, _game(options))
        command: Command = options.command
        return command(options, words)
    except Complaint as complaint:
        print(f"serica: {_one_line(words.say(complaint.phrase))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(f"\n{words.text('terminal-goodbye')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not try to write the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def language_of(arguments: Sequence[str]) -> str:
    """The language that was asked for, or else the one of the environment, or English."""
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = re.split("[_.@]", os.environ[variable])[0].lower()
            return language if language in languages() else "en"
    return "en"


def _game(options: argparse.Namespace) -> str | None:
    """The game that a command is about, as far as its arguments tell."""
    game = getattr(options, "game", None)
    return game if game in games.names() else None


def _one_line(text: str) -> str:
    return " ".join(text.split())


# What may be typed


class Parser(argparse.ArgumentParser):
    """Says in the reader's language what it expects, and complains instead of exiting."""

    words: Words

    def __init__(self, *, words: Words | None = None, **options: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **options)
        if words is not None:
            self.furnish(words)

    def furnish(self, words: Words) -> None:
        """Give the parser its language and what every command understands."""
        self.words = words
        self.needed = self.add_argument_group(words.text("cli-arguments"))
        self.options = self.add_argument_group(words.text("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=words.text("cli-help-help"))
        self.options.add_argument(
            "--lang", metavar="LANG", help=words.text("cli-help-lang", languages=", ".join(languages()))
        )

    def need(self, name: str, **options: Any) -> None:
        """An argument by its place."""
        self.needed.add_argument(
            name.lower(), metavar=name, help=self.words.text(f"cli-help-{name.lower()}"), **options
        )

    def option(self, name: str, metavar: str | None = None, **options: Any) -> None:
        """An option by its name."""
        if metavar is not None:
            options["metavar"] = metavar
        self.options.add_argument(f"--{name}", help=self.words.text(f"cli-help-{name}"), **options)

    def format_usage(self) -> str:
        return self._localised(super().format_usage())

    def format_help(self) -> str:
        return self._localised(super().format_help())

    def _localised(self, text: str) -> str:
        return text.replace("usage:", self.words.text("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        for pattern, name in MISTAKES:
            found = re.search(pattern, message)
            if found:
                told = {key: value.replace("'", "") for key, value in found.groupdict().items()}
                raise Complaint(name, **told)
        raise Complaint("cli-mistake", what=message)


MISTAKES = (
    (r"invalid choice: '?(?P<value>[^']*)'?(, maybe.*)? \(choose from (?P<allowed>.*)\)", "cli-not-a-choice"),
    (r"argument (?P<option>\S+): invalid int value: '(?P<value>.*)'", "cli-not-a-number"),
    (r"argument (?P<option>\S+): expected one argument", "cli-without-value"),
    (r"the following arguments are required: (?P<names>.*)", "cli-needs"),
    (r"unrecognized arguments: (?P<what>.*)", "cli-not-understood"),
)
"""What Python's parser says in English, and how we say it."""


def parser(words: Words) -> Parser:
    """All commands and their options."""
    top = Parser(words=words, prog="serica", description=words.text("cli-description"))
    top.options.add_argument(
        "--version",
        action="version",
        version=f"serica {serica.__version__}",
        help=words.text("cli-help-version"),
    )
    top.set_defaults(command=lambda options, words: print(top.format_help(), end="") or 0)
    commands = top.add_subparsers(
        title=words.text("cli-commands"), metavar="", prog="serica", parser_class=Parser
    )
    for name, furnish in COMMANDS.items():
        summary = words.text(f"cli-command-{name}")
        command = commands.add_parser(name, help=summary, description=summary)
        command.furnish(words)
        furnish(command)
        command.set_defaults(command=globals()[f"_{name}"])
    return top


def _for_games(command: Parser) -> None:
    """Nothing more is needed."""


def _for_play(command: Parser) -> None:
    command.need("GAME", nargs="?")
    command.option("seats", "N", type=int)
    command.option("people", "N", type=int, default=1)
    command.option("names", "NAMES", default="")
    command.option("bots", "KIND", default="greedy")
    command.option("seed", "SEED")
    command.option("set", "KEY=VALUE", action="append", default=[])
    command.option("components", "FILE", type=Path)
    command.option("resume", "FILE", type=Path)


def _for_replay(command: Parser) -> None:
    command.need("FILE", type=Path)
    command.option("at", "N", type=int)
    command.option("seat", "N", type=int)
    command.option("components", "FILE", type=Path)


def _for_verify(command: Parser) -> None:
    command.need("FILE", type=Path)
    command.option("components", "FILE", type=Path)


def _for_fuzz(command: Parser) -> None:
    command.need("GAME", nargs="?")
    command.option("games", "N", type=int, default=1000)
    command.option("seats", "N", type=int)
    command.option("seed", "SEED", default="serica")
    command.option("settings", choices=("default", "random"), default="default")
    command.option("set", "KEY=VALUE", action="append", default=[])
    command.option("thorough", action="store_true")
    command.option("components", "FILE", type=Path)


def _for_arena(command: Parser) -> None:
    command.need("GAME")
    command.option("players", "KINDS", default="greedy,random")
    command.option("games", "N", type=int, default=1000)
    command.option("seats", "N", type=int)
    command.option("seed", "SEED", default="serica")
    command.option("set", "KEY=VALUE", action="append", default=[])
    command.option("components", "FILE", type=Path)
    command.option("json", action="store_true")


def _for_bench(command: Parser) -> None:
    command.option("peers", action="store_true")
    command.option("json", action="store_true")


def _for_rules(command: Parser) -> None:
    command.need("GAME", nargs="?")
    command.option("verbose", action="store_true")


def _for_components(command: Parser) -> None:
    command.need("GAME")
    command.option("components", "FILE", type=Path)


def _for_serve(command: Parser) -> None:
    command.option("host", "HOST", default="127.0.0.1")
    command.option("port", "PORT", type=int, default=8765)
    _where(command)
    command.option("no-browser", action="store_true")
    command.option("bot-pause", "SECONDS", type=float, default=0.4)
    command.option("proxy", "ADDRESSES", default="127.0.0.1,::1")
    command.option("contact", "URL", default="mailto:host@localhost")
    command.option("internal-services", action="store_true")
    command.option("metrics-open", action="store_true")
    command.option("no-limits", action="store_true")
    command.option("log-requests", action="store_true")


def _for_admin(command: Parser) -> None:
    command.need("TASK", choices=("users", "matches", "backup", "restore", "purge"))
    command.need("BACKUP", nargs="?", type=Path)
    command.option("remove", "ID")
    command.option("days", "N", type=int, default=365)
    _where(command)


def _where(command: Parser) -> None:
    command.option("data", "FOLDER", type=Path)
    command.option("database", "URL")


COMMANDS: dict[str, Callable[[Parser], None]] = {
    "games": _for_games,
    "play": _for_play,
    "replay": _for_replay,
    "verify": _for_verify,
    "components": _for_components,
    "rules": _for_rules,
    "fuzz": _for_fuzz,
    "arena": _for_arena,
    "bench": _for_bench,
    "serve": _for_serve,
    "admin": _for_admin,
}


# Games and their boxes


def _games(options: argparse.Namespace, words: Words) -> int:
    """Which games there are."""
    for name in games.names():
        title = games.title(name)
        own = Catalogue(words.language, name)
        seats = ", ".join(str(number) for number in title.seats)
        print(f"{name:<14}{own.text(name)} ({words.text('cli-seats', seats=seats)})")
        about = own.attributes(name).get("description")
        if about:
            print(f"{'':<14}{about}")
    return 0


def box_of(title: Title, given: Path | None) -> Box:
    """The box of a game: from the file that was named, from the environment's, or our own."""
    path = given
    if path is None and os.environ.get(COMPONENTS):
        path = Path(os.environ[COMPONENTS])
        if path.is_dir():
            path /= f"{title.name}.toml"
            path = path if path.exists() else None
    return title.load(path)


def _components(options: argparse.Namespace, words: Words) -> int:
    """Every printed number with its source; what had to be reconstructed is marked."""
    from serica.terminal.contents import contents

    title = games.title(options.game)
    console = _console()
    for part in contents(title, box_of(title, options.components), words):
        console.print(part)
    return 0


# Playing


def _play(options: argparse.Namespace, words: Words) -> int:
    """A match at the terminal, new or taken up again."""
    from serica.terminal.players import check_players, people
    from serica.terminal.session import Session

    match = _begun(options)
    check_players(match)
    _check_names(match.names, match.seats)
    if people(match) and sys.stdin.isatty():
        import_module("readline")
    Session(match, words.language, _console(), _read).run()
    return 0


def _begun(options: argparse.Namespace) -> Match:
    file = options.resume
    if file is None and options.game and options.game not in games.names() and Path(options.game).is_file():
        file = Path(options.game)
    if file is not None:
        for name, given in (("seats", options.seats), ("seed", options.seed), ("set", options.set)):
            if given:
                raise Complaint("cli-already-settled", option=f"--{name}")
        return _replayed(file, options.components, None)
    if options.game is None:
        raise Complaint("cli-which-game", known=", ".join(games.names()))
    return _new(options)


def _new(options: argparse.Namespace) -> Match:
    from serica.kernel.chance import seed_from
    from serica.kernel.match import Match
    from serica.terminal.players import seat_players

    title = games.title(options.game)
    _bot_kind(options.bots)
    settings = title.settings.parse(options.set)
    seed = secrets.token_hex(32) if options.seed is None else seed_from(options.seed)
    seats = title.seats[0] if options.seats is None else options.seats
    names = {seat: name.strip() for seat, name in enumerate(options.names.split(",")) if name.strip()}
    box = box_of(title, options.components)
    match = Match(title, seats, seed, settings=settings, box=box, names=names)
    seat_players(match, options.people, options.bots)
    return match


def _check_names(names: dict[int, str], seats: int) -> None:
    if any(seat >= seats for seat in names):
        raise Complaint("cli-too-many-names", names=", ".join(names.values()), seats=seats)


def _read(prompt: str) -> str:
    """A line that somebody types; from a file or a pipe it is shown as if it had been typed."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    print(line.rstrip("\n"))
    if not line:
        raise EOFError
    return line.rstrip("\n")


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


# Records


def _replayed(file: Path, components: Path | None, at: int | None) -> Match:
    from serica.kernel.match import Match

    record = _record(file)
    title = games.title(record.game)
    if at is not None and not 0 <= at <= len(record.options):
        raise Complaint("cli-at", at=at, last=len(record.options))
    return Match.replay(record, title, box=box_of(title, components), at=at)


def _record(file: Path) -> Any:
    from serica.kernel.files import read_text
    from serica.kernel.record import Record

    return Record.parse(read_text(file))


def _replay(options: argparse.Namespace, words: Words) -> int:
    """What happened in a record, and the table as it stood."""
    from serica.terminal.replay import show_replay

    match = _replayed(options.file, options.components, options.at)
    if options.seat is not None and not 1 <= options.seat <= match.seats:
        raise Complaint("cli-no-such-seat", seat=options.seat, seats=match.seats)
    seat = None if options.seat is None else options.seat - 1
    show_replay(match, words.language, _console(), seat)
    return 0


def _verify(options: argparse.Namespace, words: Words) -> int:
    """Replay a record and compare it with what it says of itself."""
    from serica.kernel.match import Match, result_text

    record = _record(options.file)
    title = games.title(record.game)
    match = Match.verify(record, title, box=box_of(title, options.components))
    print(
        words.text(
            "cli-verified",
            file=str(options.file),
            options=len(match.options),
            result=result_text(match.game.result) or words.text("cli-unfinished"),
            final=f"{match.game.fingerprint():016x}",
        )
    )
    return 0


# Checking and measuring


def _fuzz(options: argparse.Namespace, words: Words) -> int:
    """Random matches with every promise checked; a broken one leaves a short record."""
    from serica.kernel.files import write_text
    from serica.proof.fuzz import fuzz

    _at_least_one("games", options.games)
    if options.settings == "random" and options.set:
        raise Complaint("cli-set-or-random")
    broken = 0
    for name in (options.game,) if options.game else games.names():
        title = games.title(name)
        box = box_of(title, options.components)
        settings = title.settings.parse(options.set)
        if options.seats is not None:
            title.check_seats(options.seats)
        report = fuzz(
            title,
            games=options.games,
            seats=options.seats,
            seed=options.seed,
            settings=settings,
            random_settings=options.settings == "random",
            box=box,
            thorough=options.thorough,
        )
        print(
            words.text(
                "cli-fuzzed", game=name, games=report.games, steps=report.steps, violations=report.broken
            )
        )
        for violation in report.violations:
            file = Path(f"{name}-{violation.promise}.serica")
            write_text(file, violation.record.text())
            print(f"  {violation.promise}: {violation.problem} ({file})")
        broken += report.broken
    return FAILED if broken else 0


def _at_least_one(name: str, number: int) -> None:
    if number < 1:
        raise Complaint("cli-at-least-one", option=f"--{name}", number=number)


def _rules(options: argparse.Namespace, words: Words) -> int:
    """Which clauses are cited; one that nobody cites and nobody excuses is a failure."""
    from serica.proof.clauses import Coverage, coverage

    def tell(found: Coverage) -> None:
        print(
            words.text(
                "cli-rules",
                game=found.game,
                clauses=len(found.clauses),
                code=len(found.clauses) - len(found.not_cited_in(found.code)),
                tests=words.text("cli-rules-no-tests")
                if found.tests is None
                else len(found.clauses) - len(found.not_cited_in(found.tests)),
                uncited=len(found.uncited),
            )
        )
        for clause in found.uncited:
            print(f"  {clause}: {words.text('cli-rules-uncited')}")
        for clause in found.clauses if options.verbose else ():
            reason = found.reason(clause)
            places = [*found.code.get(clause, ()), *(found.tests or {}).get(clause, ())]
            print(f"  {clause}: {', '.join(places) or reason or '-'}")

    found = [coverage(games.title(name)) for name in ((options.game,) if options.game else games.names())]
    for one in found:
        tell(one)
    return FAILED if any(one.uncited for one in found) else 0


def _arena(options: argparse.Namespace, words: Words) -> int:
    """Bots against each other."""
    import json

    from serica.bots.arena import arena

    _at_least_one("games", options.games)
    title = games.title(options.game)
    kinds = [_bot_kind(name.strip()) for name in options.players.split(",")]
    seats = title.seats[0] if options.seats is None else options.seats
    outcome = arena(
        title,
        kinds,
        games=options.games,
        seats=seats,
        seed=options.seed,
        settings=title.settings.parse(options.set),
        box=box_of(title, options.components),
    )
    if options.json:
        measured = {"game": title.name, "seats": seats, "seed": options.seed, "settings": options.set}
        print(json.dumps({**measured, **outcome.to_json()}, indent=2))
        return 0
    from serica.terminal.standings import standings

    console = _console()
    console.print(
        words.text("arena-played", game=title.name, seats=seats, games=outcome.games, steps=outcome.steps)
    )
    console.print(standings(outcome, words))
    return 0


def _bot_kind(name: str) -> tuple[str, type[Bot]]:
    from serica.bots import KINDS

    if name not in KINDS:
        raise Complaint("cli-not-a-choice", value=name, allowed=", ".join(KINDS))
    return name, KINDS[name]


def _bench(options: argparse.Namespace, words: Words) -> int:
    """How fast the games are."""
    import json

    from serica.bench import measure, table

    measured = measure(peers=options.peers)
    print(json.dumps(measured, indent=2) if options.json else table(measured, words))
    return 0


# The web table


def _serve(options: argparse.Namespace, words: Words) -> int:
    """A table in the browser."""
    return int(_server().serve(options, words))


def _admin(options: argparse.Namespace, words: Words) -> int:
    """Looking after a server."""
    return int(_server().administer(options, words))


def _server() -> Any:
    try:
        return import_module("serica.server.command")
    except ModuleNotFoundError as error:
        raise Complaint("table-not-installed", package=error.name or "") from error

"""Remakes the pictures of docs/ and README.md: terminal captures as SVG, from matches that are really played."""

from __future__ import annotations

import argparse
import contextlib
import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from serica import games
from serica.bots import Greedy
from serica.catalogue import Catalogue
from serica.kernel.chance import Chance, seed_from
from serica.kernel.match import Match
from serica.terminal.players import seat_players
from serica.terminal.session import Session

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"

INK = TerminalTheme(
    (24, 22, 20),
    (222, 214, 200),
    [
        (24, 22, 20),
        (204, 92, 74),
        (120, 158, 98),
        (214, 164, 72),
        (96, 132, 176),
        (168, 116, 168),
        (96, 164, 164),
        (208, 200, 186),
    ],
    [
        (110, 104, 96),
        (226, 118, 96),
        (152, 190, 122),
        (236, 196, 104),
        (128, 166, 212),
        (206, 148, 200),
        (130, 200, 200),
        (244, 238, 226),
    ],
)
"""Ink, paper and lacquer, for the terminal."""

FRAME = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "Consolas, Menlo, DejaVu Sans Mono"
)
"""Rich's frame without its fonts from the network."""


class Enough(Exception):
    """The picture's moment has come."""


def capture(
    game: str, language: str, seats: int, seed: str, decision: int, *, columns: int, lines: int
) -> str:
    """The screen of seat 1 when it is asked for this decision, all earlier ones made as a greedy bot would."""
    title = games.title(game)
    match = Match(title, seats, seed_from(seed))
    seat_players(match, 1, "greedy")
    thinker = Greedy(Chance.seeded(seed_from("pictures")))
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked == decision:
            raise Enough
        console.export_text(clear=True)
        return title.notation.text(thinker.choose(match.game))

    console = Console(
        record=True, file=io.StringIO(), force_terminal=True, width=columns, height=lines,
        color_system="truecolor", highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    with contextlib.suppress(Enough):
        Session(match, language, console, read).run()
    name = Catalogue(language, game).text(game)
    return console.export_svg(
        title=f"serica play {game} · {name}", theme=INK, code_format=FRAME, unique_id=f"{game}-{language}"
    )


def main() -> None:
    """Write every picture."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--folder", type=Path, default=PICTURES)
    folder: Path = arguments.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "ru"):
        picture = capture("dunhuang", language, 3, "caravan", 14, columns=92, lines=50)
        path = folder / f"dunhuang-terminal.{language}.svg"
        path.write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n", "utf-8")
        print(path)


if __name__ == "__main__":
    main()

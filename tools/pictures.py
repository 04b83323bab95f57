"""Remakes the pictures of docs/ and README.md from matches that are really played.

The terminal is captured as SVG, the web table through a browser; its matches have a new seed each time.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
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


# The table in a browser


@dataclass(frozen=True)
class Scene:
    """What a picture of the web table shows, and through which screen."""

    name: str
    game: str
    seats: int
    decisions: int
    language: str = "en"
    dark: bool = False
    width: int = 1280
    height: int = 800
    path: str = ""
    """A page other than the table's."""


PHONE = {"width": 390, "height": 844}
SCENES = (
    Scene("home", "dunhuang", 0, 0, path="/"),
    Scene("dunhuang", "dunhuang", 3, 16),
    Scene("dunhuang-phone", "dunhuang", 3, 16, **PHONE),
    Scene("dunhuang-ru", "dunhuang", 2, 20, language="ru", dark=True),
    Scene("whitecastle", "whitecastle", 3, 40),
    Scene("whitecastle-phone", "whitecastle", 1, 30, language="ru", **PHONE),
)


@contextlib.contextmanager
def table() -> Iterator[str]:
    """A server with a folder of its own; gives its address."""
    with tempfile.TemporaryDirectory() as data, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [Path(sys.executable).with_name("serica"), "serve", "--lang", "en", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--data", data, "--no-browser", "--no-limits", "--bot-pause", "0"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def play_on(page: Page, scene: Scene) -> str:
    """Begin a match against bots and play some decisions of seat 1 as hinted; gives the table's path."""
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (scene.seats - 1)]
    match = ask(page, "/api/matches", {"game": scene.game, "chairs": chairs})["id"]
    made = 0
    while made < scene.decisions:
        position = page.request.get(f"/api/matches/{match}/position").json()
        if position["asked"] != 0:
            if position["asked"] is None:
                break
            page.wait_for_timeout(50)
            continue
        option = ask(page, f"/api/matches/{match}/hint", {})["option"]["text"]
        move = {"number": position["number"], "option": option, "request_id": f"picture-{made}"}
        ask(page, f"/api/matches/{match}/play", move)
        made += 1
    return f"/match/{match}"


def ask(page: Page, path: str, data: object) -> Any:
    """Ask the server for something that changes something."""
    answer = page.request.post(path, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def photograph(browser: Browser, address: str, scene: Scene, file: Path) -> None:
    """Play to the moment of a scene and take its picture."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": scene.width, "height": scene.height},
        locale=scene.language,
        color_scheme="dark" if scene.dark else "light",
        reduced_motion="reduce",
        has_touch=scene.width < PHONE["height"],
        device_scale_factor=2 if scene.width == PHONE["width"] else 1,
    )
    page = context.new_page()
    name = "Nina" if scene.language == "en" else "Нина"
    ask(page, "/api/session", {"name": name, "language": scene.language})
    path = scene.path or play_on(page, scene)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    note = page.locator(".missed button.quiet")
    if note.count():
        note.click()  # nobody has missed what the script itself has played
    page.wait_for_timeout(1500)
    page.screenshot(path=file)
    context.close()


def photographs(folder: Path) -> Iterator[Path]:
    """Every picture of the web table."""
    with table() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for scene in SCENES:
            path = folder / f"{scene.name}.png"
            photograph(browser, address, scene, path)
            yield path
        browser.close()


def chromium() -> str | None:
    """The browser on this machine; None is Playwright's own."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return os.environ.get("SERICA_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def captures(folder: Path) -> Iterator[Path]:
    """Every picture of the terminal table."""
    for language in ("en", "ru"):
        picture = capture("dunhuang", language, 3, "caravan", 14, columns=92, lines=50)
        path = folder / f"dunhuang-terminal.{language}.svg"
        path.write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n", "utf-8")
        yield path


def main() -> None:
    """Write every picture."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--folder", type=Path, default=PICTURES)
    folder: Path = arguments.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for path in (*captures(folder), *photographs(folder)):
        print(path)


if __name__ == "__main__":
    main()

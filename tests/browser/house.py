"""The house of a browser test: the built client, a browser, and a server of its own with its data."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "serica" / "server" / "client"
SOURCES = (
    WEB / "src",
    WEB / "public",
    WEB / "index.html",
    WEB / "vite.config.ts",
    ROOT / "src/serica/locale",
)
BUILD = "build the web client first: make web"

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Whatever asks for another host fails at once, and the test with it.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)

PATIENCE = 60.0


def unbuilt() -> str:
    """What is wrong with the built client; empty when it is newer than its sources."""
    page = CLIENT / "index.html"
    if not page.is_file():
        return f"there is no web client in {CLIENT.relative_to(ROOT)}; {BUILD}"
    built = page.stat().st_mtime
    for source in SOURCES:
        for path in [source, *source.rglob("*")]:
            if path.is_file() and path.stat().st_mtime > built:
                return f"{path.relative_to(ROOT)} is newer than the built web client; {BUILD}"
    return ""


def chromium() -> str | None:
    """The browser of this machine; None leaves the choice to Playwright."""
    return os.environ.get("SERICA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


class Server:
    """`serica serve`, with a port and a data folder that survive a restart."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data.with_suffix(".log")

    @property
    def address(self) -> str:
        """Where the table is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the table, and wait until it answers."""
        command = [sys.executable, "-c", "import sys; from serica.cli import main; sys.exit(main())"]
        command += ["serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--no-browser", "--no-limits", "--bot-pause", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        limit = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > limit:
                raise AssertionError(f"the server does not answer:\n{self.log.read_text('utf-8')}")
            time.sleep(0.05)

    def kill(self) -> None:
        """The machine loses its power."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close the table."""
        self._end(signal.SIGINT)

    def troubles(self) -> str:
        """What the server wrote that is neither its greeting nor its farewell."""
        lines = self.log.read_text("utf-8").splitlines()
        return "\n".join(line for line in lines if '"level": "error"' in line or "Traceback" in line)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

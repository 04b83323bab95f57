"""The servers that are measured: started for the occasion, watched through /proc, stopped afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
BOARDGAMEIO = Path(__file__).with_name("boardgameio")
PATIENCE = 20
"""Seconds that a server has for going home."""


def apart() -> tuple[set[int], set[int]]:
    """The cores for the driver and the one for the server; the same for both where there is no choice."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    own = {max(cores)} if len(cores) > 1 else cores
    return cores - own or cores, own


def keep_to(process: int, cores: set[int]) -> None:
    """Let a process run on these cores only; 0 is this process."""
    if cores:
        os.sched_setaffinity(process, cores)


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def seconds(self) -> float:
        """The processor time that the server has used, with all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """The memory that the server holds, in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def serica(folder: Path, cores: set[int]) -> Iterator[Server]:
    """Our server, with its SQLite file in a folder."""
    with _running(
        [
            *(str(Path(sys.executable).with_name("serica")), "serve", "--lang", "en", "--no-browser"),
            *("--port", "0", "--data", str(folder), "--no-limits"),
        ],
        {},
        cores,
    ) as server:
        yield server


@contextmanager
def boardgameio(storage: str, mode: str, folder: Path, cores: set[int]) -> Iterator[Server]:
    """A boardgame.io server, as its documentation recommends to deploy it."""
    command = ["node", str(BOARDGAMEIO / "server.js"), storage, mode, str(folder)]
    with _running(command, {"NODE_ENV": "production"}, cores) as server:
        yield server


@contextmanager
def _running(command: list[str], environment: dict[str, str], cores: set[int]) -> Iterator[Server]:
    """A server from its start, when it says its address, to its end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    try:
        keep_to(process.pid, cores)
        assert process.stdout is not None
        for line in process.stdout:
            if (start := line.find("http://")) >= 0:
                yield Server(process, line[start:].split()[0])
                break
        else:
            raise RuntimeError(f"the server has not begun: {' '.join(command)}")
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

"""Measures Serica's server under load, beside a boardgame.io server: `make bench-server`.

This process is the driver: it opens the tables, plays all seats at random over HTTP and WebSockets, each through a
connection of its own, and measures how long every move takes from being sent (or due) to being acknowledged. Each
server is a process of its own, started for the occasion with an empty store; where the machine has two cores or more
the server gets one to itself and the driver keeps off it. All servers are measured one after the other in the same way:
some moves at every table to warm up, then full load (every table moves as soon as it may), then half as many moves a
second, falling due at even intervals whether or not the server keeps up.
"""

from __future__ import annotations

import argparse
import functools
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import msgspec
import uvloop

from serica import games
from tools.bench_server.boardgameio_tables import BoardgameioTable
from tools.bench_server.measure import Failed, MakeTable, Measures, Plan, measure
from tools.bench_server.report import report
from tools.bench_server.serica_tables import SericaTable
from tools.bench_server.servers import BOARDGAMEIO, Server, apart, boardgameio, keep_to, serica
from tools.bench_server.wire import Refused

STORAGES = ("memory", "files")
"""Where boardgame.io keeps its matches: in memory, as it does by default, or in its FlatFile storage."""
MODES = ("moves", "matches")
"""Its tic-tac-toe without an end, which leaves nothing but moves, or as it is, in whole matches like ours."""

Start = Callable[[Path, set[int]], AbstractContextManager[Server]]


def contestants(*, peers: bool) -> Iterator[tuple[str, Start, MakeTable]]:
    """What is measured: a name, how to start its server, and how to make a table there."""
    for game in games.names():
        yield f"serica, {game}", serica, functools.partial(SericaTable, game=game)
    for mode in MODES if peers else ():
        for storage in STORAGES:
            start = functools.partial(boardgameio, storage, mode)
            yield f"boardgame.io, {storage}, {mode}", start, BoardgameioTable


def measured(start: Start, make: MakeTable, plan: Plan, cores: set[int]) -> Measures:
    """The measures of one server, started afresh on cores of its own."""
    with tempfile.TemporaryDirectory() as folder, start(Path(folder), cores) as server:
        return uvloop.run(measure(server, make, plan))


def missing() -> str | None:
    """What the comparison lacks."""
    if shutil.which("node") is None:
        return "boardgame.io needs Node 20 or newer, found none; install it, or leave it out: --no-peers"
    if not (BOARDGAMEIO / "node_modules").exists():
        return "boardgame.io is not installed; let make do it: make bench-server, or leave it out: --no-peers"
    return None


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="bench-server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300, help="tables at once (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="for either load (%(default)s)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only what has this in its name")
    parser.add_argument("--no-peers", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args(words)
    if options.tables < 1 or options.seconds <= 0:
        parser.error("there must be a table, and some time")
    return options


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    options = arguments(words)
    if not options.no_peers and (lack := missing()):
        print(f"serica: {lack}", file=sys.stderr)
        return 1
    plan = Plan(options.tables, options.seconds)
    driver, cores = apart()
    keep_to(0, driver)
    found = {}
    for name, start, make in contestants(peers=not options.no_peers):
        if options.only in name:
            print(f"measuring {name}", file=sys.stderr)
            try:
                found[name] = measured(start, make, plan, cores)
            except (Failed, Refused, httpx.HTTPError) as error:
                print(f"serica: {name}: {str(error) or type(error).__name__}", file=sys.stderr)
                return 1
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print(report(found, plan.tables, plan.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())

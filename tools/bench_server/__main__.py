"""Measures Serica's server under load, beside a boardgame.io server: `make bench-server`."""

from __future__ import annotations

import argparse
import functools
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
import uvloop

from serica import games
from tools.bench_server.boardgameio_tables import BoardgameioTable
from tools.bench_server.measure import MakeTable, Measures, Plan, measure
from tools.bench_server.report import report
from tools.bench_server.serica_tables import SericaTable
from tools.bench_server.servers import BOARDGAMEIO, Server, apart, boardgameio, keep_to, serica

STORAGES = ("memory", "files")
"""Where boardgame.io keeps its matches: in memory, as it does by default, or in its FlatFile storage."""

Start = Callable[[Path, set[int]], AbstractContextManager[Server]]


def contestants(*, peers: bool) -> Iterator[tuple[str, Start, MakeTable]]:
    """What is measured: a name, how to start its server, and how to make a table there."""
    for game in games.names():
        yield f"serica, {game}", serica, functools.partial(SericaTable, game=game)
    for storage in STORAGES if peers else ():
        yield f"boardgame.io, {storage}", functools.partial(boardgameio, storage), BoardgameioTable


def measured(start: Start, make: MakeTable, plan: Plan, cores: set[int]) -> Measures:
    """The measures of one server, started afresh on cores of its own."""
    with tempfile.TemporaryDirectory() as folder, start(Path(folder), cores) as server:
        return uvloop.run(measure(server, make, plan))


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(prog="bench-server", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables at once (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="for either load (%(default)s)")
    parser.add_argument("--only", default="", help="only servers and games whose name holds this")
    parser.add_argument("--no-peers", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args(words)
    if not options.no_peers and not (BOARDGAMEIO / "node_modules").exists():
        print(f"boardgame.io is not installed: npm ci --prefix {BOARDGAMEIO}", file=sys.stderr)
        return 1
    plan = Plan(options.tables, options.seconds)
    driver, cores = apart()
    keep_to(0, driver)
    found = {
        name: measured(start, make, plan, cores)
        for name, start, make in contestants(peers=not options.no_peers)
        if options.only in name
    }
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print(report(found, plan.tables, plan.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())

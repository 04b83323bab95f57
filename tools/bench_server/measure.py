"""Measuring: the tables of one server at full load, then at half of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

import httpx
import msgspec

from tools.bench_server.load import Load, Table, percentile
from tools.bench_server.servers import Server

SEATING = 16
"""So many tables are set up at once."""
PATIENCE = 20
"""Seconds without any move after which something is wrong."""
GRACE = 0.5
"""Seconds between two kinds of load that count for neither."""


class Failed(Exception):
    """Something went wrong under load: then nothing was measured."""


MakeTable = Callable[[str, Load, int, httpx.AsyncClient], Table]


@dataclass(frozen=True, slots=True)
class Plan:
    """How many tables play for how long. Every table plays some moves before anything counts."""

    tables: int
    seconds: float
    warm_up: int = 10


class Spell(msgspec.Struct):
    """What was measured under one kind of load. Times are in milliseconds."""

    moves_per_s: float
    moves_per_cpu_s: float
    server_cpu: float
    """The share of one core that the server took; the driver's share is next."""
    driver_cpu: float
    bytes_per_move: float
    p50: float
    p95: float
    p99: float


class Measures(msgspec.Struct):
    """What was measured of one server."""

    full: Spell
    half: Spell
    memory_per_table: float
    """Bytes that the server holds for each table in play, its two connections included."""
    moves: int


async def measure(server: Server, make: MakeTable, plan: Plan) -> Measures:
    """Measure a server."""
    load = Load()
    # Servers hang up on idle connections after five seconds; the driver is the first to let go of them.
    limits = httpx.Limits(max_connections=2 * SEATING, keepalive_expiry=1)
    async with httpx.AsyncClient(base_url=server.address, timeout=60, limits=limits) as client:
        tables = [make(server.address, load, number, client) for number in range(plan.tables + 1)]
        # The first table makes the server load what it needs for any table at all.
        await tables[0].open()
        await _until_moved(tables[:1], plan.warm_up, load)
        empty = server.memory()
        await _open(tables[1:])
        await _until_moved(tables[1:], plan.warm_up, load)
        memory = (server.memory() - empty) / plan.tables
        full = await _spell(server, load, tables, plan.seconds)
        steady = asyncio.ensure_future(load.run_steadily(full.moves_per_s / 2))
        await asyncio.sleep(GRACE)
        half = await _spell(server, load, tables, plan.seconds)
        steady.cancel()
        for table in tables:
            table.close()
    return Measures(full, half, memory, sum(table.moves for table in tables))


async def _open(tables: Sequence[Table]) -> None:
    some = asyncio.Semaphore(SEATING)

    async def seat(table: Table) -> None:
        async with some:
            await table.open()

    await asyncio.gather(*map(seat, tables))


async def _until_moved(tables: Sequence[Table], moves: int, load: Load) -> None:
    accepted, patience = -1, 0.0
    while any(table.moves < moves for table in tables):
        _check(load)
        if load.accepted > accepted:
            accepted, patience = load.accepted, perf_counter() + PATIENCE
        elif perf_counter() > patience:
            raise Failed("no move has been accepted for too long")
        await asyncio.sleep(0.05)


async def _spell(server: Server, load: Load, tables: Sequence[Table], seconds: float) -> Spell:
    load.times.clear()
    accepted, received = load.accepted, sum(table.received for table in tables)
    cpu, own, begun = server.seconds(), time.process_time(), perf_counter()
    await asyncio.sleep(seconds)
    passed, spent, own_spent = perf_counter() - begun, server.seconds() - cpu, time.process_time() - own
    moves, times = load.accepted - accepted, list(load.times)
    _check(load)
    return Spell(
        moves_per_s=moves / passed,
        moves_per_cpu_s=moves / max(spent, 0.01),
        server_cpu=spent / passed,
        driver_cpu=own_spent / passed,
        bytes_per_move=(sum(table.received for table in tables) - received) / max(1, moves),
        p50=percentile(times, 0.50) * 1000,
        p95=percentile(times, 0.95) * 1000,
        p99=percentile(times, 0.99) * 1000,
    )


def _check(load: Load) -> None:
    if load.failures:
        raise Failed(f"{len(load.failures)} moves or matches have failed, the first: {load.failures[0]}")

"""The report: what was measured, in columns, and how our server compares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.bench_server.measure import Measures, Spell

HEADS = (
    "load",
    "moves/s",
    "per CPU s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "server CPU",
    "driver CPU",
    "bytes/move",
    "kB/table",
)

ABOUT = """\
{tables} tables, two connections each, {seconds:g} s of either load; one server after the other on this machine.
full: every table moves as soon as it may.  half: half as many moves, falling due at an even rate.
per CPU s: moves for each second of processor time that the server used, which is what a core can do; where the server's
CPU is far below 100 % at full load, others kept the machine busy or the tables were waiting, and moves/s says little.
Serica plays whole matches and acknowledges a move when SQLite has it on the disk (synchronous=FULL).
boardgame.io plays the tic-tac-toe of its tutorial and answers before it stores: in memory, or in files that it
does not sync. matches: as it is, one match after the other.  moves: without an end, so that nothing is set up."""


def report(measured: Mapping[str, Measures], tables: int, seconds: float) -> str:
    """The measures as text."""
    rows: list[Sequence[str]] = [("", *HEADS)]
    for name, measures in measured.items():
        rows.append((name, "full", *_cells(measures.full), f"{measures.memory_per_table / 1024:,.0f}"))
        rows.append(("", "half", *_cells(measures.half), ""))
    return "\n\n".join(
        part
        for part in (ABOUT.format(tables=tables, seconds=seconds), _aligned(rows), _compared(measured))
        if part
    )


def _cells(spell: Spell) -> list[str]:
    return [
        f"{spell.moves_per_s:,.0f}",
        f"{spell.moves_per_cpu_s:,.0f}",
        *(f"{time:,.1f}" for time in (spell.p50, spell.p95, spell.p99)),
        f"{spell.server_cpu:.0%}",
        f"{spell.driver_cpu:.0%}",
        f"{spell.bytes_per_move:,.0f}",
    ]


def _compared(measured: Mapping[str, Measures]) -> str:
    ours = {name: measures for name, measures in measured.items() if not name.startswith("boardgame.io")}
    theirs = {name: measures for name, measures in measured.items() if name not in ours}
    lines = [
        f"{mine} : {other} = ×{my.full.moves_per_cpu_s / their.full.moves_per_cpu_s:.2f} moves per core"
        for mine, my in ours.items()
        for other, their in theirs.items()
    ]
    return "\n".join(lines)


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return "\n".join(lines)

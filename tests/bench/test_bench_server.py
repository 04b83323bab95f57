"""The load bench: its driver plays real tables on a real server, and what it counts is what the server has kept."""

import asyncio
import math
import sqlite3
from functools import partial

import httpx
import pytest
import websockets

from serica import games
from serica.server.configuration import DATABASE
from tools.bench_server import __main__ as command
from tools.bench_server.load import Load, Table, percentile
from tools.bench_server.measure import Failed, Measures, Plan, Spell, measure
from tools.bench_server.report import report
from tools.bench_server.serica_tables import SericaTable
from tools.bench_server.servers import apart, serica
from tools.bench_server.wire import Refused, connect


class SlowTable(Table):
    """A table whose moves are accepted when the test says so."""

    async def open(self):
        await self.begin()

    async def begin(self):
        self.ready()

    def move(self):
        self.sent = True


@pytest.mark.parametrize("game", games.names())
def test_every_accepted_move_is_one_that_the_server_has_kept(game, tmp_path):
    _, cores = apart()
    with serica(tmp_path, cores) as server:
        found = asyncio.run(measure(server, partial(SericaTable, game=game), Plan(3, 0.5, warm_up=4)))
        assert server.process.poll() is None
    assert server.process.poll() is not None
    assert found.moves >= 4 * 4
    with sqlite3.connect(tmp_path / DATABASE) as database:
        (kept,) = database.execute("SELECT count(*) FROM moves").fetchone()
    # One more move of each table may have been on its way when the driver hung up.
    assert found.moves <= kept <= found.moves + 4


def test_a_table_sits_down_to_the_next_match(tmp_path):
    async def until_played_out(server):
        load = Load()
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            table = SericaTable(server.address, load, 1, client, "dunhuang")
            begun = []
            begin = table.begin

            async def counted():
                begun.append(table.moves)
                await begin()

            table.begin = counted
            await table.open()
            while len(begun) < 3 and not load.failures:
                await asyncio.sleep(0.01)
            table.close()
        return begun, load

    with serica(tmp_path, set()) as server:
        begun, load = asyncio.run(until_played_out(server))
    assert load.failures == []
    assert begun[0] == 0 < begun[1] < begun[2]


def test_at_full_load_a_table_moves_as_soon_as_it_may():
    load = Load()
    table = SlowTable("", load, 1)
    table.ready()
    assert table.sent and table.moving
    table.accepted()
    assert not table.moving and (table.moves, load.accepted, len(load.times)) == (1, 1, 1)


def test_at_a_steady_rate_a_move_is_late_from_the_moment_when_it_was_due():
    load = Load()
    load.steady = True
    table = SlowTable("", load, 1)
    load._fall_due(100.0)
    table.ready()
    assert table._began == 100.0, "what fell due while no table was free is made up for"
    table.accepted()
    table.ready()
    assert not table.moving, "nothing is due"
    load._fall_due(200.0)
    assert table._began == 200.0


def test_a_refused_move_fails_the_measure(tmp_path):
    class Cheat(SericaTable):
        def move(self):
            position, self.asked = self.asked, None
            self.sockets[position.seat].send(
                f'{{"type":"play","number":{position.number},"option":"fly away","request_id":"12345678"}}'
            )

    with serica(tmp_path, set()) as server, pytest.raises(Failed):
        asyncio.run(measure(server, partial(Cheat, game="dunhuang"), Plan(1, 0.1)))


def test_percentiles():
    times = [float(number) for number in range(100, 0, -1)]
    assert [percentile(times, share) for share in (0.5, 0.95, 0.99, 1)] == [50, 95, 99, 100]
    assert percentile([7.0], 0.5) == 7 and math.isnan(percentile([], 0.5))


class Ear:
    """Someone who listens to a socket."""

    def __init__(self):
        self.texts = []
        self.is_lost = False

    def heard(self, socket, text):
        self.texts.append(text.decode())

    def lost(self, socket):
        self.is_lost = True


@pytest.mark.parametrize("compression", ["deflate", None])
def test_the_wire_carries_texts_of_every_length_whole_and_in_parts(compression):
    said = ["", "short", "лошадь" * 20, "x" * 126, "long " * 20_000]

    async def echo(connection):
        await connection.ping()
        async for text in connection:
            if text == "go":
                await connection.send(["in ", "two ", "parts"])
                return
            await connection.send(text)

    async def talk():
        ear = Ear()
        async with websockets.serve(echo, "127.0.0.1", 0, compression=compression) as server:
            port = server.sockets[0].getsockname()[1]
            socket = await connect(f"http://127.0.0.1:{port}/", ear)
            for text in [*said[:-1], said[-1][:60_000], "go"]:
                socket.send(text)
            while not ear.is_lost:
                await asyncio.sleep(0.001)
        return ear.texts, socket.received

    texts, received = asyncio.run(asyncio.wait_for(talk(), 20))
    assert texts == [*said[:-1], said[-1][:60_000], "in two parts"]
    assert received > 0


def test_a_server_that_takes_no_sockets_is_told_so():
    async def knock():
        async def refuse(reader, writer):
            await reader.readline()
            writer.write(b"HTTP/1.1 404 Not Found\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await connect(f"http://127.0.0.1:{port}/", Ear())

    with pytest.raises(Refused):
        asyncio.run(knock())


def spell(moves):
    return Spell(moves, 2 * moves, 0.5, 0.1, 400.0, 1.0, 2.0, 3.0)


def test_the_report_compares_ours_with_each_of_theirs():
    measured = {
        name: Measures(spell(moves), spell(moves / 2), 2048.0, 10)
        for name, moves in (("serica, dunhuang", 900.0), ("boardgame.io, files, moves", 300.0))
    }
    text = report(measured, 30, 5)
    assert "serica, dunhuang : boardgame.io, files, moves = ×3.00 moves per core" in text
    assert "30 tables" in text and "1,800" in text
    assert "×" not in report({"serica, dunhuang": measured["serica, dunhuang"]}, 30, 5).split("kB/table")[1]


def test_what_is_measured_and_the_way_out_without_peers(monkeypatch, capsys):
    ours = [name for name, _, _ in command.contestants(peers=False)]
    assert ours == [f"serica, {game}" for game in games.names()]
    assert len(list(command.contestants(peers=True))) == len(ours) + 4
    monkeypatch.setattr(command.shutil, "which", lambda _: None)
    assert command.main([]) == 1
    assert "--no-peers" in capsys.readouterr().err

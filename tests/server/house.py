"""A house with a table for the tests: a real server, people who visit it, and what they hear."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serica.server.app import make_app
from serica.server.command import make_server
from serica.server.configuration import Configuration
from serica.server.guard import guard
from serica.server.hall import Hall
from serica.server.storage.database import address_of

PATIENCE = 30.0
"""Seconds after which something counts as never happening; machines that run tests may be busy."""

Change = Callable[[Litestar], None]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


def wait_for(condition: Callable[[], Any], what: str = "it") -> Any:
    """Wait until a condition holds; what it returned then."""
    limit = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < limit, f"waited in vain for {what}"
        time.sleep(0.01)
    return found


ELSEWHERE = os.environ.get("SERICA_TEST_DATABASE", "")
"""A PostgreSQL server on which every house has a database of its own; without it they keep files."""
IN_A_FILE = pytest.mark.skipif(bool(ELSEWHERE), reason="looks into the file of SQLite")
ON_POSTGRES = pytest.mark.skipif(not ELSEWHERE, reason="make test-postgres has it")


@functools.cache
def database_of(data: Path) -> str | None:
    """A new database for a data folder; None where the folder holds it."""
    if not ELSEWHERE:
        return None
    name = f"serica_{hashlib.sha256(str(data).encode()).hexdigest()[:16]}"
    asyncio.run(_make_database(name))
    return make_url(ELSEWHERE).set(database=name).render_as_string(hide_password=False)


async def _make_database(name: str) -> None:
    engine = create_async_engine(address_of(ELSEWHERE), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


class House:
    """A server in this process, behind a real port, with its own thread and a database file of its own."""

    def __init__(self, data: Path, *, proxy: str = "127.0.0.1", **choices: Any) -> None:
        chosen = {"bot_pause": 0.0, "limits": False, "thinkers": 1, "database": database_of(data), **choices}
        self.configuration = Configuration(data=data, **chosen)
        self.proxy = proxy
        self.app = make_app(self.configuration)
        self.server = make_server(guard(self.app), proxy)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.people: list[Person] = []

    def open(self) -> Self:
        """Open the house."""
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive(), "the server")
        assert self.server.started
        return self

    def close(self) -> None:
        """Send everybody home; nothing may have gone wrong meanwhile."""
        for person in self.people:
            person.leave()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        assert self.hall.counts["errors"] == 0

    @property
    def hall(self) -> Hall:
        """What the server keeps open."""
        hall: Hall = self.app.state.hall
        return hall

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something on the server's own loop."""
        loop = self.hall._loops[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def visitor(self, **headers: str) -> Person:
        """Somebody whom the server does not know."""
        self.people.append(Person(self.address, **headers))
        return self.people[-1]

    def guest(self, name: str = "Mei", **headers: str) -> Person:
        """Somebody who has said their name."""
        return self.visitor(**headers).enter(name)


class Process:
    """`serica serve` in a process of its own, with a port and a data folder that survive a restart."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data.with_suffix(f".{self.port}.log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Open the table, and wait until it answers."""
        command = [sys.executable, "-c", "import sys; from serica.cli import main; sys.exit(main())", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data), "--no-browser", "--bot-pause", "0"]
        if database := database_of(self.data):
            command += ["--database", database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.options], stdout=log, stderr=log)
        wait_for(lambda: self._answers() or self.process.poll() is not None, "the server")
        assert self.process.poll() is None, self.log.read_text("utf-8")
        return self

    def end(self, how: signal.Signals = signal.SIGINT) -> int:
        """End the process; SIGKILL is how a machine loses its power."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def children(self) -> list[int]:
        """The processes that it has begun."""
        assert self.process is not None
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in listed.read_text().split()]

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False


def alive(process: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class Person:
    """Somebody with a browser: cookies, requests, and matches that they sit at."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, headers={"origin": address, **headers}, timeout=PATIENCE, trust_env=False
        )
        self.listeners: list[Listener] = []

    def enter(self, name: str, language: str = "en") -> Self:
        """Say one's name."""
        self.post("/api/session", {"name": name, "language": language})
        return self

    def leave(self) -> None:
        """Close the browser."""
        for listener in self.listeners:
            listener.close()
        self.http.close()

    # Asking

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """Ask for something, whatever the answer may be."""
        chosen = {name: value for name, value in query.items() if value is not None}
        return self.http.request(method, path, json=body, params=chosen)

    def told(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Ask for something that must succeed: the answer."""
        answer = self.ask(method, path, body, **query)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        if not answer.content:
            return None
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def get(self, path: str, **query: Any) -> Any:
        """What stands there."""
        return self.told("GET", path, **query)

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        """Do something there."""
        return self.told("POST", path, body, **query)

    def put(self, path: str, body: Any, **query: Any) -> Any:
        """Put something there."""
        return self.told("PUT", path, body, **query)

    def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """Ask for something that must be refused: the status and the reason."""
        answer = self.ask(method, path, body, **query)
        assert 400 <= answer.status_code < 500, (method, path, answer.status_code, answer.text)
        failure = answer.json()
        assert failure["status"] == answer.status_code
        return answer.status_code, failure["error"]["message"]

    # Matches

    def create(self, *chairs: str, game: str = "dunhuang", **wishes: Any) -> str:
        """Set up a table; chairs are `me`, `open`, or the kind of a bot. Its id."""
        kinds = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in chairs
        ]
        ident: str = self.post("/api/matches", {"game": game, "chairs": kinds, **wishes})["id"]
        return ident

    def match(self, ident: str, tail: str = "") -> str:
        """The address of a match, or of something of it."""
        return f"/api/matches/{ident}/{tail}".rstrip("/")

    def info(self, ident: str) -> Any:
        """Who sits there, and how it is played there."""
        return self.get(self.match(ident))

    def position(self, ident: str, **query: Any) -> Any:
        """How the table stands."""
        return self.get(self.match(ident, "position"), **query)

    def move(self, number: int, option: str, seat: int | None = None) -> dict[str, Any]:
        """The body of a move."""
        return {"number": number, "option": option, "request_id": request_id(), "seat": seat}

    def play(self, ident: str, option: str | None = None, seat: int | None = None) -> Any:
        """Play an option, or the first that is offered; the position after it."""
        stands = self.position(ident, seat=seat)
        text = option or stands["options"][0]["text"]
        accepted = self.post(self.match(ident, "play"), self.move(stands["number"], text, seat))
        return accepted["position"]

    def back(self, ident: str, what: str) -> Any:
        """Take back or do again; the position after it."""
        body = {"number": self.position(ident)["number"], "request_id": request_id(), "what": what}
        return self.post(self.match(ident, "back"), body)["position"]

    def act(self, ident: str, what: str) -> Any:
        """Resign, pause or go on; the position after it."""
        return self.post(self.match(ident, "act"), {"what": what, "request_id": request_id()})["position"]

    # Listening

    def listen(self, path: str, **query: Any) -> Listener:
        """Open a WebSocket."""
        self.listeners.append(Listener(self, path, **query))
        return self.listeners[-1]

    def watch(self, ident: str, **query: Any) -> Listener:
        """Open a match, live."""
        return self.listen(self.match(ident, "live"), **query)


class Listener:
    """A WebSocket, and everything that was heard there."""

    def __init__(self, person: Person, path: str, **query: Any) -> None:
        address = httpx.URL(person.address.replace("http", "ws", 1) + path, params=query)
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        self.raw: list[str] = []
        self.code: int | None = None
        opening = connect(
            str(address),
            origin=person.http.headers.get("origin"),  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            proxy=None,
        )
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(opening)

    def send(self, kind: str, **message: Any) -> None:
        """Say something to the server."""
        self.socket.send(json.dumps({"type": kind, **message}))

    def next(self) -> Any:
        """The next message."""
        raw = self.socket.recv(PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        return json.loads(raw)

    def until(self, kind: str, fits: Callable[[Any], bool] = lambda message: True) -> Any:
        """Everything up to a message of this kind; that message."""
        while True:
            message = self.next()
            if message["type"] == kind and fits(message):
                return message

    def position(self, number: int) -> Any:
        """Everything up to the table with this number; that position."""
        found = self.until("position", lambda message: message["position"]["number"] == number)
        return found["position"]

    def closed(self) -> int:
        """Everything up to the end; the code with which the server has closed."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code

    def close(self) -> None:
        """Close the browser's window."""
        self._open.close()


def request_id() -> str:
    """A new id for a request."""
    return uuid.uuid4().hex


def play_on(people: list[Person], ident: str, acts: int) -> Any:
    """Whoever is asked takes the first option, so many times; how the table stands then."""
    for _ in range(acts):
        asked = people[0].position(ident)["asked"]
        if asked is None:
            break
        people[asked].play(ident)
    return people[0].position(ident)


def play_to(people: list[Person], ident: str, verb: str) -> Person:
    """Whoever is asked takes the first option, until somebody is offered this verb; that person."""
    while True:
        asked = people[people[0].position(ident)["asked"]]
        if asked.position(ident)["options"][0]["verb"] == verb:
            return asked
        asked.play(ident)

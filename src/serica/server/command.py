"""The commands `serve` and `admin`, for the command line."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import json
import logging
import socket
import threading
import time
import webbrowser
from typing import TYPE_CHECKING

from serica.catalogue import Catalogue
from serica.kernel.words import Complaint
from serica.server.configuration import Configuration, default_data

if TYPE_CHECKING:
    import uvicorn

    from serica.server.guard import Application

BACKLOG = 2048
"""So many visitors may wait at the door, also while the server is still getting ready."""

KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def configuration(options: argparse.Namespace) -> Configuration:
    """The configuration that the options ask for."""
    chosen = vars(options)
    return Configuration(
        data=options.data or default_data(),
        database=options.database,
        host=chosen.get("host", "127.0.0.1"),
        port=chosen.get("port", 8765),
        limits=not chosen.get("no_limits", False),
        metrics_open=chosen.get("metrics_open", False),
        bot_pause=chosen.get("bot_pause", 0.4),
        contact=chosen.get("contact", "mailto:host@localhost"),
        internal_services=chosen.get("internal_services", False),
    )


def serve(options: argparse.Namespace, words: Catalogue) -> int:
    """Open the server and keep it open until it is interrupted."""
    from serica.server.app import guarded

    chosen = configuration(options)
    asyncio.run(_prepare(chosen))
    _log(requests=options.log_requests)
    listening = _listen(chosen.host, chosen.port)
    shown = "127.0.0.1" if chosen.host in ("0.0.0.0", "::") else chosen.host
    port = listening.getsockname()[1]
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(words.text("table-serving", address=address), flush=True)
    if not options.no_browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    server = make_server(guarded(chosen), options.proxy)
    _spare_the_collector()
    server.run(sockets=[listening])
    return 0


def _spare_the_collector() -> None:
    """Tables are long-lived: what was loaded is never looked through for garbage, and new things less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


async def _prepare(chosen: Configuration) -> None:
    """Make the data folder and the database, while somebody is there who can be told what is wrong with them."""
    from serica.server.storage.database import Database

    chosen.make_folder()
    database = Database(chosen.database_url)
    await database.upgrade()
    await database.close()


def make_server(application: Application, proxy: str) -> uvicorn.Server:
    """A server for an application. Whose word it believes on a visitor's address and scheme, `proxy` says."""
    import uvicorn

    from serica.server.sockets import Sockets

    return uvicorn.Server(
        uvicorn.Config(
            application,
            log_config=None,
            access_log=False,
            ws=Sockets,
            ws_max_size=16_384,
            ws_ping_interval=20,
            timeout_graceful_shutdown=5,
            server_header=False,
            forwarded_allow_ips=proxy,
        )
    )


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Complaint("table-port-taken", port=str(port)) from error
        raise Complaint("table-cannot-listen", address=host, port=str(port)) from error
    listening.set_inheritable(True)
    return listening


def _open_browser(address: str) -> None:
    """Show the table, where there is a browser with a window."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if isinstance(browser, webbrowser.GenericBrowser) and not isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        return  # a browser in the terminal would take the terminal
    time.sleep(1)
    browser.open(address)


class Lines(logging.Formatter):
    """A log entry as one line of JSON. No entry ever holds a cookie, a password or a seed."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        entry = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in KNOWN},
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def _log(*, requests: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("serica").setLevel(logging.INFO if requests else logging.WARNING)


def administer(options: argparse.Namespace, words: Catalogue) -> int:
    """Do an administrator's task."""
    from serica.server.admin import TASKS

    for phrase in asyncio.run(TASKS[options.task](configuration(options), options)):
        print(words.say(phrase))
    return 0

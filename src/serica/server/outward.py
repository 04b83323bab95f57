"""Outward: addresses that a user gave us to write to. None of them may lead into the host's own network.

An address is checked when it is given, for the sake of a clear answer, and once more at the moment when a
connection is made: by then its name may lead elsewhere, or a server outside may send us back inside.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import apprise

from serica.server.problems import Problem

logging.getLogger("apprise").setLevel(
    logging.CRITICAL
)  # what it says of a failure may hold the user's tokens

HOSTED = ("tgram", "discord", "slack", "pover", "pbul", "schan", "wxpusher", "threema", "vonage", "whatsapp")
"""Services that live at an address of their own; the user chooses none."""

AT_HOST = ("gotify", "matrix", "mmost", "nctalk", "ntfy", "rocket")
"""Services that people also run themselves: the host is the user's choice. Their name with an s is the same."""

MAIL = ("mailto", "mailtos")


def check_service(url: str, *, internal: bool = False) -> apprise.NotifyBase:
    """The service of an Apprise URL; raises Problem when it is none or leads to an internal address.

    Only services on these lists are known: others may write to files, devices or anywhere at all.

    >>> check_service("gotify://192.168.1.5/secret")
    Traceback (most recent call last):
    serica.server.problems.Problem: table-service-internal(host=192.168.1.5)
    """
    scheme = url.partition(":")[0].lower()
    kinds = {*HOSTED, *MAIL, *AT_HOST, *(f"{kind}s" for kind in AT_HOST)}
    service = apprise.Apprise.instantiate(url) if scheme in kinds else None
    if service is None:
        raise Problem("table-service-unknown")
    service.redirects = False  # an address outside may not send us back inside
    if not internal:
        if scheme in MAIL:
            check_host(str(getattr(service, "smtp_host", "")))
        elif scheme not in HOSTED and getattr(service, "mode", None) != "cloud":
            check_host(service.host)
    return service


def check_push(endpoint: str, *, internal: bool = False) -> None:
    """Raise Problem unless a push endpoint is an https address outside."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname if parts.scheme == "https" else None
    except ValueError:
        host = None
    if not host:
        raise Problem("table-push-endpoint")
    if not internal:
        check_host(host)


def check_host(host: str) -> None:
    """Raise Problem unless every address of a host is out in the world."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Problem("table-service-unreachable", host=host) from error
    if not all(is_outside(address) for address in found):
        raise Problem("table-service-internal", host=host)


TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv6 behind which a translator reaches an address of IPv4."""


def is_outside(address: str) -> bool:
    """Whether a numeric address is one of the public net, and not an internal one in disguise.

    >>> [is_outside(one) for one in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_outside(str(inner))
    return found.is_global and not found.is_multicast


# At the moment of connecting

_outside_only: ContextVar[bool] = ContextVar("outside_only", default=False)


class Inside(OSError):
    """A connection that would have led into the host's own network."""


@contextmanager
def outside_only() -> Iterator[None]:
    """Here no connection can be made to an internal address, whatever name or redirection it hides behind."""
    _watch_connections()
    token = _outside_only.set(True)
    try:
        yield
    finally:
        _outside_only.reset(token)


@cache
def _watch_connections() -> None:
    sys.addaudithook(_check_connection)


def _check_connection(event: str, arguments: tuple[Any, ...]) -> None:
    """Python tells of every connection with the numeric address that it goes to, just before it is made."""
    if event == "socket.connect" and _outside_only.get():
        address = arguments[1]
        if not isinstance(address, tuple) or not is_outside(str(address[0])):
            raise Inside("an internal address")

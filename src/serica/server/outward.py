"""Outward: addresses that a user gave us to write to. None of them may lead into the host's own network."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import apprise

from serica.server.problems import Problem

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
    parts = urlsplit(endpoint)
    if parts.scheme != "https" or not parts.hostname:
        raise Problem("table-push-endpoint")
    if not internal:
        check_host(parts.hostname)


def check_host(host: str) -> None:
    """Raise Problem unless every address of a host is out in the world."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Problem("table-service-unreachable", host=host) from error
    for address in found:
        if not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise Problem("table-service-internal", host=host)

"""Push: Web Push messages to browsers, signed with a key that the server made for itself."""

from __future__ import annotations

import base64
import contextlib
import json
import logging
from functools import cached_property
from typing import Any

import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from serica.server.configuration import VAPID, Configuration, write_private
from serica.server.outward import check_push, outside_only
from serica.server.problems import Problem

logger = logging.getLogger("serica.push")

LIFETIME = 24 * 3600
SECONDS = 10


class Gone(Exception):
    """The browser does not take messages any more."""


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration

    @cached_property
    def _vapid(self) -> Vapid:
        path = self.configuration.data / VAPID
        if not path.exists():
            key = ec.generate_private_key(ec.SECP256R1())
            form = serialization.PrivateFormat.PKCS8
            pem = key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())
            write_private(path, pem)
        return Vapid.from_file(str(path))

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        raw = self._vapid.public_key.public_bytes(encoding, form)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def push(self, endpoint: str, keys: dict[str, Any], content: dict[str, Any]) -> None:
        """Send a message; raises Gone when the browser has let go of its subscription. Blocks."""
        internal = self.configuration.internal_services
        try:
            check_push(endpoint, internal=internal)
            with contextlib.nullcontext() if internal else outside_only(), requests.Session() as session:
                session.max_redirects = 0
                webpush(
                    {"endpoint": endpoint, "keys": keys},
                    json.dumps(content, ensure_ascii=False),
                    vapid_private_key=self._vapid,
                    vapid_claims={"sub": self.configuration.contact},
                    ttl=LIFETIME,
                    timeout=SECONDS,
                    requests_session=session,
                )
        except Problem as error:
            raise Gone from error
        except requests.RequestException as error:
            logger.warning("a push service cannot be reached: %s", type(error).__name__)
        except WebPushException as error:
            # Without an answer the message could not even be made: the keys are none.
            if error.response is None or error.response.status_code in (404, 410):
                raise Gone from error
            logger.warning("a push service has refused a message: %s", error.response.status_code)
        except (ValueError, IndexError) as error:  # keys that are none
            raise Gone from error


def check_keys(keys: dict[str, str]) -> None:
    """Raise Problem unless messages can be made that a browser with these keys reads."""
    try:
        point, secret = (base64.urlsafe_b64decode(keys[name] + "==") for name in ("p256dh", "auth"))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (KeyError, ValueError) as error:
        raise Problem("table-push-endpoint") from error
    if not secret:
        raise Problem("table-push-endpoint")

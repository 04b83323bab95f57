"""Where notices arrive in the tests: a mail server, a web server, and a push service with its own certificate."""

from __future__ import annotations

import datetime
import ipaddress
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that delivers nothing and keeps everything."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Mail)
        self.mails: list[EmailMessage] = []

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])


class _Mail(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self._say(b"220 here")
        for line in self.rfile:
            verb = line[:4].upper().strip()
            if verb == b"QUIT":
                return self._say(b"221 bye")
            if verb == b"DATA":
                self._say(b"354 go on")
                self._say(self._take())
            else:
                self._say(b"250 fine")

    def _take(self) -> bytes:
        lines = list(iter(self.rfile.readline, b".\r\n"))
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.server.mails.append(mail)
        return b"250 kept"

    def _say(self, line: bytes) -> None:
        self.wfile.write(line + b"\r\n")


class WebSink(ThreadingHTTPServer):
    """A web server that keeps what is sent to it; it answers with `status`, and with `location` if there is one."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Web)
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.location: str | None = None

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])


class _Web(BaseHTTPRequestHandler):
    server: WebSink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.requests.append((self.path, headers, body))
        self.send_response(self.server.status)
        if self.server.location is not None:
            self.send_header("location", self.server.location)
        self.send_header("content-length", "0")
        self.end_headers()

    do_GET = do_POST  # noqa: N815

    def log_message(self, *arguments: Any) -> None:
        """Nothing is logged."""


@contextmanager
def listening(sink: Any) -> Iterator[Any]:
    """A sink that is open."""
    thread = threading.Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield sink
    finally:
        sink.shutdown()
        sink.server_close()
        thread.join()


def certify(sink: WebSink, folder: Path) -> Path:
    """Give a web server a certificate for this machine; where those find it who shall believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    believed, private = folder / "believed.pem", folder / "private.pem"
    believed.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    private.write_bytes(key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(believed, private)
    sink.socket = context.wrap_socket(sink.socket, server_side=True)
    return believed

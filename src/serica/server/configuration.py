"""Configuration: where the server listens, where it keeps things, and the secrets that it made for itself."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from serica.kernel.files import reason
from serica.kernel.words import Complaint

SECRET = "secret"
VAPID = "vapid.pem"
DATABASE = "serica.db"


def default_data() -> Path:
    """The folder for data when none is named: SERICA_DATA, or where the system keeps such things."""
    if named := os.environ.get("SERICA_DATA"):
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "serica"


@dataclass(frozen=True, kw_only=True)
class Configuration:
    """All that a host can choose.

    `limits` off is for load tests only. `contact` is the address that push services may write to.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path
    database: str | None = None
    limits: bool = True
    metrics_open: bool = False
    thinkers: int = 0
    bot_pause: float = 0.4
    contact: str = "mailto:host@localhost"
    internal_services: bool = False
    """Whether notices may go to internal addresses; for a host who runs a mail server of their own."""

    @property
    def database_url(self) -> str:
        """The URL of the database; by default a file in the data folder."""
        return self.database or f"sqlite+aiosqlite:///{(self.data / DATABASE).absolute()}"

    def make_folder(self) -> None:
        """Make the data folder, for its owner's eyes only: it holds the seeds of matches that are being played."""
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Complaint("file-unwritable", file=str(self.data), reason=reason(error)) from error

    def secret(self) -> bytes:
        """The key that signs cookies, made at the first start and kept in the data folder."""
        self.make_folder()
        path = self.data / SECRET
        if not path.exists():
            write_private(path, secrets.token_bytes(32))
        return path.read_bytes()


def write_private(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read; never over an existing one."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    with os.fdopen(handle, "wb") as file:
        file.write(content)

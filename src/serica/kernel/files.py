"""Files that people name: read and written as text, with complaints in words where that fails."""

from __future__ import annotations

from pathlib import Path

from serica.kernel.words import Complaint, Phrase

REASONS: dict[type[OSError], str] = {
    FileNotFoundError: "reason-not-there",
    NotADirectoryError: "reason-not-there",
    IsADirectoryError: "reason-folder",
    PermissionError: "reason-forbidden",
}


def read_text(path: Path) -> str:
    """What stands in a file, without the mark that some editors put at its beginning."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise Complaint("file-unreadable", file=str(path), reason=reason(error)) from error
    except UnicodeDecodeError as error:
        raise Complaint("file-unreadable", file=str(path), reason=Phrase("reason-no-text")) from error


def write_text(path: Path, text: str) -> None:
    """Put a text into a file."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Complaint("file-unwritable", file=str(path), reason=reason(error)) from error


def reason(error: OSError) -> Phrase | str:
    """Why a file cannot be read or written: in words where we have them, else as the system says it."""
    message = REASONS.get(type(error))
    return Phrase(message) if message else error.strerror or str(error)

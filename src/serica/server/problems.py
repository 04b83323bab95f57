"""Problems: what goes wrong between server and client, each with its status and a phrase for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serica.kernel.words import Argument, Complaint

UNKNOWN, CLOSED, NOWHERE, SLOW, ORIGIN, TOO_MUCH = 4401, 4403, 4404, 4408, 4409, 4429
"""With which code a WebSocket is closed."""

if TYPE_CHECKING:
    from serica.server.messages import Position


class Problem(Complaint):
    """A request that cannot be granted."""

    status = 400


class Unknown(Problem):
    """There is no session."""

    status = 401


class Forbidden(Problem):
    """Not for this person."""

    status = 403


class Missing(Problem):
    """There is no such thing."""

    status = 404


class Conflict(Problem):
    """Not as things stand now. `position` is how they stand."""

    status = 409

    def __init__(self, message: str, /, position: Position | None = None, **arguments: Argument) -> None:
        super().__init__(message, None, **arguments)
        self.position = position


class MovedOn(Conflict):
    """Somebody else was quicker."""


class TooOften(Problem):
    """A person or an address asks more than its share."""

    status = 429

"""Limits: how often one person or address may ask. Counted in each process by itself."""

from __future__ import annotations

import time
from dataclasses import dataclass

from serica.server.problems import TooOften

MOST_REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many more each second."""

    burst: float
    rate: float


LIMITS = {
    "ask": Limit(400, 40),
    "look back": Limit(100, 15),
    "message": Limit(200, 20),
    "move": Limit(60, 12),
    "write": Limit(40, 2),
    "create": Limit(20, 0.2),
    "guest": Limit(30, 0.2),
    "password": Limit(8, 0.05),
    "think": Limit(10, 0.5),
    "live": Limit(40, 2),
}


class Limits:
    """Buckets that fill up with time; each request takes one drop."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> None:
        """Take a drop; raises TooOften when the bucket is empty."""
        if not self.enabled:
            return
        limit, now = LIMITS[kind], time.monotonic()
        if len(self._buckets) > MOST_REMEMBERED:
            self._forget(now)
        level, since = self._buckets.get((kind, who), (limit.burst, now))
        level = min(limit.burst, level + (now - since) * limit.rate)
        if level < 1:
            self._buckets[kind, who] = (level, now)
            raise TooOften("table-too-often")
        self._buckets[kind, who] = (level - 1, now)

    def _forget(self, now: float) -> None:
        """Forget the buckets that have filled up again, and of the others the oldest half if they are many."""
        partly = [
            (key, (level, since))
            for key, (level, since) in self._buckets.items()
            if level + (now - since) * LIMITS[key[0]].rate < LIMITS[key[0]].burst
        ]
        self._buckets = dict(partly[-MOST_REMEMBERED // 2 :])

"""Chance: who decides dice and draws. A match has one source of chance, never the `random` module."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import MutableSequence, Sequence
from typing import Any, Self, TypeVar

T = TypeVar("T")

WORDS_PER_BLOCK = 64
WORD_SIZE = 1 << 32
WORDS = struct.Struct(f"<{WORDS_PER_BLOCK}I")


class Chance:
    """A source of chance. All its decisions are made by `below`; `used` counts them."""

    __slots__ = ("used",)
    used: int

    def below(self, count: int) -> int:
        """A whole number from 0 to `count - 1`, each equally likely."""
        raise NotImplementedError

    def roll(self, sides: int = 6) -> int:
        """Roll a die."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Bring the items into random order, every order equally likely."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Self:
        """A source that will decide the same from here on."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """All that is needed to go on from here."""
        raise NotImplementedError

    @staticmethod
    def from_json(data: dict[str, Any]) -> Chance:
        """The inverse of `to_json`, for either kind."""
        kind = Scripted if "script" in data else Seeded
        return kind.restore(data)

    @staticmethod
    def seeded(seed: str) -> Seeded:
        """Chance for real play, from a 256-bit seed (see `seed_from`)."""
        return Seeded(seed)

    @staticmethod
    def scripted(*outcomes: int) -> Scripted:
        """Chance for tests: makes the next rolls and picks as written.

        >>> chance = Chance.scripted(6, 1)
        >>> chance.roll(), chance.roll()
        (6, 1)
        """
        return Scripted(outcomes)


class Seeded(Chance):
    """Chance drawn from a seed: SHAKE-256 over seed and block number, 32-bit words without bias.

    >>> Chance.seeded(seed_from("camel")).roll() == Chance.seeded(seed_from("camel")).roll()
    True
    """

    __slots__ = ("seed", "block", "words")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.used = 0
        self.block = 0
        self.words: list[int] = []

    def below(self, count: int) -> int:
        self.used += 1
        limit = WORD_SIZE - WORD_SIZE % count
        while True:
            if not self.words:
                self._refill()
            word = self.words.pop()
            if word < limit:
                return word % count

    def _refill(self) -> None:
        stream = hashlib.shake_256(f"{self.seed}:{self.block}".encode()).digest(WORDS.size)
        self.words = list(WORDS.unpack(stream))
        self.block += 1

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.seed = self.seed
        new.used = self.used
        new.block = self.block
        new.words = self.words[:]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def to_json(self) -> dict[str, Any]:
        return {"seed": self.seed, "used": self.used, "block": self.block, "left": len(self.words)}

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Seeded:
        """Go on where `to_json` left off."""
        self = cls(data["seed"])
        if data["block"]:
            self.block = data["block"] - 1
            self._refill()
            del self.words[data["left"] :]
        self.used = data["used"]
        return self


class Scripted(Chance):
    """Chance that is told what happens; it refuses to go on when the script has run out."""

    __slots__ = ("script",)

    def __init__(self, outcomes: Sequence[int], used: int = 0) -> None:
        self.script = tuple(outcomes)
        self.used = used

    def below(self, count: int) -> int:
        outcome = self._next()
        if not 0 <= outcome < count:
            raise ValueError(f"the script says {outcome}, possible are 0 to {count - 1}")
        return outcome

    def roll(self, sides: int = 6) -> int:
        outcome = self._next()
        if not 1 <= outcome <= sides:
            raise ValueError(f"the script says {outcome}, a die shows 1 to {sides}")
        return outcome

    def _next(self) -> int:
        if self.used >= len(self.script):
            raise ValueError(f"the script has only {len(self.script)} outcomes")
        self.used += 1
        return self.script[self.used - 1]

    def copy(self) -> Self:
        return type(self)(self.script, self.used)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scripted) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def to_json(self) -> dict[str, Any]:
        return {"script": list(self.script), "used": self.used}

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Scripted:
        """Go on where `to_json` left off."""
        return cls(data["script"], data["used"])


def seed_from(text: str) -> str:
    """A 256-bit seed, as 64 hexadecimal digits: the text itself if it is one, else its SHA-256."""
    if len(text) == 64 and not text.lower().strip("0123456789abcdef"):
        return text.lower()
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(seed: str) -> str:
    """What may be shown of a seed before the match ends: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()

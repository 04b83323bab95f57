"""A match: a game being played together with its record, so that it can be undone, replayed and verified."""

from __future__ import annotations

import dataclasses
import re
from typing import Self

from serica.kernel.chance import Chance, commitment
from serica.kernel.components import Box
from serica.kernel.game import Game, Refused, Result
from serica.kernel.record import Record
from serica.kernel.settings import Settings
from serica.kernel.title import Title
from serica.kernel.words import Complaint

SEED = re.compile(r"[0-9a-f]{64}")


@dataclasses.dataclass(frozen=True, slots=True)
class Mark:
    """Who was asked before an option, and how much chance and hidden knowledge had been used by then."""

    seat: int
    chance: int
    revealed: int


class Match:
    """A game with its record. The record is the truth; the game can always be made from it anew."""

    def __init__(
        self,
        title: Title,
        seats: int,
        seed: str,
        *,
        settings: Settings | None = None,
        box: Box | None = None,
        names: dict[int, str] | None = None,
    ) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.settings = settings or title.settings()
        self.box = box or title.load()
        self.names = dict(names or {})
        self.tags: dict[str, str] = {}
        self._start()

    def _start(self) -> None:
        chance = Chance.seeded(self.seed)
        self.game: Game = self.title.begin(
            self.seats, chance, settings=self.settings, box=self.box, journal=True
        )
        self.options: list[str] = []
        self.marks: list[Mark] = []
        self.comments: dict[int, list[str]] = {}
        self._heading = ""

    def play(self, text: str) -> None:
        """Play an option by its notation; raises as `Game.play` does, and then nothing has changed."""
        game = self.game
        option = game.find(text)
        assert game.asked is not None
        heading = self.title.heading(game)
        if heading != self._heading:
            self.comments.setdefault(len(self.options), []).append(heading)
            self._heading = heading
        self.marks.append(Mark(game.asked, game.chance.used, game.revealed))
        self.options.append(self.title.notation.text(option))
        game.advance(option)

    def undo_point(self, seat: int) -> int:
        """The number of options back to which this seat may take its own: the present number if it may not.

        Between that point and now nothing hidden was revealed, no chance was used and nobody else was asked.
        """
        game, point = self.game, len(self.options)
        if game.asked != seat:
            return point
        now = Mark(seat, game.chance.used, game.revealed)
        while point and self.marks[point - 1] == now:
            point -= 1
        return point

    def undo(self, number: int) -> None:
        """Go back to when so many options had been played."""
        options = self.options[:number]
        self._start()
        for option in options:
            self.play(option)

    def record(self, *, secret: bool = False) -> Record:
        """The record so far; a secret one shows the commitment in place of the seed."""
        return Record(
            game=self.title.name,
            edition=self.title.edition,
            components=self.box.digest,
            seats=self.seats,
            settings=tuple(self.settings.texts()),
            seed=None if secret else self.seed,
            commitment=commitment(self.seed) if secret else None,
            names=dict(self.names),
            result=result_text(self.game.result),
            final=f"{self.game.fingerprint():016x}",
            tags=dict(self.tags),
            options=list(self.options),
            comments={number: list(comments) for number, comments in self.comments.items()},
        )

    @classmethod
    def replay(cls, record: Record, title: Title, *, box: Box | None = None, at: int | None = None) -> Self:
        """The match of a record, as it stood when `at` options had been played."""
        box = box or title.load()
        title.check(record.game, record.edition, record.components, box)
        if record.seed is None:
            raise Complaint("record-without-seed")
        if not SEED.fullmatch(record.seed):
            raise Complaint("record-tag", tag="Seed", value=record.seed)
        if record.commitment not in (None, commitment(record.seed)):
            raise Complaint("record-other-seed")
        settings = title.settings.parse(record.settings)
        match = cls(title, record.seats, record.seed, settings=settings, box=box, names=record.names)
        match.tags = dict(record.tags)
        for number, option in enumerate(record.options[:at], 1):
            try:
                match.play(option)
            except Refused as error:
                raise Complaint("record-option", number=number, reason=error.phrase) from error
        return match

    @classmethod
    def verify(cls, record: Record, title: Title, *, box: Box | None = None) -> Self:
        """Replay a record to its end, and complain where it says something else than the replay."""
        match = cls.replay(record, title, box=box)
        played = match.record()
        for tag, said, found in (
            ("Result", record.result, played.result),
            ("Final", record.final, played.final),
        ):
            if said is not None and said != found:
                raise Complaint("record-differs", tag=tag, said=said, found=found or "-")
        return match


def result_text(result: Result | None) -> str | None:
    """The result as records say it: the winning seats, the reason and the points, `1+3 points 24 20 24`."""
    if result is None:
        return None
    winners = "+".join(str(seat + 1) for seat in result.winners)
    return " ".join([winners or "-", result.reason, *(str(points) for points in result.points or ())])

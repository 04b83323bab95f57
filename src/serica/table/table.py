"""A table: a match among people and bots, from the first act to the result."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Self

from serica.kernel.components import Box
from serica.kernel.game import Result
from serica.kernel.journal import Event, Journal
from serica.kernel.match import Match
from serica.kernel.settings import Settings
from serica.kernel.title import Title
from serica.kernel.words import Complaint, Name
from serica.table.act import AUTO, PAUSE, PLAY, REDO, REPLACE, RESIGN, RESUME, UNDO, Act
from serica.table.pace import Clocks, Pace
from serica.table.scores import Scores, Tally
from serica.table.seat import STAND_IN, Seat, Standing

RESIGNED = "resigned"
"""The reason of a result when all others have given up."""


class Table:
    """A match with its seats and clocks. Everything that happens goes through `do`, and is kept in `acts`."""

    def __init__(
        self,
        title: Title,
        seats: Iterable[Seat],
        seed: str,
        *,
        settings: Settings | None = None,
        box: Box | None = None,
        pace: Pace | None = None,
        began: int = 0,
    ) -> None:
        self.seats = [dataclasses.replace(seat) for seat in seats]
        names = {number: seat.name for number, seat in enumerate(self.seats) if seat.name}
        self.match = Match(title, len(self.seats), seed, settings=settings, box=box, names=names)
        self.acts: list[Act] = []
        self.by_hand: list[bool] = []
        self.undone: list[list[tuple[str, bool]]] = []
        self.paused = False
        self.pausing: set[int] = set()
        self.surrender: Result | None = None
        self.places = [0]
        self.pace = pace or Pace()
        self.clocks = Clocks(self.pace, len(self.seats), began)
        self._tallies: dict[int | None, tuple[Journal, Tally]] = {}
        self._run_clock(began, moved=True)

    # How it stands

    @property
    def number(self) -> int:
        """How many acts there were: what the next one has to answer."""
        return len(self.acts)

    @property
    def played(self) -> int:
        """How many options stand: the place in the history."""
        return len(self.match.options)

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        return self.surrender or self.match.game.result

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.surrender is not None or self.match.game.over

    @property
    def asked(self) -> int | None:
        """The seat whose move it is."""
        return None if self.over else self.match.game.asked

    @property
    def bot_asked(self) -> str | None:
        """The kind of bot that has to move now."""
        return None if self.asked is None or self.paused else self.seats[self.asked].bot

    def persons(self) -> list[int]:
        """The seats where people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def offered(self) -> list[str]:
        """The options of the seat whose move it is, in notation."""
        if self.over:
            return []
        notation = self.match.title.notation
        return [notation.text(option) for option in self.match.game.options()]

    # What may be done

    def do(self, act: Act) -> None:
        """Do something; raises Complaint, and then nothing has changed. Moments never run backwards."""
        if self.over:
            raise Complaint("table-over")
        act = dataclasses.replace(act, at=max(act.at, self.clocks.moment))
        before = self.played
        ACTS[act.kind](self, act)
        self.acts.append(act)
        self.places.append(self.played)
        self._run_clock(act.at, moved=self.played > before)

    def replay(self, acts: Iterable[Act]) -> Self:
        """Do again what was done before."""
        for act in acts:
            self.do(act)
        return self

    def _run_clock(self, at: int, *, moved: bool) -> None:
        waiting = self.asked
        if self.paused or waiting is None or not self.seats[waiting].is_person:
            waiting = None
        self.clocks.pass_to(waiting, at, moved=moved)

    def _play(self, act: Act) -> None:
        self._check_turn(act.seat)
        self.match.play(act.text)
        self.by_hand.append(act.kind == PLAY)
        self.undone.clear()

    def _check_turn(self, seat: int) -> None:
        if self.paused:
            raise Complaint("table-paused")
        if seat != self.asked:
            raise Complaint("table-not-your-move", seat=seat_name(seat))

    def _undo(self, act: Act) -> None:
        to = int(act.text)
        self._check_turn(act.seat)
        if not self.match.undo_point(act.seat) <= to < self.played:
            raise Complaint("table-nothing-to-undo")
        self.undone.append(list(zip(self.match.options[to:], self.by_hand[to:], strict=True)))
        self.match.undo(to)
        del self.by_hand[to:]

    def _redo(self, act: Act) -> None:
        self._check_turn(act.seat)
        if not self.undone:
            raise Complaint("table-nothing-to-redo")
        for option, by_hand in self.undone.pop():
            self.match.play(option)
            self.by_hand.append(by_hand)

    def _resign(self, act: Act) -> None:
        seat = self._person(act.seat)
        seat.resigned, seat.bot = True, STAND_IN
        self.pausing.discard(act.seat)
        left = [number for number, other in enumerate(self.seats) if not other.resigned]
        if len(left) < 2 or not self.persons():
            self.surrender = Result(tuple(left), None, RESIGNED)

    def _replace(self, act: Act) -> None:
        self._person(act.seat).bot = act.text
        self.pausing.discard(act.seat)

    def _pause(self, act: Act) -> None:
        self._person(act.seat)
        if self.paused:
            raise Complaint("table-paused")
        self.pausing.add(act.seat)
        if self.pace.kind != "live" or self.pausing.issuperset(self.persons()):
            self.paused = True

    def _resume(self, act: Act) -> None:
        self._person(act.seat)
        if not self.pausing:
            raise Complaint("table-not-paused")
        self.paused = False
        self.pausing.clear()

    def _person(self, number: int) -> Seat:
        seat = self.seats[number]
        if not seat.is_person:
            raise Complaint("table-seat-of-a-bot", seat=seat_name(number))
        return seat

    # Taking back

    def step_back(self, seat: int) -> int | None:
        """To where this seat may take back its last decision; what was taken for it goes, too."""
        if self.paused or self.asked != seat:
            return None
        point = self.match.undo_point(seat)
        return next((to for to in range(self.played - 1, point - 1, -1) if self.by_hand[to]), None)

    def turn_back(self, seat: int) -> int | None:
        """To where this seat may take back everything since nobody else could act and nothing was revealed."""
        return None if self.step_back(seat) is None else self.match.undo_point(seat)

    def may_redo(self, seat: int) -> bool:
        """Whether this seat has taken something back that it may play again."""
        return bool(self.undone) and not self.paused and self.asked == seat

    # What happens by itself

    def automatic(self, standing: Mapping[int, Standing], at: int) -> Act | None:
        """What the table does now for the seat whose move it is, by its standing answers."""
        seat = self.asked
        if seat is None or self.paused or seat not in standing or not self.seats[seat].is_person:
            return None
        if self.undone:
            return None  # who has just taken something back wants to choose
        game, notation = self.match.game, self.match.title.notation
        only = game.forced
        forced = None if only is None else notation.text(only)
        answer = standing[seat].answer(game.prompt().message, self.offered(), forced)
        return None if answer is None else Act(AUTO, seat, at, answer)

    def overdue(self, at: int) -> Act | None:
        """What becomes of the seat whose time is over at this moment."""
        deadline, seat = self.clocks.deadline, self.clocks.running
        if deadline is None or seat is None or at < deadline or self.pace.overtime == "nothing":
            return None
        if self.pace.overtime == "resign":
            return Act(RESIGN, seat, at)
        return Act(REPLACE, seat, at, STAND_IN)

    # Looking

    def seen(self, number: int) -> int:
        """The place in the history up to which somebody knows everything who was shown this number."""
        return min(self.places[min(number, self.number) :])

    def journal(self, seat: int | None, since: int = -1) -> list[tuple[Event, Sequence[object]]]:
        """The events after an option number, each with the face that this seat may know; None: the public."""
        journal = self.match.game.journal
        assert journal is not None
        return [(event, event.known_to(seat)) for event in journal.events if event.number > since]

    def scores(self, seat: int | None) -> Scores:
        """Where the points come from, as far as this seat may know; None: the public."""
        match = self.match
        journal = match.game.journal
        assert journal is not None
        told, tally = self._tallies.get(seat, (None, None))
        if told is not journal or tally is None:  # whoever takes something back begins a new journal
            tally = Tally(match.title.events, match.seats)
            self._tallies[seat] = (journal, tally)
        for event in journal.events[tally.told :]:
            tally.add(event, event.known_to(seat))
        return tally.scores

    def moment(self, played: int) -> Match:
        """The match as it stood when so many options had been played."""
        match = self.match
        then = Match(
            match.title, match.seats, match.seed, settings=match.settings, box=match.box, names=match.names
        )
        for option in match.options[:played]:
            then.play(option)
        return then


def seat_name(number: int) -> Name:
    """A seat as an argument of a phrase."""
    return Name("seat", str(number + 1))


ACTS: dict[str, Callable[[Table, Act], None]] = {
    PLAY: Table._play,
    AUTO: Table._play,
    UNDO: Table._undo,
    REDO: Table._redo,
    RESIGN: Table._resign,
    REPLACE: Table._replace,
    PAUSE: Table._pause,
    RESUME: Table._resume,
}

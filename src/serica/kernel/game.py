"""The game: a whole match as plain data, its agenda, its steps and its choices."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import field
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from serica.kernel.chance import Chance
from serica.kernel.journal import Event, Journal
from serica.kernel.notation import SEATS, Option
from serica.kernel.plain import CODEC, INTERNAL, Plain, internal, left_behind, plain, shared
from serica.kernel.visibility import census, guess_hidden, view
from serica.kernel.words import Argument, Complaint, Phrase

if TYPE_CHECKING:
    from serica.kernel.title import Title

Entry = Any
"""What stands on the agenda: a step, a tuple of a step and its arguments, or a choice."""

S = TypeVar("S", bound=Callable[..., None])
G = TypeVar("G", bound="Game")

STEPS: dict[str, Callable[..., None]] = {}
CHOICES: dict[str, type[Choice[Any]]] = {}


class Refused(Complaint):
    """An option that cannot be played."""


class Invalid(Refused):
    """Not notation at all."""


class Illegal(Refused):
    """Not offered now."""


class Ambiguous(Refused):
    """An abbreviation that fits several options."""


def address(thing: Any) -> str:
    """How snapshots call a step or a choice: its package's name and its own."""
    return f"{thing.__module__.split('.')[-2]}.{thing.__name__}"


def step(function: S) -> S:
    """Make a function a step, so that snapshots may have it on their agenda."""
    STEPS[address(function)] = function
    return function


def entry_to_json(entry: Entry) -> Any:
    """An entry of the agenda as JSON."""
    if isinstance(entry, tuple):
        return [address(entry[0]), *entry[1:]]
    if isinstance(entry, Choice):
        return {"choice": address(type(entry)), **entry.to_json()}
    return address(entry)


def entry_from_json(data: Any) -> Entry:
    """The inverse of `entry_to_json`."""
    if isinstance(data, dict):
        return CHOICES[data["choice"]].from_json(data)
    if isinstance(data, list):
        return (STEPS[data[0]], *(_as_tuple(argument) for argument in data[1:]))
    return STEPS[data]


def _as_tuple(value: Any) -> Any:
    """JSON knows no tuples; the arguments on an agenda are never lists."""
    return tuple(_as_tuple(item) for item in value) if isinstance(value, list) else value


def entries_to_json(entries: Sequence[Entry]) -> list[Any]:
    """Several entries as JSON."""
    return [entry_to_json(entry) for entry in entries]


def entries_from_json(data: list[Any]) -> list[Entry]:
    """The inverse of `entries_to_json`."""
    return [entry_from_json(item) for item in data]


class Choice(Plain, Generic[G]):
    """A step that waits for a seat. Its two halves belong together: what may be done, and doing it.

    A choice never changes once it is made, so copies of a game may share it.
    """

    __slots__ = ()
    seat: int
    is_constant: ClassVar[bool] = True
    ends_move: ClassVar[bool] = False
    """Whether only the end of the move of its seat is left to be said."""

    def __init_subclass__(cls, *, asks: bool = True) -> None:
        """Snapshots find a choice by its name; what is only a base of others asks nothing itself."""
        if asks:
            CHOICES[address(cls)] = cls

    def options(self, game: G) -> Sequence[Option]:
        """All that the seat may do, in a stable order, from the state alone."""
        raise NotImplementedError

    def take(self, game: G, option: Option) -> None:
        """Do it. The option is one of those listed."""
        raise NotImplementedError

    def why_not(self, game: G, option: Option) -> Phrase | None:
        """Why an option that the verbs know is not offered, where the reason is cheap to tell."""
        return None

    def insists(self, option: Option) -> bool:
        """Whether the seat is asked even when this is all that it may do."""
        return False

    def label(self, game: G, option: Option) -> Phrase:
        """What to call an option where it stands among the others."""
        return game.title.notation.label(option)

    def prompt(self, game: G) -> Phrase:
        """What the seat is asked."""
        return self.ask(game)

    def ask(self, game: G, **arguments: Argument) -> Phrase:
        """The prompt named after this choice, with the seat and whatever else it tells."""
        message = f"{game.title.name}-ask{hyphenated(type(self).__name__)}"
        return Phrase(message, {"seat": SEATS.argument(self.seat), **arguments})


@plain
class Result(Plain):
    """How a match ended: who won, everyone's points where points were counted, and why it ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...] | None
    reason: str


@plain
class Game(Plain):
    """The whole state of a match. Games add their own fields to these."""

    title: Title = shared()
    settings: Any = shared()
    box: Any = shared()
    seats: int
    chance: Chance = internal()
    agenda: list[Entry] = field(
        default_factory=list, metadata={INTERNAL: True, CODEC: (entries_to_json, entries_from_json)}
    )
    revealed: int = internal(default=0)
    number: int = 0
    result: Result | None = None
    journal: Journal | None = left_behind(default=None)

    # The agenda

    def do(self, *entries: Entry) -> None:
        """Put these on the agenda, to be done in this order before what was there."""
        self.agenda += entries[::-1]

    def advance(self, option: Option) -> None:
        """Take an option that is known to be offered, and go on to the next choice. Checks nothing."""
        self.number += 1
        self.agenda.pop().take(self, option)
        self.proceed()

    def proceed(self) -> None:
        """Do what is on the agenda until a seat has to choose or nothing is left."""
        agenda = self.agenda
        while agenda:
            entry = agenda.pop()
            kind = type(entry)
            if kind is FunctionType:
                entry(self)
            elif kind is tuple:
                entry[0](self, *entry[1:])
            else:
                agenda.append(entry)
                return

    # Choosing

    @property
    def choice(self) -> Choice[Any] | None:
        """The choice that waits now; None when the match is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def asked(self) -> int | None:
        """The seat that has to choose now."""
        return self.agenda[-1].seat if self.agenda else None

    def options(self) -> Sequence[Option]:
        """What the asked seat may do."""
        return self.agenda[-1].options(self) if self.agenda else ()

    @property
    def forced(self) -> Option | None:
        """The only option, where the asked seat need not be asked for it."""
        options = self.options()
        if len(options) != 1 or self.agenda[-1].insists(options[0]):
            return None
        return options[0]

    def prompt(self) -> Phrase:
        """What is asked of whom."""
        choice = self.choice
        return Phrase("game-over") if choice is None else choice.prompt(self)

    def play(self, text: str) -> Option:
        """Play an option by its notation or an unmistakable abbreviation of it; returns the option.

        Raises Invalid, Illegal or Ambiguous, and then nothing has changed.
        """
        option = self.find(text)
        self.advance(option)
        return option

    def find(self, text: str) -> Option:
        """The offered option that this text means. Complete notation means itself and abbreviates nothing."""
        words = text.split()
        notation = self.title.notation
        offered = {notation.text(option): option for option in self.options()}
        exact = offered.get(" ".join(words))
        if exact is not None:
            return exact
        try:
            reason = self.explain(text)
        except Invalid:
            fits = [name for name in offered if words and _abbreviates(words, name.split())]
            if len(fits) == 1:
                return offered[fits[0]]
            if fits:
                raise Ambiguous("ambiguous-option", text=text, options=", ".join(fits)) from None
            raise
        assert reason is not None
        raise Illegal("illegal-option", text=text, reason=reason, options=", ".join(offered))

    def explain(self, text: str) -> Phrase | None:
        """Why an option is not offered now; None when it is. Raises Invalid for what is no notation."""
        try:
            option = self.title.notation.parse(text)
        except ValueError as error:
            raise Invalid("invalid-option", text=text) from error
        choice = self.choice
        if choice is None:
            return Phrase("game-over")
        if option in self.options():
            return None
        return choice.why_not(self, option) or Phrase("not-now", {"prompt": choice.prompt(self)})

    # What happens

    def tell(self, verb: str, *arguments: Any) -> None:
        """Write an event into the journal that everyone sees."""
        if self.journal is not None:
            self.journal.events.append(Event(self.number, (verb, *arguments)))

    def tell_in_private(self, witnesses: tuple[int, ...], seen: Option, face: Option) -> None:
        """Write an event that some seats see fully and everyone else only from outside."""
        if self.journal is not None:
            self.journal.events.append(Event(self.number, face, seen, witnesses))

    def reveal(self) -> None:
        """Note that a seat has just seen something hidden, so that nobody may take back what led to it."""
        self.revealed += 1

    def finish(self, winners: Sequence[int], points: Sequence[int] | None, reason: str) -> None:
        """End the match."""
        self.agenda.clear()
        self.result = Result(tuple(winners), None if points is None else tuple(points), reason)

    # Seeing

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may ever receive; None asks for what spectators may see."""
        shown = view(self, seat)
        choice = self.choice
        shown["asked"] = None if choice is None else choice.seat
        shown["prompt"] = self.prompt().to_json()
        shown["insights"] = self.insights(seat)
        return shown

    def insights(self, seat: int | None) -> dict[str, Any]:
        """What follows from the view of a seat and is worth showing beside it: sums, trackers, prospects."""
        return self.title.insights(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Self:
        """A copy for thinking: all that the seat cannot know is guessed, and chance is replaced."""
        world = self.copy()
        world.chance = chance
        guess_hidden(world, seat, chance)
        return world

    def census(self) -> dict[str, list[int]]:
        """How many copies of every component there are; no rule may change it."""
        return census(self)

    # Keeping

    def snapshot(self) -> dict[str, Any]:
        """The match at this moment as JSON, with whatever is pending."""
        return {
            "game": self.title.name,
            "edition": self.title.edition,
            "components": self.box.digest,
            "settings": self.settings.to_json(),
            "state": self.to_json(),
        }

    def fingerprint(self) -> int:
        """64 bits that stand for the position: the table and the agenda, not how it came about."""
        fields = self.to_json()
        for name in ("chance", "revealed", "number"):
            del fields[name]
        text = json.dumps(fields, sort_keys=True, separators=(",", ":"))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def _abbreviates(words: list[str], name: list[str]) -> bool:
    """Whether each word begins the word of the option in its place; a number stands only for itself."""
    return len(words) <= len(name) and all(
        word == whole or (whole.startswith(word) and not word.isdigit())
        for word, whole in zip(words, name, strict=False)
    )


@functools.cache
def hyphenated(name: str) -> str:
    """A class's name as part of a message id: `MoveCamel` becomes `-move-camel`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)

"""Effects are data: what a card, tile or space gives is a small tree of plain values.

A leaf is an operation of the game with its arguments, `("gain", "prestige", 3)`; an inner node orders what
it holds: one of several, all in any order, if you like, up to so many times. The same tree is done by the
agenda and told in words, so the text of a card can never disagree with what it does.

A list of effects is done in its order. It is possible when its first effect is: what an earlier effect makes
possible is only known once it has been done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from serica.kernel.components import Misfit, require
from serica.kernel.game import Choice, Game, step
from serica.kernel.notation import Domain, Numbers, Option, Verb
from serica.kernel.plain import plain
from serica.kernel.words import Argument, Phrase

Effect = tuple[Any, ...]
"""An operation and its arguments: `("gain", "prestige", 3)`."""

Sequence = tuple[Effect, ...]
"""Effects that are done one after the other."""

MOST_BRANCHES = 12

CHOOSE = Verb("choose", branch=Numbers(1, MOST_BRANCHES))
NEXT = Verb("next", effect=Numbers(1, MOST_BRANCHES))
PERFORM = Verb("perform")
DECLINE = Verb("decline")


@dataclass(frozen=True, slots=True)
class Nested:
    """The kind of an argument that holds effects: one list of them or, for `branches`, several lists.

    Where a seat picks one of them by its number, there are no more than options can number.
    """

    branches: bool = False
    numbered: bool = False


Kind = Domain | Nested


@dataclass(frozen=True, slots=True)
class Operation:
    """What an effect does: `perform` is a step of `(game, seat, *arguments)`; `possible` takes the same."""

    name: str
    arguments: Mapping[str, Kind]
    perform: Callable[..., None]
    possible: Callable[..., bool]


class Effects:
    """The operations of a game, and all that can be done with trees of them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.operations = dict(NODES)

    def operation(
        self, perform: Callable[..., None], possible: Callable[..., bool] | None = None, **arguments: Kind
    ) -> None:
        """Make a function an operation, with the kinds of its arguments in order."""
        name = perform.__name__
        self.operations[name] = Operation(name, arguments, step(perform), possible or _always)

    def read(self, tables: Any, place: str) -> Sequence:
        """A list of effects as it stands in a components file; raises Misfit where it is no such thing."""
        require(isinstance(tables, list), place, "misfit-effects", found=repr(tables))
        return tuple(self._read(table, f"{place}[{number}]") for number, table in enumerate(tables, 1))

    def _read(self, table: Any, place: str) -> Effect:
        require(isinstance(table, dict) and "op" in table, place, "misfit-effect", found=repr(table))
        operation = self.operations.get(str(table["op"]))
        if operation is None:
            raise Misfit(place, "misfit-operation", name=str(table["op"]))
        for name in table:
            require(name == "op" or name in operation.arguments, place, "misfit-unknown", name=name)
        values = []
        for name, kind in operation.arguments.items():
            require(name in table, place, "misfit-missing", name=name)
            values.append(self._value(kind, table[name], f"{place}.{name}"))
        return (operation.name, *values)

    def _value(self, kind: Kind, value: Any, place: str) -> Any:
        if isinstance(kind, Nested):
            if kind.numbered and isinstance(value, list):
                require(bool(value), place, "misfit-empty")
                require(len(value) <= MOST_BRANCHES, place, "misfit-most", most=MOST_BRANCHES)
            if not kind.branches:
                return self.read(value, place)
            require(isinstance(value, list), place, "misfit-branches", found=repr(value))
            return tuple(self.read(branch, f"{place}[{number}]") for number, branch in enumerate(value, 1))
        try:
            return kind.value(str(value))
        except ValueError as error:
            raise Misfit(place, "misfit-cannot-be", found=repr(value)) from error

    def perform(self, game: Game, seat: int, effects: Sequence) -> None:
        """Put effects on the agenda, to be done in this order."""
        for effect in reversed(effects):
            game.agenda.append((self.operations[effect[0]].perform, seat, *effect[1:]))

    def possible(self, game: Game, seat: int, effects: Sequence) -> bool:
        """Whether a list of effects can be begun."""
        if not effects:
            return True
        first = effects[0]
        return self.operations[first[0]].possible(game, seat, *first[1:])

    def phrase(self, effects: Sequence) -> Phrase:
        """The words for a list of effects."""
        told = tuple(self._phrase(effect) for effect in effects)
        return told[0] if len(told) == 1 else Phrase("effects-in-order", {"effects": told})

    def _phrase(self, effect: Effect) -> Phrase:
        operation = self.operations[effect[0]]
        arguments: dict[str, Argument] = {}
        for (name, kind), value in zip(operation.arguments.items(), effect[1:], strict=True):
            if not isinstance(kind, Nested):
                arguments[name] = kind.argument(value)
            elif kind.branches:
                arguments[name] = tuple(self.phrase(branch) for branch in value)
            else:
                arguments[name] = self.phrase(value)
        owner = "effect" if operation.name in NODES else f"{self.game}-effect"
        return Phrase(f"{owner}-{operation.name.replace('_', '-')}", arguments)


def _always(game: Game, seat: int, *arguments: Any) -> bool:
    return True


# The inner nodes


@plain
class ChooseOne(Choice[Game]):
    """Exactly one of several lists of effects."""

    seat: int
    branches: tuple[Sequence, ...]

    def options(self, game: Game) -> list[Option]:
        possible = game.title.effects.possible
        return [
            ("choose", number)
            for number, branch in enumerate(self.branches, 1)
            if possible(game, self.seat, branch)
        ]

    def take(self, game: Game, option: Option) -> None:
        game.title.effects.perform(game, self.seat, self.branches[option[1] - 1])

    def label(self, game: Game, option: Option) -> Phrase:
        return game.title.effects.phrase(self.branches[option[1] - 1])


@plain
class Arrange(Choice[Game]):
    """Which of several effects comes next; all of them are done."""

    seat: int
    effects: Sequence

    def options(self, game: Game) -> list[Option]:
        return [("next", number) for number in range(1, len(self.effects) + 1)]

    def take(self, game: Game, option: Option) -> None:
        place = option[1] - 1
        rest = self.effects[:place] + self.effects[place + 1 :]
        game.do((any_order, self.seat, rest))
        game.title.effects.perform(game, self.seat, self.effects[place : place + 1])

    def label(self, game: Game, option: Option) -> Phrase:
        return game.title.effects.phrase(self.effects[option[1] - 1 : option[1]])


@plain
class Accept(Choice[Game]):
    """Effects that may be done or declined, up to so many times."""

    seat: int
    times: int
    effects: Sequence

    def options(self, game: Game) -> list[Option]:
        return [("perform",), ("decline",)]

    def take(self, game: Game, option: Option) -> None:
        if option[0] == "perform":
            game.do((up_to, self.seat, self.times - 1, self.effects))
            game.title.effects.perform(game, self.seat, self.effects)

    def label(self, game: Game, option: Option) -> Phrase:
        if option[0] == "perform":
            return game.title.effects.phrase(self.effects)
        return Phrase("effect-decline")


@step
def choose_one(game: Game, seat: int, branches: tuple[Sequence, ...]) -> None:
    """Exactly one of several lists of effects; nothing when none of them is possible."""
    if _some_branch(game, seat, branches):
        game.do(ChooseOne(seat, branches))


@step
def any_order(game: Game, seat: int, effects: Sequence) -> None:
    """All of several effects, in the order that the seat likes."""
    if len(effects) > 1:
        game.do(Arrange(seat, effects))
    else:
        game.title.effects.perform(game, seat, effects)


@step
def up_to(game: Game, seat: int, times: int, effects: Sequence) -> None:
    """Effects that the seat may do up to so many times, or decline, as long as they are possible."""
    if times and game.title.effects.possible(game, seat, effects):
        game.do(Accept(seat, times, effects))


@step
def may(game: Game, seat: int, effects: Sequence) -> None:
    """Effects that the seat may do or decline."""
    up_to(game, seat, 1, effects)


def _some_branch(game: Game, seat: int, branches: tuple[Sequence, ...]) -> bool:
    possible = game.title.effects.possible
    return any(possible(game, seat, branch) for branch in branches)


NODES = {
    "choose_one": Operation(
        "choose_one", {"branches": Nested(branches=True, numbered=True)}, choose_one, _some_branch
    ),
    "any_order": Operation("any_order", {"effects": Nested(numbered=True)}, any_order, _always),
    "up_to": Operation("up_to", {"times": Numbers(1, 99), "effects": Nested()}, up_to, _always),
    "may": Operation("may", {"effects": Nested()}, may, _always),
}

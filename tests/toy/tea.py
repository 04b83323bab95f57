"""Tea: everyone holds leaves that nobody else sees, and serves, draws or buries one of them in a turn."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Literal

from serica.kernel.components import Box, Component
from serica.kernel.effects import CHOOSE, DECLINE, NEXT, PERFORM, Effects, Sequence
from serica.kernel.game import Choice, Game, step
from serica.kernel.notation import SEATS, Names, Notation, Numbers, Option, Verb
from serica.kernel.plain import Plain, plain
from serica.kernel.settings import Settings, switch
from serica.kernel.title import Title
from serica.kernel.visibility import OWNER, Pile, by_seat, heap, knowledge, stack
from serica.kernel.words import Phrase

LEAVES = Names("leaf", ("green", "black", "white", "red"))
POINTS = Numbers(0, 99)
HAND = 2
ROUNDS = {"short": 3, "long": 5}

EFFECTS = Effects("tea")

NOTATION = Notation(
    "tea",
    [
        Verb("draw"),
        Verb("serve", leaf=LEAVES),
        Verb("bury", private=True, leaf=LEAVES),
        Verb("rest"),
        Verb("show", leaf=LEAVES),
        CHOOSE,
        NEXT,
        PERFORM,
        DECLINE,
    ],
)

EVENTS = {
    verb.name: verb
    for verb in (
        Verb("drew", seat=SEATS),
        Verb("drew-leaf", seat=SEATS, leaf=LEAVES),
        Verb("served", seat=SEATS, leaf=LEAVES),
        Verb("buried", seat=SEATS),
        Verb("showed", seat=SEATS, leaf=LEAVES),
        Verb("gained", seat=SEATS, points=POINTS),
    )
}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Leaf(Component):
    """A kind of tea."""

    copies: int
    effects: Any
    tree: Sequence = dataclasses.field(init=False, default=())

    def __post_init__(self) -> None:
        object.__setattr__(self, "tree", EFFECTS.read(self.effects, self.id))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class TeaBox(Box):
    """All leaves."""

    leaves: tuple[Leaf, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class TeaSettings(Settings):
    """How long the party is, and whether burying is allowed."""

    length: Literal["short", "long"] = switch("short", "5.1")
    burying: bool = switch(True, "5.2")


@plain
class Guest(Plain):
    """What a guest has."""

    points: int = 0
    hand: list[int] = heap(LEAVES, OWNER, known="seen")
    seen: list[int] = knowledge()


@plain
class Turn(Choice["Tea"]):
    """Draw, serve or bury; a guest who can do nothing rests. [2.1]"""

    seat: int

    def options(self, game: Tea) -> list[Option]:
        held = [leaf for leaf, copies in enumerate(game.guests[self.seat].hand) if copies]
        options: list[Option] = [("draw",)] if game.deck.cards else []
        options += [("serve", leaf) for leaf in held]
        if game.settings.burying:
            options += [("bury", leaf) for leaf in held]
        return options or [("rest",)]

    def take(self, game: Tea, option: Option) -> None:
        verb, *leaf = option
        if verb == "draw":
            game.do((draw, self.seat))
        elif verb == "serve":
            game.do((serve, self.seat, *leaf))
        elif verb == "bury":
            game.do((bury, self.seat, *leaf))

    def why_not(self, game: Tea, option: Option) -> Phrase | None:
        """[2.2] Nobody serves what they have not."""
        if option[0] == "serve":
            return Phrase("tea-none-left", {"leaf": LEAVES.argument(option[1])}, "2.2")
        return None


@plain
class Show(Choice["Tea"]):
    """Show a leaf of your hand to everyone. [3.2]"""

    seat: int

    def options(self, game: Tea) -> list[Option]:
        return [("show", leaf) for leaf, copies in enumerate(game.guests[self.seat].hand) if copies]

    def take(self, game: Tea, option: Option) -> None:
        guest, leaf = game.guests[self.seat], option[1]
        for place in range(leaf, len(guest.seen), LEAVES.size):
            guest.seen[place] = max(guest.seen[place], 1)
        game.tell("showed", self.seat, leaf)


@plain
class Tea(Game):
    """A tea party."""

    turn_kind: ClassVar[type[Turn]] = Turn
    show_kind: ClassVar[type[Show]] = Show

    guests: list[Guest] = by_seat()
    deck: Pile = stack(LEAVES)
    served: list[int] = heap(LEAVES)
    turns: int = 0


@step
def deal(game: Tea) -> None:
    """[1.1] Everyone gets two leaves."""
    cards = [number for number, leaf in enumerate(game.box.leaves) for _ in range(leaf.copies)]
    game.chance.shuffle(cards)
    game.deck = Pile(cards)
    game.served = [0] * LEAVES.size
    for _ in range(game.seats):
        guest = Guest(hand=[0] * LEAVES.size, seen=[0] * (LEAVES.size * game.seats))
        for _ in range(HAND):
            guest.hand[game.deck.draw()] += 1
        game.guests.append(guest)


@step
def next_turn(game: Tea) -> None:
    """[2.3] The party lasts so many rounds."""
    if game.turns == ROUNDS[game.settings.length] * game.seats:
        points = [guest.points for guest in game.guests]
        game.finish([seat for seat in range(game.seats) if points[seat] == max(points)], points, "points")
        return
    seat = game.turns % game.seats
    game.turns += 1
    game.do(game.turn_kind(seat), next_turn)


def gain(game: Tea, seat: int, points: int) -> None:
    """[4.1] Points are told."""
    game.guests[seat].points += points
    game.tell("gained", seat, points)


def roll(game: Tea, seat: int) -> None:
    """[4.2] As many points as the die shows."""
    gain(game, seat, game.chance.roll())


def draw(game: Tea, seat: int) -> None:
    """[3.1] Only the guest sees what was drawn."""
    if game.deck.cards:
        leaf = game.deck.draw(seat)
        game.guests[seat].hand[leaf] += 1
        game.tell_in_private((seat,), ("drew-leaf", seat, leaf), ("drew", seat))
        game.reveal()


def show(game: Tea, seat: int) -> None:
    """[3.2] A guest without leaves shows none."""
    if sum(game.guests[seat].hand):
        game.do(game.show_kind(seat))


def can_show(game: Tea, seat: int) -> bool:
    """Whether the guest has a leaf."""
    return sum(game.guests[seat].hand) > 0


@step
def serve(game: Tea, seat: int, leaf: int) -> None:
    """[2.2] Serving does what the leaf says."""
    guest = game.guests[seat]
    guest.hand[leaf] -= 1
    for place in range(leaf, len(guest.seen), LEAVES.size):
        guest.seen[place] = max(0, guest.seen[place] - 1)
    game.served[leaf] += 1
    game.tell("served", seat, leaf)
    EFFECTS.perform(game, seat, game.box.leaves[leaf].tree)


@step
def bury(game: Tea, seat: int, leaf: int) -> None:
    """[3.3] Nobody else knows what was buried; whatever they had seen may be it."""
    guest = game.guests[seat]
    guest.hand[leaf] -= 1
    guest.seen[:] = [max(0, copies - 1) for copies in guest.seen]
    game.deck.bury([leaf], seat)
    game.tell("buried", seat)


EFFECTS.operation(gain, points=Numbers(1, 9))
EFFECTS.operation(roll)
EFFECTS.operation(draw, lambda game, seat: bool(game.deck.cards))
EFFECTS.operation(show, can_show)
step(draw)


def faults(game: Tea) -> Iterator[str]:
    """Nobody is known to hold more than they hold."""
    for seat, guest in enumerate(game.guests):
        for place, copies in enumerate(guest.seen):
            if copies > guest.hand[place % LEAVES.size]:
                yield f"somebody knows too much about the hand of seat {seat + 1}"


def outlook(game: Tea, seat: int) -> float:
    """Points now, and a little for every leaf."""
    return game.guests[seat].points + sum(game.guests[seat].hand) / 10


TITLE = Title(
    name="tea",
    edition=1,
    seats=(2, 3),
    settings=TeaSettings,
    box=TeaBox,
    components=Path(__file__).with_name("tea.toml"),
    game=Tea,
    setup=(deal, next_turn),
    notation=NOTATION,
    effects=EFFECTS,
    events=EVENTS,
    longest=lambda seats: 5 * seats * 6,
    outlook=outlook,
    heading=lambda game: f"Turn {game.turns}",
    faults=faults,
)

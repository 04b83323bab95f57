"""Visibility belongs to places: each place says what lies there and who sees it.

`view` (what a seat may know) and `imagine` (guess the rest) are derived from these declarations.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from serica.kernel.chance import Chance
from serica.kernel.notation import Names
from serica.kernel.plain import INTERNAL, SCALARS, Plain, plain, value_to_json

ALL = "all"
OWNER = "owner"
NOBODY = "nobody"

EMPTY = -1
"""A free space in a row of cards."""

PLACE = "place"
KNOWLEDGE = "knowledge"
BY_SEAT = "by seat"
PART = "part"
EACH = "each"
SOME = "some"


@dataclasses.dataclass(frozen=True, slots=True)
class Place:
    """A place where cards lie: which kind of cards, who sees them, and where others' knowledge is kept.

    Cards of one kind may still have different backs: then nobody mistakes a hidden card for one with another.
    """

    kind: Names
    seen_by: str = ALL
    known: str | None = None
    back: str = ""

    def open_to(self, seat: int | None, owner: int | None) -> bool:
        """Whether this seat sees everything that lies here."""
        return self.seen_by == ALL or (self.seen_by == OWNER and seat is not None and seat == owner)


@dataclasses.dataclass(frozen=True, slots=True)
class Row(Place):
    """Cards in an order: a list of card numbers, EMPTY for a free space."""


@dataclasses.dataclass(frozen=True, slots=True)
class Heap(Place):
    """Cards without an order: a list that counts the copies of each card number."""


@dataclasses.dataclass(frozen=True, slots=True)
class Stack(Place):
    """A face-down `Pile`."""


def row(kind: Names, seen_by: str = ALL) -> Any:
    """A field for cards in an order."""
    return dataclasses.field(default_factory=list, metadata={PLACE: Row(kind, seen_by)})


def heap(kind: Names, seen_by: str = ALL, known: str | None = None) -> Any:
    """A field that counts cards. `known` names the field with what every other seat knows to be in it."""
    return dataclasses.field(default_factory=list, metadata={PLACE: Heap(kind, seen_by, known)})


def knowledge() -> Any:
    """A field with what each seat knows to lie in a hidden heap: the counts of seat 0, then of seat 1, ..."""
    return dataclasses.field(default_factory=list, metadata={KNOWLEDGE: True})


def stack(kind: Names, back: str = "") -> Any:
    """A field for a face-down pile of cards, all with the same back."""
    return dataclasses.field(default_factory=Pile, metadata={PLACE: Stack(kind, NOBODY, back=back)})


def each(kind: Names) -> Any:
    """A field with one value for each thing of a kind, which views show by its name."""
    return dataclasses.field(default_factory=list, metadata={EACH: kind})


def some(kind: Names) -> Any:
    """A field with the numbers of some things of a kind, which views show as names; they do not lie here."""
    return dataclasses.field(default=(), metadata={SOME: kind})


def by_seat() -> Any:
    """A field with one piece of state for each seat, who owns the places in it."""
    return dataclasses.field(default_factory=list, metadata={BY_SEAT: True})


def part() -> Any:
    """A field with a piece of state that belongs to no seat, and that some matches do not have."""
    return dataclasses.field(default=None, metadata={PART: True})


@plain
class Pile(Plain):
    """A face-down pile. The top is the end of the list.

    `layers` remembers, from the bottom up, who buried how many cards: that seat knows which cards they
    are, though not their order. A layer whose seat lost track of it belongs to nobody (-1).
    """

    cards: list[int] = dataclasses.field(default_factory=list)
    layers: list[tuple[int, int]] = dataclasses.field(default_factory=list)

    def draw(self, seat: int | None = None) -> int:
        """Take the top card: before everyone's eyes, or seen by one seat alone."""
        card = self.cards.pop()
        if self.layers and sum(size for _, size in self.layers) > len(self.cards):
            witness, size = self.layers.pop()
            if size > 1:
                lost_track = seat is not None and seat != witness
                self.layers.append((-1 if lost_track else witness, size - 1))
        return card

    def bury(self, cards: Sequence[int], seat: int) -> None:
        """Put cards that only this seat has seen under the pile."""
        if cards:
            self.cards[0:0] = cards
            self.layers.insert(0, (seat, len(cards)))

    def layers_of(self, seat: int | None) -> list[tuple[int, int]]:
        """Start and end of each layer whose cards this seat knows."""
        found, start = [], 0
        for witness, size in self.layers:
            if witness == seat:
                found.append((start, start + size))
            start += size
        return found


Holder = tuple[Plain, str, Place, int | None]


def places(state: Plain, owner: int | None = None) -> Iterator[Holder]:
    """Every place of a state: who holds it, the field's name, the declaration, and the owning seat."""
    for field in dataclasses.fields(state):  # type: ignore[arg-type]
        place = field.metadata.get(PLACE)
        if place is not None:
            yield state, field.name, place, owner
        elif BY_SEAT in field.metadata:
            for seat, piece in enumerate(getattr(state, field.name)):
                yield from places(piece, seat)
        elif PART in field.metadata and getattr(state, field.name) is not None:
            yield from places(getattr(state, field.name), owner)


def census(state: Plain) -> dict[str, list[int]]:
    """How many copies of every card lie on the table, by kind: no rule may ever change it."""
    found: dict[str, list[int]] = {}
    for holder, name, place, _ in places(state):
        counts = found.setdefault(place.kind.kind, [0] * place.kind.size)
        for card, copies in _counted(getattr(holder, name), place):
            counts[card] += copies
    return found


def _counted(content: Any, place: Place) -> Iterator[tuple[int, int]]:
    if isinstance(place, Heap):
        yield from enumerate(content)
        return
    for card in content.cards if isinstance(place, Stack) else content:
        if card != EMPTY:
            yield card, 1


def view(state: Plain, seat: int | None, owner: int | None = None) -> dict[str, Any]:
    """All that a seat may know, as JSON values; None asks for what everyone may know."""
    fields = _shown_fields(type(state))  # type: ignore[arg-type]  # classes can be hashed, whatever states can
    return {name: show(state, getattr(state, name), seat, owner) for name, show in fields}


Show = Callable[[Plain, Any, int | None, int | None], Any]
"""How a field is shown: the piece of state, its value, the seat that looks, the seat that owns the piece."""


@functools.cache
def _shown_fields(kind: type[Plain]) -> list[tuple[str, Show]]:
    """The fields of a piece of state that views show, and how."""
    return [
        (field.name, _way(field.metadata, kind._types[field.name]))
        for field in dataclasses.fields(kind)  # type: ignore[arg-type]
        if INTERNAL not in field.metadata and KNOWLEDGE not in field.metadata
    ]


def _way(metadata: Mapping[str, Any], kind: Any) -> Show:
    if PLACE in metadata:
        return _way_of_place(metadata[PLACE])
    if EACH in metadata:
        each_of = metadata[EACH].names
        return lambda state, value, seat, owner: dict(zip(each_of, value, strict=True))
    if SOME in metadata:
        some_of = metadata[SOME].names
        return lambda state, value, seat, owner: [some_of[number] for number in value]
    if BY_SEAT in metadata:
        return lambda state, value, seat, owner: [
            view(piece, seat, number) for number, piece in enumerate(value)
        ]
    if PART in metadata:
        return lambda state, value, seat, owner: None if value is None else view(value, seat, owner)
    if kind in SCALARS:
        return lambda state, value, seat, owner: value
    return lambda state, value, seat, owner: value_to_json(value, kind)


def _way_of_place(place: Place) -> Show:
    if isinstance(place, Stack):
        return lambda state, value, seat, owner: _show_stack(value, place, seat)
    show = _show_heap if isinstance(place, Heap) else _show_row
    hide = _hide_heap if isinstance(place, Heap) else _hide_row
    names = place.kind.names
    if place.seen_by == ALL:
        return lambda state, value, seat, owner: show(value, names)
    return lambda state, value, seat, owner: (
        show(value, names) if place.open_to(seat, owner) else hide(state, value, place, seat)
    )


def _show_stack(pile: Pile, place: Place, seat: int | None) -> dict[str, Any]:
    names = place.kind.names
    known = [
        {"below": start, "cards": [names[card] for card in sorted(pile.cards[start:end])]}
        for start, end in pile.layers_of(seat)
        if seat is not None
    ]
    return {"count": len(pile.cards), "known": known}


def _show_heap(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {names[card]: copies for card, copies in enumerate(counts) if copies}


def _hide_heap(state: Plain, counts: Sequence[int], place: Place, seat: int | None) -> dict[str, Any]:
    return {"count": sum(counts), "known": _show_heap(_known(state, place, seat), place.kind.names)}


def _show_row(cards: Sequence[int], names: Sequence[str]) -> list[str | None]:
    return [None if card == EMPTY else names[card] for card in cards]


def _hide_row(state: Plain, cards: Sequence[int], place: Place, seat: int | None) -> dict[str, int]:
    return {"count": sum(card != EMPTY for card in cards)}


def _known(state: Plain, place: Place, seat: int | None) -> list[int]:
    """What a seat knows to lie in a heap that it does not see."""
    size = place.kind.size
    if place.known is None or seat is None:
        return [0] * size
    counts: list[int] = getattr(state, place.known)[seat * size : (seat + 1) * size]
    return counts


def guess_hidden(state: Plain, seat: int | None, chance: Chance) -> None:
    """Deal everything anew that the seat cannot know, in place, agreeing with all that it does know."""
    # Sorted before they are dealt: the guess depends on what the seat knows and on chance, on nothing else.
    hidden: dict[str, list[int]] = {}
    takers: list[_Taker] = []
    for holder, name, place, owner in places(state):
        if not place.open_to(seat, owner):
            taker = _Taker(holder, name, place, seat, chance)
            hidden.setdefault(taker.kind, []).extend(taker.unknown)
            takers.append(taker)
    for cards in hidden.values():
        cards.sort()
        chance.shuffle(cards)
    for taker in takers:
        cards = hidden[taker.kind]
        taker.deal([cards.pop() for _ in taker.unknown])


class _Taker:
    """A place with cards that a seat does not know: gives them up and takes others."""

    def __init__(self, holder: Plain, name: str, place: Place, seat: int | None, chance: Chance) -> None:
        self.content = getattr(holder, name)
        self.place = place
        self.kind = f"{place.kind.kind} {place.back}"
        if isinstance(place, Heap):
            self.known = _known(holder, place, seat)
            if place.known:
                # What others have seen here is hidden too: they are taken to know what this seat knows.
                knowledge = getattr(holder, place.known)
                knowledge[:] = self.known * (len(knowledge) // place.kind.size)
            counts = [have - known for have, known in zip(self.content, self.known, strict=True)]
            self.unknown = [card for card, copies in enumerate(counts) for _ in range(copies)]
        else:
            cards = self.content.cards if isinstance(place, Stack) else self.content
            self.spaces = set(range(len(cards)))
            if isinstance(place, Stack) and seat is not None:
                self._shuffle_layers(cards, seat, chance)
            self.spaces -= {space for space, card in enumerate(cards) if card == EMPTY}
            self.unknown = [cards[space] for space in sorted(self.spaces)]

    def _shuffle_layers(self, cards: list[int], seat: int, chance: Chance) -> None:
        for start, end in self.content.layers_of(seat):
            layer = sorted(cards[start:end])
            chance.shuffle(layer)
            cards[start:end] = layer
            self.spaces -= set(range(start, end))

    def deal(self, cards: list[int]) -> None:
        """Take these cards in place of the unknown ones."""
        if isinstance(self.place, Heap):
            self.content[:] = self.known
            for card in cards:
                self.content[card] += 1
        else:
            content = self.content.cards if isinstance(self.place, Stack) else self.content
            for space, card in zip(sorted(self.spaces), cards, strict=True):
                content[space] = card

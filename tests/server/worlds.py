"""Two worlds that one viewer cannot tell apart: the same match, with cards exchanged that the viewer never sees.

Cards are exchanged right after setting up. What the others then do is found by walking both worlds side by side: in the
second world they play whatever looks to the viewer like what they have played in the first.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

from serica.kernel.chance import seed_from
from serica.kernel.game import Game
from serica.kernel.title import Title
from serica.kernel.visibility import Heap, Pile, places
from serica.kernel.words import Complaint
from serica.table import COLOURS, Act, Seat, Table

Hidden = dict[str, list[int]]
"""The cards that a seat does not see, by kind and back, place after place."""


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class Exchanged(Title):
    """A title whose hidden cards lie otherwise before the first choice."""

    viewer: int
    cards: Hidden

    @classmethod
    def of(cls, card: Title, viewer: int, cards: Hidden) -> Exchanged:
        """The same game, with these cards hidden from this seat."""
        facts = {field.name: getattr(card, field.name) for field in dataclasses.fields(Title)}
        return cls(**facts, viewer=viewer, cards=cards)

    def begin(self, seats: int, *arguments: Any, **wishes: Any) -> Game:
        """A new match in this world."""
        game = super().begin(seats, *arguments, **wishes)
        if self.cards:
            hide(game, self.viewer, self.cards)
        return game


def _hiding(game: Game, viewer: int) -> Iterator[tuple[str, Any, Any]]:
    for holder, name, place, owner in places(game):
        if not place.open_to(viewer, owner):
            yield f"{place.kind.kind} {place.back}", place, getattr(holder, name)


def _cards(place: Any, content: Any) -> list[int]:
    if isinstance(place, Heap):
        return [card for card, copies in enumerate(content) for _ in range(copies)]
    return list(content.cards if isinstance(content, Pile) else content)


def hidden(game: Game, viewer: int) -> Hidden:
    """All cards that a seat does not see."""
    found: Hidden = {}
    for kind, place, content in _hiding(game, viewer):
        found.setdefault(kind, []).extend(_cards(place, content))
    return found


def hide(game: Game, viewer: int, cards: Hidden) -> None:
    """The inverse of `hidden`."""
    left = {kind: iter(some) for kind, some in cards.items()}
    for kind, place, content in _hiding(game, viewer):
        dealt = [next(left[kind]) for _ in _cards(place, content)]
        if isinstance(place, Heap):
            content[:] = [dealt.count(card) for card in range(len(content))]
        else:
            (content.cards if isinstance(content, Pile) else content)[:] = dealt


@dataclasses.dataclass(frozen=True)
class Step:
    """What happens: an option is played, or what the asked seat takes back or does again."""

    what: str
    seat: int
    option: str = ""


def sit_down(card: Title, seats: int, seed: str) -> Table:
    """A table of people who take their time."""
    return Table(card, [Seat(f"Seat {n}", COLOURS[n], player=str(n)) for n in range(seats)], seed)


def do(table: Table, step: Step) -> None:
    """Do a step at a table."""
    if step.what == "play":
        table.do(Act("play", step.seat, 0, step.option))
    elif step.what == "step":
        to = table.step_back(step.seat)
        table.do(Act("undo", step.seat, 0, str(table.played if to is None else to)))
    else:
        table.do(Act("redo", step.seat, 0))


def truth(table: Table, viewer: int) -> Any:
    """All that the rules let a seat know."""
    faces = [(event.number, face) for event, face in table.journal(viewer)]
    mine = (table.offered(), table.step_back(viewer)) if table.asked == viewer else None
    return table.asked, table.played, table.match.game.view(viewer), faces, mine


def play_through(card: Title, seats: int, seed: str, steps: int, luck: random.Random) -> list[Step]:
    """Steps of a match: mostly options, some of them taken back and played again."""
    table, script = sit_down(card, seats, seed), []
    while len(script) < steps:
        seat = table.asked
        assert seat is not None, "the script is longer than the match"
        if table.may_redo(seat) and luck.random() < 0.5:
            script.append(Step("redo", seat))
        elif not table.may_redo(seat) and table.step_back(seat) is not None and luck.random() < 0.2:
            script.append(Step("step", seat))
        else:
            script.append(Step("play", seat, luck.choice(table.offered())))
        do(table, script[-1])
    return script


def follow(card: Title, seats: int, seed: str, viewer: int, script: list[Step]) -> list[Step] | None:
    """The steps that look to the viewer, in the world of this card, like the script; None if there are none."""
    first = sit_down(Exchanged.of(card, viewer, {}), seats, seed)
    second, found = sit_down(card, seats, seed), []
    for step in script:
        do(first, step)
        wanted = truth(first, viewer)
        tries = [step]
        if step.what == "play" and step.seat != viewer:
            tries += [Step("play", step.seat, option) for option in second.offered()]
        for tried in tries:
            before = second.acts[:]
            try:
                do(second, tried)
            except Complaint:
                continue
            if truth(second, viewer) == wanted:
                found.append(tried)
                break
            second = sit_down(card, seats, seed).replay(before)
        else:
            return None
    return found


@dataclasses.dataclass(frozen=True)
class Worlds:
    """Two worlds, and how the same match looks in each of them."""

    first: Exchanged
    second: Exchanged
    seats: int
    seed: str
    viewer: int
    scripts: tuple[list[Step], list[Step]]


def two_worlds(card: Title, seats: int, steps: int, *, viewer: int = 0, tries: int = 60) -> Worlds:
    """Exchange as many hidden cards as a match allows whose course stays the same to the viewer."""
    seed, luck = seed_from(f"two worlds of {card.name}"), random.Random(card.name)
    script = play_through(card, seats, seed, steps, luck)
    cards = hidden(sit_down(card, seats, seed).match.game, viewer)
    other = script
    for _ in range(tries):
        kind = luck.choice([kind for kind, some in cards.items() if len(set(some)) > 1])
        some = cards[kind][:]
        # What lies before the people comes before the decks, and is what a leak would show.
        one, two = luck.randrange(min(8, len(some))), luck.randrange(len(some))
        if some[one] == some[two]:
            continue
        some[one], some[two] = some[two], some[one]
        exchanged = {**cards, kind: some}
        found = follow(Exchanged.of(card, viewer, exchanged), seats, seed, viewer, script)
        if found is not None:
            cards, other = exchanged, found
    first, second = (Exchanged.of(card, viewer, lie) for lie in ({}, cards))
    return Worlds(first, second, seats, seed, viewer, (script, other))

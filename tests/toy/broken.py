"""Tea, broken in one way at a time: every checker must catch its own breakages, and no other may cry wolf."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from serica.kernel.chance import Chance
from serica.kernel.game import Game, Result, step
from serica.kernel.match import Match
from serica.kernel.notation import Names, Notation, Numbers, Option, Verb
from serica.kernel.plain import CODEC, INTERNAL, LEFT_BEHIND, Plain, plain
from serica.kernel.title import Title
from serica.kernel.words import Phrase
from toy import tea
from toy.tea import EVENTS, LEAVES, NOTATION, TITLE, Tea, Turn

RED = LEAVES.size - 1


@dataclass(frozen=True, slots=True)
class Breakage:
    """A broken title, the promise that it breaks, and promises that may be broken along with it."""

    promise: str
    title: Title
    also: frozenset[str] = frozenset()


def breakage(promise: str, *also: str, **changes: Any) -> Breakage:
    """A title that differs from the sound one; `turn` is another kind of turn."""
    turn = changes.pop("turn", None)
    if turn is not None:

        @plain
        class Party(changes.pop("game", Tea)):  # type: ignore[misc]
            turn_kind: ClassVar[type[Turn]] = turn

        changes["game"] = Party
    return Breakage(promise, replace(TITLE, **changes), frozenset(also))


# Questions


@plain
class EmptyTurn(Turn):
    """From the fourth turn on there is nothing to choose."""

    def options(self, game: Tea) -> list[Option]:
        return Turn.options(self, game) if game.turns < 4 else []


@plain
class AbsentTurn(Turn):
    """Rests, whoever it is."""

    def options(self, game: Tea) -> list[Option]:
        return [("rest",)]


@step
def ask_nobody(game: Tea) -> None:
    """Ask a guest who has not come."""
    game.do(AbsentTurn(game.seats), tea.next_turn)


# Endings


@step
def breaking_up(game: Tea) -> None:
    """The party ends without a result."""
    if game.turns < 4:
        game.turns += 1
        game.do(Turn(0), breaking_up)


@plain
class HastyTurn(Turn):
    """Somebody has won, and the party goes on."""

    def take(self, game: Tea, option: Option) -> None:
        game.result = Result((self.seat,), None, "points")
        Turn.take(self, game, option)


@step
def stranger_wins(game: Tea) -> None:
    """The winner is no guest."""
    game.finish([game.seats], None, "points")


@step
def forget_a_total(game: Tea) -> None:
    """The points of one guest are missing."""
    game.finish([0], [0] * (game.seats - 1), "points")


# Pieces


@plain
class LosingTurn(Turn):
    """What was served falls from the table."""

    def take(self, game: Tea, option: Option) -> None:
        game.served = [0] * LEAVES.size
        Turn.take(self, game, option)


@plain
class LendingTurn(Turn):
    """The table owes a leaf, and somebody has one too many."""

    def take(self, game: Tea, option: Option) -> None:
        game.served[3] -= 3
        game.guests[0].hand[3] += 3
        Turn.take(self, game, option)


# Invariants


def too_long(game: Tea) -> Iterator[str]:
    """A title that says that there are never more than four turns."""
    if game.turns > 4:
        yield "there is a fifth turn"


# Options


@plain
class RepeatingTurn(Turn):
    """The first option stands there twice."""

    def options(self, game: Tea) -> list[Option]:
        options = Turn.options(self, game)
        return [*options, options[0]]


TICKS = itertools.count()


@plain
class RestlessTurn(Turn):
    """The options change their order whenever they are asked for."""

    def options(self, game: Tea) -> list[Option]:
        options = Turn.options(self, game)
        return options[::-1] if next(TICKS) % 2 else options


class Misnumbered(Names):
    """Names that share their numbers."""

    def number(self, value: int) -> int:
        return value // 2


class Misread(Names):
    """Names that are read back as the first of them."""

    def value(self, text: str) -> int:
        return 0


def notation_with(*verbs: Verb) -> Notation:
    """The notation with some verbs in place of those with their names, or added to them."""
    return Notation("tea", {**NOTATION.verbs, **{verb.name: verb for verb in verbs}}.values())


SAME_NAMES = Names("leaf", ("green", "green", "green", "red"))

# Copies


@plain
class Pot(Plain):
    """Says of itself that it never changes, and it does."""

    is_constant: ClassVar[bool] = True
    cups: int = 0


@plain
class PotParty(Tea):
    """A party around one pot, which all copies share."""

    pot: Pot = field(default_factory=Pot)


@plain
class PouringTurn(Turn):
    """Every turn takes a cup from the pot."""

    def take(self, game: Tea, option: Option) -> None:
        game.pot.cups += 1  # type: ignore[attr-defined]
        Turn.take(self, game, option)


@plain
class StealthyTurn(Turn):
    """Only at the real table a turn takes a cup from the pot: copies made for thinking leave it alone."""

    def take(self, game: Tea, option: Option) -> None:
        if game.journal is not None:
            game.pot.cups += 1  # type: ignore[attr-defined]
        Turn.take(self, game, option)


@plain
class CountingTurn(Turn):
    """A choice that changes when it is taken, though all copies share it."""

    taken: int = 0

    def take(self, game: Tea, option: Option) -> None:
        self.taken += 1
        Turn.take(self, game, option)


@plain
class CarelessParty(Tea):
    """A field that copies do not carry, though it makes a difference."""

    mood: int | None = field(default=0, metadata={LEFT_BEHIND: True, INTERNAL: True})


# Determinism


@plain
class WhimsicalTurn(Turn):
    """The number of points has nothing to do with the match."""

    def take(self, game: Tea, option: Option) -> None:
        tea.gain(game, self.seat, random.randrange(2, 9))
        Turn.take(self, game, option)


# Snapshots


@plain
class ForgetfulParty(Tea):
    """A field that snapshots do not keep."""

    mood: int = field(default=0, metadata={CODEC: (lambda mood: 0, lambda kept: kept)})


@plain
class MoodyTurn(Turn):
    """The mood changes with every turn."""

    def take(self, game: Tea, option: Option) -> None:
        game.mood += 1  # type: ignore[attr-defined]
        Turn.take(self, game, option)


@plain
class DriftingParty(Tea):
    """A field that is written down and read back as something else, and makes no two parties unequal."""

    mood: int = field(default=0, compare=False, metadata={CODEC: (lambda mood: mood, lambda kept: 0)})


@plain
class SecretlyForgetfulParty(Tea):
    """A field that snapshots do not keep, and nobody notices before it matters."""

    mood: int = field(default=0, compare=False, metadata={CODEC: (lambda mood: 0, lambda kept: kept)})


@plain
class BroodingTurn(MoodyTurn):
    """The mood has consequences."""

    def take(self, game: Tea, option: Option) -> None:
        tea.gain(game, self.seat, game.mood)  # type: ignore[attr-defined]
        MoodyTurn.take(self, game, option)


@plain
class GossipingTurn(Turn):
    """What may be done depends on the journal, which no snapshot keeps."""

    def options(self, game: Tea) -> list[Option]:
        told = game.journal is not None and len(game.journal.events) > 2
        return list(dict.fromkeys(Turn.options(self, game) + ([("rest",)] if told else [])))


def undeclared_turn(game: Tea) -> None:
    """On the agenda while a choice waits, though it is no declared step."""
    if game.turns > 4:
        game.finish([0], [guest.points for guest in game.guests], "points")
        return
    game.turns += 1
    game.do(Turn(0), undeclared_turn)


@plain
class ListingTurn(Turn):
    """Puts a list on the agenda, which a snapshot turns into a tuple."""

    def take(self, game: Tea, option: Option) -> None:
        game.do((gain_all, self.seat, [1, 2]))
        Turn.take(self, game, option)
        game.agenda.insert(0, (gain_all, self.seat, [1]))


@step
def gain_all(game: Tea, seat: int, points: list[int]) -> None:
    """As many points as all these."""
    if not game.over:
        tea.gain(game, seat, sum(points))


# Playable


@plain
class TrappingTurn(Turn):
    """Offers a leaf that the guest does not have."""

    def options(self, game: Tea) -> list[Option]:
        return [*Turn.options(self, game), ("rest",)]

    def take(self, game: Tea, option: Option) -> None:
        if option == ("rest",):
            raise IndexError("no leaf to rest on")
        Turn.take(self, game, option)


# Refusals


@plain
class CurtTurn(Turn):
    """Gives reasons that are no phrases."""

    def why_not(self, game: Tea, option: Option) -> Any:
        return "because"


@plain
class TouchyTurn(Turn):
    """Being asked for a reason changes something."""

    def why_not(self, game: Tea, option: Option) -> Phrase | None:
        game.turns += 1
        return None


@plain
class NonsensicalTurn(Turn):
    """Nonsense is offered, and has a notation."""

    def options(self, game: Tea) -> list[Option]:
        return [*Turn.options(self, game), ("no-such-verb", 1)]


# Imagination


def bottom(game: Tea, seat: int | None) -> dict[str, Any]:
    """Shows what lies at the bottom of the deck."""
    return {"bottom": game.deck.cards[0] if game.deck.cards else None}


@plain
class PryingTurn(Turn):
    """What may be done depends on what the neighbour holds."""

    def options(self, game: Tea) -> list[Option]:
        neighbour = game.guests[(self.seat + 1) % game.seats]
        rest: list[Option] = [("rest",)] if neighbour.hand[0] else []
        return list(dict.fromkeys(Turn.options(self, game) + rest))


@plain
class RestlessDreamer(Tea):
    """Whoever imagines something changes it."""

    def imagine(self, seat: int, chance: Chance) -> Tea:
        self.turns += 1
        return Tea.imagine(self, seat, chance)


@plain
class Prophet(Tea):
    """What is imagined has the dice of the real party."""

    def imagine(self, seat: int, chance: Chance) -> Tea:
        world = Tea.imagine(self, seat, chance)
        world.chance = self.chance.copy()
        return world


@plain
class Clairvoyant(Tea):
    """What is imagined has seen more than what is real."""

    def imagine(self, seat: int, chance: Chance) -> Tea:
        world = Tea.imagine(self, seat, chance)
        world.revealed += 1
        return world


@plain
class Conjurer(Tea):
    """In what is imagined a leaf at the bottom has become another."""

    def imagine(self, seat: int, chance: Chance) -> Tea:
        world = Tea.imagine(self, seat, chance)
        if world.deck.cards:
            world.deck.cards[0] = (world.deck.cards[0] + 1) % LEAVES.size
        return world


def red_in_thought(game: Tea) -> Iterator[str]:
    """A title that lets nobody think of a red leaf on top of the deck."""
    if game.journal is None and game.deck.cards and game.deck.cards[-1] == RED:
        yield "red lies on top"


@plain
class Sleeper(Tea):
    """Whoever imagines what is only imagined sees through it."""

    def imagine(self, seat: int, chance: Chance) -> Tea:
        if self.journal is not None:
            return Tea.imagine(self, seat, chance)
        world = self.copy()
        world.chance = chance
        return world


def greedy_for_the_deck(game: Tea, seat: int) -> float:
    """Nothing counts but that the leaf on the deck has been served before."""
    return game.served[game.deck.cards[-1]] if game.deck.cards else 0


# Secrets


@plain
class LabelledParty(Tea):
    """Written on the table: what lies at the bottom of the deck."""

    bottom: str = ""


@step
def write_label(game: Tea) -> None:
    """Name a card that nobody has seen."""
    game.bottom = LEAVES.names[game.deck.cards[0]]  # type: ignore[attr-defined]


@plain
class GlassParty(Tea):
    """Every view shows the second guest's hand."""

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = Tea.view(self, seat)
        hand = self.guests[1].hand
        shown["guests"][1]["hand"] = {
            LEAVES.names[leaf]: copies for leaf, copies in enumerate(hand) if copies
        }
        return shown


# Telling


@plain
class BlabbingTurn(Turn):
    """Everyone is told what was drawn."""

    def take(self, game: Tea, option: Option) -> None:
        if option == ("draw",):
            leaf = game.deck.draw(self.seat)
            game.guests[self.seat].hand[leaf] += 1
            game.tell("drew-leaf", self.seat, leaf)
            game.reveal()
        else:
            Turn.take(self, game, option)


@plain
class LeakingParty(Tea):
    """A number on the table stands for the card drawn last."""

    last: int = -1


@plain
class LeakingTurn(Turn):
    """Notes what was drawn where everyone can see it."""

    def take(self, game: Tea, option: Option) -> None:
        if option == ("draw",):
            game.last = game.deck.cards[-1]  # type: ignore[attr-defined]
        Turn.take(self, game, option)


# Undoing


@plain
class QuietTurn(Turn):
    """A guest draws, and nobody notes that something was revealed; the same guest is asked again."""

    def take(self, game: Tea, option: Option) -> None:
        if option == ("draw",) and game.deck.cards:
            leaf = game.deck.draw(self.seat)
            game.guests[self.seat].hand[leaf] += 1
            game.tell_in_private((self.seat,), ("drew-leaf", self.seat, leaf), ("drew", self.seat))
            if sum(game.guests[self.seat].hand) < 6:
                game.do(QuietTurn(self.seat))
        else:
            Turn.take(self, game, option)


@plain
class CoveringTurn(Turn):
    """Rolls a die and covers it up; the same guest is asked again."""

    def take(self, game: Tea, option: Option) -> None:
        if option[0] == "serve":
            tea.gain(game, self.seat, game.chance.roll())
            game.chance.used -= 1
            game.do(Turn(self.seat))
        Turn.take(self, game, option)


@plain
class StartledTurn(Turn):
    """Only when red lies on the deck it is noted that something was revealed."""

    def take(self, game: Tea, option: Option) -> None:
        if game.deck.cards and game.deck.cards[-1] == RED:
            game.reveal()
        Turn.take(self, game, option)


# Scripts


@plain
class PeekingTurn(Turn):
    """Looks at the next roll of the die without rolling it."""

    def take(self, game: Tea, option: Option) -> None:
        tea.gain(game, self.seat, game.chance.copy().roll())
        Turn.take(self, game, option)


# Points


@plain
class ModestTurn(Turn):
    """Points are given and not told."""

    def take(self, game: Tea, option: Option) -> None:
        game.guests[self.seat].points += 1
        Turn.take(self, game, option)


@plain
class MumblingTurn(Turn):
    """The journal uses a word that the title does not list."""

    def take(self, game: Tea, option: Option) -> None:
        game.tell("mumbled", self.seat)
        Turn.take(self, game, option)


@plain
class WordyTurn(Turn):
    """An event with one argument too many."""

    def take(self, game: Tea, option: Option) -> None:
        game.tell("drew", self.seat, 0)
        Turn.take(self, game, option)


@plain
class ExaggeratingTurn(Turn):
    """An event whose points are out of bounds, and soon taken back."""

    def take(self, game: Tea, option: Option) -> None:
        game.tell("gained", self.seat, 100)
        game.tell("gained", self.seat, -100)
        Turn.take(self, game, option)


# Records


@plain
class PunctuatedTurn(Turn):
    """An option whose notation is two options in a record."""

    def options(self, game: Tea) -> list[Option]:
        return [*Turn.options(self, game), ("so;so",)]


PARTIES = itertools.count()


@plain
class NumberedParty(Tea):
    """Every party has another number, and no record says which."""

    party: int = 0


@step
def number_party(game: Tea) -> None:
    """Count on."""
    game.party = next(PARTIES)  # type: ignore[attr-defined]


@plain
class TidyTurn(Turn):
    """After the last turn the number of the party is wiped away."""

    def take(self, game: Tea, option: Option) -> None:
        Turn.take(self, game, option)
        if game.turns == tea.ROUNDS[game.settings.length] * game.seats:
            game.party = 0  # type: ignore[attr-defined]


@step
def count_parties(game: Tea) -> None:
    """Something was revealed at every party so far."""
    game.revealed = next(PARTIES)


@step
def lose_the_journal(game: Tea) -> None:
    """Nothing is written down."""
    game.journal = None


@plain
class RamblingTurn(Turn):
    """Now and then a story is told that has nothing to do with the match."""

    def take(self, game: Tea, option: Option) -> None:
        if next(TICKS) % 5 == 0:
            game.tell("buried", self.seat)
        Turn.take(self, game, option)


BREAKAGES = {
    "a seat without options": breakage("questions", turn=EmptyTurn),
    "a question to nobody": breakage("questions", "undoing", setup=(tea.deal, ask_nobody)),
    "too long a match": breakage("endings", longest=lambda seats: 4),
    "an end without a result": breakage("endings", setup=(tea.deal, breaking_up)),
    "a winner before the end": breakage("endings", "records", turn=HastyTurn),
    "a winner from elsewhere": breakage("endings", setup=(tea.deal, stranger_wins)),
    "a total too few": breakage("endings", setup=(tea.deal, forget_a_total)),
    "a lost component": breakage("pieces", turn=LosingTurn),
    "less than nothing in a place": breakage("pieces", turn=LendingTurn),
    "what the title excludes": breakage("invariants", faults=too_long),
    "an option offered twice": breakage("options", turn=RepeatingTurn),
    "options in a changing order": breakage("options", "snapshots", "imagination", turn=RestlessTurn),
    "two options with one index": breakage(
        "options", notation=notation_with(Verb("serve", leaf=Misnumbered("leaf", LEAVES.names)))
    ),
    "an option read back as another": breakage(
        "options", "refusals", notation=notation_with(Verb("serve", leaf=Misread("leaf", LEAVES.names)))
    ),
    "two options with one text": breakage(
        "options",
        "playable",
        "refusals",
        "snapshots",
        "records",
        notation=notation_with(
            Verb("serve", leaf=SAME_NAMES), Verb("bury", leaf=SAME_NAMES), Verb("show", leaf=SAME_NAMES)
        ),
    ),
    "a part shared by copies": breakage("copies", "imagination", game=PotParty, turn=PouringTurn),
    "a part of earlier copies that changes": breakage(
        "copies", "imagination", "records", game=PotParty, turn=StealthyTurn
    ),
    "a choice that changes": breakage("copies", "imagination", turn=CountingTurn),
    "a part that copies lack": breakage(
        "copies", "snapshots", "playable", "refusals", "determinism", game=CarelessParty
    ),
    "points from nowhere": breakage(
        "determinism",
        "snapshots",
        "playable",
        "telling",
        "undoing",
        "scripts",
        "records",
        "imagination",
        turn=WhimsicalTurn,
    ),
    "a field that snapshots lose": breakage("snapshots", game=ForgetfulParty, turn=MoodyTurn),
    "a field that is read back as another": breakage("snapshots", game=DriftingParty, turn=MoodyTurn),
    "a lost field that matters": breakage("snapshots", game=SecretlyForgetfulParty, turn=BroodingTurn),
    "options that follow from the journal": breakage(
        "snapshots", "playable", "imagination", turn=GossipingTurn
    ),
    "an undeclared step": breakage("snapshots", setup=(tea.deal, undeclared_turn)),
    "a list on the agenda": breakage("snapshots", "endings", turn=ListingTurn),
    "an option that cannot be taken": breakage("playable", "imagination", turn=TrappingTurn),
    "a reason without words": breakage("refusals", turn=CurtTurn),
    "a question that changes something": breakage("refusals", turn=TouchyTurn),
    "nonsense that is offered": breakage(
        "refusals", turn=NonsensicalTurn, notation=notation_with(Verb("no-such-verb", number=Numbers(1, 2)))
    ),
    "a guess that changes what is real": breakage(
        "imagination", "playable", "telling", "undoing", game=RestlessDreamer
    ),
    "a guess that knows the dice": breakage("imagination", game=Prophet),
    "a guess that has seen more": breakage("imagination", "undoing", game=Clairvoyant),
    "a guess with other leaves": breakage("imagination", game=Conjurer),
    "a guess that the title excludes": breakage("imagination", faults=red_in_thought),
    "a guess that bots see through": breakage("imagination", game=Sleeper, outlook=greedy_for_the_deck),
    "a view of a hidden place": breakage("imagination", insights=bottom),
    "options that tell a neighbour's cards": breakage("imagination", turn=PryingTurn),
    "a hidden card's name": breakage(
        "secrets", game=LabelledParty, setup=(tea.deal, write_label, tea.next_turn)
    ),
    "an open hand": breakage("secrets", "imagination", "telling", game=GlassParty),
    "a private event told to all": breakage("telling", turn=BlabbingTurn),
    "a hidden card's number": breakage("telling", game=LeakingParty, turn=LeakingTurn),
    "an unnoted reveal": breakage("undoing", turn=QuietTurn),
    "an uncounted roll": breakage("undoing", "scripts", turn=CoveringTurn),
    "a reveal of some leaves only": breakage("undoing", turn=StartledTurn),
    "a look at the next roll": breakage("scripts", turn=PeekingTurn),
    "points not told": breakage("points", turn=ModestTurn),
    "an event without a word": breakage("points", "secrets", turn=MumblingTurn, events={**EVENTS}),
    "an event with too many words": breakage("points", turn=WordyTurn),
    "an event out of bounds": breakage("points", turn=ExaggeratingTurn),
    "notation that records cannot keep": breakage(
        "records", turn=PunctuatedTurn, notation=notation_with(Verb("so;so"))
    ),
    "a number from outside": breakage(
        "records", "scripts", game=NumberedParty, setup=(tea.deal, number_party, tea.next_turn)
    ),
    "a number that the end wipes away": breakage(
        "records", "scripts", game=NumberedParty, turn=TidyTurn, setup=(tea.deal, number_party, tea.next_turn)
    ),
    "a reveal from outside": breakage("records", setup=(tea.deal, count_parties, tea.next_turn)),
    "a match without a journal": breakage(
        "records", "points", setup=(lose_the_journal, tea.deal, tea.next_turn)
    ),
    "a story from outside": breakage("records", "telling", turn=RamblingTurn),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A part of the kernel in place of which another stands, and the promise that this breaks."""

    promise: str
    owner: type
    name: str
    other: Any


FAULTS = {
    "an undo for those who are not asked": Fault(
        "undoing", Match, "undo_point", lambda match, seat: max(0, len(match.options) - 1)
    ),
    "an undo that does nothing": Fault("records", Match, "undo", lambda match, number: None),
    "a census of nothing": Fault("pieces", Game, "census", lambda game: {"leaf": [game.number]}),
    "a fingerprint that is always new": Fault("copies", Game, "fingerprint", lambda game: next(TICKS)),
}
"""A sound game on a broken kernel."""

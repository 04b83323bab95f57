"""The promises that the kernel keeps for every game, each with the checker that looks for a breach.

A checker follows one match. `position` is called whenever a seat has to choose and once more at the end,
`end` when the match is over; both say in words what they find broken. Checkers never touch the match: what
they try, they try on copies. In a thorough walk they check everything everywhere, in a fast one they sample.
"""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from serica.bots import Greedy, Random
from serica.kernel.chance import Chance, Seeded
from serica.kernel.game import Game, Illegal, Invalid
from serica.kernel.journal import Journal, phrase
from serica.kernel.match import Match
from serica.kernel.notation import Option
from serica.kernel.plain import Plain
from serica.kernel.record import Record
from serica.kernel.visibility import ALL, EACH, PLACE, SOME, Heap, Pile, Stack, places
from serica.kernel.words import Phrase

NONSENSE = "no-such-verb 1"
LATEST_COPIES = 16
"""So many of the copies made before are looked at after every option, and all of them at the end."""


class Unplayable(Exception):
    """An option that was offered could not be taken: a breach of its own, whoever comes upon it."""

    def __init__(self, option: Option | str, error: Exception) -> None:
        super().__init__(f"{option}: {type(error).__name__}: {error}")


def take(game: Game, option: Option) -> Game:
    """The game after an option that it offers."""
    try:
        game.advance(option)
    except Exception as error:
        raise Unplayable(option, error) from error
    return game


class Promise:
    """A promise, and what watches over it while one match is played."""

    name: ClassVar[str]

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        self.match = match
        self.chance = chance
        self.thorough = thorough

    @property
    def game(self) -> Game:
        """The match's game as it stands."""
        return self.match.game

    def sometimes(self, one_in: int) -> bool:
        """Whether to look here: always when thorough, else once in so many times."""
        return self.thorough or self.chance.below(one_in) == 0

    def some_option(self) -> Option | None:
        """One of the options that the match offers, if it offers any."""
        options = self.game.options()
        return self.chance.pick(options) if options else None

    def some_seats(self) -> Sequence[int]:
        """The seats to look at: all of them when thorough, else one."""
        seats = range(self.match.seats)
        return seats if self.thorough else (self.chance.pick(seats),)

    def fresh_chance(self) -> Seeded:
        """A new source of chance for a copy."""
        return Chance.seeded(f"{self.chance.below(1 << 32):064x}")

    def sample(self, options: Sequence[Option], most: int) -> Sequence[Option]:
        """The options, or some of them where there are many."""
        if len(options) <= most:
            return options
        return [self.chance.pick(options) for _ in range(most)]

    def position(self) -> Iterator[str]:
        """What is broken in the present position."""
        yield from ()

    def end(self) -> Iterator[str]:
        """What is broken in a finished match."""
        yield from ()


class Questions(Promise):
    """No seat is ever asked with an empty list, and a seat is asked as long as the match lasts."""

    name = "questions"

    def position(self) -> Iterator[str]:
        game = self.game
        if game.over:
            return
        if game.asked not in range(game.seats):
            yield f"{game.asked} is asked and is no seat"
        if not game.options():
            yield f"{type(game.choice).__name__} has no options"


class Endings(Promise):
    """Every match ends within the title's bound, with a result for its seats and nothing left to do."""

    name = "endings"

    def position(self) -> Iterator[str]:
        game, longest = self.game, self.match.title.longest(self.match.seats)
        if game.number > longest:
            yield f"the match goes on after {longest} options"
        if game.result is not None and not game.over:
            yield "there is a result, and still something on the agenda"

    def end(self) -> Iterator[str]:
        result, seats = self.game.result, self.match.seats
        if result is None:
            yield "the match is over without a result"
            return
        if not set(result.winners) <= set(range(seats)):
            yield f"the winners {result.winners} are not all seats"
        if result.points is not None and len(result.points) != seats:
            yield f"{len(result.points)} totals for {seats} seats"


class Pieces(Promise):
    """No component is lost and none appears."""

    name = "pieces"

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        super().__init__(match, chance, thorough=thorough)
        self.census = match.game.census()

    def position(self) -> Iterator[str]:
        # What is lost stays lost, so the end of the match shows what no sample did.
        if not self.game.over and not self.sometimes(8):
            return
        for kind, counts in self.game.census().items():
            if counts != self.census[kind]:
                yield f"of each {kind} there were {self.census[kind]}, now {counts}"
        for holder, name, place, _ in places(self.game):
            if isinstance(place, Heap) and min(getattr(holder, name), default=0) < 0:
                yield f"less than nothing lies in {name}"


class Invariants(Promise):
    """What the title itself says must hold of every position."""

    name = "invariants"

    def position(self) -> Iterator[str]:
        yield from self.match.title.faults(self.game)


class Options(Promise):
    """Options are unique and in a stable order; their notation and their index can be read back."""

    name = "options"

    def position(self) -> Iterator[str]:
        game, notation = self.game, self.match.title.notation
        options = list(game.options())
        if len(set(options)) < len(options):
            yield f"an option is offered twice: {options}"
        if not self.sometimes(8):
            return
        if list(game.options()) != options:
            yield "the options change when they are asked for again"
        for option in options:
            text, index = notation.text(option), notation.index(option)
            if notation.parse(text) != option:
                yield f"{text!r} is read back as {notation.parse(text)}, not {option}"
            if not 0 <= index < notation.size or notation.at(index) != option:
                yield f"the index of {option} is {index} and means something else"
        if game.choice is not None:
            json.dumps([game.choice.label(game, option).to_json() for option in options])


class Copies(Promise):
    """A copy equals its original, and changing the one never changes the other."""

    name = "copies"

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        super().__init__(match, chance, thorough=thorough)
        self.kept: list[tuple[Game, int]] = []

    def position(self) -> Iterator[str]:
        if not self.sometimes(32):
            return
        yield from self._changed(self.kept[-LATEST_COPIES:])
        before = self.game.fingerprint()
        copy = self.game.copy()
        if copy != self.game or copy.fingerprint() != before:
            yield "the copy differs from its original"
        self.kept.append((copy, before))
        if not self.thorough:
            del self.kept[:-2]
        option = self.some_option()
        if option is not None:
            take(self.game.copy(), option)
            if self.game.fingerprint() != before:
                yield "playing on with a copy changed the original"

    def end(self) -> Iterator[str]:
        # What changed an older copy has not changed it back: the end of the match shows it.
        yield from self._changed(self.kept)

    def _changed(self, kept: Sequence[tuple[Game, int]]) -> Iterator[str]:
        for copy, fingerprint in kept:
            if copy.fingerprint() != fingerprint:
                yield f"the copy made after {copy.number} options has changed since"


class Determinism(Promise):
    """The same position, chance and option always lead to the same position."""

    name = "determinism"

    def position(self) -> Iterator[str]:
        option = self.some_option()
        if option is None or not self.sometimes(16):
            return
        once, again = take(self.game.copy(), option), take(self.game.copy(), option)
        if once != again or once.fingerprint() != again.fingerprint():
            yield f"{option} led to different positions"


class Snapshots(Promise):
    """A snapshot is plain JSON at any moment; reloaded it has the same options and the same future."""

    name = "snapshots"

    def position(self) -> Iterator[str]:
        if not self.sometimes(64):
            return
        game, title = self.game, self.match.title
        text = json.dumps(game.snapshot())
        restored = title.restore(json.loads(text), self.match.box)
        if restored != game or restored.settings != game.settings:
            yield "the reloaded game differs"
        if json.dumps(restored.snapshot()) != text:
            yield "the snapshot of the reloaded game differs"
        if list(restored.options()) != list(game.options()):
            yield f"the reloaded game offers {restored.options()}, not {game.options()}"
            return
        option = self.some_option()
        if option is not None and take(restored, option) != take(game.copy(), option):
            yield f"the reloaded game has another future after {option}"


class Playable(Promise):
    """Every option listed can be taken, in the match and in whatever a seat imagines."""

    name = "playable"

    def position(self) -> Iterator[str]:
        if not self.sometimes(16):
            return
        for option in self.sample(self.game.options(), 24 if self.thorough else 1):
            text = self.match.title.notation.text(option)
            advanced, played = take(self.game.copy(), option), self.game.copy()
            played.play(text)
            if advanced != played:
                yield f"playing {text!r} is not taking {option}"
        seat = self.chance.below(self.match.seats)
        world = self.game.imagine(seat, self.fresh_chance())
        for _ in range(4):
            if world.options():
                take(world, self.chance.pick(world.options()))


class Refusals(Promise):
    """What is not listed is refused with a reason in words, and then nothing has changed."""

    name = "refusals"

    def position(self) -> Iterator[str]:
        if not self.sometimes(16):
            return
        game, notation = self.game, self.match.title.notation
        before, options = game.copy(), set(game.options())
        for _ in range(6 if self.thorough else 1):
            option = notation.at(self.chance.below(notation.size))
            if option not in options:
                yield from self._refused(notation.text(option))
        for option in self.sample(sorted(options, key=repr), 2):
            if game.explain(notation.text(option)) is not None:
                yield f"there is a reason against {option}, which is offered"
        try:
            game.play(NONSENSE)
            yield f"{NONSENSE!r} was played"
        except Invalid as refusal:
            json.dumps(refusal.phrase.to_json())
        if game != before:
            yield "a refused option changed the game"

    def _refused(self, text: str) -> Iterator[str]:
        reason = self.game.explain(text)
        if not isinstance(reason, Phrase):
            yield f"the reason against {text!r} is no phrase: {reason!r}"
            return
        json.dumps(reason.to_json())
        try:
            self.game.find(text)
            yield f"{text!r} is not offered and was not refused"
        except Illegal as refusal:
            json.dumps(refusal.phrase.to_json())


class Imagination(Promise):
    """Guessing what a seat cannot know changes nothing for it: not its view, its options or its bot's mind."""

    name = "imagination"

    def position(self) -> Iterator[str]:
        if not self.sometimes(32):
            return
        game = self.game
        before = game.fingerprint()
        for seat in self.some_seats():
            yield from self._imagined(seat)
        if game.fingerprint() != before:
            yield "imagining changed the game"

    def _imagined(self, seat: int) -> Iterator[str]:
        game, chance = self.game, self.fresh_chance()
        world = game.imagine(seat, chance)
        if world.view(seat) != game.view(seat):
            yield f"the view of seat {seat + 1} depends on what it cannot know"
        if world.chance is not chance or world.journal is not None:
            yield "an imagined game can read the future or write into the journal"
        if world.revealed != game.revealed or world.asked != game.asked:
            yield f"whether seat {seat + 1} may undo depends on what it cannot know"
        if world.census() != game.census():
            yield "an imagined game has other components"
        faults = self.match.title.faults
        for fault in set(faults(world)) - set(faults(game)):
            yield f"seat {seat + 1} imagined a game where {fault}"
        if game.asked == seat:
            yield from self._decided(world)

    def _decided(self, world: Game) -> Iterator[str]:
        game = self.game
        if list(world.options()) != list(game.options()):
            yield f"the options {game.options()} depend on what the seat cannot know"
        if list(world.options()) != list(game.options()) or not game.options():
            return
        for kind in (Random, Greedy):
            if self.chance.below(4) == 0:
                thoughts = self.fresh_chance()
                if kind(thoughts.copy()).choose(game) != kind(thoughts.copy()).choose(world):
                    yield f"what {kind.__name__} decides depends on what the seat cannot know"


def both_ways(
    game: Game, seat: int, chance: Chance, option: Option, guess: Chance
) -> tuple[Game, Game] | None:
    """The game and one that looks the same to a seat, both after the option and with the same chance.

    None when the option is not offered in the other game or the two did not look the same before.
    """
    real, guessed = game.copy(), game.imagine(seat, guess)
    if real.view(seat) != guessed.view(seat) or option not in guessed.options():
        return None
    for world in (real, guessed):
        world.chance = chance.copy()
        world.journal = Journal()
        take(world, option)
    return real, guessed


class Telling(Promise):
    """What a seat comes to see is told to it, and nothing else is: views and journals change together.

    A match is compared with another that a seat cannot tell from it, after the same option. When the views of
    the seat differ then, something hidden came to light, and the seat's journal must say so; when they do not,
    the journal must not differ either. Only the seat that was asked may see by itself what it laid open.

    A single player sees a rival's whole turn between two questions. What was laid open in it may lie nowhere any
    more by the second one, so there the journal may tell more than the view shows.
    """

    name = "telling"

    def position(self) -> Iterator[str]:
        game, option = self.game, self.some_option()
        if option is None or not self.sometimes(24):
            return
        seat = self.chance.below(self.match.seats)
        worlds = both_ways(game, seat, self.fresh_chance(), option, self.fresh_chance())
        if worlds is None:
            return
        same_view = worlds[0].view(seat) == worlds[1].view(seat)
        told = [world.journal.known_to(seat) for world in worlds if world.journal is not None]
        alone = self.match.seats == 1 and worlds[0].revealed > game.revealed
        if same_view and told[0] != told[1] and not alone:
            yield f"after {option} seat {seat + 1} is told what it does not see"
        if not same_view and told[0] == told[1] and seat != game.asked:
            yield f"after {option} seat {seat + 1} sees what it is not told"


class Undoing(Promise):
    """An undo never survives a change of the asked seat, an act of chance or a reveal.

    Whatever the asked seat learns by its option counts as a reveal.
    """

    name = "undoing"

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        super().__init__(match, chance, thorough=thorough)
        self.moments: dict[int, tuple[int | None, dict[str, Any], int]] = {}

    def position(self) -> Iterator[str]:
        game, number = self.game, len(self.match.options)
        now = (game.asked, game.chance.to_json(), game.revealed)
        self.moments[number] = now
        for seat in range(self.match.seats):
            point = self.match.undo_point(seat)
            if seat != game.asked and point != number:
                yield f"seat {seat + 1} may take back what it did not do"
            if any(self.moments.get(moment, now) != now for moment in range(point, number)):
                yield f"seat {seat + 1} may take back more than its own free options"
        option = self.some_option()
        if option is not None and self.sometimes(24):
            yield from self._learned(option)

    def _learned(self, option: Option) -> Iterator[str]:
        game = self.game
        assert game.asked is not None
        worlds = both_ways(game, game.asked, self.fresh_chance(), option, self.fresh_chance())
        if worlds is None:
            return
        revealed = [world.revealed > game.revealed for world in worlds]
        if revealed[0] != revealed[1]:
            yield f"whether {option} can be taken back depends on what the seat cannot know"
        elif not revealed[0] and worlds[0].chance.to_json() == worlds[1].chance.to_json():
            asked_anew = any(world.asked != game.asked for world in worlds)
            if not asked_anew and worlds[0].view(game.asked) != worlds[1].view(game.asked):
                yield f"the seat learns something by {option} and may take it back"


class Secrets(Promise):
    """No view names a card of which its seat has seen no copy."""

    name = "secrets"

    def position(self) -> Iterator[str]:
        if not self.sometimes(64):
            return
        for seat in (*self.some_seats(), None):
            shown = self.game.view(seat)
            json.dumps(shown)
            known, names = known_cards(self.game, seat)
            for (kind, card), copies in shown_cards(self.game, shown).items():
                if copies > known[kind, card]:
                    yield f"the view of {told_to(seat)} shows {copies} {card}, it knows {known[kind, card]}"
            told = self._told(seat)
            for word in sorted(words_outside(self.game, shown) & names):
                if word not in told and not any(known[kind, word] for kind, _ in known):
                    yield f"the view of {told_to(seat)} names {word}, which it has not seen"

    def _told(self, seat: int | None) -> set[str]:
        events = self.match.title.events
        journal = self.game.journal
        faces = journal.known_to(seat) if journal is not None else []
        return {
            domain.text(value)
            for face in faces
            for domain, value in zip(events[face[0]].domains.values(), face[1:], strict=False)
        }


def told_to(seat: int | None) -> str:
    """Whom a view is for."""
    return "spectators" if seat is None else f"seat {seat + 1}"


def known_cards(game: Game, seat: int | None) -> tuple[Counter[tuple[str, str]], set[str]]:
    """How many copies of each card a seat has in sight or in mind; and the names of all that can be hidden.

    Counted from the cards themselves, without the kernel's `view`.
    """
    known = Counter[tuple[str, str]]()
    hideable: set[str] = set()
    for holder, field, place, owner in places(game):
        kind, content = place.kind, getattr(holder, field)
        if place.open_to(seat, owner):
            cards = _cards(content, heap=isinstance(place, Heap))
        elif isinstance(content, Pile):
            cards = [card for start, end in content.layers_of(seat) for card in content.cards[start:end]]
            cards = cards if seat is not None else []
        elif isinstance(place, Heap) and place.known and seat is not None:
            remembered = getattr(holder, place.known)[seat * kind.size : (seat + 1) * kind.size]
            cards = _cards([min(pair) for pair in zip(remembered, content, strict=True)], heap=True)
        else:
            cards = []
        if place.seen_by != ALL:
            hideable |= set(kind.names)
        known.update((kind.kind, kind.names[card]) for card in cards)
    return known, hideable


def _cards(content: Any, *, heap: bool) -> list[int]:
    if heap:
        return [card for card, copies in enumerate(content) for _ in range(copies)]
    return [card for card in content if card >= 0]


def pieces(state: Plain, field: str) -> list[Plain]:
    """The pieces of state in a field: none where it holds plain values."""
    value = getattr(state, field)
    found = value if isinstance(value, list) else [value]
    return [piece for piece in found if isinstance(piece, Plain)]


def parts(state: Plain, shown: dict[str, Any]) -> Iterator[tuple[Plain, dict[str, Any]]]:
    """The state and every piece of state inside it, each with what a view shows of it."""
    yield state, shown
    for field in dataclasses.fields(state):  # type: ignore[arg-type]
        told = shown.get(field.name)
        if PLACE not in field.metadata and told is not None:
            inside = told if isinstance(told, list) else [told]
            for piece, part in zip(pieces(state, field.name), inside, strict=False):
                yield from parts(piece, part)


def shown_cards(game: Game, shown: dict[str, Any]) -> Counter[tuple[str, str]]:
    """How many copies of each card the places of a view show."""
    counts = Counter[tuple[str, str]]()
    told = {id(part): inside for part, inside in parts(game, shown)}
    for holder, field, place, _ in places(game):
        inside, kind = told[id(holder)][field], place.kind.kind
        if isinstance(place, Stack):
            counts.update((kind, card) for layer in inside["known"] for card in layer["cards"])
        elif isinstance(inside, list):
            counts.update((kind, card) for card in inside if card is not None)
        else:
            for card, copies in inside.get("known", {} if "count" in inside else inside).items():
                counts[kind, card] += copies
    return counts


def words_outside(game: Game, shown: dict[str, Any]) -> set[str]:
    """Every text of a view but for what stands in places, in fields that are declared open, and in insights."""
    found = set(words(shown["prompt"]))
    for part, inside in parts(game, shown):
        for field in dataclasses.fields(part):  # type: ignore[arg-type]
            declared = any(mark in field.metadata for mark in (PLACE, EACH, SOME))
            if not declared and not pieces(part, field.name):
                found |= set(words(inside.get(field.name)))
    return found


def words(value: Any) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from words(item)
    elif isinstance(value, list):
        for item in value:
            yield from words(item)


class Noted(Chance):
    """Chance that notes what it decides, so that a script can decide the same."""

    __slots__ = ("outcomes", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.used = source.used
        self.outcomes: list[int] = []

    def below(self, count: int) -> int:
        self.used += 1
        outcome = self.source.below(count)
        self.outcomes.append(outcome)
        return outcome

    def roll(self, sides: int = 6) -> int:
        self.used += 1
        outcome = self.source.roll(sides)
        self.outcomes.append(outcome)
        return outcome

    def copy(self) -> Self:
        new = type(self)(self.source.copy())
        new.outcomes = self.outcomes[:]
        return new

    def to_json(self) -> dict[str, Any]:
        return self.source.to_json()


class Scripts(Promise):
    """Chance does as a script says, and nothing else decides."""

    name = "scripts"

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        super().__init__(match, chance, thorough=thorough)
        self.set_up = False

    def position(self) -> Iterator[str]:
        if not self.set_up and self.sometimes(64):
            yield from self._same_setup()
        self.set_up = True
        option = self.some_option()
        if option is None or not self.sometimes(32):
            return
        noted, scripted = self.game.copy(), self.game.copy()
        noted.chance = notes = Noted(self.game.chance.copy())
        take(noted, option)
        scripted.chance = script = Chance.scripted(*notes.outcomes)
        scripted.advance(option)
        if script.used != len(notes.outcomes) or scripted.fingerprint() != noted.fingerprint():
            yield f"after {option} the script {notes.outcomes} was not honoured"

    def _same_setup(self) -> Iterator[str]:
        match, notes = self.match, Noted(self.fresh_chance())
        noted = match.title.begin(match.seats, notes, settings=match.settings, box=match.box)
        script = Chance.scripted(*notes.outcomes)
        scripted = match.title.begin(match.seats, script, settings=match.settings, box=match.box)
        if script.used != len(notes.outcomes) or scripted.fingerprint() != noted.fingerprint():
            yield "the script was not honoured when the match was set up"


class Points(Promise):
    """The journal uses the words that the title lists, and tells every point that is scored."""

    name = "points"

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        super().__init__(match, chance, thorough=thorough)
        self.read = 0

    def position(self) -> Iterator[str]:
        journal, title = self.game.journal, self.match.title
        assert journal is not None
        if not self.game.over and not self.sometimes(4):
            return
        for event in journal.events[self.read :]:
            for face in (event.face, event.seen or event.face):
                if face[0] not in title.events:
                    yield f"the title does not list the event {face}"
                    continue
                domains = title.events[face[0]].domains.values()
                if len(face) > 1 and len(face) != len(domains) + 1:
                    yield f"the event {face} has other arguments than the title lists"
                    continue
                for domain, value in zip(domains, face[1:], strict=False):
                    if not 0 <= domain.number(value) < domain.size:
                        yield f"the event {face} is outside of what the title lists"
                if self.sometimes(8):
                    json.dumps(phrase(title.name, title.events, face).to_json())
        self.read = len(journal.events)

    def end(self) -> Iterator[str]:
        journal, result = self.game.journal, self.game.result
        if journal is None or result is None or result.points is None:
            return
        told = journal.points(self.match.title.events)
        for seat, points in enumerate(result.points):
            if told.get(seat, 0) != points:
                yield f"seat {seat + 1} has {points} points, the journal tells {told.get(seat, 0)}"


class Records(Promise):
    """A record is enough: written, read and replayed it gives the same match at every moment."""

    name = "records"

    def __init__(self, match: Match, chance: Chance, *, thorough: bool) -> None:
        super().__init__(match, chance, thorough=thorough)
        self.fingerprints: dict[int, int] = {}

    def position(self) -> Iterator[str]:
        if not self.match.options or self.sometimes(32):
            self.fingerprints[len(self.match.options)] = self.game.fingerprint()
        yield from ()

    def end(self) -> Iterator[str]:
        if not self.sometimes(8):
            return
        match, title = self.match, self.match.title
        for record in (match.record(), match.record(secret=True)):
            if Record.parse(record.text()) != record or Record.parse(record.text()).text() != record.text():
                yield "the record is read back as something else"
                return
        replayed = Match.verify(Record.parse(match.record().text()), title, box=match.box)
        if replayed.game != match.game or replayed.record() != match.record():
            yield "the replay ends differently"
        if replayed.game.journal is None or match.game.journal is None:
            yield "a match keeps no journal"
        elif replayed.game.journal.events != match.game.journal.events:
            yield "the replay tells another story"
        for at in sorted({self.chance.pick(sorted(self.fingerprints)) for _ in range(4)}):
            moment = Match.replay(match.record(), title, box=match.box, at=at)
            if moment.game.fingerprint() != self.fingerprints[at]:
                yield f"the replay differs after {at} options"
            seat = moment.game.asked
            point = len(moment.options) if seat is None else moment.undo_point(seat)
            if point < at and point in self.fingerprints:
                moment.undo(point)
                if moment.game.fingerprint() != self.fingerprints[point]:
                    yield f"undoing from {at} to {point} leads to another position"


PROMISES: tuple[type[Promise], ...] = (
    Questions,
    Endings,
    Pieces,
    Invariants,
    Options,
    Copies,
    Determinism,
    Snapshots,
    Playable,
    Refusals,
    Imagination,
    Secrets,
    Telling,
    Undoing,
    Scripts,
    Points,
    Records,
)
"""All promises, those that others rest on first."""

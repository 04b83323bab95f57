"""Every word that Serica needs is there, in every language, and fits the data that it speaks of."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serica
from serica.bots import Random
from serica.catalogue import LOCALE, Catalogue, MissingMessage, languages
from serica.games import names, title
from serica.kernel import effects
from serica.kernel.chance import Chance, seed_from
from serica.kernel.effects import Nested
from serica.kernel.game import CHOICES, hyphenated
from serica.kernel.journal import phrase
from serica.kernel.notation import Domain, Maybe, Names
from serica.kernel.plain import INTERNAL
from serica.kernel.settings import ITEMS
from serica.kernel.title import Title
from serica.kernel.visibility import BY_SEAT, EACH, KNOWLEDGE, PLACE, SOME
from serica.kernel.words import Complaint, Name, Phrase

SOURCE = Path(serica.__file__).parent
PARTS = sorted({path.stem for path in LOCALE.glob("*/*.ftl")})
SAY = {"Phrase", "Complaint", "Refused", "Invalid", "Illegal", "Ambiguous", "text"}
MESSAGE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
BRANCHES = {effects.CHOOSE.name, effects.NEXT.name, effects.PERFORM.name, effects.DECLINE.name}
"""Verbs of the inner nodes: their options are labelled by the effects that they stand for."""


# What the catalogues hold


class Variables(Visitor):
    """The variables of a message, without the form that they are asked for: `$good-accusative` is `good`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.partition("-")[0])


def messages(language: str, part: str) -> dict[str, set[str]]:
    """The messages of a file with their variables; two of one name or a line that is none are errors."""
    path = LOCALE / language / f"{part}.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body if path.exists() else ():
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("part", PARTS)
def test_all_languages_say_the_same_things(part):
    english = messages("en", part)
    for language in languages():
        other = messages(language, part)
        assert sorted(english) == sorted(other), language
        assert english == other, language


# What the code says


def said(path: Path) -> Iterator[str]:
    """The message ids of a module; a part that is only known at run time is a `*`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args and _called(node.func) in SAY:
            message = _message(node.args[0])
            if message is not None:
                yield message


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _message(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
        return "".join(str(part) for part in parts)
    return None


def fits(pattern: str, known: set[str]) -> bool:
    expression = re.compile(".+".join(re.escape(part) for part in pattern.split("*")))
    return any(expression.fullmatch(message) for message in known)


def everything_known() -> set[str]:
    return {message for part in PARTS for message in messages("en", part)}


CHAPTERS = sorted({path.relative_to(SOURCE).parts[0] for path in SOURCE.rglob("*.py")})


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_message_that_the_code_names_exists(chapter):
    known = everything_known()
    modules = (path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).parts[0] == chapter)
    missing = [
        f"{path.relative_to(SOURCE)}: {message}"
        for path in modules
        if not game_of(path)
        for message in said(path)
        if not fits(message, known)
    ]
    assert not missing


@pytest.mark.parametrize("game", names())
def test_every_message_that_a_game_names_exists(game):
    known = everything_known()
    folder = SOURCE / "games" / game
    missing = {message for path in sorted(folder.rglob("*.py")) for message in said(path)}
    missing |= {constant for path in sorted(folder.rglob("*.py")) for constant in constants(path, game)}
    assert not sorted(message for message in missing if not fits(message, known))


def game_of(path: Path) -> bool:
    return path.relative_to(SOURCE).parts[0] == "games" and len(path.relative_to(SOURCE).parts) > 2


def constants(path: Path, game: str) -> Iterator[str]:
    """Texts that look like a message of the game, wherever they stand; and the ways it may end."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.startswith(f"{game}-") and MESSAGE.fullmatch(node.value):
                yield node.value
        elif isinstance(node, ast.Call) and _called(node.func) == "finish" and len(node.args) == 3:
            reason = node.args[2]
            if isinstance(reason, ast.Constant):
                yield f"{game}-reason-{reason.value}"


def test_a_message_that_does_not_exist_is_noticed(tmp_path):
    module = tmp_path / "module.py"
    module.write_text(
        'raise Complaint("no-such-thing", price=3)\nPhrase(f"{game}-why-{x}")\nPhrase("game-over")'
    )
    found = list(said(module))
    assert found == ["no-such-thing", "*-why-*", "game-over"]
    assert [fits(message, {"game-over"}) for message in found] == [False, False, True]


# What a title needs


def needs(game: Title) -> Iterator[tuple[str, set[str] | None]]:
    """The messages that follow from a title's data, with the variables that they may use (None: any)."""
    name = game.name
    yield name, set()
    for verb in game.notation.verbs.values():
        if verb.name not in BRANCHES:
            yield f"{name}-option-{verb.name}", set(verb.domains)
    for choice in choices(game):
        yield f"{name}-ask{hyphenated(choice)}", None
    for event in game.events.values():
        yield f"{name}-log-{event.name}", set(event.domains)
    for operation in game.effects.operations.values():
        owner = "effect" if operation.name in effects.NODES else f"{name}-effect"
        yield f"{owner}-{hyphens(operation.name)}", set(operation.arguments)
    for field in dataclasses.fields(game.settings):
        setting = f"{name}-setting-{hyphens(field.name)}"
        yield setting, set()
        values = field.metadata[ITEMS] or game.settings.samples(field.name)
        for value in values:
            if isinstance(value, str):
                yield f"{setting}-{hyphens(value)}", set()


def choices(game: Title) -> list[str]:
    package = importlib.import_module(f"serica.games.{game.name}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    home = f"{package.__name__}."
    return sorted(kind.__name__ for kind in CHOICES.values() if kind.__module__.startswith(home))


def name_kinds(game: Title) -> dict[str, Names]:
    """All kinds of names that a title's options, events, effects and places speak of."""
    domains: list[Domain] = []
    for verb in (*game.notation.verbs.values(), *game.events.values()):
        domains += verb.domains.values()
    for operation in game.effects.operations.values():
        domains += [kind for kind in operation.arguments.values() if not isinstance(kind, Nested)]
    for field in state_fields(game):
        place = field.metadata.get(PLACE)
        domains += [domain for domain in (place and place.kind, field.metadata.get(EACH)) if domain]
        domains += [field.metadata[SOME]] if SOME in field.metadata else []
    inner = [domain.of if isinstance(domain, Maybe) else domain for domain in domains]
    return {domain.kind: domain for domain in inner if isinstance(domain, Names)}


def state_fields(game: Title) -> list[dataclasses.Field[Any]]:
    """The fields that a view shows, those of each seat included."""
    position = game.begin(game.seats[-1], Chance.seeded(seed_from("fields")))
    found = []
    for field in dataclasses.fields(position):
        if INTERNAL in field.metadata or KNOWLEDGE in field.metadata:
            continue
        found.append(field)
        if field.metadata.get(BY_SEAT):
            part = getattr(position, field.name)[0]
            found += [inner for inner in dataclasses.fields(part) if KNOWLEDGE not in inner.metadata]
    return found


def hyphens(name: str) -> str:
    return name.replace("_", "-")


@pytest.mark.parametrize("game", names())
def test_a_title_has_all_its_messages(game):
    for language in languages():
        known = {message: used for part in PARTS for message, used in messages(language, part).items()}
        wanted = dict(needs(title(game)))
        assert not sorted(set(wanted) - set(known)), language
        strangers = {
            message: known[message] - given
            for message, given in wanted.items()
            if given is not None and known[message] - given
        }
        assert not strangers, language


@pytest.mark.parametrize("game", names())
def test_everything_on_the_table_has_a_name(game):
    for language in languages():
        catalogue = Catalogue(language, game)
        missing = [
            f"{game}-{kind}-{value}"
            for kind, domain in name_kinds(title(game)).items()
            for value in domain.names
            if not any(catalogue.has(f"{own}{kind}-{hyphens(value)}") for own in (f"{game}-", ""))
        ]
        assert not missing, language
        position = title(game).begin(title(game).seats[0], Chance.seeded(seed_from("fields")))
        fields = [field.name for field in state_fields(title(game))] + list(position.insights(0))
        assert not [
            field
            for field in fields
            if not any(catalogue.has(f"{own}field-{hyphens(field)}") for own in (f"{game}-", ""))
        ], language


@pytest.mark.parametrize("game", names())
def test_settings_are_described(game):
    for language in languages():
        catalogue = Catalogue(language, game)
        for field in dataclasses.fields(title(game).settings):
            assert "description" in catalogue.attributes(f"{game}-setting-{hyphens(field.name)}"), field.name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_nothing_is_missing_in_a_match(game, language, monkeypatch):
    """A match by chance for every seat count; every prompt, option, reason and event is said to every seat."""
    monkeypatch.setattr(Catalogue, "strict", True)
    card = title(game)
    for seats in card.seats:
        catalogue = Catalogue(language, game, {0: "Нина"})
        match = card.begin(seats, Chance.seeded(seed_from(f"words {seats}")), journal=True)
        bot = Random(Chance.seeded(seed_from("bot")))
        while not match.over:
            assert catalogue.say(match.prompt())
            for option in match.options():
                assert catalogue.say(match.choice.label(match, option))
            unoffered = card.notation.text(card.notation.at(bot.chance.below(card.notation.size)))
            reason = match.explain(unoffered)
            assert reason is None or catalogue.say(reason)
            match.advance(bot.choose(match))
        for seat in (None, *range(seats)):
            for face in match.journal.known_to(seat):
                assert catalogue.say(phrase(game, card.events, face))
        assert catalogue.text(f"{game}-reason-{match.result.reason}")


# How it is said


def test_names_bring_their_forms_along():
    russian = Catalogue("ru", "dunhuang", {0: "Нина"})
    face = ("took-into-hand", 0, 7, 2)
    said_of_it = phrase("dunhuang", title("dunhuang").events, face)
    assert russian.say(said_of_it) == "Нина берёт бумагу на руку."
    assert Catalogue("en", "dunhuang").say(said_of_it) == "Player 1 takes paper into the hand."


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 монета"), (2, "2 монеты"), (5, "5 монет"), (11, "11 монет"), (21, "21 монета")]
)
def test_russian_numbers_take_their_nouns_along(count, text):
    phrase = Phrase("dunhuang-log-coins", {"seat": Name("seat", "1"), "coins": count})
    assert Catalogue("ru", "dunhuang").say(phrase) == f"Игрок 1: +{text}"


def test_phrases_nest_and_end_with_their_clause():
    english = Catalogue("en", "dunhuang")
    inner = Phrase("dunhuang-why-too-far", {"price": 3, "have": 1}, clause="6.2")
    outer = Phrase("illegal-option", {"text": "camel 4", "reason": inner, "options": "camel 1"})
    assert "costs 3 coins, you have 1. [6.2]" in english.say(outer)


def test_lists_are_joined_as_the_language_joins_them():
    goods = tuple(Name("good", good) for good in ("tea", "paper", "silk"))
    branches = Phrase("effect-choose-one", {"branches": goods})
    assert Catalogue("en", "dunhuang").say(branches) == "one of these: tea, paper and silk"
    assert Catalogue("ru", "dunhuang").say(branches) == "одно из: чай, бумага и шёлк"
    assert Catalogue("en").say(Phrase("effect-choose-one", {"branches": ()})) == "one of these: nothing"


def test_a_missing_message_or_argument_is_shown_but_a_strict_catalogue_raises(monkeypatch):
    english = Catalogue("en")
    assert english.say(Phrase("no-such-message", {"price": 3})) == "no-such-message(price=3)"
    monkeypatch.setattr(Catalogue, "strict", True)
    with pytest.raises(MissingMessage):
        english.say(Phrase("no-such-message"))
    with pytest.raises(MissingMessage):
        english.say(Phrase("unknown-game", {"game": "chess"}))


def test_an_unknown_language_is_refused():
    with pytest.raises(Complaint, match="unknown-language"):
        Catalogue("tlh")

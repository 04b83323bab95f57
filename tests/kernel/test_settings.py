"""Settings: typed switches that are written as text and as JSON, and say clearly what they cannot be."""

import dataclasses
import json
from typing import Literal

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from toy.tea import TITLE, TeaSettings

from serica.games import names, title
from serica.kernel.chance import Chance, seed_from
from serica.kernel.settings import Settings, setting_name, switch
from serica.kernel.words import Complaint, Phrase

unhurried = settings(max_examples=150, deadline=None, derandomize=True)

EVERY = [TITLE, *(title(name) for name in names())]


@dataclasses.dataclass(frozen=True, slots=True)
class TableSettings(Settings):
    """One switch of every kind."""

    length: Literal["short", "long"] = switch("short", "1.1")
    burying: bool = switch(False, "1.2")
    guests: tuple[str, ...] = switch(("Mei",), "1.3", ("Mei", "Lu", "Wen"))


def refusal(pairs):
    with pytest.raises(Complaint) as complaint:
        TableSettings.parse(pairs)
    return complaint.value.phrase


# Texts


def test_settings_are_read_from_texts_and_the_others_keep_their_defaults():
    read = TableSettings.parse(["burying=yes", "guests=Wen,Mei"])
    assert read == TableSettings(length="short", burying=True, guests=("Wen", "Mei"))
    assert TableSettings.parse([]) == TableSettings()
    assert TableSettings.parse(["guests="]).guests == ()


def test_only_what_differs_from_the_defaults_is_written():
    assert TableSettings().texts() == []
    assert TableSettings("long", True, ()).texts() == ["length=long", "burying=yes", "guests="]


@pytest.mark.parametrize(
    ("pair", "value", "allowed"),
    [
        ("length=endless", "endless", "short, long"),
        ("length=", "", "short, long"),
        ("length", "", "short, long"),
        ("length=Short", "Short", "short, long"),
        ("burying=true", "true", "yes, no"),
        ("burying=yes ", "yes ", "yes, no"),
        ("guests=Mei,Bo", "Bo", "Mei, Lu, Wen"),
        ("guests=Mei,Mei", "Mei", "Mei, Lu, Wen"),
        ("guests=,", "", "Mei, Lu, Wen"),
    ],
)
def test_what_a_switch_cannot_be_is_refused_with_what_it_can_be(pair, value, allowed):
    setting = pair.partition("=")[0]
    told = {"setting": setting, "value": value, "allowed": allowed}
    assert refusal([pair]) == Phrase("bad-setting", told)


@pytest.mark.parametrize("pair", ["width=short", "=short", "", "Length=short", "check=yes"])
def test_a_switch_that_does_not_exist_is_refused_with_those_that_do(pair):
    told = refusal(["burying=yes", pair])
    assert told.message == "unknown-setting" and told.arguments["known"] == "length, burying, guests"


@given(st.lists(st.text(max_size=12), max_size=4))
@unhurried
def test_whatever_is_typed_it_is_read_or_refused_in_words(pairs):
    try:
        read = TableSettings.parse(pairs)
    except Complaint as complaint:
        assert complaint.phrase.message in ("bad-setting", "unknown-setting")
    else:
        assert TableSettings.parse(read.texts()) == read


@pytest.mark.parametrize("card", EVERY, ids=lambda card: card.name)
@given(seed=st.integers(0, 1 << 32))
@unhurried
def test_texts_and_json_are_read_back_as_the_same(card, seed):
    chosen = card.settings.random(Chance.seeded(seed_from(str(seed))))
    assert card.settings.parse(chosen.texts()) == chosen
    assert card.settings.from_json(json.loads(json.dumps(chosen.to_json()))) == chosen


# The schema


@pytest.mark.parametrize("card", EVERY, ids=lambda card: card.name)
def test_the_schema_names_every_switch_with_its_default_and_its_clause(card):
    schema = card.settings.schema(card.name)
    Draft202012Validator.check_schema(schema)
    defaults = {name: form["default"] for name, form in schema["properties"].items()}
    assert defaults == json.loads(json.dumps(card.settings().to_json()))
    assert list(defaults) == [field.name for field in dataclasses.fields(card.settings)]
    for name, form in schema["properties"].items():
        assert form["title"] == setting_name(card.name, name).message
        assert form["description"] == f"{form['title']}.description" and form["clause"]


def test_the_forms_of_each_kind_of_switch():
    forms = TableSettings.schema("toy")["properties"]
    assert forms["length"]["enum"] == ["short", "long"] and forms["length"]["clause"] == "1.1"
    assert forms["burying"]["type"] == "boolean"
    assert forms["guests"]["items"] == {"enum": ["Mei", "Lu", "Wen"]} and forms["guests"]["uniqueItems"]
    assert forms["guests"]["title"] == "toy-setting-guests"


scraps = st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["short", "yes", "Mei", ""])
values = scraps | st.lists(scraps | st.lists(scraps, max_size=1), max_size=3) | st.just({"Mei": 1})


@given(st.dictionaries(st.sampled_from(["length", "burying", "guests", "width"]), values, max_size=3))
@example({"burying": 1})
@example({"guests": "Mei"})
@unhurried
def test_json_is_taken_exactly_when_the_schema_allows_it(data):
    """What a client may send is judged by a validator of JSON schemas; everything else is refused in words."""
    allowed = Draft202012Validator(TableSettings.schema("toy")).is_valid(data)
    try:
        taken = TableSettings.from_json(data)
    except Complaint as complaint:
        assert not allowed and complaint.phrase.message in ("bad-setting", "unknown-setting")
    else:
        assert allowed and TableSettings.from_json(taken.to_json()) == taken


# What settings are


def test_settings_never_change():
    with pytest.raises(dataclasses.FrozenInstanceError):
        TableSettings().length = "long"


def test_samples_are_all_values_where_there_are_few():
    assert TableSettings.samples("length") == ("short", "long")
    assert TableSettings.samples("burying") == (False, True)
    assert TableSettings.samples("guests") == (("Mei",),)
    drawn = {TableSettings.random(Chance.seeded(seed_from(str(seed)))) for seed in range(60)}
    assert {(one.length, one.burying) for one in drawn} == {
        (length, burying) for length in ("short", "long") for burying in (False, True)
    }


def test_a_match_is_played_by_its_settings():
    """[5.1, 5.2] A long party without burying."""
    chosen = TeaSettings.parse(["length=long", "burying=no"])
    game = TITLE.begin(2, Chance.seeded(seed_from("long")), settings=chosen)
    verbs = set()
    while not game.over:
        verbs |= {option[0] for option in game.options()}
        game.advance(game.options()[0])
    assert game.turns == 10 and "bury" not in verbs
    assert TITLE.restore(game.snapshot()).settings == chosen

"""Notation: text, number and schema of every option follow from one declaration."""

from itertools import zip_longest

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from serica.games import names, title
from serica.kernel.chance import Chance, seed_from
from serica.kernel.notation import SEATS, Maybe, Names, Notation, Numbers, Verb
from serica.kernel.words import Name, Phrase

GOODS = Names("good", ("tea", "silk", "gold"))
NOTATION = Notation(
    "toy",
    [
        Verb("pass"),
        Verb("camel", steps=Numbers(1, 9)),
        Verb("exchange", good=GOODS, place=Numbers(0, 3)),
        Verb("give", private=True, good=GOODS, other=Maybe(GOODS)),
        Verb("visit", opponent=SEATS),
    ],
)


@given(st.integers(0, NOTATION.size - 1))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_every_number_is_one_option(number):
    option = NOTATION.at(number)
    assert NOTATION.index(option) == number
    assert NOTATION.parse(NOTATION.text(option)) == option


def test_the_numbers_are_dense():
    options = [NOTATION.at(number) for number in range(NOTATION.size)]
    assert NOTATION.size == 1 + 9 + 3 * 4 + 3 * 4 + 5 == len(set(options))
    assert len({NOTATION.text(option) for option in options}) == NOTATION.size
    for beyond in (-1, NOTATION.size, NOTATION.size + 40):
        with pytest.raises(IndexError):
            NOTATION.at(beyond)


def test_the_text_of_options():
    assert NOTATION.text(("pass",)) == "pass"
    assert NOTATION.text(("exchange", 2, 0)) == "exchange gold 0"
    assert NOTATION.text(("give", 0, None)) == "give tea"
    assert NOTATION.text(("give", 0, 1)) == "give tea silk"
    assert NOTATION.text(("visit", 0)) == "visit 1"


def test_spaces_do_not_matter():
    assert NOTATION.parse("  exchange   tea 3 ") == ("exchange", 0, 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "walk 2",
        "Camel 2",
        "camel",
        "camel 0",
        "camel 10",
        "camel 02",
        "camel +2",
        "camel -2",
        "camel 2.0",
        "camel ２",
        "camel ²",
        "camel 1 2",
        "camel two",
        "pass now",
        "exchange tea",
        "exchange rice 1",
        "give",
        "give tea silk gold",
        "visit 0",
        "visit 6",
    ],
)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(ValueError):
        NOTATION.parse(text)


def test_labels_name_a_message_with_the_arguments():
    assert NOTATION.label(("exchange", 1, 2)) == Phrase(
        "toy-option-exchange", {"good": Name("good", "silk"), "place": 2}
    )
    assert NOTATION.label(("give", 1, None)).arguments == {"good": Name("good", "silk"), "other": "none"}


def test_others_learn_only_the_verb_of_a_private_option():
    assert NOTATION.public(("give", 1, 2)) == ("give",)
    assert NOTATION.public(("camel", 2)) == ("camel", 2)


def form_of(notation, text):
    """An option as a client writes it for the schema: the verb and its arguments by name."""
    verb, *words = text.split()
    form = {"verb": verb}
    for (name, domain), word in zip_longest(notation.verbs[verb].domains.items(), words):
        form[name] = int(word) if isinstance(domain, Numbers) else word
    return form


@pytest.mark.parametrize("notation", [NOTATION, *(title(name).notation for name in names())])
def test_the_schema_accepts_every_option_and_nothing_else(notation):
    """Checked by a validator of JSON schemas: each option fits the form of its own verb and no other."""
    schema = notation.schema()
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    chance = Chance.seeded(seed_from("schema"))
    for verb in notation.verbs.values():
        for number in {0, verb.size - 1, chance.below(verb.size)}:
            form = form_of(notation, notation.text(verb.at(number)))
            assert validator.is_valid(form), form
            assert not validator.is_valid({**form, "verb": f"{verb.name}x"})
            assert not validator.is_valid({**form, "more": 1})
            for name, domain in verb.domains.items():
                wrong = 10**6 if isinstance(domain, Numbers) else "nothing-like-it"
                assert not validator.is_valid({**form, name: wrong})
                assert not validator.is_valid({key: form[key] for key in form if key != name})


def test_the_schema_describes_every_verb():
    verbs = {form["properties"]["verb"]["const"]: form for form in NOTATION.schema()["oneOf"]}
    assert set(verbs) == set(NOTATION.verbs)
    assert verbs["camel"]["properties"]["steps"] == {"type": "integer", "minimum": 1, "maximum": 9}
    assert verbs["exchange"]["required"] == ["verb", "good", "place"]
    assert verbs["give"]["properties"]["other"]["anyOf"][1] == {"type": "null"}
    assert verbs["exchange"]["properties"]["good"] == {"enum": ["tea", "silk", "gold"], "kind": "good"}

"""Components: a file is read against the form of its box; whatever does not fit is named with its place."""

import copy
import dataclasses
import datetime
import random
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.tea import TITLE, TeaBox

from serica.catalogue import Catalogue
from serica.games import names, title
from serica.kernel.chance import Chance, seed_from
from serica.kernel.components import RECONSTRUCTED, Box, Component, Misfit, read, require
from serica.kernel.match import Match
from serica.kernel.words import Complaint, Phrase

OWN = TITLE.components.read_text("utf-8")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cup(Component):
    """One field of every kind."""

    size: int
    colour: Literal["red", "blue"] = "red"
    glazed: bool = False
    pair: tuple[str, int] = ("", 0)
    marks: tuple[int, ...] = ()
    prices: Mapping[str, int] = dataclasses.field(default_factory=dict)
    maker: str | None = None
    story: Any = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cupboard(Box):
    """Cups, of which there are as many as the lid says."""

    lid: int
    cups: tuple[Cup, ...]
    best: Cup | None = None

    def check(self) -> None:
        require(len(self.cups) == self.lid, "lid", "misfit-total", said=self.lid, found=len(self.cups))


CUP = {"id": "big", "source": "rulebook", "size": 2}


def cupboard(lid=1, **cup):
    return {"lid": lid, "cups": [{**CUP, **cup}]}


def write(folder, text):
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def complaint(load):
    with pytest.raises(Complaint) as refusal:
        load()
    return refusal.value.phrase


# Reading


def test_a_table_is_read_as_what_the_form_asks_for():
    full = {"colour": "blue", "glazed": True, "pair": ["a", 1], "marks": [1, 2], "prices": {"tea": 3}}
    box = read(Cupboard, {**cupboard(**full, maker="Lu", story=[1, {"a": []}]), "best": CUP}, "")
    (cup,) = box.cups
    assert (cup.pair, cup.marks, cup.prices) == (("a", 1), (1, 2), {"tea": 3})
    assert (cup.maker, cup.story, cup.colour, cup.glazed) == ("Lu", [1, {"a": []}], "blue", True)
    assert box.best == Cup(id="big", source="rulebook", size=2)
    assert [(group, part.id) for group, part in box.components()] == [("cups", "big"), ("best", "big")]


WRONG = {
    "a key too many": ({**cupboard(), "saucers": 3}, "", Phrase("misfit-unknown", {"name": "saucers"})),
    "a key missing": ({"cups": []}, "", Phrase("misfit-missing", {"name": "lid"})),
    "no list": ({"lid": 1, "cups": 3}, "cups", Phrase("misfit-list", {"found": "3"})),
    "no table": ({"lid": 1, "cups": [3]}, "cups[1]", Phrase("misfit-table", {"found": "3"})),
    "a text for a number": (cupboard(size="2"), "cups big.size", Phrase("misfit-number", {"found": "'2'"})),
    "a share for a number": (cupboard(size=2.0), "cups big.size", Phrase("misfit-number", {"found": "2.0"})),
    "yes for a number": (cupboard(size=True), "cups big.size", Phrase("misfit-number", {"found": "True"})),
    "less than nothing": (cupboard(size=-1), "cups big.size", Phrase("misfit-cannot-be", {"found": "-1"})),
    "a number for a text": (cupboard(source=3), "cups big.source", Phrase("misfit-text", {"found": "3"})),
    "a number for yes": (cupboard(glazed=1), "cups big.glazed", Phrase("misfit-flag", {"found": "1"})),
    "none of the words": (
        cupboard(colour="jade"),
        "cups big.colour",
        Phrase("misfit-one-of", {"allowed": "red, blue", "found": "'jade'"}),
    ),
    "a pair of three": (
        cupboard(pair=["a", 1, 2]),
        "cups big.pair",
        Phrase("misfit-items", {"expected": 2, "found": 3}),
    ),
    "deep inside": (
        cupboard(marks=[1, 2, "x"]),
        "cups big.marks[3]",
        Phrase("misfit-number", {"found": "'x'"}),
    ),
    "in a table by name": (
        cupboard(prices={"tea": "x"}),
        "cups big.prices.tea",
        Phrase("misfit-number", {"found": "'x'"}),
    ),
    "no table by name": (cupboard(prices=[1]), "cups big.prices", Phrase("misfit-table", {"found": "[1]"})),
    "a field too many": (cupboard(weight=1), "cups big", Phrase("misfit-unknown", {"name": "weight"})),
    "no source": (
        {"lid": 1, "cups": [{"id": "a", "size": 1}]},
        "cups a",
        Phrase("misfit-missing", {"name": "source"}),
    ),
    "confidence in other words": (
        cupboard(confidence="sure"),
        "cups big.confidence",
        Phrase("misfit-one-of", {"allowed": "high, medium, low", "found": "'sure'"}),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_is_named_with_its_place(name):
    table, place, problem = WRONG[name]
    with pytest.raises(Misfit) as misfit:
        read(Cupboard, table, "")
    assert (misfit.value.place, misfit.value.problem) == (place, problem)


def test_a_box_never_changes():
    box = TITLE.load()
    for part, field in ((box, "leaves"), (box.leaves[0], "copies")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(part, field, ())


def test_reconstructed_is_what_was_found_nowhere():
    def made(**told):
        return Component(id="a", **{"source": "rulebook", **told}).reconstructed

    assert made(source=RECONSTRUCTED) and made(name_source=RECONSTRUCTED) and not made(crosscheck="photo")


# Files


def test_a_file_is_read_once_for_all_matches():
    assert TITLE.load() is TITLE.load() is TITLE.load(TITLE.components)


def test_the_same_name_in_another_folder_is_another_file(tmp_path, monkeypatch):
    for folder, copies in (("one", 4), ("two", 5)):
        (tmp_path / folder).mkdir()
        write(tmp_path / folder, OWN.replace("copies = 3", f"copies = {copies}", 1))
        monkeypatch.chdir(tmp_path / folder)
        assert TITLE.load(Path("mine.toml")).leaves[0].copies == copies


def test_files_that_say_the_same_have_the_same_digest(tmp_path):
    """Comments, spaces and the order of keys make no difference; every value does."""
    digest = TeaBox.load(TITLE.components).digest
    assert len(digest) == 16 and int(digest, 16) >= 0
    same = OWN.replace('id = "green"\nsource = "toy"', 'source  =  "toy" # seen\nid = "green"')
    assert same != OWN and TeaBox.load(write(tmp_path, same)).digest == digest
    for old, new in (("copies = 2", "copies = 3"), ("points = 2", "points = 3"), ('"toy"', '"box"')):
        assert TeaBox.load(write(tmp_path, OWN.replace(old, new, 1))).digest != digest


def test_a_corrected_file_is_played_with_and_stands_in_the_record(tmp_path):
    box = TITLE.load(write(tmp_path, OWN.replace("points = 2", "points = 5")))
    match = Match(TITLE, 2, "0" * 64, box=box)
    while "serve green" not in map(TITLE.notation.text, match.game.options()):
        match.play(TITLE.notation.text(match.game.options()[0]))
    seat = match.game.asked
    before = match.game.guests[seat].points
    match.play("serve green")
    assert match.game.guests[seat].points == before + 5
    assert match.record().components == box.digest != TITLE.load().digest
    assert Match.verify(match.record(), TITLE, box=box).game == match.game
    told = complaint(lambda: Match.verify(match.record(), TITLE))
    assert told.message == "other-components" and told.arguments["found"] == box.digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[box", "components-not-toml"),
        ("a = {", "components-not-toml"),
        (b"\xff\xfe", "file-unreadable"),
        ("a = 1\na = 2", "components-not-toml"),
        ("", "components-wrong"),
        ("day = 2020-01-01", "components-wrong"),
        (OWN.replace('op = "roll"', 'op = ["roll"]'), "components-wrong"),
        (OWN.replace("copies = 2", "copies = 1979-05-27T07:32:00Z"), "components-wrong"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_name(tmp_path, text, message):
    file = tmp_path / "mine.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    told = complaint(lambda: TeaBox.load(file))
    assert told.message == message and told.arguments["file"] == str(file)


@pytest.mark.parametrize(("place", "reason"), [("nowhere.toml", "reason-not-there"), (".", "reason-folder")])
def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path, place, reason):
    told = complaint(lambda: TeaBox.load(tmp_path / place))
    assert told.message == "file-unreadable" and told.arguments["reason"] == Phrase(reason)


@pytest.mark.parametrize(
    ("text", "where"),
    [("a = 1\nb = = 2", Phrase("toml-line", {"line": "2", "column": "5"})), ("a = {", Phrase("toml-end"))],
)
def test_a_file_says_where_it_is_no_toml(tmp_path, text, where):
    assert complaint(lambda: TeaBox.load(write(tmp_path, text))).arguments["where"] == where


def test_the_mark_that_some_editors_put_first_is_passed_over(tmp_path):
    assert TeaBox.load(write(tmp_path, f"\ufeff{OWN}")) == TITLE.load()


def test_what_concerns_the_whole_file_is_said_of_the_whole_file(tmp_path):
    told = complaint(lambda: Cupboard.load(write(tmp_path, "cups = []"))).arguments
    assert told["place"] == Phrase("misfit-file")
    assert told["problem"] == Phrase("misfit-missing", {"name": "lid"})


def test_totals_are_checked(tmp_path):
    file = write(tmp_path, 'lid = 2\n[[cups]]\nid = "a"\nsource = "x"\nsize = 1\n')
    told = complaint(lambda: Cupboard.load(file)).arguments
    assert told["place"] == "lid" and told["problem"] == Phrase("misfit-total", {"said": 2, "found": 1})


# Whatever somebody changes


class Strict(Catalogue):
    """Misses no word silently."""

    strict = True


def spots(value, path=()):
    """The way to everything inside a table."""
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from spots(value[key], (*path, key))


def changed(table, draw):
    """The table with something in it taken away, doubled or replaced."""
    table = copy.deepcopy(table)
    *way, last = draw.choice(list(spots(table))[1:])
    holder = table
    for key in way:
        holder = holder[key]
    kind = draw.choice(["gone", "twice", "number", "text", "list", "table", "day"])
    if kind == "gone":
        del holder[last]
    elif kind == "twice" and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[last]))
    else:
        holder[last] = {
            "number": draw.choice([-1, 0, 1, 2, 7, 99]),
            "text": draw.choice(["", "tea", "gain"]),
            "list": [],
            "table": {},
        }.get(kind, datetime.date(2020, 1, 1))
    return table


CATALOGUES = {name: Strict("ru", name) for name in names()}
TABLES = {name: tomllib.loads(title(name).components.read_text("utf-8")) for name in names()}


@pytest.mark.parametrize("name", names())
@given(st.integers(0, 1 << 64))
@settings(max_examples=80, deadline=None, derandomize=True)
def test_a_changed_box_is_refused_with_a_place_or_can_be_played_with(name, seed):
    """No change to any file makes anything but a Misfit or a box with which a match comes to its end."""
    card, table = title(name), changed(TABLES[name], random.Random(seed))
    try:
        box = read(card.box, {**table, "digest": "0"}, "")
        box.check()
    except Misfit as misfit:
        assert CATALOGUES[name].say(misfit.problem)
        return
    moves = Chance.seeded(seed_from(str(seed)))
    game = card.begin(moves.pick(card.seats), moves.copy(), box=box)
    while not game.over:
        game.advance(moves.pick(game.options()))
    assert game.result is not None

"""Plain data: copies, equality and the JSON form follow from the types of the fields."""

import json
from dataclasses import field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serica.kernel.plain import CODEC, Plain, internal, left_behind, plain, shared


@plain
class Cup(Plain):
    """What a saucer carries."""

    size: int = 0
    marks: list[int] = field(default_factory=list)


@plain
class Saucer(Plain):
    """One field of every kind that plain data may have."""

    number: int = 0
    share: float = 0.0
    name: str = ""
    clean: bool = False
    maker: str | None = None
    cup: Cup | None = None
    cups: list[Cup] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    lent: list[Cup | None] = field(default_factory=list)
    pair: tuple[int, str] = (0, "")
    chain: tuple[tuple[int, ...], ...] = ()
    counts: dict[str, int] = field(default_factory=dict)
    shelves: dict[int, list[int]] = field(default_factory=dict)
    crate: dict[str, dict[str, Cup]] = field(default_factory=dict)
    spare: list[int] | None = None


numbers = st.integers(-(1 << 70), 1 << 70)
names = st.text(max_size=4)
few_numbers = st.lists(numbers, max_size=3)
some_cups = st.builds(Cup, numbers, few_numbers)
some_saucers = st.builds(
    Saucer,
    number=numbers,
    share=st.floats(allow_nan=False),
    name=names,
    clean=st.booleans(),
    maker=st.none() | names,
    cup=st.none() | some_cups,
    cups=st.lists(some_cups, max_size=3),
    grid=st.lists(few_numbers, max_size=3),
    lent=st.lists(st.none() | some_cups, max_size=3),
    pair=st.tuples(numbers, names),
    chain=st.lists(few_numbers.map(tuple), max_size=3).map(tuple),
    counts=st.dictionaries(names, numbers, max_size=3),
    shelves=st.dictionaries(numbers, few_numbers, max_size=3),
    crate=st.dictionaries(names, st.dictionaries(names, some_cups, max_size=2), max_size=2),
    spare=st.none() | few_numbers,
)

unhurried = settings(max_examples=150, deadline=None, derandomize=True)


@given(some_saucers)
@unhurried
def test_a_copy_equals_its_original_and_shares_nothing_that_changes(saucer):
    copy = saucer.copy()
    assert copy == saucer and type(copy) is Saucer
    for one, other in zip(changeable(saucer), changeable(copy), strict=True):
        assert one is not other


@given(some_saucers)
@unhurried
def test_json_is_read_back_as_the_same(saucer):
    text = json.dumps(saucer.to_json())
    again = Saucer.from_json(json.loads(text))
    assert again == saucer and json.dumps(again.to_json()) == text
    assert [type(part) for part in changeable(again)] == [type(part) for part in changeable(saucer)]
    assert type(again.pair) is type(again.chain) is tuple


@given(some_saucers, some_saucers)
@unhurried
def test_equal_is_what_has_equal_fields(one, other):
    assert (one == other) == (one.to_json() == other.to_json())


def changeable(value):
    """Everything inside a value that could be changed in place, in a fixed order."""
    if isinstance(value, Plain):
        yield value
        for name in value._types:
            yield from changeable(getattr(value, name))
    elif isinstance(value, list | dict):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from changeable(part)


CHANGES = [
    lambda saucer: setattr(saucer, "number", 9),
    lambda saucer: setattr(saucer.cup, "size", 9),
    lambda saucer: saucer.cup.marks.append(9),
    lambda saucer: saucer.cups[0].marks.append(9),
    lambda saucer: saucer.cups.pop(),
    lambda saucer: saucer.grid[0].append(9),
    lambda saucer: saucer.lent[1].marks.append(9),
    lambda saucer: saucer.counts.update(tea=9),
    lambda saucer: saucer.shelves[1].append(9),
    lambda saucer: saucer.crate["top"]["blue"].marks.append(9),
    lambda saucer: saucer.spare.append(9),
]


@pytest.mark.parametrize("change", CHANGES)
def test_changing_a_copy_changes_nothing_else(change):
    def full():
        return Saucer(
            cup=Cup(1, [1]),
            cups=[Cup(2, [2])],
            grid=[[3]],
            lent=[None, Cup(4)],
            counts={"tea": 1},
            shelves={1: [5]},
            crate={"top": {"blue": Cup(6)}},
            spare=[7],
        )

    saucer = full()
    copy = saucer.copy()
    change(copy)
    assert saucer == full() and copy != saucer


# Fields that are treated otherwise


@plain
class Shelf(Plain):
    """A shelf in a house, with the house's doings left behind."""

    house: list[int] = shared()
    visits: int = internal(default=0)
    gossip: list[int] | None = left_behind(default=None)
    cups: list[Cup] = field(default_factory=list)


def test_what_is_shared_stays_one_and_is_not_written_down():
    house = [1]
    shelf = Shelf(house=house, cups=[Cup(1)])
    assert shelf.copy().house is house and shelf.copy() == shelf
    assert shelf != Shelf(house=[2], cups=[Cup(1)])
    assert "house" not in shelf.to_json()


def test_what_is_left_behind_is_none_in_copies_and_in_what_is_read():
    shelf = Shelf(house=[], gossip=[1, 2], visits=3)
    assert shelf.copy().gossip is None and shelf.copy().visits == 3
    assert Shelf.from_json(shelf.to_json()).gossip is None
    assert shelf == shelf.copy()


def test_a_field_may_bring_its_own_way_to_json():
    @plain
    class Label(Plain):
        tags: list[str] = field(default_factory=list, metadata={CODEC: (" ".join, str.split)})

    label = Label(["green", "loose"])
    assert label.to_json() == {"tags": "green loose"} and Label.from_json(label.to_json()) == label


def test_anything_means_what_never_changes_so_its_lists_are_read_as_tuples():
    @plain
    class Note(Plain):
        said: tuple[Any, ...] = ()
        told: Any = None

    note = Note(("gain", ("tea", 2), None), ((1, "a"), ()))
    assert Note.from_json(json.loads(json.dumps(note.to_json()))) == note
    assert note.copy().told is note.told


# What plain data cannot be


@pytest.mark.parametrize(
    "kind", [set[int], object, tuple[list[int], ...], tuple[Cup, int], list[set[int]], dict[str, set[int]]]
)
def test_a_type_that_cannot_be_copied_truly_is_refused_when_the_class_is_made(kind):
    """A set has no order, and a tuple of what changes would be shared by all copies."""
    with pytest.raises(TypeError, match="plain data cannot hold"):

        @plain
        class Wrong(Plain):
            part: kind = None  # type: ignore[valid-type]


def test_a_class_that_was_not_made_plain_says_so():
    class Bare(Plain):
        pass

    for use in (Bare().copy, Bare().to_json):
        with pytest.raises(NotImplementedError, match="Bare is not decorated"):
            use()


def test_plain_data_has_no_other_fields_and_no_hash():
    with pytest.raises(AttributeError):
        Cup().colour = "blue"
    with pytest.raises(TypeError):
        hash(Cup())

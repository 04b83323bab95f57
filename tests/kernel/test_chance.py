"""Chance: fair, the same on every machine, able to go on where it was, and obedient to a script."""

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serica.kernel.chance import WORD_SIZE, WORDS_PER_BLOCK, Chance, Seeded, commitment, seed_from

SEED = seed_from("camel")

unhurried = settings(max_examples=80, deadline=None, derandomize=True)


def test_the_same_seed_decides_the_same():
    one, other = Chance.seeded(SEED), Chance.seeded(SEED)
    assert [one.roll() for _ in range(500)] == [other.roll() for _ in range(500)]


def test_known_outcomes_on_every_machine():
    """The first decisions of a seed are written down, so that a record keeps replaying for ever."""
    chance = Chance.seeded(seed_from("known"))
    assert [chance.below(1000) for _ in range(6)] == [842, 699, 438, 59, 888, 196]


def test_another_seed_decides_something_else():
    one, other = Chance.seeded(SEED), Chance.seeded(seed_from("another"))
    assert [one.below(1000) for _ in range(20)] != [other.below(1000) for _ in range(20)]


@pytest.mark.parametrize("count", [2, 6, 7, 55])
def test_every_outcome_is_about_equally_likely(count):
    chance = Chance.seeded(SEED)
    seen = Counter(chance.below(count) for _ in range(count * 2000))
    assert set(seen) == set(range(count))
    # Five standard deviations of a fair source; the seed is fixed, so this never fails by chance.
    assert all(abs(times - 2000) < 5 * 2000**0.5 for times in seen.values())


def test_words_that_would_bias_the_outcome_are_thrown_away():
    """With three outcomes the last word of 2^32 belongs to none of them."""
    chance = Chance.seeded(SEED)
    chance.words = [5, WORD_SIZE - 1]
    assert chance.below(3) == 2
    assert chance.words == [] and chance.used == 1


def test_every_order_of_a_shuffle_comes_up_about_equally_often():
    chance = Chance.seeded(SEED)
    orders = Counter()
    for _ in range(2400):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(itertools.permutations([1, 2, 3]))
    assert all(abs(times - 400) < 100 for times in orders.values())


def test_a_single_outcome_counts_as_chance_too():
    chance = Chance.seeded(SEED)
    assert chance.below(1) == 0 and chance.used == 1


@given(before=st.integers(0, 3 * WORDS_PER_BLOCK), count=st.sampled_from([2, 6, 3 << 29]))
@unhurried
def test_it_goes_on_where_it_was_put_down(before, count):
    """Also in the middle of a block, and right at the end of one."""
    chance = Chance.seeded(SEED)
    for _ in range(before):
        chance.below(count)
    again = Chance.from_json(chance.to_json())
    assert again == chance and again.used == before
    assert [again.below(count) for _ in range(100)] == [chance.below(count) for _ in range(100)]


def test_a_copy_decides_the_same_and_leaves_the_original_alone():
    chance = Chance.seeded(SEED)
    chance.roll()
    copy = chance.copy()
    ahead = [copy.roll() for _ in range(200)]
    assert chance.used == 1
    assert [chance.roll() for _ in range(200)] == ahead


def test_a_script_is_followed_to_the_letter():
    chance = Chance.scripted(6, 1, 2)
    assert chance.roll() == 6
    assert chance.pick("abc") == "b"
    assert chance.below(3) == 2 and chance.used == 3


def test_a_script_can_shuffle():
    cards = ["a", "b", "c"]
    Chance.scripted(0, 0).shuffle(cards)
    assert cards == ["b", "c", "a"]


def test_a_script_that_has_run_out_or_cannot_be_is_refused():
    for chance, ask in (
        (Chance.scripted(), lambda chance: chance.roll()),
        (Chance.scripted(0), lambda chance: chance.roll()),
        (Chance.scripted(7), lambda chance: chance.roll()),
        (Chance.scripted(3), lambda chance: chance.below(3)),
        (Chance.scripted(-1), lambda chance: chance.below(3)),
    ):
        with pytest.raises(ValueError):
            ask(chance)


def test_a_script_goes_on_where_it_was_put_down():
    chance = Chance.scripted(6, 5, 4)
    chance.roll()
    again = Chance.from_json(chance.to_json())
    assert again == chance and (again.roll(), again.copy().roll(), again.roll()) == (5, 4, 4)


def test_a_seed_and_a_script_are_never_equal():
    assert Chance.seeded(SEED) != Chance.scripted(1)


def test_a_seed_is_256_bits_whatever_it_was_made_from():
    assert seed_from("camel") != seed_from("Camel")
    for text in ("", "camel", "f" * 63, "z" * 64, "сад"):
        assert len(seed_from(text)) == 64 and int(seed_from(text), 16) >= 0
    assert seed_from("AB" * 32) == "ab" * 32


def test_a_commitment_hides_the_seed_and_binds_to_it():
    assert commitment(SEED) != SEED and len(commitment(SEED)) == 64
    assert commitment(SEED) != commitment(seed_from("another"))


def test_a_source_is_mutable_and_has_no_hash():
    with pytest.raises(TypeError):
        hash(Seeded(SEED))


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_a_die_shows_one_to_its_sides(sides):
    chance = Chance.seeded(seed_from("die"))
    assert {chance.roll(sides) for _ in range(sides * 20)} == set(range(1, sides + 1))
    assert chance.used == sides * 20

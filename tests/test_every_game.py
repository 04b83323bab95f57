"""What every game has to pass as soon as its folder exists: all promises, for every table and any settings."""

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serica import games
from serica.kernel.chance import Chance, seed_from
from serica.kernel.words import Complaint
from serica.proof.fuzz import fuzz
from serica.proof.walk import settings_for

NAMES = games.names()
TABLES = [(name, seats) for name in NAMES for seats in games.title(name).seats]

unhurried = settings(max_examples=60, deadline=None, derandomize=True)
"""The same examples every time, however busy the machine is."""


def told(report):
    """What a report found, with the record of each breach, so that a failure can be replayed."""
    return [f"{found.promise}: {found.problem}\n{found.record.text()}" for found in report.violations]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("random_settings", [False, True])
def test_promises_in_slow_motion(name, seats, random_settings):
    """Everything is checked at every step: copies, snapshots, views, guesses, chance, options, the record."""
    title = games.title(name)
    report = fuzz(
        title, games=1, seats=seats, seed="slow motion", random_settings=random_settings, thorough=True
    )
    assert report.steps > seats and told(report) == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_promises_with_random_settings(name, seats):
    report = fuzz(games.title(name), games=15, seats=seats, seed="settings", random_settings=True)
    assert report.games == 15 and told(report) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_same_match_in_every_process(name):
    """The order of sets and the hashes of texts differ between processes; matches must not."""
    script = (
        "from serica import games\n"
        "from serica.kernel.match import Match\n"
        "from serica.kernel.chance import Chance, seed_from\n"
        f"title = games.title({name!r})\n"
        "match, moves = Match(title, title.seats[-1], seed_from('match')), Chance.seeded(seed_from('moves'))\n"
        "while not match.game.over:\n"
        "    match.play(title.notation.text(moves.pick(match.game.options())))\n"
        "print(match.record().text())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "2")
    }
    assert len(told) == 1 and "[Final " in told.pop()


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@unhurried
def test_every_number_is_an_option_and_back(name, data):
    """The flat index is dense: each number stands for one option, whose text can be read back."""
    notation = games.title(name).notation
    number = data.draw(st.integers(0, notation.size - 1))
    option = notation.at(number)
    assert notation.index(option) == number
    assert notation.parse(notation.text(option)) == option


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(seed=st.integers(0, 1 << 64))
@unhurried
def test_settings_can_be_written_and_read_back(name, seats, seed):
    title = games.title(name)
    chosen = settings_for(title, seats, title.load(), Chance.seeded(seed_from(str(seed))))
    assert title.settings.parse(chosen.texts()) == chosen
    assert title.settings.from_json(chosen.to_json()) == chosen


@pytest.mark.parametrize("name", NAMES)
def test_defaults_go_with_every_table_and_other_tables_are_refused(name):
    title = games.title(name)
    for seats in title.seats:
        title.settings().check(seats, title.load())
    for seats in {0, *range(min(title.seats) - 1, max(title.seats) + 2)} - set(title.seats):
        with pytest.raises(Complaint) as refusal:
            title.begin(seats, Chance.seeded(seed_from("")))
        assert refusal.value.phrase.message == "wrong-seats"


@pytest.mark.parametrize("name", NAMES)
def test_every_component_has_a_source_and_a_name_of_its_own(name):
    seen = set()
    for group, component in games.title(name).load().components():
        assert component.source
        assert (group, component.id) not in seen
        seen.add((group, component.id))
    assert seen


@pytest.mark.parametrize("name", NAMES)
def test_settings_tell_their_clause(name):
    title = games.title(name)
    for setting, form in title.settings.schema(name)["properties"].items():
        assert form["clause"], setting
        assert form["title"].startswith(f"{name}-setting-")

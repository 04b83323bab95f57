"""Every checker catches what it is there for, is silent about a sound game, and does not cry wolf."""

import pytest
from toy.broken import BREAKAGES
from toy.tea import TITLE

from serica.proof.fuzz import fuzz
from serica.proof.promises import PROMISES

GAMES = 12


def broken_promises(title, promises):
    """The names of the promises among these that a dozen matches see broken, each one checked alone."""
    return {
        promise.name
        for promise in promises
        if fuzz(title, games=GAMES, seats=2, thorough=True, promises=(promise,)).violations
    }


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_sound_game_breaks_nothing(seats):
    report = fuzz(TITLE, games=20, seats=seats, random_settings=True, thorough=True)
    assert report.games == 20 and report.steps > 200 and report.violations == []


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_caught_by_its_checker_and_by_no_other(name):
    breakage = BREAKAGES[name]
    broken = broken_promises(breakage.title, PROMISES)
    assert breakage.promise in broken
    assert broken <= {breakage.promise} | breakage.also


@pytest.mark.parametrize("name", BREAKAGES)
def test_all_checkers_together_catch_it_too(name):
    breakage = BREAKAGES[name]
    report = fuzz(breakage.title, games=4, seats=3, thorough=True)
    assert report.broken and report.violations[0].promise in {breakage.promise} | breakage.also


def test_every_checker_has_a_breakage_to_catch():
    assert {breakage.promise for breakage in BREAKAGES.values()} == {promise.name for promise in PROMISES}

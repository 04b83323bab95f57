"""Every checker catches what it is there for, is silent about a sound game, and does not cry wolf."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from toy.broken import BREAKAGES, FAULTS
from toy.tea import TITLE

from serica.proof import promises
from serica.proof.fuzz import fuzz
from serica.proof.promises import PROMISES
from serica.proof.walk import walk

GAMES = 12


def problems(title, promise):
    """What a dozen matches see broken of one promise, checked alone."""
    walked = (
        walk(title, 2, f"broken {number}", promises=(promise,), thorough=True) for number in range(GAMES)
    )
    return [one.violation.problem for one in walked if one.violation is not None]


@cache
def caught(name):
    """The problems of a breakage, by promise."""
    found = {promise.name: problems(BREAKAGES[name].title, promise) for promise in PROMISES}
    return {promise: told for promise, told in found.items() if told}


def faulty(fault, monkeypatch):
    """The problems that a sound game has on a broken kernel, by its promise."""
    monkeypatch.setattr(fault.owner, fault.name, fault.other)
    (promise,) = (promise for promise in PROMISES if promise.name == fault.promise)
    return problems(TITLE, promise)


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_sound_game_breaks_nothing(seats):
    report = fuzz(TITLE, games=20, seats=seats, random_settings=True, thorough=True)
    assert report.games == 20 and report.steps > 200 and report.violations == []


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_caught_by_its_checker_and_by_no_other(name):
    breakage = BREAKAGES[name]
    assert breakage.promise in caught(name)
    assert set(caught(name)) <= {breakage.promise} | breakage.also, caught(name)


@pytest.mark.parametrize("name", BREAKAGES)
def test_all_checkers_together_catch_it_too(name):
    breakage = BREAKAGES[name]
    report = fuzz(breakage.title, games=4, seats=3, thorough=True)
    assert report.broken and report.violations[0].promise in {breakage.promise} | breakage.also


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_the_kernel_is_caught(name, monkeypatch):
    assert faulty(FAULTS[name], monkeypatch)


def test_every_checker_has_a_breakage_to_catch():
    assert {breakage.promise for breakage in BREAKAGES.values()} == {promise.name for promise in PROMISES}


def complaints():
    """Everything that a checker can say, as patterns: read from the checkers' own source."""
    for node in ast.walk(ast.parse(Path(promises.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant | ast.JoinedStr):
            parts = node.value.values if isinstance(node.value, ast.JoinedStr) else [node.value]
            told = (re.escape(part.value) if isinstance(part, ast.Constant) else ".*" for part in parts)
            yield "".join(told)


def test_everything_that_a_checker_can_say_has_been_heard(monkeypatch):
    """No check within a checker is there that has never fired."""
    heard = [problem for name in BREAKAGES for told in caught(name).values() for problem in told]
    for fault in FAULTS.values():
        with monkeypatch.context() as patch:
            heard += faulty(fault, patch)
    known = list(complaints())
    assert len(known) > 40
    silent = [pattern for pattern in known if not any(re.fullmatch(pattern, one, re.DOTALL) for one in heard)]
    assert silent == []

"""The fuzzer: the same matches again from the same seed, and of whatever breaks a short record."""

import dataclasses

import pytest
from toy.broken import BREAKAGES
from toy.tea import TITLE, TeaSettings

from serica.kernel.chance import Chance, seed_from
from serica.kernel.match import Match
from serica.kernel.record import Record
from serica.kernel.words import Complaint
from serica.proof.fuzz import fuzz, minimised, recheck
from serica.proof.promises import PROMISES, Pieces, Playable
from serica.proof.walk import settings_for, walk

LOSING = BREAKAGES["a lost component"].title
TRAPPING = BREAKAGES["an option that cannot be taken"].title


def test_a_seed_means_the_same_matches():
    one, again, other = (fuzz(TITLE, games=5, seats=3, seed=seed).steps for seed in ("a", "a", "b"))
    assert one == again and one != other


def test_every_number_of_seats_is_played_unless_one_is_named():
    assert fuzz(TITLE, games=3).games == 3 * len(TITLE.seats)
    assert fuzz(TITLE, games=3, seats=2).games == 3


def test_settings_are_those_that_were_given_or_random_ones():
    short = fuzz(TITLE, games=4, seats=2)
    long = fuzz(TITLE, games=4, seats=2, settings=TeaSettings(length="long"))
    mixed = fuzz(TITLE, games=12, seats=2, random_settings=True)
    assert long.steps >= short.steps + 4 * 2 * 2
    assert short.steps / 4 < mixed.steps / 12 < long.steps / 4


def test_random_settings_go_together():
    """What the settings themselves refuse is drawn again."""

    @dataclasses.dataclass(frozen=True, slots=True)
    class Choosy(TeaSettings):
        def check(self, seats, box):
            if self.length == "long" or not self.burying:
                raise Complaint("too-choosy")

    title = dataclasses.replace(TITLE, settings=Choosy)
    for seed in range(20):
        drawn = settings_for(title, 2, title.load(), Chance.seeded(seed_from(str(seed))))
        assert drawn == Choosy("short", True)


def test_progress_is_told_after_every_match():
    told = []
    fuzz(TITLE, games=3, seats=2, progress=lambda report: told.append((report.games, report.steps)))
    assert [games for games, _ in told] == [1, 2, 3] and told[0][1] < told[1][1] < told[2][1]


def test_the_first_breach_of_each_promise_is_kept_and_all_are_counted():
    report = fuzz(LOSING, games=5, seats=2, thorough=True)
    assert report.broken == 5
    assert [found.promise for found in report.violations] == ["pieces"]


def test_a_record_of_a_breach_is_as_short_as_it_can_be():
    """It shows the same breach when it is read back, and without any one of its options it shows none."""
    (found,) = fuzz(LOSING, games=5, seats=2, thorough=True).violations
    record = Record.parse(found.record.text())
    assert 1 <= len(record.options) <= 2
    again = recheck(record, LOSING)
    assert again is not None and (again.promise, again.problem) == (found.promise, found.problem)
    for number in range(len(record.options)):
        options = record.options[:number] + record.options[number + 1 :]
        assert recheck(dataclasses.replace(record, options=options), LOSING) is None


def test_shortening_cuts_from_a_long_record_what_does_not_matter():
    match = Match(LOSING, 2, seed_from("long"), settings=TeaSettings(length="long"))
    moves = Chance.seeded(seed_from("long moves"))
    while not match.game.over:
        match.play(LOSING.notation.text(moves.pick(match.game.options())))
    violation = recheck(match.record(), LOSING, promises=(Pieces,))
    assert violation is not None
    assert len(minimised(violation, LOSING).record.options) <= 4 < len(match.options) / 2


def test_an_option_that_fails_is_a_breach_of_its_own():
    report = fuzz(TRAPPING, games=3, seats=2, promises=(Playable,), thorough=True)
    (found,) = report.violations
    assert found.promise == "playable" and "IndexError: no leaf to rest on" in found.problem
    assert recheck(found.record, TRAPPING) is not None


def test_a_walk_by_given_options_ends_where_one_is_not_offered():
    whole = walk(TITLE, 2, seed_from("walk"))
    match = Match(TITLE, 2, seed_from("walk"))
    first = TITLE.notation.text(match.game.options()[0])
    walked = walk(TITLE, 2, seed_from("walk"), options=[first, "no-such-option", first])
    assert walked.steps == 1 < whole.steps and walked.violation is None


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_walk_without_promises_is_only_a_match(seats):
    walked = walk(TITLE, seats, "bare", promises=())
    assert walked.violation is None and walked.steps == walk(TITLE, seats, "bare", promises=PROMISES).steps

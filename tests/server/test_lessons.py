"""Lessons can be played to their end, in every language, and give nothing away."""

import pytest

from serica.catalogue import Catalogue, languages
from serica.games import names, title
from serica.kernel.match import Match
from serica.kernel.words import Complaint
from serica.server.lessons import LEARNER, lesson, replay
from serica.server.problems import Missing
from serica.server.rules import rules

GAMES = names()
WITH_LESSONS = [game for game in GAMES if title(game).components.with_name("lesson.toml").is_file()]


def test_the_games_that_ship_with_serica_have_a_lesson():
    assert {"dunhuang", "whitecastle"} <= set(WITH_LESSONS)


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_learner_is_offered_what_the_lesson_asks_for(game):
    told = lesson(game)
    stands = told.start
    for step in told.steps:
        if step.play is not None:
            assert stands.asked == LEARNER, step.says
            assert step.play in [option.text for option in stands.options], step.says
        stands = step.then[-1] if step.then else stands
    assert stands.result is None, "a lesson stops before its match is over"


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_learner_plays_more_than_they_read(game):
    steps = lesson(game).steps
    assert sum(step.play is not None for step in steps) > len(steps) / 2


@pytest.mark.parametrize("game", WITH_LESSONS)
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words_and_its_rule(game, language):
    catalogue = Catalogue(language, game)
    page = rules(game, language)  # type: ignore[arg-type]
    for step in lesson(game).steps:
        assert catalogue.has(step.says), step.says
        assert step.clause is None or step.clause in page.clauses, step.clause


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson_tells_its_journal_piece_by_piece(game):
    told = lesson(game)
    pieces = [told.start, *(moment for step in told.steps for moment in step.then)]
    entries = [entry.number for piece in pieces for entry in piece.journal]
    assert entries == sorted(entries)
    assert len(pieces[-1].journal) < len(entries)


def test_a_lesson_shows_only_what_the_learner_may_see():
    for step in lesson("dunhuang").steps:
        for moment in step.then:
            assert "count" in moment.view["merchants"][1]["hand"]


def test_a_script_that_breaks_the_rules_is_noticed():
    script = {"seats": 2, "seed": "0" * 64, "steps": [{"says": "fly", "play": "camel 3"}]}
    with pytest.raises(Complaint):
        replay(title("dunhuang"), script)


def test_a_lesson_is_replayed_from_its_own_seed():
    """Its seed is known to everybody, so it may never be the seed of a table; those are drawn by the server."""
    script = {"seats": 2, "seed": f"{7:064x}", "steps": []}
    match = Match(title("dunhuang"), 2, f"{7:064x}")
    assert replay(title("dunhuang"), script).start.view == match.game.view(LEARNER)


def test_a_game_that_does_not_exist_has_no_lesson():
    with pytest.raises(Missing):
        lesson("chess")

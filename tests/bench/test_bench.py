"""The benchmark: fair turns for every engine, honest middles, and a table that anyone can read."""

import pytest

from serica import bench, games
from serica.bench import engines as engines_module
from serica.bench.engines import ours, peers_engines
from serica.bench.stopwatch import Engine, chooser, measure_all, medians
from serica.bench.table import table
from serica.catalogue import Catalogue, languages
from serica.kernel.words import Complaint

MEASURES = {"steps_per_s", "games_per_s", "copy_us", "options_us", "view_us"}


def diary_engine(name, diary):
    """An engine that notes when it plays; a match of it is three options long."""

    def play(choose, visit):
        if visit is not None:
            visit(0)
        elif not diary or diary[-1] != name:
            diary.append(name)
        return 3

    return Engine(play, keep=abs, calls={"copy": abs}, facts={"seats": 2})


def test_engines_take_turns_back_and_forth_and_the_first_round_only_warms_up():
    diary = []
    engines = {name: diary_engine(name, diary) for name in ("ours", "theirs")}
    measured = measure_all(engines, rounds=3, seconds=0.001)
    assert diary == ["ours", "theirs", "ours", "theirs", "ours"]
    assert set(measured) == {"ours", "theirs"}
    for measures in measured.values():
        assert set(measures) == {"steps_per_s", "games_per_s", "copy_us", "seats"}
        assert measures["seats"] == 2
        assert measures["steps_per_s"] == pytest.approx(3 * measures["games_per_s"])


def test_neither_a_slow_nor_a_lucky_round_moves_the_median():
    rounds = [{"copy_us": 3.0}, {"copy_us": 90.0}, {"copy_us": 3.2}, {"copy_us": 0.1}, {"copy_us": 3.1}]
    assert medians(rounds) == {"copy_us": 3.1}


def test_every_option_is_drawn_and_the_same_seed_draws_the_same():
    first, again = chooser(5), chooser(5)
    drawn = [first(range(4)) for _ in range(200)]
    assert drawn == [again(range(4)) for _ in range(200)] and set(drawn) == {0, 1, 2, 3}


@pytest.mark.parametrize("name", games.names())
def test_a_game_of_ours_is_played_to_its_end_and_visited_before_every_option(name):
    title, visited = games.title(name), []
    engine = ours(title)
    steps = engine.play(chooser(1), lambda game: visited.append(game.number))
    assert visited == list(range(steps)) and engine.facts == {"seats": title.seats[-1]}


def test_what_is_measured_of_our_games():
    measured = bench.measure(["dunhuang"], rounds=1, seconds=0.001)
    assert measured["peers"] == {} and set(measured["games"]) == {"dunhuang"}
    assert set(measured["games"]["dunhuang"]) == MEASURES | {"seats"}
    assert all(value > 0 for value in measured["games"]["dunhuang"].values())


@pytest.mark.parametrize("language", languages())
def test_the_table_compares_with_other_engines(language, monkeypatch):
    monkeypatch.setattr(Catalogue, "strict", True)
    mine = {"steps_per_s": 300.0, "games_per_s": 4.0, "copy_us": 2.0, "options_us": 1.0, "view_us": 9.0}
    theirs = {"steps_per_s": 100.0, "games_per_s": 8.0, "copy_us": 16.0}
    heads, *rows = table({"games": {"tea": mine}, "peers": {"go": theirs}}, Catalogue(language)).splitlines()
    assert "µ" in heads or "мкс" in heads
    assert rows[0].split() == ["tea", "300", "4.0", "2.0", "1.0", "9.0"]
    assert rows[1].split() == ["go", "100", "8.0", "16.0", "-", "-"]
    assert rows[2].split()[-5:] == ["×3.00", "×0.50", "×0.12", "-", "-"]


def test_other_engines_that_are_not_installed_are_named(monkeypatch):
    monkeypatch.setattr(engines_module, "PEERS", {"no_such_engine": "no-such-package"})
    with pytest.raises(Complaint) as refusal:
        peers_engines()
    assert refusal.value.phrase.arguments == {"packages": "no-such-package"}

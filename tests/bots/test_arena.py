"""The arena: fair seats, the same deals for everyone, and honest numbers."""

import json
from typing import ClassVar

import pytest
from toy.tea import TITLE, TeaSettings

from serica.bots import Bot, Random
from serica.bots.arena import Standing, arena
from serica.games import title
from serica.kernel.chance import Chance, seed_from

FIRST, LAST = ("first", Random), ("last", Random)


class Noting(Bot):
    """Plays the first option, and notes the deal and the seat."""

    seen: ClassVar[set[tuple[str, int]]] = set()

    def choose(self, game):
        self.seen.add((game.chance.seed, game.asked))
        return game.options()[0]


def test_every_deal_is_played_from_every_seat():
    """Two entrants, two matches to a deal: each of them sits in both seats of each."""
    outcome = arena(TITLE, [("noting", Noting), ("random", Random)], games=6, seats=2)
    assert outcome.games == 6 and [standing.games for standing in outcome.standings] == [6, 6]
    deals = {deal for deal, _ in Noting.seen}
    assert len(deals) == 3
    assert {(deal, seat) for deal in deals for seat in (0, 1)} == Noting.seen


@pytest.mark.parametrize(("seats", "entrants", "each"), [(3, 2, 9), (2, 3, 4), (2, 1, 12), (3, 3, 6)])
def test_everyone_plays_equally_often_however_many_there_are(seats, entrants, each):
    """More entrants than seats: some wait; more seats than entrants: some sit twice."""
    games = each * entrants // seats
    outcome = arena(TITLE, [FIRST] * entrants, games=games, seats=seats)
    assert [standing.games for standing in outcome.standings] == [each] * entrants


def test_a_shared_victory_is_shared():
    outcome = arena(TITLE, [FIRST, LAST], games=60, seats=2)
    assert sum(standing.wins for standing in outcome.standings) == pytest.approx(60)
    assert any(standing.wins % 1 for standing in outcome.standings)
    assert outcome.reasons == {"points": 60} and outcome.steps > 60 * 6


def test_the_points_are_those_of_the_matches():
    """Counted again by hand from the same seeds."""
    settings = TeaSettings(length="long")
    outcome = arena(TITLE, [FIRST, LAST], games=2, seats=2, seed="again", settings=settings)
    points = [0, 0]
    for number in range(2):
        game = TITLE.begin(2, Chance.seeded(seed_from("again 0")), settings=settings)
        bots = [Random(Chance.seeded(seed_from(f"again {number} bot {seat}"))) for seat in range(2)]
        while not game.over:
            game.advance(bots[game.asked].choose(game))
        for seat in range(2):
            points[(seat + number) % 2] += game.result.points[seat]
    assert [standing.mean_points for standing in outcome.standings] == [total / 2 for total in points]


def test_the_same_seed_plays_the_same_matches_and_another_seed_others():
    def told(seed):
        return arena(TITLE, [FIRST, LAST], games=20, seats=3, seed=seed).to_json()

    assert told("one") == told("one") != told("two")
    assert json.loads(json.dumps(told("one"))) == told("one")


def test_a_rival_of_the_rules_is_the_opponent_of_a_single_seat():
    """Alone at the White Castle nobody wins when the clan does."""
    outcome = arena(title("whitecastle"), [FIRST], games=4, seats=1)
    (standing,) = outcome.standings
    assert standing.games == 4 and standing.wins == outcome.reasons.get("points", 0)
    assert sum(outcome.reasons.values()) == 4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (850, 1000, 0.8265, 0.8708)],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    """Against published values of the score interval."""
    interval = Standing("a", games, wins).interval
    assert interval == pytest.approx((low, high), abs=2e-4)


def test_without_matches_nothing_is_known():
    standing = Standing("a")
    assert (standing.rate, standing.interval, standing.mean_points) == (0.0, (0.0, 1.0), None)

"""The journal: every point that a clan has stands in it. [1.7, 1.9, 13.1]"""

from collections import Counter

import pytest

from serica.games.whitecastle import TITLE
from serica.games.whitecastle.words import RIVAL
from serica.kernel.chance import Chance, seed_from
from tests.games.whitecastle.table import by_chance

GAMES = 40
SOURCES = {
    "points",
    "scored-purse",
    "scored-resource",
    "scored-influence",
    "scored-courtiers",
    "scored-warriors",
    "scored-gardeners",
}


def a_match(players, number, rich):
    """A match at random with random settings; in a rich one all clans find full purses in every round."""
    seed = f"journal {players} {number}"
    settings = TITLE.settings.random(Chance.seeded(seed_from(seed)))
    filled = 0
    for game in by_chance(players, seed, layout=settings.layout, difficulty=settings.difficulty):
        if rich and game.round > filled:
            filled = game.round
            for player in game.players:
                player.goods = [7, 7, 7, 20, 5]
    return game


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_journaled_points_are_the_final_score(players, rich):
    """[13.1] For every seat and for the rival; with full purses all sources of points occur."""
    sources: set[str] = set()
    for number in range(GAMES):
        game = a_match(players, number, rich)
        told = game.journal.points(TITLE.events)
        assert [told.get(seat, 0) for seat in range(players)] == list(game.result.points)
        assert {number: told.get(number, 0) for number, _ in game.clans()} == {
            number: clan.points for number, clan in game.clans()
        }
        sources |= {
            event.face[0] for event in game.journal.events if "points" in TITLE.events[event.face[0]].domains
        }
    assert not rich or sources == SOURCES


def test_points_at_once_are_told_at_once():
    """[1.7, 1.9] At every moment of a match the points told so far are those on the track, and they never shrink."""
    for players in (1, 3):
        told: Counter[int] = Counter()
        read = 0
        for game in by_chance(players, f"at once {players}"):
            events = game.journal.events[read:]
            read = len(game.journal.events)
            for event in events:
                if "points" in TITLE.events[event.face[0]].domains:
                    assert event.face[-1] > 0
                    told[event.face[1]] += event.face[-1]
            assert all(told[number] == clan.points for number, clan in game.clans())
        assert told.keys() <= {*range(players), RIVAL} and told

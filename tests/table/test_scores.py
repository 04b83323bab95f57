"""Where the points come from."""

from __future__ import annotations

from serica.games import title
from serica.kernel.journal import Event
from serica.table import Act
from serica.table.scores import scores


def test_causes_and_course_add_up_to_the_result(table):
    """Played until a match ends in points, the causes are exactly those points."""
    events = title("dunhuang").events
    for seed in range(20):
        game = table("Mei", "Ada", "Olga", seed=str(seed))
        while not game.over:
            offered = game.offered()
            game.do(Act("play", game.asked, 0, offered[(seed + game.played) % min(len(offered), 3)]))
        found = scores(events, game.journal(None), 3)
        if game.result.reason == "points":
            break
    assert game.result.reason == "points"
    for seat, points in enumerate(game.result.points):
        assert sum(told for (number, _), told in found.causes.items() if number == seat) == points
    assert found.course[-1] == (game.played, game.result.points)
    assert [number for number, _ in found.course] == sorted({number for number, _ in found.course})


def test_a_rival_without_a_seat_has_no_line():
    """The Tokugawa clan scores under a number beyond the seats."""
    own, rival = ("points", 0, 2), ("points", 4, 3)
    told = [(Event(number, face), face) for number, face in enumerate((own, rival))]
    found = scores(title("whitecastle").events, told, 1)
    assert found.causes == {(0, "points"): 2}
    assert found.course == [(0, (2,))]

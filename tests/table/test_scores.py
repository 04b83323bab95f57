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


def test_a_table_counts_on_and_forgets_what_is_taken_back(table):
    """Counted act by act, for every viewpoint, the points are those of the whole journal."""
    game = table("Mei", "Ada")
    undone = 0
    while not game.over:
        offered = game.offered()
        game.do(Act("play", game.asked, 0, offered[game.number % len(offered)]))
        if game.asked is not None and game.number % 7 == 0:
            to = game.step_back(game.asked)
            if to is not None:
                game.do(Act("undo", game.asked, 0, str(to)))
                undone += 1
        for seat in (None, 0, 1):
            assert game.scores(seat) == scores(game.match.title.events, game.journal(seat), 2)
    assert undone and game.scores(None).causes

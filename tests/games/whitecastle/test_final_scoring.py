"""The end of the game: what is added, and who wins. [13]"""

import pytest

from serica.games.whitecastle.rounds import end_round
from serica.games.whitecastle.view import scoring_lines
from serica.games.whitecastle.words import RIVAL
from tests.games.whitecastle.table import clan, doing, told, whitecastle


def ended(*clans, players=2, **position):
    """The third round of these clans is over."""
    return doing(whitecastle(players, clans=clans, round=3, **position), end_round)


def points(**own):
    """What a clan like this has in the end."""
    return ended(clan(**own)).players[0].points


def test_what_was_scored_stays():
    """[13.1] The end is added to the points on the track."""
    assert points() == 0 and points(points=17) == 17 and points(points=17, court="gate") == 18


@pytest.mark.parametrize(
    ("coins", "seals", "expected"),
    [(4, 0, 0), (5, 0, 1), (0, 5, 1), (3, 2, 1), (4, 5, 1), (14, 5, 3), (20, 5, 5)],
)
def test_coins_and_seals_together(coins, seals, expected):
    """[13.1.1] A point for every five of them, rounded down."""
    assert points(coin=coins, seal=seals) == expected


@pytest.mark.parametrize("good", ["food", "iron", "pearl"])
def test_each_resource_by_itself(good):
    """[13.1.2] 3 to 6 left are a point, 7 are two; two kinds do not add up."""
    assert [points(**{good: number}) for number in range(8)] == [0, 0, 0, 1, 1, 1, 1, 2]
    assert points(food=2, iron=2, pearl=2) == 0 and points(food=7, iron=7, pearl=7) == 6


def test_influence():
    """[13.1.3] Nothing, 3, 6, and from 15 on the position less five."""
    expected = [0] * 6 + [3] * 5 + [6] * 4 + [10, 11, 12, 13, 14, 15]
    assert [points(influence=position) for position in range(21)] == expected


def test_courtiers():
    """[13.1.4] 1 at the gate, 3 and 6 on the floors, 10 at the top, with a slot or without one."""
    assert points(court="gate gate") == 2
    assert points(court="steward_room_1 steward_room_3") == 6
    assert points(court="diplomat_room_1 diplomat_room_2 diplomat_room_2") == 18
    assert points(court="daimyo_room") == 10
    assert ended(clan(court="daimyo_room"), slots=(0, -1, -1)).players[0].points == 10
    assert points(court="gate steward_room_2 diplomat_room_1 daimyo_room daimyo_room") == 1 + 3 + 6 + 10 + 10


def test_warriors():
    """[13.1.5] As many points as courtiers inside, not at the gate; double on the yard with two tokens."""
    inside = "steward_room_1 diplomat_room_1 daimyo_room"
    assert points(yards="yard_1 yard_2 yard_3") == 0
    assert points(court="gate gate", yards="yard_1 yard_3") == 2
    assert points(court=inside, yards="yard_2") == 19 + 3
    assert points(court=inside, yards="yard_3 yard_3") == 19 + 6
    assert points(court=inside, yards="yard_1") == 19 + 6
    assert points(court=f"{inside} gate", yards="yard_1 yard_1 yard_2 yard_3") == 20 + 3 * (2 + 2 + 1 + 1)


def test_gardeners():
    """[13.1.6] The points that are printed on the gardens."""
    assert points(gardens="flower_garden_3") == 7
    everywhere = "flower_garden_3 stone_garden_3 flower_garden_1 stone_garden_2 flower_garden_5"
    assert points(gardens=everywhere) == 7 + 3 + 9 + 1 + 5


def test_every_clan_is_scored_by_itself():
    """[13.1, 13.1.5] Others' courtiers are no help to a warrior."""
    game = ended(clan(yards="yard_1"), clan(court="daimyo_room daimyo_room"))
    assert game.result.points == (0, 20)


def test_the_breakdown_is_told():
    """[13.1] Each line stands in the journal with its points; what gives none is not told."""
    own = clan(coin=7, seal=4, food=3, pearl=7, influence=12, court="steward_room_1 gate", yards="yard_1")
    game = ended(own | {"gardens": "stone_garden_3", "points": 5}, players=3)
    assert told(game, "scored-purse") == ["scored-purse 1 7 4 2"]
    assert told(game, "scored-resource") == ["scored-resource 1 food 1", "scored-resource 1 pearl 2"]
    assert told(game, "scored-influence") == ["scored-influence 1 6"]
    assert told(game, "scored-courtiers") == ["scored-courtiers 1 4"]
    assert told(game, "scored-warriors") == ["scored-warriors 1 2"]
    assert told(game, "scored-gardeners") == ["scored-gardeners 1 3"]
    assert told(game, "total") == ["total 1 25", "total 2 0", "total 3 0"]
    assert game.result.points == (5 + 2 + 3 + 6 + 4 + 2 + 3, 0, 0)


def test_the_prospect_beside_a_view_is_the_final_scoring():
    """[13.1] What a view says a clan would score now is what it scores when the game ends now."""
    own = clan(coin=7, seal=4, food=3, influence=12, court="steward_room_1 gate", yards="yard_1", points=5)
    game = whitecastle(2, clans=[own, clan(court="daimyo_room")], round=3)
    prospect = game.insights(None)["points"]
    assert scoring_lines(game, game.players[0])["courtiers"] == 4
    assert doing(game, end_round).result.points == tuple(prospect) == (5 + 2 + 1 + 6 + 4 + 2, 10)


# Who wins


def test_most_points_win():
    """[1.1, 13.2] Whatever the turn order."""
    game = ended(clan(points=20, influence=4), clan(points=21), clan(points=3), players=3)
    assert game.order[0] == 0 and game.result.winners == (1,) and game.result.reason == "points"


def test_a_tie_goes_to_the_higher_place_in_the_new_turn_order():
    """[13.2] The order after round 3 counts, not the one in which it was played; nobody shares a victory."""
    tied = [clan(points=20, influence=1), clan(points=20, influence=2), clan(points=19, influence=5)]
    game = ended(*tied, players=3, order=(0, 2, 1))
    assert game.order == (2, 1, 0) and game.result.winners == (1,)


def test_a_tie_in_one_stack():
    """[12.1, 13.2] The upper marker wins."""
    tied = [clan(points=8, influence=2), clan(points=8, influence=2)]
    for markers in ((0, 1), (1, 0)):
        assert ended(*tied, markers=markers).result.winners == markers[:1]


def test_the_rival_wins_ties_when_it_is_first():
    """[13.2, 14.7] Then no seat has won; the result tells the reason."""
    for markers, winners, reason in (((0, RIVAL), (0,), "points"), ((RIVAL, 0), (), "rival")):
        game = whitecastle(1, clans=[clan(points=8)], rival=clan(points=8), round=3, markers=markers)
        doing(game, end_round)
        assert (game.result.winners, game.result.points, game.result.reason) == (winners, (8,), reason)

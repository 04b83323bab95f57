"""What bots think of a position, and how well they play by it."""

import pytest

from serica.bots import Greedy, Random
from serica.games.whitecastle.outlook import outlook, prospect
from serica.games.whitecastle.rounds import end_round
from serica.games.whitecastle.words import RIVAL
from serica.games.whitecastle.worth import Worth
from serica.kernel.chance import Chance, seed_from
from tests.games.whitecastle.table import clan, doing, fresh, offering, op, play, ways, whitecastle

MATCHES = 4
ALONE = 2


def finished(players, number, *bots, **settings):
    """A match among bots, to its end."""
    game = fresh(players, f"outlook {number}", **settings)
    minds = [bot(Chance.seeded(seed_from(f"mind {number} {seat}"))) for seat, bot in enumerate(bots)]
    while not game.over:
        game.advance(minds[game.asked].choose(game))
    return game


def seen(**own):
    """How a position of three looks for the first clan, when it has this and the others have nothing."""
    return outlook(whitecastle(clans=[clan(**own)]), 0)


@pytest.mark.parametrize(
    "more",
    [
        {"points": 1},
        {"court": "gate"},
        {"pearl": 2},
        {"food": 2},
        {"iron": 2},
        {"coin": 3},
        {"lantern": "decree_vp"},
    ],
)
def test_more_is_better(more):
    """Points, people, goods and cards by the lantern are all worth something while there are turns."""
    assert seen(**more) > seen()


def test_higher_up_is_better():
    """From the gate to the daimyo each floor looks better than the one below."""
    floors = [seen(court=place) for place in ("gate", "steward_room_1", "diplomat_room_1", "daimyo_room")]
    assert floors == sorted(floors) and len({*floors}) == 4


def test_others_count_against_it():
    """A rival with more points makes the same position look worse, and only the best of them matters."""
    lone = whitecastle(clans=[clan(points=5)])
    ahead = whitecastle(clans=[clan(points=5), clan(points=9)])
    both = whitecastle(clans=[clan(points=5), clan(points=9), clan(points=8)])
    assert outlook(lone, 0) > outlook(ahead, 0) == outlook(both, 0)


def test_goods_are_worth_nothing_when_no_turn_is_left():
    """After the last die only what the final scoring counts: two food are nothing, three are a point."""
    last = {"round": 3, "turn": 8}
    values = []
    for food in (0, 2, 3):
        game = doing(whitecastle(clans=[clan(), clan(), clan(food=food)], **last))
        values.append(prospect(Worth(game, 2)))
    assert values == [0, 0, 1]


def test_the_end_is_a_victory_or_a_defeat():
    """However few points are between them."""
    game = whitecastle(2, clans=[clan(points=20), clan(points=21)], round=3)
    doing(game, end_round)
    assert outlook(game, 1) > 500 and outlook(game, 0) < -500
    alone = doing(whitecastle(1, clans=[clan(points=20)], rival=clan(points=21), round=3), end_round)
    assert outlook(alone, 0) < -500 and alone.clan(RIVAL).points == 21


def test_what_is_pending_counts():
    """A courtier action that can be paid looks better than none, and declining it gives that up."""
    own = clan(pearl=2, court="gate")
    game = offering(whitecastle(clans=[own]), [op("courtier")])
    assert outlook(game, 0) > outlook(play(game.copy(), "decline"), 0)


NOTHING = {"coral": "- -", "black": "- -", "white": "- -"}


def waiting(lantern="", **bridges):
    """How a clan with one iron and nothing else looks upon its second turn, with these dice alone on the bridges."""
    own = clan(iron=1, lantern=lantern)
    return Worth(whitecastle(clans=[own], order=(1, 2, 0), turn=3, bridges=NOTHING | bridges), 0)


def test_the_next_turn_needs_a_die_that_can_be_paid_for():
    """A 1 goes nowhere but to the well, at a left end with the lantern; a 5 finds more, and no die finds nothing."""
    dark, lit = waiting(white="- 1"), waiting(white="1 -", lantern="decree_vp")
    assert dark.turns == 8
    assert dark.next_turn() == dark.well > 0
    assert lit.next_turn() == lit.well + lit.light > lit.well
    assert waiting(white="- 5").next_turn() > dark.next_turn()
    assert waiting().next_turn() == 0


def test_before_a_new_round_any_dice_may_come():
    """After the third turn of a round its dice do not matter."""
    last = {"turn": 8, "order": (0, 1, 2)}
    values = set()
    for white in ("- 1", "- 5"):
        game = whitecastle(clans=[clan(iron=1)], bridges=NOTHING | {"white": white}, **last)
        assert Worth(game, 0).turns == 6
        values.add(Worth(game, 0).next_turn())
    assert len(values) == 1 and values.pop() > 0


def test_readiness_for_the_next_turn_counts():
    """At the end of a turn the same goods look better when a good die is left."""

    def at_the_end(white):
        bridges = NOTHING | {"coral": "- 5", "white": white}
        game = whitecastle(clans=[clan(iron=1, coin=1)], bridges=bridges)
        play(game, "take coral right", "place well")
        while "end" not in ways(game):
            game.play(ways(game)[0])
        return outlook(game, 0)

    assert at_the_end("- 6") > at_the_end("- 1")


def test_an_outlook_changes_nothing():
    """It looks and does not touch."""
    game = offering(whitecastle(clans=[clan(pearl=2, court="gate")]), [op("courtier")])
    before = game.fingerprint()
    outlook(game, 0)
    assert game.fingerprint() == before


def test_greedy_beats_random():
    """In turns from either seat, all of a few matches."""
    won = 0
    for number in range(MATCHES):
        bots = (Greedy, Random) if number % 2 == 0 else (Random, Greedy)
        won += finished(2, number, *bots).result.winners == (number % 2,)
    assert won == MATCHES


def test_greedy_gathers_points_alone():
    """Against the Tokugawa clan on its easy level, several times as many as a random player ever has."""
    games = [finished(1, number, Greedy, difficulty="easy") for number in range(ALONE)]
    assert sum(game.players[0].points for game in games) > 40 * ALONE

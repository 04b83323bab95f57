"""The influence track. [11]"""

import pytest

from tests.games.whitecastle.table import (
    BOX,
    by_chance,
    clan,
    offered,
    op,
    play,
    purse,
    receiving,
    told,
    ways,
    whitecastle,
)


def steps(number):
    """Influence as components.toml writes it."""
    return op("influence", steps=number)


def going(number, *, seat=0, markers=None, clans=(), **own):
    """The first clan, or another seat of these clans, goes so many steps."""
    game = whitecastle(clans=clans or [clan(**own)], markers=markers)
    return receiving(game, steps(number), seat=seat)


def test_sections_and_boundaries():
    """[11.1] 0-5, 6-10, 11-14, 15-20; 1, 2 and 3 seals before 6, 11 and 15."""
    assert [place.position for place in BOX.influence] == list(range(21))
    sections = [
        [place.position for place in BOX.influence if place.section == number] for number in (1, 2, 3, 4)
    ]
    assert [(section[0], section[-1]) for section in sections] == [(0, 5), (6, 10), (11, 14), (15, 20)]
    assert {place.position: place.seals for place in BOX.influence if place.seals} == {6: 1, 11: 2, 15: 3}


@pytest.mark.parametrize(("start", "price"), [(5, 1), (10, 2), (14, 3)])
def test_each_boundary_has_its_price(start, price):
    """[11.1, 11.2] Paid in full or not at all."""
    game = going(1, influence=start, seal=price)
    assert ways(game) == ["cross", "stop"]
    play(game, "cross")
    assert game.players[0].influence == start + 1 and purse(game)[1] == 0
    poor = going(1, influence=start, seal=price - 1)
    assert poor.players[0].influence == start and ways(poor) == ["end"]


def test_what_is_left_is_lost_in_front_of_a_boundary():
    """[11.2] Of four steps from 3 only two are gone, by choice or for want of a seal."""
    assert going(4, influence=3).players[0].influence == 5
    game = going(4, influence=3, seal=5)
    assert game.players[0].influence == 5
    play(game, "stop")
    assert game.players[0].influence == 5 and purse(game)[1] == 5 and ways(game) == ["end"]
    assert told(game, "influence") == ["influence 1 5"] and told(game, "stopped") == ["stopped 1 5"]


def test_the_journal_tells_the_way_before_the_stop():
    """[11.2] Without seals too: the marker moves, then it is stopped."""
    game = going(4, influence=3)
    assert [event.face for event in game.journal.events][-2:] == [("influence", 0, 5), ("stopped", 0, 5)]


def test_after_a_boundary_the_way_goes_on():
    """[11.2] From 4, three steps: to 5, over the boundary to 6, and on to 7."""
    game = play(going(3, influence=4, seal=1), "cross")
    assert game.players[0].influence == 7 and purse(game)[1] == 0


def test_seals_that_are_exchanged_do_not_pay():
    """[11.2] Whoever turns the last seal into a coin in front of the boundary can only stop."""
    game = play(going(1, influence=5, seal=1), "exchange coin")
    assert offered(game) == ["stop"]
    reason = game.explain("cross")
    assert reason is not None and reason.clause == "11.2"


def test_on_top_of_the_stack():
    """[11.3] Seat 2 meets the stack of 0 and 1 and lies above both."""
    clans = [clan(influence=3), clan(influence=3), clan(influence=1)]
    game = going(2, clans=clans, markers=(1, 0, 2), seat=2)
    assert game.markers == (2, 1, 0)


def test_passing_a_stack_leaves_it_as_it_is():
    """[11.3] Only where a movement ends does a marker lie on others."""
    clans = [clan(influence=3), clan(influence=3), clan(influence=1)]
    game = going(3, clans=clans, markers=(1, 0, 2), seat=2)
    assert game.markers == (2, 1, 0) and game.players[2].influence == 4
    behind = going(1, clans=clans, markers=(1, 0, 2), seat=2)
    assert behind.markers == (1, 0, 2) and behind.players[2].influence == 2


def test_leaving_a_stack():
    """[11.3] The lowest marker of a stack goes on; the others keep their order."""
    clans = [clan(influence=2)] * 3
    game = going(1, clans=clans, markers=(2, 1, 0), seat=0)
    assert game.markers == (0, 2, 1)


@pytest.mark.parametrize(("position", "seals", "answer"), [(20, 0, None), (5, 0, None), (5, 1, "stop")])
def test_a_marker_that_does_not_move_keeps_its_place(position, seals, answer):
    """[11.4] At the end, before a boundary it cannot pay, and before one it does not want to pay."""
    clans = [clan(influence=position, seal=seals), clan(influence=position)]
    game = going(1, clans=clans, markers=(1, 0, 2), seat=0)
    if answer:
        play(game, answer)
    assert game.markers == (1, 0, 2) and game.players[0].influence == position


def test_a_stop_in_front_of_a_boundary_that_was_reached_counts_as_a_movement():
    """[11.3, 11.4] From 4 to 5 and no further: the marker has moved, so it lies on top at 5."""
    clans = [clan(influence=4, seal=1), clan(influence=5)]
    game = going(2, clans=clans, markers=(1, 0, 2), seat=0)
    assert play(game, "stop").markers == (0, 1, 2)


def test_the_end_of_the_track():
    """[11.5] From 19 one of three steps is gone; from 20 none."""
    assert going(3, influence=19).players[0].influence == 20
    game = going(3, influence=20, seal=5)
    assert game.players[0].influence == 20 and ways(game) == ["end"] and told(game, "influence") == []


@pytest.mark.parametrize("players", [1, 3, 4])
def test_influence_never_goes_down(players):
    """[11.6] In whole matches, for every clan, the rival too; and the markers always lie in order."""
    before: dict[int, int] = {}
    for game in by_chance(players, f"influence {players}"):
        now = {number: one.influence for number, one in game.clans()}
        assert all(now[number] >= influence for number, influence in before.items())
        assert [now[number] for number in game.markers] == sorted(now.values(), reverse=True)
        before = now
    assert any(before.values())

"""Limits and odd cases. [15]"""

import pytest

from serica.games.whitecastle.domain import visible_rewards
from serica.games.whitecastle.words import COURT, FLOOR
from tests.games.whitecastle.table import (
    BOX,
    by_chance,
    clan,
    court,
    gain,
    offered,
    offering,
    op,
    play,
    purse,
    receiving,
    ways,
    whitecastle,
)


def test_coins_and_seals_never_run_short():
    """[15.1] 64 coins' worth lie in the box, a clan may own more; five seals each for four clans are all there are."""
    game = receiving(whitecastle(clans=[clan(coin=60)]), gain("coin", 9))
    assert purse(game)[0] == 69
    full = [clan(seal=5)] * 3
    game = receiving(whitecastle(4, clans=full), gain("seal", 5), seat=3)
    assert purse(game, 3)[1] == 5 and BOX.box.seal_token == 4 * BOX.rules.seal_limit


def test_a_die_may_lie_where_nothing_can_be_done():
    """[15.2] The seal for the dark block is missing; the coins come, and the turn can end."""
    game = whitecastle(bridges={"black": "5 5 5 5"})
    play(game, "take black right", "place steward_room_2")
    assert purse(game)[0] == 2 and offered(game) == ["end"]


def test_the_well_takes_every_die():
    """[15.3] With nothing in the purse, spaces full and the lowest die: the well, and it costs nothing."""
    taken = dict.fromkeys(("steward_room_1", "steward_room_3", "outside_left"), "black 6, white 6")
    for players in (1, 2, 3, 4):
        for colour in ("coral", "black", "white"):
            game = whitecastle(players, bridges={colour: "1 1 1"}, spaces={**taken, "well": "coral 6"})
            play(game, f"take {colour} left", "place well")
            assert purse(game)[0] == 0 and len(game.spaces[7]) == 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_placing_is_never_impossible(players):
    """[15.3] In whole matches a die can always be taken, and always goes to the well."""
    placed = set()
    for game in by_chance(players, f"placing {players}"):
        if game.prompt().message == "whitecastle-ask-place-die":
            assert "place well" in offered(game)
            placed.add((game.round, game.turn))
        elif game.prompt().message == "whitecastle-ask-take-die":
            assert any(option.startswith("take") for option in offered(game))
    assert len(placed) == 9 * players


@pytest.mark.parametrize(
    ("action", "own"),
    [
        ("warrior", clan(iron=7, yards="yard_2 " * 5)),
        (
            "gardener",
            clan(
                food=7,
                gardens="flower_garden_3 stone_garden_3 flower_garden_1 stone_garden_2 flower_garden_5",
            ),
        ),
        ("courtier", clan(coin=9, pearl=7, court="daimyo_room " * 5)),
    ],
)
def test_without_figures_there_is_no_action(action, own):
    """[15.4] All five have left, and no courtier has anywhere to go."""
    assert offered(offering(whitecastle(clans=[own]), [op(action)])) == ["end"]


def test_a_courtier_on_the_board_can_still_advance():
    """[15.4] No courtier at home for an audience, four at the top; the fifth goes up."""
    own = clan(coin=9, pearl=2, court="daimyo_room " * 4 + "diplomat_room_1")
    game = offering(whitecastle(clans=[own]), [op("courtier")])
    assert offered(game) == ["advance diplomat_room_1 daimyo_room", "decline"]
    reason = game.explain("audience")
    assert reason is not None and reason.clause == "15.4"


def test_a_row_that_all_have_left_gives_six_rewards():
    """[15.5] One that was never covered, and five from under the figures."""
    game = whitecastle()
    game.players[0].at_home = [0, 0, 0]
    gardeners = visible_rewards(game, 0, 1)
    assert gardeners == (("gain", 1, 4), ("lantern",), ("gain", 3, 2))
    assert [1 + len(row.under) for row in BOX.rows] == [6, 6, 6]
    assert all(len(under) == 1 for row in BOX.rows for under in row.under)
    assert purse(receiving(game, *[gain("iron", 4), op("lantern"), gain("coin", 2)])) == (2, 0, 0, 4, 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_comes_back(players):
    """[15.6] In whole matches figures only leave home, courtiers only climb, gardeners and warriors stay."""
    before = {}
    for game in by_chance(players, f"nobody comes back {players}"):
        for number, one in game.clans():
            height = [FLOOR[place] for place in range(COURT.size) for _ in range(one.castle[place])]
            now = (tuple(one.at_home), sorted(height), tuple(one.gardens), tuple(one.yards))
            if number in before:
                home, heights, gardens, yards = before[number]
                assert all(then >= later for then, later in zip(home, now[0], strict=True))
                assert all(then <= later for then, later in zip(heights[::-1], now[1][::-1], strict=False))
                assert all(
                    then <= later for then, later in zip(gardens + yards, now[2] + now[3], strict=True)
                )
            before[number] = now
    assert any(home != (5, 5, 5) for home, *_ in before.values())


def test_an_advance_never_goes_down():
    """[15.6] From the diplomats only the daimyo is offered."""
    game = offering(whitecastle(clans=[clan(pearl=7, court="diplomat_room_2")]), [op("courtier")])
    assert offered(game) == ["advance diplomat_room_2 daimyo_room", "decline"]


def test_empty_decks_stay_empty():
    """[15.7] The last steward card is taken; from then on cards stay, whoever arrives. Nothing is shuffled back."""
    own = clan(pearl=7, court="gate gate")
    game = whitecastle(clans=[own], stewards="steward_07")
    game = play(offering(game, [op("courtier")]), "advance gate steward_room_2", "block 2")
    assert not game.steward_deck.cards and game.players[0].action_card == [4] and game.rooms[1] == 6
    lantern = list(game.players[0].lantern)
    game = play(offering(game, [op("courtier")]), "advance gate steward_room_2", "block 1")
    assert not game.steward_deck.cards and game.rooms[1] == 6
    assert game.players[0].lantern == lantern and court(game) == "steward_room_2 steward_room_2"


@pytest.mark.parametrize("players", [1, 4])
def test_what_never_changes(players):
    """[15.8] Daimyo card, gardens, yard tokens and die tokens are the same from the first turn to the last."""
    seen = {
        (game.daimyo_card, game.gardens, game.yard_tokens, game.tokens, game.well)
        for game in by_chance(players, f"never changes {players}")
    }
    assert len(seen) == 1


def test_a_coin_of_the_lantern_comes_too_late():
    """[15.9] A 2 from the left end and a lantern with a coin: no space of 3 without a coin before."""
    for coins, possible in ((0, False), (1, True)):
        own = clan(coin=coins, lantern="decree_coin")
        game = play(whitecastle(clans=[own], bridges={"coral": "2 3 3 3"}), "take coral left")
        assert ("place steward_room_1" in offered(game)) == possible
    reason = whitecastle(clans=[clan(lantern="decree_coin")], bridges={"coral": "2 3 3 3"})
    play(reason, "take coral left")
    assert reason.explain("place steward_room_1").clause == "5.2.3" and ways(reason) == ["place well"]

"""The instant win and the final scoring. [1, 11, 14]"""

import pytest

from tests.games.dunhuang.table import dunhuang, named, play

FOUR_TOKENS = {"gold": 0, "silver": 0, "gems": 0, "glass": 0}
FOUR_STACKS = "gold silver gems glass"


def end(**position):
    """The last seat finishes the last round without a card: final scoring."""
    game = dunhuang(turn=3, market="- - - - - - - -", deck="", last_round=True, **position)
    return play(game, "camel 1", "coins")


def points(**position):
    """The final points of all seats."""
    return end(**position).result.points


# The instant win


def test_instant_win():
    """[1.1, 1.2, 11.1, 11.4, 11.6, 13.1] EX-04: 4 tokens and 4 goods win at once; nothing is refilled or counted."""
    game = dunhuang(shops={0: FOUR_STACKS}, tokens=FOUR_TOKENS, hands={0: "tea paper silk"})
    play(game, "camel 1", "hand", "coins")
    assert game.over and game.result.winners == (0,)
    assert game.result.points is None and game.result.reason == "instant"
    assert game.market[1] == -1


@pytest.mark.parametrize(
    ("players", "tokens", "wins"), [(4, 4, True), (3, 4, True), (2, 4, False), (2, 5, True), (3, 3, False)]
)
def test_tokens_needed(players, tokens, wins):
    """[11.1] Four tokens with 3 or 4 players, five with 2."""
    goods = ["silver", "gems", "glass", "spices", "bamboo"][:tokens]
    game = dunhuang(
        players, shops={0: " ".join(goods)}, tokens=dict.fromkeys(goods, 0), hands={0: "tea paper glass"}
    )
    play(game, "camel 1", "hand", "coins")
    assert game.over == wins


@pytest.mark.parametrize(("hand", "wins"), [("tea tea tea paper", False), ("tea tea paper silk gold", True)])
def test_four_different_goods_are_needed(hand, wins):
    """[11.2] More cards or more types do no harm; copies of one good do not help."""
    game = dunhuang(shops={0: FOUR_STACKS}, tokens=FOUR_TOKENS, hands={0: hand})
    play(game, "camel 1", "hand", "coins")
    assert game.over == wins


def test_only_the_active_player_wins_in_phase_4():
    """[11.3] EX-38: the fourth good that comes in another's turn wins in phase 4 of the next own turn."""
    tokens = dict.fromkeys(FOUR_TOKENS, 1)
    game = dunhuang(
        shown=("sogdian_merchant",),
        shops={1: FOUR_STACKS},
        tokens=tokens,
        hands={0: "silk", 1: "gems gems tea wool"},
    )
    play(game, "camel 1", "hand", "ability", "visit 2", "give gems gems", "give gems silk")
    assert not game.over and named(game.merchants[1].hand) == "gems tea wool silk"
    play(game, "camel 1", "hand", "coins")
    assert game.over and game.result.winners == (1,)


def test_an_instant_win_comes_before_the_refill():
    """[11.5] It counts in the turn that would have begun the last round, and in the last round."""
    position = {"shops": {0: FOUR_STACKS}, "tokens": FOUR_TOKENS, "hands": {0: "tea paper silk"}, "deck": ""}
    for last_round in (False, True):
        game = dunhuang(last_round=last_round, **position)
        play(game, "camel 1", "hand", "coins")
        assert game.result.reason == "instant"


# Final scoring


def test_shops_and_coins_are_worth_nothing():
    """[14.1, 14.8] Many shop cards and coins, no token: no point. The tokens themselves stay."""
    assert points(shops={0: "silk silk wool"}, coins=30) == (0, 0, 0, 0)
    assert points(shops={0: "silk"}, tokens={"silk": 0}) == (2, 0, 0, 0)


def test_two_points_for_each_token():
    """[14.2, 8.8] Shang sides count too."""
    tokens = {"tea": 0, "wool": 0, "silk": 1}
    assert points(shops={0: "tea wool", 1: "silk"}, tokens=tokens, protected="wool") == (4, 2, 0, 0)


def test_a_point_for_each_prestige_token():
    """[14.3, 2.7] Prestige counts as it is."""
    assert points(prestige={0: 5, 2: 1}) == (5, 0, 1, 0)


def test_tied_leaders_all_keep_a_card():
    """[14.4, 14.7, 3.11] EX-39: two teas each lead together, one tea does not; one card is kept of many."""
    game = end(
        hands={0: "tea tea", 1: "tea tea", 2: "tea"},
        shops={0: "gold", 1: "silver", 2: "gems glass spices"},
        tokens={"gold": 0, "silver": 1, "gems": 2, "glass": 2, "spices": 2},
    )
    assert game.result.points == (2 + 7, 2 + 7, 6, 0)
    assert named(game.merchants[0].shown) == "tea tea" and not any(game.merchants[0].hand)


def test_no_more_cards_than_tokens():
    """[14.5, 14.6] EX-07: three led goods and two tokens keep the two highest numbers."""
    position = {"shops": {0: "gold silver"}, "tokens": {"gold": 0, "silver": 0}}
    assert points(hands={0: "silk wool tea"}, **position)[0] == 4 + 10 + 9


def test_no_tokens_no_goods():
    """[14.5] EX-40: silk and wool in the lead, no token, 5 prestige: 5 points."""
    assert points(hands={0: "silk wool"}, prestige={0: 5})[0] == 5


def test_leaders_are_found_before_the_limit():
    """[14.11] Seat 1 has more silk but no token: it keeps nothing, and seat 0 does not lead either."""
    result = points(hands={0: "silk", 1: "silk silk"}, shops={0: "gold"}, tokens={"gold": 0})
    assert result[:2] == (2, 0)


def test_most_points_win():
    """[1.1, 14.9] The highest total wins alone."""
    assert end(prestige={0: 3, 2: 8}).result.winners == (2,)


def test_coins_break_a_tie():
    """[14.9] EX-41: 18 points each, 4 against 6 coins."""
    tied = {0: 18, 1: 18}
    assert end(prestige=tied, coins={0: 4, 1: 6}).result.winners == (1,)


def test_a_shared_victory():
    """[14.10] EX-41: with 6 coins each both win."""
    tied = {0: 18, 1: 18}
    assert end(prestige=tied, coins={0: 6, 1: 6}).result.winners == (0, 1)


def test_the_journal_tells_where_every_point_came_from():
    """[14.2, 14.7] Tokens and goods stand in the journal with their points; the sums are the result."""
    game = end(hands={0: "silk wool"}, shops={0: "gold"}, tokens={"gold": 0})
    assert game.journal.points(game.title.events)[0] == game.result.points[0] == 12

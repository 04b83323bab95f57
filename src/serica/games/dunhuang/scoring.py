"""The instant win and the final scoring. [11, 13, 14]"""

from __future__ import annotations

from serica.games.dunhuang.state import Dunhuang
from serica.kernel.game import step
from serica.kernel.visibility import EMPTY


@step
def check_instant_win(game: Dunhuang) -> None:
    """Phase 4: enough tokens and four different goods in hand win on the spot. [11.1, 11.2, 11.3, 11.4]

    It comes before the refill, and ends the game without any points. [1.1, 1.2, 11.5, 11.6, 13.1]
    """
    seat = game.turn
    tokens_needed = game.box.count_for(game.seats).tokens_for_instant_win
    if game.token_holder.count(seat) < tokens_needed:
        return
    if game.merchants[seat].goods_in_hand() >= game.box.rules.instant_win_goods_types:
        open_hand(game, seat)
        game.tell("won-instantly", seat)
        game.finish([seat], None, "instant")


def open_hand(game: Dunhuang, seat: int) -> None:
    """A hand is laid open. [3.11]"""
    merchant = game.merchants[seat]
    merchant.hand, merchant.shown = merchant.shown, merchant.hand
    merchant.seen_in_hand = [0] * len(merchant.seen_in_hand)
    for good, cards in enumerate(merchant.shown):
        if cards:
            game.tell("opened-hand", seat, good, cards)


@step
def score(game: Dunhuang) -> None:
    """Final scoring: shops and coins count nothing. [14.1, 14.3, 14.8]"""
    for seat in range(game.seats):
        open_hand(game, seat)
    most = most_in_a_hand(game)
    points = tuple(_points_of(game, seat, most) for seat in range(game.seats))
    game.finish(winners(game, points), points, "points")


def most_in_a_hand(game: Dunhuang) -> list[int]:
    """The most cards of each good that lie open in one hand. [14.4, 14.11]"""
    return [max(cards) for cards in zip(*(merchant.shown for merchant in game.merchants), strict=True)]


def _points_of(game: Dunhuang, seat: int, most: list[int]) -> int:
    """Points for tokens, prestige and the goods that the tokens let a merchant keep. [14.2, 14.3, 14.7]"""
    rules, tokens = game.box.rules, game.tokens_of(seat)
    for_tokens = rules.points_per_majority_token * tokens
    game.tell("scored-tokens", seat, tokens, for_tokens)
    total = game.merchants[seat].prestige * rules.points_per_prestige + for_tokens
    for good in kept_goods(game, seat, most):
        points = game.box.goods[good].points
        game.tell("scored-good", seat, good, points)
        total += points
    game.tell("total", seat, total)
    return total


def kept_goods(game: Dunhuang, seat: int, most: list[int]) -> list[int]:
    """One card of each good of which nobody has more, the most valuable ones, one for each token. [14.4, 14.5, 14.6]

    Who leads is settled on the full hands, before the tokens set the limit: `most` tells it. [14.11]
    """
    own = game.merchants[seat].shown
    led = [good for good in reversed(game.goods) if own[good] and own[good] == most[good]]
    return led[: game.tokens_of(seat)]


def winners(game: Dunhuang, points: tuple[int, ...]) -> list[int]:
    """The most points, then the most coins; who is still level shares the victory. [14.9, 14.10]"""
    standings = [(points[seat], game.merchants[seat].coins) for seat in range(game.seats)]
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def faults(game: Dunhuang) -> list[str]:
    """What no position may show. [18.1, 8.9, 15.2, 15.3, 13.4]"""
    found = []
    for seat, merchant in enumerate(game.merchants):
        if merchant.coins < 0:
            found.append(f"seat {seat} owes coins")
    for good, holder in enumerate(game.token_holder):
        if holder >= 0 and game.merchants[holder].shop[good] < max(m.shop[good] for m in game.merchants):
            found.append(f"seat {holder} holds token {good} with fewer cards than another")
        if holder < 0 and game.token_protected[good]:
            found.append(f"token {good} is protected in the supply")
    if EMPTY in game.market and game.last_round and game.deck.cards:
        found.append("the last round is played with cards in the deck")
    return found

"""How good a position looks for a merchant: expected points against the best rival, and the nearness of a win."""

from __future__ import annotations

from serica.games.dunhuang.state import Dunhuang

COIN = 0.35
"""A coin is a step further next time; after a few of them it hardly matters."""
USEFUL_COINS = 8
TOKEN_AHEAD = 0.6
"""A token that nobody can take with the next card."""
SPARE_GOOD = 0.25
"""How much of its points a leading card is worth while no token lets it be kept."""
TRAILING_GOOD = 0.15
"""The same for a card of which another merchant has more."""
NEAR_WIN = 3.0
WIN = 1000.0


def outlook(game: Dunhuang, seat: int) -> float:
    """The higher the better for this seat; a match that is over counts as won or lost."""
    if game.result is not None:
        return WIN if seat in game.result.winners else -WIN
    prospects = [_prospect(game, number) for number in range(game.seats)]
    rivals = [prospect for number, prospect in enumerate(prospects) if number != seat]
    return prospects[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


def _prospect(game: Dunhuang, seat: int) -> float:
    merchant = game.merchants[seat]
    tokens = game.tokens_of(seat)
    value = merchant.prestige + 2.0 * tokens + COIN * min(merchant.coins, USEFUL_COINS)
    return value + _goods(game, seat, tokens) + _lead(game, seat) + _nearness(game, seat, tokens)


def _goods(game: Dunhuang, seat: int, tokens: int) -> float:
    """Hand cards: full points for the best led ones that the tokens let a merchant keep."""
    value, left = 0.0, tokens
    own = game.merchants[seat].hand
    for good in reversed(game.goods):
        if not own[good]:
            continue
        points = game.box.goods[good].points
        if own[good] < max(merchant.hand[good] for merchant in game.merchants):
            value += TRAILING_GOOD * points
        elif left:
            value += points
            left -= 1
        else:
            value += SPARE_GOOD * points
    return value


def _lead(game: Dunhuang, seat: int) -> float:
    """Tokens that cannot be lost to a single card."""
    value = 0.0
    for good, holder in enumerate(game.token_holder):
        if holder == seat:
            cards = game.merchants[seat].shop[good]
            most = max(m.shop[good] for number, m in enumerate(game.merchants) if number != seat)
            if cards > most + 1 or game.token_protected[good]:
                value += TOKEN_AHEAD
    return value


def _nearness(game: Dunhuang, seat: int, tokens: int) -> float:
    """How near the instant win is, in tokens and in different goods."""
    tokens_needed = game.box.count_for(game.seats).tokens_for_instant_win
    goods_needed = game.box.rules.instant_win_goods_types
    missing = max(0, tokens_needed - tokens) + max(0, goods_needed - game.merchants[seat].goods_in_hand())
    return NEAR_WIN * max(0, 4 - missing)

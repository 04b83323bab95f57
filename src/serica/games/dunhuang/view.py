"""What a merchant's view is worth: how near both ways to win are, and which cards are still out of sight."""

from __future__ import annotations

from typing import Any

from serica.games.dunhuang.state import Dunhuang
from serica.games.dunhuang.words import GOODS


def insights(game: Dunhuang, seat: int | None) -> dict[str, Any]:
    """Sums of what the seat sees; nothing here needs more than its view. [3.1, 3.2, 3.4]"""
    box = game.box
    found: dict[str, Any] = {
        "win_tokens": box.count_for(game.seats).tokens_for_instant_win,
        "win_goods": box.rules.instant_win_goods_types,
        "tokens": [game.tokens_of(number) for number in range(game.seats)],
        "points": [certain_points(game, number) for number in range(game.seats)],
        "unseen": {GOODS.names[good]: unseen(game, seat, good) for good in game.goods},
    }
    if seat is not None:
        found["goods"] = game.merchants[seat].goods_in_hand()
        found["prospect"] = prospect(game, seat)
    return found


def certain_points(game: Dunhuang, seat: int) -> int:
    """Points for what lies open before a merchant: tokens and prestige. [14.2, 14.3]"""
    rules = game.box.rules
    prestige = game.merchants[seat].prestige * rules.points_per_prestige
    return prestige + game.tokens_of(seat) * rules.points_per_majority_token


def prospect(game: Dunhuang, seat: int) -> int:
    """What the seat would score now, if it led wherever it has not seen more in another hand. [14.4, 14.5]"""
    merchant = game.merchants[seat]
    own = [good for good in reversed(game.goods) if merchant.hand[good]]
    led = [good for good in own if merchant.hand[good] >= most_seen(game, seat, good)]
    kept = led[: game.tokens_of(seat)]
    return certain_points(game, seat) + sum(game.box.goods[good].points for good in kept)


def most_seen(game: Dunhuang, seat: int, good: int) -> int:
    """The most cards of a good that the seat knows to be in another hand."""
    known = seat * GOODS.size + good
    return max(
        merchant.seen_in_hand[known] for number, merchant in enumerate(game.merchants) if number != seat
    )


def unseen(game: Dunhuang, seat: int | None, good: int) -> int:
    """How many cards of a good the seat cannot place: they are in the deck, in hands or put away."""
    copies: int = game.box.goods[good].copies
    open_cards = game.discard[good] + game.market.count(good)
    for number, merchant in enumerate(game.merchants):
        open_cards += merchant.shop[good] + merchant.shown[good]
        if number == seat:
            open_cards += merchant.hand[good] + merchant.drawn[good] + merchant.put_away[good]
        elif seat is not None:
            open_cards += merchant.seen_in_hand[seat * GOODS.size + good]
    return copies - open_cards

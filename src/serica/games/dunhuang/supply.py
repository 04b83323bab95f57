"""Coins, prestige and cards on the move: every gain and every card that changes its place passes here."""

from __future__ import annotations

from serica.games.dunhuang.state import Dunhuang
from serica.games.dunhuang.words import GOODS


def gain_coins(game: Dunhuang, seat: int, coins: int) -> None:
    """Coins from the supply, which is endless unless the table limits it. [15.1, 17.6]"""
    if game.settings.limited_supply:
        spent = sum(merchant.coins for merchant in game.merchants)
        coins = min(coins, game.box.box.coin_tokens - spent)
    game.merchants[seat].coins += coins
    game.tell("coins", seat, coins)


def gain_prestige(game: Dunhuang, seat: int, points: int) -> None:
    """Prestige tokens from the supply, which is endless unless the table limits it. [2.7, 15.1, 17.6]"""
    if game.settings.limited_supply:
        given = sum(merchant.prestige for merchant in game.merchants)
        points = min(points, game.box.box.prestige_tokens - given)
    game.merchants[seat].prestige += points
    game.tell("prestige", seat, points)


def into_hand_openly(game: Dunhuang, seat: int, good: int) -> None:
    """A card goes into a hand before everyone's eyes. No limit, and no token moves. [3.7, 7.3, 7.4]"""
    merchant = game.merchants[seat]
    merchant.hand[good] += 1
    seen = merchant.seen_in_hand
    for place in range(good, len(seen), GOODS.size):
        seen[place] += 1


def out_of_hand_openly(game: Dunhuang, seat: int, good: int) -> None:
    """A card leaves a hand before everyone's eyes. [3.7]"""
    merchant = game.merchants[seat]
    merchant.hand[good] -= 1
    _forget(merchant.seen_in_hand, good)


def out_of_hand_unseen(game: Dunhuang, seat: int, good: int) -> None:
    """A card leaves a hand and nobody else learns which: any card that others had seen may be the one."""
    merchant = game.merchants[seat]
    merchant.hand[good] -= 1
    for known in range(GOODS.size):
        _forget(merchant.seen_in_hand, known)


def hand_over(game: Dunhuang, giver: int, receiver: int, cards: tuple[int, ...]) -> None:
    """Cards go from hand to hand; only these two merchants see which. [3.9]

    Whoever had seen other cards in the giver's hand is sure of fewer of them now: these may be the ones.
    Somebody gives the whole hand: then everything that was seen in it has moved along.
    """
    source, target = game.merchants[giver], game.merchants[receiver]
    everything = sum(source.hand) == len(cards)
    for seat in range(game.seats):
        start = seat * GOODS.size
        if seat in (giver, receiver):
            for good in cards:
                if source.seen_in_hand[start + good]:
                    source.seen_in_hand[start + good] -= 1
                target.seen_in_hand[start + good] += 1
            continue
        for place, seen in enumerate(source.seen_in_hand[start : start + GOODS.size], start):
            if seen:
                source.seen_in_hand[place] = max(0, seen - len(cards))
                if everything:
                    target.seen_in_hand[place] += seen
    for good in cards:
        source.hand[good] -= 1
        target.hand[good] += 1
    goods = (cards[0], cards[1] if len(cards) > 1 else None)
    game.tell_in_private(
        (giver, receiver),
        ("got-goods", receiver, giver, *goods),
        ("got-cards", receiver, giver, len(cards)),
    )
    game.reveal()


def _forget(seen: list[int], good: int) -> None:
    for place in range(good, len(seen), GOODS.size):
        if seen[place]:
            seen[place] -= 1

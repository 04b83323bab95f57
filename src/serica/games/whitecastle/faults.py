"""What no position may show; the tests of all promises look for it at every step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from serica.games.whitecastle.state import NOBODY, Clan, Player, WhiteCastle
from serica.games.whitecastle.words import CLANS, DAIMYO, MEMBERS, WELL


def faults(game: WhiteCastle) -> Iterator[str]:
    """Too much or too little of anything, or markers in a wrong order."""
    for number, clan in game.clans():
        for fault in _faults_of_clan(game, number, clan):
            yield f"clan {CLANS.names[number]} has {fault}"
    if sorted(game.markers) != sorted(game.order):
        yield f"the markers are those of {game.markers}, the herons those of {game.order}"
    for ahead, behind in pairwise(game.markers):
        if game.clan(ahead).influence < game.clan(behind).influence:
            yield f"the marker of clan {CLANS.names[behind]} lies behind one that it has passed"
    if not {*game.daimyo_slots} <= {NOBODY, *game.order}:
        yield f"the slots of the daimyo card belong to {game.daimyo_slots}"
    if game.round:
        yield from _faults_of_dice(game)


def _faults_of_clan(game: WhiteCastle, number: int, clan: Clan) -> Iterator[str]:
    """Five figures of each kind, and no more goods than fit. [1.5, 7.7, 8.2.2, 8.5.2]"""
    abroad = (sum(clan.castle), sum(clan.gardens), sum(clan.yards))
    for member, (home, away) in enumerate(zip(clan.at_home, abroad, strict=True)):
        if home + away != game.box.rules.members or min(home, away) < 0:
            yield f"{home} figures of {MEMBERS.names[member]} at home and {away} elsewhere"
    if max(clan.gardens) > 1:
        yield "two gardeners in one garden"
    if game.daimyo_slots.count(number) > clan.castle[DAIMYO]:
        yield "more slots than courtiers in the daimyo room"
    if isinstance(clan, Player):
        for good, limit in zip(clan.goods, game.box.limits, strict=True):
            if not 0 <= good <= limit:
                yield f"goods that are too few or do not fit: {clan.goods}"


def _faults_of_dice(game: WhiteCastle) -> Iterator[str]:
    """No die is lost, none lies where another one is still to come, and none on a full space. [4.2, 5.1.2, 5.2.4]"""
    count = game.box.count_for(game.seats)
    for left, middle, right in zip(game.left, game.center, game.right, strict=True):
        if middle and not (left and right):
            yield "an empty end of a bridge although dice lie in its centre"
    lying = sum(map(bool, (*game.left, *game.right))) + sum(map(len, game.center))
    placed = sum(map(len, game.spaces)) + sum(bool(die) for player in game.players for die in player.dice)
    if lying + placed + bool(game.die) != count.dice_per_colour * len(game.center):
        yield f"{lying} dice lie on bridges and {placed} on spaces"
    if placed > game.box.rules.turns * len(game.order):
        yield f"{placed} dice were placed, more than there are turns"
    if any(len(dice) > count.dice_per_space for dice in game.spaces[:WELL]):
        yield "too many dice lie on one space"

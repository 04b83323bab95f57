"""The end of the game: what is added to the points scored so far, and who wins. [13, 14.7]"""

from __future__ import annotations

from collections.abc import Iterator

from serica.games.whitecastle.state import Clan, Player, WhiteCastle
from serica.games.whitecastle.words import COIN, COURT, FLOOR, GATE, RESOURCES, RIVAL, SEAL
from serica.kernel.game import step
from serica.kernel.notation import Option


@step
def score_all(game: WhiteCastle) -> None:
    """Everything is added up; the clan with the most points wins. [1.1, 1.8, 13.1, 13.2]

    Among equals it is the one higher in the turn order, so there is always one winner. [13.2, 14.7]
    """
    for number, clan in game.clans():
        for event, *details, points in final_points(game, clan):
            if points:
                clan.points += points
                game.tell(event, number, *details, points)
        game.tell("total", number, clan.points)
    best = max(game.order, key=lambda number: game.clan(number).points)
    points = [player.points for player in game.players]
    game.finish([] if best == RIVAL else [best], points, "rival" if best == RIVAL else "points")


def final_points(game: WhiteCastle, clan: Clan) -> Iterator[Option]:
    """The lines of the final scoring: an event, what it tells, and its points. [13.1, 14.7]"""
    if isinstance(clan, Player):
        yield from _points_for_goods(game, clan)
    yield "scored-influence", game.box.influence[clan.influence].points
    yield "scored-courtiers", points_for_courtiers(game, clan)
    yield "scored-warriors", points_for_warriors(game, clan)
    yield "scored-gardeners", points_for_gardeners(game, clan)


def _points_for_goods(game: WhiteCastle, player: Player) -> Iterator[Option]:
    """Coins and seals together, and each resource by itself. [13.1.1, 13.1.2]"""
    rules, goods = game.box.rules, player.goods
    coins, seals = goods[COIN], goods[SEAL]
    yield "scored-purse", coins, seals, (coins + seals) // rules.goods_per_point
    for resource in range(RESOURCES.size):
        earned = [points for least, points in rules.resource_points if goods[resource] >= least]
        yield "scored-resource", resource, max(earned, default=0)


def points_for_courtiers(game: WhiteCastle, clan: Clan) -> int:
    """By floor, and in the daimyo room with or without a slot. [13.1.4]"""
    floors = game.box.floors
    return sum(floors[FLOOR[place]].points * clan.castle[place] for place in range(COURT.size))


def points_for_warriors(game: WhiteCastle, clan: Clan) -> int:
    """Each warrior as much as courtiers are inside, doubled on the yard with two tokens. [13.1.5]"""
    inside = sum(clan.castle[GATE + 1 :])
    return inside * sum(yard.multiplier * clan.yards[place] for place, yard in enumerate(game.box.yards))


def points_for_gardeners(game: WhiteCastle, clan: Clan) -> int:
    """The points printed on the gardens. [13.1.6]"""
    return sum(game.box.gardens[game.gardens[place]].points for place, own in enumerate(clan.gardens) if own)

"""Goods and points on the move: everything a clan gains or pays passes here. [1.4, 1.7, 7.7, 15.1]"""

from __future__ import annotations

from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.words import ANY, COIN, GAINS, NUMBERS, RESOURCES, RIVAL, SEAL, VP
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase


def gain(game: WhiteCastle, seat: int, what: int, n: int) -> None:
    """Receive goods, points, or resources of choice. [1.6, 7.1.1, 7.8]"""
    if what == ANY:
        game.do(*(PICK_RESOURCE[seat],) * n)
    elif what == VP:
        score(game, seat, n)
    elif what == SEAL and game.players[seat].goods[SEAL] + n > game.box.limits[SEAL]:
        game.do(MakeRoom(seat, n))
    else:
        receive_goods(game, seat, what, n)


EFFECTS.operation(gain, what=GAINS, n=NUMBERS)


def receive_goods(game: WhiteCastle, seat: int, good: int, number: int) -> None:
    """Nobody owns more than 7 of a resource or 5 seals; what is beyond is lost. Coins have no limit. [7.7, 15.1]"""
    goods = game.players[seat].goods
    fits = min(number, game.box.limits[good] - goods[good])
    goods[good] += fits
    if fits:
        game.tell("gained", seat, good, fits)
    if fits < number:
        game.tell("lost", seat, good, number - fits)


def pay_goods(game: WhiteCastle, seat: int, good: int, number: int) -> None:
    """Pay in full, from what is there. [7.5]"""
    if number:
        game.players[seat].goods[good] -= number
        game.tell("paid", seat, good, number)


def score(game: WhiteCastle, number: int, points: int) -> None:
    """Points at once; nobody ever loses any. [1.7, 1.9]"""
    game.clan(number).points += points
    game.tell("points", number, points)


def gain_coins(game: WhiteCastle, number: int, coins: int) -> None:
    """Coins for a clan, which may be the rival's. [14.1.4]"""
    if number != RIVAL:
        receive_goods(game, number, COIN, coins)
    elif game.rival is not None:
        game.rival.coins += coins
        game.tell("gained", RIVAL, COIN, coins)


@plain
class PickResource(Decision):
    """A resource of choice; one that is full already may be chosen too, and then is lost. [7.8, DP7]"""

    seat: int

    def ways(self, game: WhiteCastle) -> tuple[Option, ...]:
        return PICKS

    def decide(self, game: WhiteCastle, option: Option) -> None:
        receive_goods(game, self.seat, option[1], 1)


PICKS: tuple[Option, ...] = tuple(("pick", good) for good in range(RESOURCES.size))
PICK_RESOURCE = tuple(PickResource(seat) for seat in range(4))


@plain
class MakeRoom(Decision):
    """Before seals are lost for want of room, others can be exchanged. [9.3]"""

    seat: int
    seals: int

    def ways(self, game: WhiteCastle) -> tuple[Option, ...]:
        return FORGO

    def decide(self, game: WhiteCastle, option: Option) -> None:
        receive_goods(game, self.seat, SEAL, self.seals)

    def after_exchange(self, game: WhiteCastle) -> None:
        """Once there is room for all of them, nothing is left to ask."""
        gain(game, self.seat, SEAL, self.seals)

    def prompt(self, game: WhiteCastle) -> Phrase:
        return self.ask(game, seals=self.seals)


FORGO: tuple[Option, ...] = (("forgo",),)

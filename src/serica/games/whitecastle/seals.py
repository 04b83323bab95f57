"""Seals and their exchange, which is open to a clan whenever it has something to decide. [9]"""

from __future__ import annotations

from collections.abc import Sequence

from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.words import COIN, EXCHANGED, GOODS, RESOURCES, SEAL
from serica.kernel.game import Choice
from serica.kernel.notation import Option
from serica.kernel.words import Phrase

GIVING_UP = ("decline", "stop", "end")
EXCHANGES: tuple[Option, ...] = tuple(("exchange", good) for good in range(EXCHANGED.size))


class Decision(Choice[WhiteCastle], asks=False):
    """Every choice of the game: beside its own ways it offers the exchange of seals. [9.1, 9.2, DP4]

    An exchange never ends the choice, and each one costs seals, so there is an end to them.
    """

    __slots__ = ()

    def ways(self, game: WhiteCastle) -> Sequence[Option]:
        """The options of this choice itself."""
        raise NotImplementedError

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """Do one of them."""
        raise NotImplementedError

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        """Why one of them is not offered, where the reason is cheap to tell."""
        return None

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """What to call one of them."""
        return game.title.notation.label(option)

    def after_exchange(self, game: WhiteCastle) -> None:
        """The choice waits as before."""
        game.agenda.append(self)

    def options(self, game: WhiteCastle) -> Sequence[Option]:
        ways = self.ways(game)
        return [*ways, *exchanges(game, self.seat)] if game.players[self.seat].goods[SEAL] else ways

    def insists(self, option: Option) -> bool:
        """A lone option may be taken for a player, but not to decline, to stop before a boundary or to end. [16.1]"""
        return option[0] in GIVING_UP

    def take(self, game: WhiteCastle, option: Option) -> None:
        if option[0] == "exchange":
            exchange(game, self.seat, option[1])
            self.after_exchange(game)
        else:
            self.decide(game, option)

    def label(self, game: WhiteCastle, option: Option) -> Phrase:
        if option[0] != "exchange":
            return self.wording(game, option)
        arguments = {"good": GOODS.argument(option[1]), "seals": price_of(game, option[1])}
        return Phrase("whitecastle-option-exchange-for", arguments)

    def why_not(self, game: WhiteCastle, option: Option) -> Phrase | None:
        return (
            why_no_exchange(game, self.seat, option[1]) if option[0] == "exchange" else self.why(game, option)
        )


def price_of(game: WhiteCastle, good: int) -> int:
    """The seals that a coin or a resource costs. [9.1]"""
    rules = game.box.rules
    return rules.seals_per_coin if good == COIN else rules.seals_per_resource


def exchanges(game: WhiteCastle, seat: int) -> list[Option]:
    """2 seals for a resource that is not full yet, 1 seal for a coin. [9.1, 9.4]"""
    goods, rules = game.players[seat].goods, game.box.rules
    found = []
    if goods[SEAL] >= rules.seals_per_resource:
        limit = rules.resource_limit
        found = [EXCHANGES[good] for good in range(RESOURCES.size) if goods[good] < limit]
    if goods[SEAL] >= rules.seals_per_coin:
        found.append(EXCHANGES[COIN])
    return found


def exchange(game: WhiteCastle, seat: int, good: int) -> None:
    """Give seals for a resource or a coin. [9.1]"""
    seals = price_of(game, good)
    goods = game.players[seat].goods
    goods[SEAL] -= seals
    goods[good] += 1
    game.tell("exchanged", seat, good, seals)


def why_no_exchange(game: WhiteCastle, seat: int, good: int) -> Phrase:
    """Too few seals, or no room for more of the resource."""
    seals, goods = price_of(game, good), game.players[seat].goods
    if goods[SEAL] < seals:
        return cannot_pay(SEAL, seals, goods[SEAL], clause="9.1")
    return Phrase("whitecastle-why-full", {"good": GOODS.argument(good)}, clause="9.4")


def cannot_pay(good: int, price: int, have: int, clause: str) -> Phrase:
    """The reason for a price that is too high."""
    arguments = {"good": GOODS.argument(good), "price": price, "have": have}
    return Phrase("whitecastle-why-cannot-pay", arguments, clause)

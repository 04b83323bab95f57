"""Majority tokens: who takes one when a card enters a shop, and who loses one when a card leaves. [8]"""

from __future__ import annotations

from serica.games.dunhuang.state import SUPPLY, Dunhuang
from serica.games.dunhuang.words import GOODS
from serica.kernel.game import Choice
from serica.kernel.notation import SEATS, Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase

ONCE = "once"


def card_enters(game: Dunhuang, seat: int, good: int) -> None:
    """Resolve the token of a good that has just come into a shop. [8.1, 8.2, 8.3]"""
    holder = game.token_holder[good]
    if holder == seat:
        return  # [8.2.1]
    cards = game.merchants[seat].shop[good]
    if holder == SUPPLY:
        if most_in_a_shop(game, good) <= cards:
            take_token(game, seat, good)  # [8.2.2, 8.2.3]
        return
    held = game.merchants[holder].shop[good]
    if cards > held or (cards == held and not game.token_protected[good]):
        take_token(game, seat, good)  # [8.2.5, 8.2.6]
    elif cards == held:
        challenge(game, seat, good)  # [8.2.7]; with fewer cards nothing happens [8.2.4]


def challenge(game: Dunhuang, seat: int, good: int) -> None:
    """A tie against the shang side: the protection of the character in the ring applies. [8.4, 8.5, 10.17.1]

    The Manichaean keeps the token once and turns it back. The Buddhist lets the newcomer buy it; who is too
    poor is not asked. [8.5.1]
    """
    if protection(game) == ONCE:
        game.token_protected[good] = False
        game.tell("token-defended", game.token_holder[good], good)
    elif game.merchants[seat].coins >= game.box.rules.buddhist_payment:
        game.do(PayForToken(seat, good))


def protection(game: Dunhuang) -> str:
    """What protects the shang side in this game."""
    return next(kind for number in game.ring if (kind := game.box.characters[number].protection))


@plain
class PayForToken(Choice[Dunhuang]):
    """Pay the holder 2 coins for a token on its shang side, now or never. [8.5, 8.5.2, 8.5.3, 10.16.2, D-PAY]"""

    seat: int
    good: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [("pay",), ("leave",)]

    def take(self, game: Dunhuang, option: Option) -> None:
        holder = game.token_holder[self.good]
        if option[0] == "leave":
            game.tell("token-left", self.seat, self.good)
            return
        price = game.box.rules.buddhist_payment
        game.merchants[self.seat].coins -= price
        game.merchants[holder].coins += price
        game.tell("token-bought", self.seat, holder, price, self.good)
        take_token(game, self.seat, self.good)

    def prompt(self, game: Dunhuang) -> Phrase:
        holder = SEATS.argument(game.token_holder[self.good])
        return self.ask(game, good=GOODS.argument(self.good), holder=holder)


def take_token(game: Dunhuang, seat: int, good: int) -> None:
    """A token changes its holder and lies number side up. [8.7]"""
    game.token_holder[good] = seat
    game.token_protected[good] = False
    game.tell("token-taken", seat, good)


def card_leaves(game: Dunhuang, seat: int, good: int) -> None:
    """A holder who falls behind another shop returns the token to the supply. [8.1, 8.6, 8.6.1, 8.6.2, 8.7]

    With no card left the token stays, unless another shop has one or the table decided otherwise. [8.6.3, 17.4]
    """
    if game.token_holder[good] != seat:
        return
    cards = game.merchants[seat].shop[good]
    homeless = game.settings.token_needs_a_card and not cards
    if homeless or most_in_a_shop(game, good) > cards:
        game.token_holder[good] = SUPPLY
        game.token_protected[good] = False
        game.tell("token-lost", seat, good)


def most_in_a_shop(game: Dunhuang, good: int) -> int:
    """The most cards of a good that lie in one shop."""
    return max([merchant.shop[good] for merchant in game.merchants])

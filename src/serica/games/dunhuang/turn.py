"""The turn: its five phases; no ability needs chance but those that say so. [5, 6, 7, 9, 12, 16.3]"""

from __future__ import annotations

from collections.abc import Sequence

from serica.games.dunhuang.characters import why_no_ability
from serica.games.dunhuang.components import EFFECTS
from serica.games.dunhuang.scoring import check_instant_win, score
from serica.games.dunhuang.state import Dunhuang
from serica.games.dunhuang.supply import gain_coins, into_hand_openly
from serica.games.dunhuang.tokens import card_enters
from serica.games.dunhuang.words import MOST_STEPS, TILES
from serica.kernel.game import Choice, step
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.visibility import EMPTY
from serica.kernel.words import Phrase


@step
def take_turn(game: Dunhuang) -> None:
    """A turn has five phases, always in this order. [5.2, 5.3, 5.4]"""
    seat = game.turn
    game.tell("turn", seat)
    game.do(MOVE_CAMEL[seat], take_good, USE_BONUS[seat], check_instant_win, refill_market, end_turn)


# Phase 1: move the camel


@plain
class MoveCamel(Choice[Dunhuang]):
    """The camel goes clockwise. One step is free, each further step costs a coin. [6.1, 6.2, 6.3, 6.4, D-MOVE]

    Tiles without a card count like any other; the coins of this turn's bonus come too late. [6.5, 6.7]
    """

    seat: int

    def options(self, game: Dunhuang) -> Sequence[Option]:
        return STEPS[: game.merchants[self.seat].coins + game.box.rules.free_steps]

    def take(self, game: Dunhuang, option: Option) -> None:
        game.steps = steps = option[1]
        price = steps - game.box.rules.free_steps
        game.merchants[self.seat].coins -= price
        game.camel = (game.camel + steps) % TILES
        game.tell("camel", self.seat, game.camel, game.ring[game.camel], steps, price)

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        if option[0] != "camel":
            return None
        price = option[1] - game.box.rules.free_steps
        have = game.merchants[self.seat].coins
        return Phrase("dunhuang-why-too-far", {"price": price, "have": have}, clause="6.2")


STEPS: tuple[Option, ...] = tuple(("camel", steps) for steps in range(1, MOST_STEPS + 1))
MOVE_CAMEL = tuple(MoveCamel(seat) for seat in range(4))


# Phase 2: take a good


@step
def take_good(game: Dunhuang) -> None:
    """The card beside the camel has to be taken; where none lies, none is. [7.1, 7.6]"""
    if game.market[game.camel] == EMPTY:
        game.tell("nothing-to-take", game.turn)
    else:
        game.do(PLACE_GOOD[game.turn])


@plain
class PlaceGood(Choice[Dunhuang]):
    """The card goes to the hand or to the own shop. [7.2, 7.3, 7.5, D-PLACE]"""

    seat: int

    def options(self, game: Dunhuang) -> Sequence[Option]:
        return HAND_OR_SHOP

    def take(self, game: Dunhuang, option: Option) -> None:
        place = game.camel
        good = game.market[place]
        game.market[place] = EMPTY
        if option[0] == "hand":
            into_hand_openly(game, self.seat, good)
            game.tell("took-into-hand", self.seat, good, place)
        else:
            game.merchants[self.seat].shop[good] += 1
            game.tell("put-into-shop", self.seat, good, place)
            card_enters(game, self.seat, good)


HAND_OR_SHOP: tuple[Option, ...] = (("hand",), ("shop",))
PLACE_GOOD = tuple(PlaceGood(seat) for seat in range(4))


# Phase 3: the bonus


@plain
class UseBonus(Choice[Dunhuang]):
    """Use the ability of the character under the camel, or take 3 coins. [9.1, 9.2, 9.3, 9.4, 9.5, D-BONUS]

    How the ability is used is asked afterwards. [16.2]
    """

    seat: int

    def options(self, game: Dunhuang) -> Sequence[Option]:
        ability = game.box.characters[game.ring[game.camel]].effects
        return ABILITY_OR_COINS if EFFECTS.possible(game, self.seat, ability) else COINS_ONLY

    def take(self, game: Dunhuang, option: Option) -> None:
        """An ability once chosen is carried out completely. [9.6]"""
        if option[0] == "coins":
            gain_coins(game, self.seat, game.box.rules.bonus_coins)
        else:
            character = game.ring[game.camel]
            game.tell("ability", self.seat, character)
            EFFECTS.perform(game, self.seat, game.box.characters[character].effects)

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        return why_no_ability(game) if option[0] == "ability" else None


COINS_ONLY: tuple[Option, ...] = (("coins",),)
ABILITY_OR_COINS: tuple[Option, ...] = (("ability",), ("coins",))
USE_BONUS = tuple(UseBonus(seat) for seat in range(4))


# Phase 5: refill the market


@step
def refill_market(game: Dunhuang) -> None:
    """Empty places are filled from the deck, clockwise from the camel. [12.1, 12.2, 10.17.3]

    When a place stays empty, the round is played to its end and the game is over; an empty deck alone does
    not end it. The discard pile never comes back. [12.3, 12.4, 12.6]
    """
    market = game.market
    for place in game.from_the_camel() if EMPTY in market else ():
        if market[place] == EMPTY and game.deck.cards:
            market[place] = game.deck.draw()
            game.reveal()
            game.tell("refilled", place, market[place])
    if EMPTY in market and not game.last_round:
        game.last_round = True
        game.tell("last-round", game.turn)


@step
def end_turn(game: Dunhuang) -> None:
    """The turn passes to the left; in the last round the last seat's turn ends the game. [5.1, 12.5, 13.2, 13.3]"""
    if game.last_round and game.turn == game.last:
        game.do(score)
    else:
        game.turn = (game.turn + 1) % game.seats
        game.do(take_turn)

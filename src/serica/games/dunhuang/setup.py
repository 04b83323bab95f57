"""Setup: the ring, the goods for this number of players, the market, opening hands, coins and the camel. [4]"""

from __future__ import annotations

from serica.games.dunhuang.settings import CHOSEN, RANDOM
from serica.games.dunhuang.state import SUPPLY, Dunhuang, Merchant
from serica.games.dunhuang.turn import take_turn
from serica.games.dunhuang.words import CHARACTERS, GOODS, TILES
from serica.kernel.game import Choice, step
from serica.kernel.notation import Option
from serica.kernel.plain import plain


@step
def set_up(game: Dunhuang) -> None:
    """[4] What happens before the first turn, in this order."""
    game.merchants = [_merchant(game) for _ in range(game.seats)]
    game.do(lay_ring, sort_goods, lay_market, choose_first_player, deal_opening_hands, place_camel, take_turn)


def _merchant(game: Dunhuang) -> Merchant:
    """[4.6, 4.7] A merchant starts with an empty shop and some coins."""
    none = [0] * GOODS.size
    return Merchant(
        coins=game.box.count_for(game.seats).coins_each,
        hand=none[:],
        seen_in_hand=none * game.seats,
        shop=none[:],
        drawn=none[:],
        put_away=none[:],
        shown=none[:],
    )


@step
def lay_ring(game: Dunhuang) -> None:
    """Eight tiles in a circle: one character of every pair, sides and order as the table likes. [2.1, 4.1, 17.1]"""
    chance, settings = game.chance, game.settings
    if settings.ring == RANDOM:
        ring = [CHARACTERS.value(chance.pick(tile.sides)) for tile in game.box.tiles]
    else:
        ring = [CHARACTERS.value(name) for name in settings.characters]
    if settings.ring != CHOSEN:
        chance.shuffle(ring)
    game.ring = ring


@step
def sort_goods(game: Dunhuang) -> None:
    """With fewer players some goods stay in the box, with their tokens. [4.2, 4.2.1, 4.2.2, 4.2.3, 4.4]"""
    removed = game.box.count_for(game.seats).removed_goods
    goods = [number for number, good in enumerate(game.box.goods) if good.id not in removed]
    game.goods = tuple(goods)
    game.deck.cards = [good for good in goods for _ in range(game.box.goods[good].copies)]
    game.chance.shuffle(game.deck.cards)
    game.discard = [0] * GOODS.size
    game.token_holder = [SUPPLY] * GOODS.size
    game.token_protected = [False] * GOODS.size


@step
def lay_market(game: Dunhuang) -> None:
    """One card beside each tile. With the opening hands to come, 35, 27 or 21 will be left. [4.3, 4.10]"""
    game.market = [game.deck.draw() for _ in range(TILES)]


@step
def choose_first_player(game: Dunhuang) -> None:
    """The first player is drawn by lot. [4.8]"""
    game.first = game.turn = game.chance.below(game.seats)
    game.tell("first", game.first)


@step
def deal_opening_hands(game: Dunhuang) -> None:
    """Everyone draws three cards and keeps one of them; nobody sees what the others do. [4.5.1, 4.5.2]"""
    order = [(game.first + place) % game.seats for place in range(game.seats)]
    for seat in order:
        for _ in range(game.box.rules.opening_cards_drawn):
            game.merchants[seat].drawn[game.deck.draw(seat)] += 1
    game.do(*(KeepOpeningCard(seat) for seat in order))


@plain
class KeepOpeningCard(Choice[Dunhuang]):
    """Keep one of the three cards; the others leave the game unseen. [4.5.2, 4.5.3, 3.6, D-KEEP]"""

    seat: int

    def options(self, game: Dunhuang) -> list[Option]:
        drawn = game.merchants[self.seat].drawn
        return [("keep", good) for good in game.goods if drawn[good]]

    def take(self, game: Dunhuang, option: Option) -> None:
        merchant = game.merchants[self.seat]
        good = option[1]
        merchant.hand[good] += 1
        merchant.drawn[good] -= 1
        merchant.put_away, merchant.drawn = merchant.drawn, merchant.put_away
        game.tell_in_private((self.seat,), ("kept-card", self.seat, good), ("kept", self.seat))


@step
def place_camel(game: Dunhuang) -> None:
    """The last seat places the camel. [4.9]"""
    game.do(PlaceCamel(game.last))


@plain
class PlaceCamel(Choice[Dunhuang]):
    """The camel starts on any tile; this gives nothing. [4.9, D-CAMEL]"""

    seat: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [("tile", place) for place in range(TILES)]

    def take(self, game: Dunhuang, option: Option) -> None:
        game.camel = option[1]
        game.tell("camel-placed", self.seat, game.camel, game.ring[game.camel])

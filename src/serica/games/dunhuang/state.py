"""What lies on the table: the ring with its market and camel, the deck, the tokens, and each merchant's goods."""

from __future__ import annotations

from serica.games.dunhuang.components import DunhuangBox
from serica.games.dunhuang.settings import DunhuangSettings
from serica.games.dunhuang.words import CHARACTERS, GOODS, TILES
from serica.kernel.game import Game
from serica.kernel.plain import Plain, plain, shared
from serica.kernel.visibility import OWNER, Pile, by_seat, each, heap, knowledge, row, some, stack

NOWHERE = -1
CLOCKWISE = tuple(tuple((tile + steps) % TILES for steps in range(TILES)) for tile in range(TILES))
"""For each tile of the ring the whole ring clockwise, from that tile on."""
SUPPLY = -1
"""Who holds a majority token that nobody holds."""


@plain
class Merchant(Plain):
    """A player's area: of what does not lie open, everyone sees the number. [3.1, 3.2, 3.3, 3.4, 3.6]"""

    coins: int = 0
    prestige: int = 0
    hand: list[int] = heap(GOODS, OWNER, known="seen_in_hand")
    seen_in_hand: list[int] = knowledge()
    shop: list[int] = heap(GOODS)
    drawn: list[int] = heap(GOODS, OWNER)
    put_away: list[int] = heap(GOODS, OWNER)
    shown: list[int] = heap(GOODS)

    def goods_in_hand(self) -> int:
        """How many different goods the hand holds."""
        return GOODS.size - self.hand.count(0)


@plain
class Dunhuang(Game):
    """A match. The deck is hidden from all, but for the cards that somebody buried. [3.1, 3.5, 3.8]"""

    box: DunhuangBox = shared()
    settings: DunhuangSettings = shared()
    goods: tuple[int, ...] = some(GOODS)
    merchants: list[Merchant] = by_seat()
    ring: list[int] = row(CHARACTERS)
    market: list[int] = row(GOODS)
    deck: Pile = stack(GOODS)
    discard: list[int] = heap(GOODS)
    token_holder: list[int] = each(GOODS)
    token_protected: list[bool] = each(GOODS)
    camel: int = NOWHERE
    steps: int = 0
    first: int = 0
    turn: int = 0
    last_round: bool = False

    @property
    def last(self) -> int:
        """The last seat, to the right of the first player. [0.5]"""
        return (self.first - 1) % self.seats

    def tokens_of(self, seat: int) -> int:
        """How many majority tokens a seat holds; both sides count. [8.8]"""
        return self.token_holder.count(seat)

    def from_the_camel(self) -> tuple[int, ...]:
        """The tiles clockwise, the camel's first."""
        return CLOCKWISE[self.camel]

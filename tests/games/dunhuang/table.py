"""Positions of Merchants of Dunhuang, put on the table in one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serica.games.dunhuang import TITLE
from serica.games.dunhuang.settings import DunhuangSettings
from serica.games.dunhuang.state import SUPPLY, Dunhuang
from serica.games.dunhuang.turn import take_turn
from serica.games.dunhuang.words import CHARACTERS, GOODS
from serica.kernel.chance import Chance, seed_from
from serica.kernel.visibility import EMPTY

MARKET = "tea wool silk glass paper bamboo spices gems"
DECK = "tea tea wool wool paper paper silk silk silk silk"


def ring(*shown: str) -> tuple[str, ...]:
    """A ring with these characters up; the first of them lies at place 2, one step from place 1."""
    tiles = [tile.sides for tile in TITLE.load().tiles]
    chosen = [next((side for side in sides if side in shown), sides[0]) for sides in tiles]
    start = chosen.index(shown[0]) - 1 if shown else 0
    return tuple(chosen[(start + place) % len(chosen)] for place in range(len(chosen)))


def counts(goods: str) -> list[int]:
    """`tea tea wool` as the number of cards of each good."""
    return [goods.split().count(name) for name in GOODS.names]


def cards(goods: str) -> list[int]:
    """`tea - wool` as card numbers, a dash for an empty place."""
    return [EMPTY if name == "-" else GOODS.value(name) for name in goods.split()]


def dunhuang(
    players: int = 4,
    *,
    shown: tuple[str, ...] = (),
    market: str = MARKET,
    deck: str = DECK,
    coins: int | Mapping[int, int] = 7,
    prestige: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    shops: Mapping[int, str] | None = None,
    tokens: Mapping[str, int] | None = None,
    protected: str = "",
    turn: int = 0,
    camel: int = 0,
    last_round: bool = False,
    chance: Chance | None = None,
    **settings: Any,
) -> Dunhuang:
    """A game in which `turn` is about to move the camel from place 1; seat 0 is the first player.

    `deck` names the cards from the top down. What is not mentioned is empty.
    """
    chosen = DunhuangSettings(ring="chosen", characters=ring(*shown), **settings)
    game = TITLE.begin(players, Chance.seeded(seed_from("position")), settings=chosen, journal=True)
    assert isinstance(game, Dunhuang)
    game.chance = chance or Chance.scripted()
    game.first, game.turn, game.camel, game.last_round = 0, turn, camel, last_round
    game.market, game.deck.cards = cards(market), cards(deck)[::-1]
    game.discard = counts("")
    for seat, merchant in enumerate(game.merchants):
        merchant.coins = coins if isinstance(coins, int) else coins.get(seat, 0)
        merchant.prestige = (prestige or {}).get(seat, 0)
        merchant.hand = counts((hands or {}).get(seat, ""))
        merchant.shop = counts((shops or {}).get(seat, ""))
        merchant.drawn, merchant.put_away = counts(""), counts("")
    game.token_holder = [(tokens or {}).get(name, SUPPLY) for name in GOODS.names]
    game.token_protected = [name in protected.split() for name in GOODS.names]
    game.agenda.clear()
    assert game.journal is not None
    game.journal.events.clear()
    game.do(take_turn)
    game.proceed()
    return game


def fresh(players: int = 4, seed: str = "fresh", **settings: Any) -> Dunhuang:
    """A match that has just begun."""
    chance = Chance.seeded(seed_from(seed))
    game = TITLE.begin(players, chance, settings=DunhuangSettings(**settings), journal=True)
    assert isinstance(game, Dunhuang)
    return game


def play(game: Dunhuang, *options: str) -> Dunhuang:
    """Play several options by their notation."""
    for option in options:
        game.play(option)
    return game


def offered(game: Dunhuang) -> list[str]:
    """What is offered now, in notation."""
    return [TITLE.notation.text(option) for option in game.options()]


def named(heap: list[int]) -> str:
    """The cards of a heap by their names: `tea tea wool`."""
    return " ".join(name for name, copies in zip(GOODS.names, heap, strict=True) for _ in range(copies))


def holder(game: Dunhuang, good: str) -> int:
    """Who holds the token of a good."""
    return game.token_holder[GOODS.value(good)]


def is_protected(game: Dunhuang, good: str) -> bool:
    """Whether the token of a good shows its shang side."""
    return game.token_protected[GOODS.value(good)]


def at_camel(game: Dunhuang) -> str:
    """The character under the camel."""
    return CHARACTERS.names[game.ring[game.camel]]

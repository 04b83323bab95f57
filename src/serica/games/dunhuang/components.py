"""What is in the box, typed: goods, character tiles and their two sides, and the numbers of the rules."""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

from serica.games.dunhuang.words import CHARACTERS, GOODS, TILES
from serica.kernel.components import Box, Component, require
from serica.kernel.effects import Effects, Sequence

EFFECTS = Effects("dunhuang")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """How many pieces of every kind lie in the box. [2.1, 2.3, 2.5, 2.6]"""

    character_tiles: int
    characters: int
    goods_cards: int
    goods_types: int
    majority_tokens: int
    coin_tokens: int
    prestige_tokens: int
    camels: int
    camel_stands: int
    first_player_markers: int
    source: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The numbers that the rules name."""

    bonus_coins: int
    free_steps: int
    opening_cards_drawn: int
    instant_win_goods_types: int
    points_per_majority_token: int
    points_per_prestige: int
    buddhist_payment: int
    source: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCount(Component):
    """What depends on the number of players. [4.2, 4.7, 11.1]"""

    players: int
    removed_goods: tuple[str, ...]
    coins_each: int
    tokens_for_instant_win: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Good(Component):
    """A type of goods: as many copies as its number, worth as many points. [2.3, 2.4]"""

    number: int
    copies: int
    points: int
    name_en: str
    name_ru: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Tile(Component):
    """A tile with a character on each side. [2.1, 2.2]"""

    sides: tuple[str, str]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Character(Component):
    """A character and the ability that the camel may use there."""

    name_en: str
    name_ru: str
    ability: Any
    protection: Literal["", "once", "price"] = ""
    effects: Sequence = dataclasses.field(init=False, default=())

    def __post_init__(self) -> None:
        object.__setattr__(self, "effects", EFFECTS.read(self.ability, f"{self.id}.ability"))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DunhuangBox(Box):
    """The whole box."""

    box: Contents
    rules: Numbers
    player_counts: tuple[PlayerCount, ...]
    goods: tuple[Good, ...]
    tiles: tuple[Tile, ...]
    characters: tuple[Character, ...]

    def check(self) -> None:
        """[2.1, 2.3] The totals agree, and every tile, character and good is the one that its place asks for."""
        _same("goods", [good.id for good in self.goods], GOODS.names)
        _same("characters", [character.id for character in self.characters], CHARACTERS.names)
        sides = sorted(side for tile in self.tiles for side in tile.sides)
        _same("tiles.sides", sides, sorted(CHARACTERS.names))
        _same("player_counts", [count.players for count in self.player_counts], (2, 3, 4))
        _total("goods_cards", sum(good.copies for good in self.goods), self.box.goods_cards)
        _total("goods_types", len(self.goods), self.box.goods_types)
        _total("majority_tokens", len(self.goods), self.box.majority_tokens)
        _total("character_tiles", len(self.tiles), self.box.character_tiles)
        _total("characters", len(self.characters), self.box.characters)
        require(len(self.tiles) == TILES, "tiles", "misfit-items", expected=TILES, found=len(self.tiles))
        for good in self.goods:
            require(good.number == good.copies == good.points, f"goods {good.id}", "dunhuang-misfit-good")
        for count in self.player_counts:
            for name in count.removed_goods:
                require(name in GOODS.names, f"player_counts {count.id}", "misfit-strange", name=name)
        protections = [character.id for character in self.characters if character.protection]
        pairs = [tile.sides for tile in self.tiles if set(tile.sides) == set(protections)]
        require(len(pairs) == 1, "characters", "dunhuang-misfit-protection")

    def count_for(self, players: int) -> PlayerCount:
        """What depends on the number of players."""
        return self.player_counts[players - self.player_counts[0].players]


def _same(place: str, found: list[Any], expected: Any) -> None:
    names = ", ".join(map(str, expected))
    require(list(found) == list(expected), place, "misfit-exactly", expected=names)


def _total(name: str, found: int, said: int) -> None:
    require(found == said, f"box.{name}", "misfit-total", said=said, found=found)

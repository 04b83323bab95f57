"""The table's options. [17]"""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

from serica.games.dunhuang.words import CHARACTERS
from serica.kernel.settings import Settings, switch
from serica.kernel.words import Complaint, Name

RANDOM, SIDES, CHOSEN = "random", "sides", "chosen"

CLASSIC = CHARACTERS.names[0::2]


@dataclasses.dataclass(frozen=True, slots=True)
class DunhuangSettings(Settings):
    """How the ring is laid, and the house options. There are no official variants. [17.1, 17.2]

    ring: random sides in random order; the `characters` in random order; or the `characters` as they are listed.
    painter_discards_face_down: the card that the Painter takes away stays secret. [17.3]
    token_needs_a_card: a holder without a card of the good returns its token. [17.4]
    soldier_same_good: the Soldier may exchange a card for one of the same good. [17.5]
    limited_supply: there are no more coins and prestige tokens than lie in the box. [17.6]
    """

    ring: Literal["random", "sides", "chosen"] = switch("random", "17.1")
    characters: tuple[str, ...] = switch(CLASSIC, "17.1", CHARACTERS.names)
    painter_discards_face_down: bool = switch(False, "17.3")
    token_needs_a_card: bool = switch(False, "17.4")
    soldier_same_good: bool = switch(False, "17.5")
    limited_supply: bool = switch(False, "17.6")

    def check(self, seats: int, box: Any) -> None:
        """One character of every pair. [2.1, 2.2]"""
        for tile in box.tiles:
            if sum(map(self.characters.count, tile.sides)) != 1:
                raise Complaint(
                    "dunhuang-one-of-each-pair",
                    first=_character(tile.sides[0]),
                    second=_character(tile.sides[1]),
                    clause="2.1",
                )


def _character(name: str) -> Name:
    return Name(CHARACTERS.kind, name)

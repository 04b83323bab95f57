"""The table's options. [3.11, 14.1.2]"""

from __future__ import annotations

import dataclasses
from typing import Literal

from serica.kernel.settings import Settings, switch

RANDOM, FIRST_GAME = "random", "first_game"


@dataclasses.dataclass(frozen=True, slots=True)
class WhiteCastleSettings(Settings):
    """The layout of the castle, and how strong the rival of a solo game is.

    layout: castle cards and die tokens by chance, or the fixed layout for a first game. [3.11]
    difficulty: where the Tokugawa clan starts; with two or more players it stays away. [14.1.2]
    """

    layout: Literal["random", "first_game"] = switch(RANDOM, "3.11")
    difficulty: Literal["easy", "medium", "hard"] = switch("easy", "14.1.2")

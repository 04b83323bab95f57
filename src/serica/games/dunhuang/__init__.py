"""Merchants of Dunhuang: one camel, eight townspeople, and every card either shown in the shop or kept in hand."""

from __future__ import annotations

from pathlib import Path

from serica.games.dunhuang.components import EFFECTS, DunhuangBox
from serica.games.dunhuang.outlook import outlook
from serica.games.dunhuang.scoring import faults
from serica.games.dunhuang.settings import DunhuangSettings
from serica.games.dunhuang.setup import set_up
from serica.games.dunhuang.state import NOWHERE, Dunhuang
from serica.games.dunhuang.view import insights
from serica.games.dunhuang.words import EVENTS, NOTATION
from serica.kernel.title import Title

LONGEST_GAMES = {2: 22, 3: 30, 4: 36}
"""The most turns that a match can have. [13.5]"""
LONGEST_TURN = 8
"""Camel, good, payment, bonus, opponent, gift, return, and once more a payment."""


def longest(seats: int) -> int:
    """A bound on the options of a match: the opening, and the longest turns. [4.5, 4.9, 13.5]"""
    return seats + 1 + LONGEST_GAMES[seats] * LONGEST_TURN


def heading(game: Dunhuang) -> str:
    """What records call this moment."""
    if game.camel == NOWHERE:
        return "Opening"
    return f"Seat {game.turn + 1}, last round" if game.last_round else f"Seat {game.turn + 1}"


TITLE = Title(
    name="dunhuang",
    edition=1,
    seats=(2, 3, 4),
    settings=DunhuangSettings,
    box=DunhuangBox,
    components=Path(__file__).with_name("components.toml"),
    game=Dunhuang,
    setup=(set_up,),
    notation=NOTATION,
    effects=EFFECTS,
    events=EVENTS,
    longest=longest,
    outlook=outlook,
    insights=insights,
    heading=heading,
    faults=faults,
    uncited={
        "16.1": "forced options are taken by the table, not by the rules",
    },
)

"""The White Castle: nine turns, each begun with one die from a bridge, to lead a clan up Himeji castle."""

from __future__ import annotations

from pathlib import Path

from serica.games.whitecastle.components import EFFECTS, WhiteCastleBox
from serica.games.whitecastle.faults import faults
from serica.games.whitecastle.outlook import outlook
from serica.games.whitecastle.settings import WhiteCastleSettings
from serica.games.whitecastle.setup import set_up
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.view import insights
from serica.games.whitecastle.words import CLANS, EVENTS, NOTATION
from serica.kernel.title import Title

LONGEST_TURN = 100
"""More than any chain can have: figures, coins and seals run out. [7.4]"""
TURNS = 9


def longest(seats: int) -> int:
    """A bound on the options of a match. [1.2, 7.4]"""
    return seats * TURNS * LONGEST_TURN


def heading(game: WhiteCastle) -> str:
    """What records call this moment."""
    if not game.round:
        return "Setup"
    turn, place = divmod(game.turn, len(game.order))
    if turn == game.box.rules.turns:
        return f"Round {game.round}, gardens"
    return f"Round {game.round}, turn {turn + 1}, clan {CLANS.names[game.order[place]]}"


TITLE = Title(
    name="whitecastle",
    edition=1,
    seats=(1, 2, 3, 4),
    settings=WhiteCastleSettings,
    box=WhiteCastleBox,
    components=Path(__file__).with_name("components.toml"),
    game=WhiteCastle,
    setup=(set_up,),
    notation=NOTATION,
    effects=EFFECTS,
    events=EVENTS,
    longest=longest,
    outlook=outlook,
    insights=insights,
    heading=heading,
    faults=faults,
)

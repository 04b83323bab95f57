"""Outside the walls and the well. [6.2, 6.3]"""

from __future__ import annotations

from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.effects import NEVER, needs_of, receive, rewards_of_well
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.words import MEMBERS
from serica.kernel.effects import Sequence
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase


def act_outside(game: WhiteCastle, seat: int, space: int) -> None:
    """One of the two actions beside the space may be done. [6.2]"""
    actions = game.box.spaces[space].choose_one
    if any(needs_of(game, seat, effects) < NEVER for effects in actions):
        game.do(ActOutside(seat, space))


@plain
class ActOutside(Decision):
    """One of the two actions, or none. [6.2, DP9]"""

    seat: int
    space: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        found: list[Option] = [
            ("action", _member(effects))
            for effects in game.box.spaces[self.space].choose_one
            if not needs_of(game, self.seat, effects)
        ]
        found.append(("decline",))
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        if option[0] == "action":
            EFFECTS.perform(game, self.seat, ((MEMBERS.names[option[1]],),))

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        if option[0] != "action":
            return None
        printed = [_member(effects) for effects in game.box.spaces[self.space].choose_one]
        message, clause = ("out-of-reach", "7.6") if option[1] in printed else ("not-printed-here", "6.2")
        return Phrase(f"whitecastle-why-{message}", clause=clause)


def _member(effects: Sequence) -> int:
    """Whose action this is."""
    return MEMBERS.value(effects[0][0])


def well(game: WhiteCastle, seat: int) -> None:
    """A seal and the rewards of the two tokens, which never run dry. [6.3, 3.3.6, 7.9]"""
    game.tell("well", seat)
    receive(game, seat, rewards_of_well(game))


EFFECTS.operation(well)

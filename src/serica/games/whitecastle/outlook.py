"""How good a position looks for a clan: its points now and at the end, and what it has left to play with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serica.games.whitecastle.castle import UseCastle
from serica.games.whitecastle.courtiers import (
    SendCourtier,
    TakeSlot,
    UseLightBlock,
    enter_daimyo_room,
    go_to_court,
)
from serica.games.whitecastle.domain import UseRow, use_action_card
from serica.games.whitecastle.effects import Arrange, Pay, offer, receive
from serica.games.whitecastle.lantern import lantern
from serica.games.whitecastle.members import PlaceGardener, PlaceWarrior
from serica.games.whitecastle.places import ActOutside
from serica.games.whitecastle.scoring import final_points
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.supply import PickResource
from serica.games.whitecastle.turn import EndTurn, PlaceDie, TakeDie
from serica.games.whitecastle.words import ANY, RIVAL
from serica.games.whitecastle.worth import HOPE, Worth
from serica.kernel.game import Entry
from serica.kernel.notation import Option

WIN = 1000.0
RIVALRY = 0.4
"""How much the best other player's prospects count against one's own; nobody can do much about the Tokugawa clan's."""
A_TURN = 4.0
"""What a turn brings, whatever else is there for it."""
READINESS = 0.8
"""How much of what the next turn promises counts at the end of this one; the rest of it counts in what the clan has."""
NUMBER_OF_DIE = 0.2


def outlook(game: WhiteCastle, seat: int) -> float:
    """The higher the better for this seat, when it has finished what it has begun."""
    end = settled(game, seat)
    value = judged(end, seat)
    if end.asked == seat and isinstance(end.choice, EndTurn):
        worth = Worth(end, seat)
        if worth.turns:
            value += READINESS * worth.next_turn()
    return value


def settled(game: WhiteCastle, seat: int) -> WhiteCastle:
    """The game when the seat has answered whatever is asked within its turn, each time as looks best at once."""
    while game.asked == seat and not isinstance(game.choice, BETWEEN_TURNS):
        assert isinstance(game.choice, Decision)
        worlds = [_after(game, option) for option in game.choice.ways(game)]
        game = max(worlds, key=lambda world: judged(world, seat))
    return game


def _after(game: WhiteCastle, option: Option) -> WhiteCastle:
    world = game.copy()
    world.advance(option)
    return world


BETWEEN_TURNS = (TakeDie, EndTurn)


def judged(game: WhiteCastle, seat: int) -> float:
    """A match that is over counts as won or lost; before that prospects count, and what is pending."""
    if game.result is not None:
        best = max((clan.points for number, clan in game.clans() if number != seat), default=0)
        won = WIN if seat in game.result.winners else -WIN
        return won + game.players[seat].points - RIVALRY * best
    worth = Worth(game, seat)
    own = prospect(worth) + sum(pending(worth, entry) for entry in game.agenda)
    others = [prospect(Worth(game, number)) for number in game.order if number not in (seat, RIVAL)]
    return own - RIVALRY * max(others, default=0.0)


def prospect(worth: Worth) -> float:
    """What a clan may have at the end."""
    value: float = worth.player.points + sum(line[-1] for line in final_points(worth.game, worth.player))
    if worth.turns:
        value += A_TURN * worth.turns + worth.figures() + worth.means()
    return value


def pending(worth: Worth, entry: Entry) -> float:
    """What an entry of the agenda may still bring this seat."""
    if isinstance(entry, tuple):
        told = STEPS.get(entry[0])
        return told(worth, *entry[2:]) if told and entry[1] == worth.seat else 0.0
    asked = CHOICES.get(type(entry))
    return asked(worth, entry) if asked and entry.seat == worth.seat else 0.0


def _at_court(worth: Worth, audience: bool = True, advance: bool = True) -> float:
    return worth.audience * audience + worth.advance * advance


STEPS: dict[Any, Callable[..., float]] = {
    offer: lambda worth, blocks: sum(worth.effects(block) for block in blocks),
    receive: Worth.effects,
    use_action_card: Worth.facing,
    lantern: lambda worth: worth.light,
    enter_daimyo_room: lambda worth: HOPE,
    go_to_court: _at_court,
}
CHOICES: dict[type, Callable[[Worth, Any], float]] = {
    Arrange: lambda worth, choice: sum(worth.effects(block) for block in choice.blocks),
    Pay: lambda worth, choice: worth.effect(("pay", choice.what, choice.price, choice.then)),
    PlaceWarrior: lambda worth, choice: worth.warrior,
    PlaceGardener: lambda worth, choice: worth.gardener,
    SendCourtier: lambda worth, choice: _at_court(worth, choice.audience, choice.advance),
    ActOutside: lambda worth, choice: worth.outside(choice.space),
    UseCastle: lambda worth, choice: HOPE,
    UseRow: lambda worth, choice: 1.5 * HOPE,
    UseLightBlock: lambda worth, choice: HOPE,
    TakeSlot: lambda worth, choice: HOPE,
    PickResource: lambda worth, choice: worth.unit(ANY),
    PlaceDie: lambda worth, choice: NUMBER_OF_DIE * worth.game.die[1],
}

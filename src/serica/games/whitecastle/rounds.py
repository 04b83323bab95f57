"""Rounds: everyone's turns, then the new turn order, the gardens, and the next round. [4, 12]"""

from __future__ import annotations

from serica.games.whitecastle.bridges import roll_dice
from serica.games.whitecastle.effects import offer
from serica.games.whitecastle.scoring import score_all
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.tokugawa import (
    exchange_coins,
    rival_turn,
    score_rival_gardens,
    shuffle_solo_deck,
)
from serica.games.whitecastle.turn import END_TURN, TAKE_DIE
from serica.games.whitecastle.words import RIVAL
from serica.kernel.game import step


@step
def begin_round(game: WhiteCastle) -> None:
    """The round marker goes on. [3.4, 12.3]"""
    game.round += 1
    game.turn = 0
    game.tell("round", game.round)
    for place, clan in enumerate(game.order, 1):
        game.tell("order", clan, place)
    game.do(roll_dice, take_turns)


@step
def take_turns(game: WhiteCastle) -> None:
    """Clans take turns in their order until everyone has had three. [1.2, 4.1, 4.2, 4.3]

    Only the rival's turns are of another kind; a single player's are like everyone's. [14.2]
    """
    if game.turn == game.box.rules.turns * len(game.order):
        game.do(end_round)
        return
    clan = game.clan_to_move
    game.tell("turn", clan)
    if clan == RIVAL:
        game.do(rival_turn, pass_turn)
    else:
        game.do(TAKE_DIE[clan], END_TURN[clan], pass_turn)


@step
def pass_turn(game: WhiteCastle) -> None:
    """The next clan is to move."""
    game.turn += 1
    game.do(take_turns)


@step
def end_round(game: WhiteCastle) -> None:
    """New turn order, garden step, next round; the third round ends the game. [1.2, 12, 12.1, 13.1]"""
    game.order = game.markers
    if game.round == game.box.rules.rounds:
        game.do(exchange_coins, score_all)
    else:
        gardens = ((garden_step, clan) for clan in game.order)
        game.do(exchange_coins, *gardens, shuffle_solo_deck, begin_round)


@step
def garden_step(game: WhiteCastle, clan: int) -> None:
    """In the new order each clan uses its gardens under bridges that still have a die. [12.2, 12.2.1]

    Only gardeners who are there when the clan's step begins count. [12.2.2, DP18]
    """
    places = [
        place
        for place, gardener in enumerate(game.clan(clan).gardens)
        if gardener and game.bridge_has_dice(place // GARDENS_PER_BRIDGE)
    ]
    if not places:
        return
    game.tell("gardens", clan)
    if clan == RIVAL:
        score_rival_gardens(game, len(places))
    else:
        offer(game, clan, tuple(game.box.gardens[game.gardens[place]].effects for place in places))


GARDENS_PER_BRIDGE = 2

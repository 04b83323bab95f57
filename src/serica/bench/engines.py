"""The engines that are measured: our games, and beside them Catanatron and two games of OpenSpiel."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from operator import methodcaller
from typing import Any

from serica.bench.stopwatch import Choose, Engine
from serica.kernel.chance import Chance, seed_from
from serica.kernel.title import Title
from serica.kernel.words import Complaint

PEERS = {"catanatron": "catanatron", "pyspiel": "open_spiel"}
"""The modules that we measure ourselves against, and the packages that they come in."""
CATAN_PLAYERS = 4
OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy")

COPY = methodcaller("copy")
CLONE = methodcaller("clone")

Visit = Callable[[Any], None] | None


def ours(title: Title) -> Engine:
    """A game of ours with as many seats as it takes, played as bots play it: without a journal."""
    seats = title.seats[-1]
    seeds = itertools.count()

    def play(choose: Choose, visit: Visit) -> int:
        game = title.begin(seats, Chance.seeded(seed_from(str(next(seeds)))))
        while not game.over:
            if visit:
                visit(game)
            game.advance(choose(game.options()))
        return game.number

    return Engine(
        play,
        keep=COPY,
        calls={"copy": COPY, "options": methodcaller("options"), "view": lambda game: game.view(game.asked)},
        facts={"seats": seats},
    )


def peers_engines() -> dict[str, Engine]:
    """The other engines; complains when they are not installed."""
    missing = [package for module, package in PEERS.items() if find_spec(module) is None]
    if missing:
        raise Complaint("bench-without-peers", packages=", ".join(missing))
    return {
        "catanatron": catanatron(),
        **{f"open_spiel_{name}": open_spiel(name) for name in OPEN_SPIEL_GAMES},
    }


def catanatron() -> Engine:
    """Catanatron with four random players; a step is a tick of its game, dice and draws included."""
    game_module = import_module("catanatron.game")
    player_module = import_module("catanatron.models.player")
    seats = [player_module.RandomPlayer(colour) for colour in list(player_module.Color)[:CATAN_PLAYERS]]

    def play(choose: Choose, visit: Visit) -> int:
        game = game_module.Game(seats)
        steps = 0

        def decide(player: Any, game: Any, actions: Any) -> Any:
            return choose(actions)

        while game.winning_color() is None and game.state.num_turns < game_module.TURNS_LIMIT:
            if visit:
                visit(game)
            game.play_tick(decide_fn=decide)
            steps += 1
        return steps

    return Engine(
        play,
        keep=COPY,
        calls={"copy": COPY},
        facts={"seats": CATAN_PLAYERS},
    )


def open_spiel(name: str) -> Engine:
    """A game of OpenSpiel through its Python interface; a step is a decision of a player, chance is done inside."""
    game = import_module("pyspiel").load_game(name)

    def play(choose: Choose, visit: Visit) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), choose))
                continue
            if visit:
                visit(state)
            state.apply_action(choose(state.legal_actions()))
            steps += 1
        return steps

    return Engine(
        play,
        keep=CLONE,
        calls={"copy": CLONE, "options": methodcaller("legal_actions")},
        facts={"seats": game.num_players()},
    )


FINE = range(1 << 20)
"""Fractions of one, fine enough for dice and cards."""


def _drawn(outcomes: list[tuple[int, float]], choose: Choose) -> int:
    """One of the outcomes of chance with its probability."""
    left = choose(FINE) / len(FINE)
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]

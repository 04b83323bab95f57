"""What the table asks, and that it asks nothing else. [16]"""

import ast
from pathlib import Path

import pytest

import serica.games.whitecastle
from serica.games.whitecastle import TITLE
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.words import NOTATION
from serica.kernel.chance import Chance, seed_from
from serica.kernel.game import CHOICES
from tests.games.whitecastle.table import by_chance, clan, offered, offering, op, play, whitecastle

ASKS = {
    "TakePair": {"pair"},
    "TakeDie": {"take"},
    "PlaceDie": {"place"},
    "Arrange": {"next", "decline"},
    "Pay": {"pay", "decline"},
    "PickResource": {"pick"},
    "MakeRoom": {"forgo"},
    "CrossBoundary": {"cross", "stop"},
    "ActOutside": {"action", "decline"},
    "PlaceWarrior": {"yard", "decline"},
    "PlaceGardener": {"garden", "decline"},
    "SendCourtier": {"audience", "advance", "decline"},
    "UseLightBlock": {"block"},
    "TakeSlot": {"slot"},
    "UseCastle": {"use", "decline"},
    "UseRow": {"row", "decline"},
    "EndTurn": {"end"},
    "ChooseRoom": {"room"},
    "ChooseGarden": {"garden"},
}
"""Every decision with the verbs of its options; the exchange of seals joins them all."""


def test_every_decision_is_known():
    """[16] No other choice exists, and each of them offers the exchange."""
    own = {name.split(".")[1]: kind for name, kind in CHOICES.items() if name.startswith("whitecastle.")}
    kinds = {
        name: kind for name, kind in own.items() if kind.__module__.startswith("serica.games.whitecastle")
    }
    assert kinds.keys() == ASKS.keys()
    assert all(issubclass(kind, Decision) for kind in kinds.values())
    assert set().union(*ASKS.values()) | {"exchange"} == set(NOTATION.verbs)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_decisions_offer_what_belongs_to_them(players):
    """[16] In whole matches each question has an answer, and only answers of its kind."""
    seen = set()
    for number in range(3):
        for game in by_chance(players, f"decisions {players} {number}"):
            if not game.over:
                name = type(game.choice).__name__
                verbs = {option[0] for option in game.options()}
                assert verbs and verbs <= ASKS[name] | {"exchange"}
                seen.add(name)
    assert seen >= {"TakeDie", "PlaceDie", "Arrange", "PickResource", "ActOutside", "EndTurn"}
    assert ("TakePair" in seen) == (players > 1) and ("ChooseRoom" in seen) == (players == 1)


def test_every_decision_point_stands_in_the_code():
    """[16] DP1 to DP22 are named beside their choices; only the level of a solo game is a setting instead."""
    package = Path(serica.games.whitecastle.__file__).parent
    told = " ".join(
        ast.get_docstring(node) or ""
        for module in package.glob("*.py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module)
    )
    missing = [number for number in range(1, 23) if not {f"DP{number}]", f"DP{number},"} & {*told.split()}]
    assert missing == [20]


def test_no_decision_is_taken_by_the_rules():
    """[16.1] The rules ask even where a single option is left: a boundary, a price, the end of a turn."""
    game = offering(whitecastle(clans=[clan(seal=1, influence=5)]), [op("influence", steps=1)])
    play(game, "next 1", "exchange coin")
    assert offered(game) == ["stop"] and game.forced is None
    play(game, "stop")
    assert offered(game) == ["end"] and game.forced is None


def test_what_is_no_decision_may_be_taken_for_a_player():
    """[16.1] A lone option is forced, unless it declines something, stops at a boundary or ends the turn."""
    lone = set()
    for number in range(12):
        game = TITLE.begin(2, Chance.seeded(seed_from(f"forced {number}")))
        chance = Chance.seeded(seed_from(f"player {number}"))
        while not game.over:
            options = game.options()
            assert game.forced in (None, options[0])
            if len(options) == 1:
                lone.add((options[0][0], game.forced is not None))
            else:
                assert game.forced is None
            game.advance(options[chance.below(len(options))])
    asked = {verb for verb, forced in lone if not forced}
    taken = {verb for verb, forced in lone if forced}
    assert "end" in asked <= {"decline", "stop", "end"}
    assert "place" in taken and not taken & {"decline", "stop", "end"}

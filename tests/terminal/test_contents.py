"""The contents of a box: every component once, what it does in words, and where that is known from."""

import dataclasses
from collections import Counter

import pytest

from serica.catalogue import Catalogue, languages
from serica.games import names, title
from serica.terminal.contents import MARK, contents


def told(game, language="en"):
    card = title(game)
    return [line.plain for line in contents(card, card.load(), Catalogue(language, game))]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_everything_is_told_in_words(game, language):
    """No tree, no table and no class of the program shows through."""
    text = "\n".join(told(game, language))
    assert not any(raw in text for raw in ("(('", "{'", "['", "Block(", "id=", "None"))


@pytest.mark.parametrize("game", names())
def test_every_component_is_told_once(game):
    """Also where the box keeps a list of its own that is made from others."""
    box = title(game).load()
    lists = [field.name for field in dataclasses.fields(box) if field.init]
    heads = Counter(line[2:].split("  ")[0] for line in told(game) if line[2:3] not in ("", " "))
    ids = Counter(part.id for name, part in box.components() if name in lists)
    assert ids and {name: heads[name] for name in ids} == ids


@pytest.mark.parametrize("game", names())
def test_what_is_reconstructed_is_marked_and_nothing_else_is(game):
    lines = told(game)
    box = title(game).load()
    shaky = {part.id for _, part in box.components() if part.reconstructed}
    marked = {line[2:].split("  ")[0] for line in lines if line.startswith(f"{MARK} ")}
    assert shaky <= marked and marked - shaky <= {"reconstructed"}
    assert f"{len(shaky)} of them" in lines[1]


def test_a_card_says_what_stands_on_each_of_its_parts():
    lines = told("whitecastle")
    at = lines.index("  steward_01  removed yes")
    assert lines[at + 1 : at + 5] == [
        "    lantern: 1 coin",
        "    rows courtier, tone dark: pay 1 seal → courtier action",
        "    rows gardener, tone light: 1 seal and 1 point",
        "    rows warrior, tone light: 1 food and lantern reward",
    ]
    assert "    slots: rewards of the well | 2 points | 2 seals" in lines
    assert "    discard a card from the hand and +3 prestige" in told("dunhuang")

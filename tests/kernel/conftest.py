"""A party of the toy game to try things on."""

import pytest
from toy.tea import LEAVES, TITLE, Guest

from serica.kernel.chance import Chance, seed_from
from serica.kernel.journal import Journal
from serica.kernel.visibility import Pile


@pytest.fixture
def party():
    """Makes a party with these hands and this deck, the top at the end, where seat 0 is asked."""

    def made(*hands, deck=(), seats=2, chance=None, settings=None):
        game = TITLE.begin(seats, Chance.seeded(seed_from("party")), settings=settings)
        game.journal = Journal()
        if chance is not None:
            game.chance = chance
        if hands:
            game.guests = [Guest(hand=counted(hand), seen=[0] * (LEAVES.size * seats)) for hand in hands]
            game.deck = Pile([LEAVES.names.index(name) for name in deck])
        return game

    return made


def counted(names):
    """How many of each leaf there are among these."""
    return [list(names).count(name) for name in LEAVES.names]

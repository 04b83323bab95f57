"""Bots: fair, repeatable, and better than chance."""

import pytest

from serica.bots import KINDS
from serica.games import title
from serica.kernel.chance import Chance, seed_from
from tests.games.dunhuang.table import dunhuang, play

DUNHUANG = title("dunhuang")


def decide(kind, game, thoughts="thoughts"):
    """What a bot of this kind chooses with these thoughts."""
    return KINDS[kind](Chance.seeded(seed_from(thoughts))).choose(game)


def contest(name, games):
    """How many two-player games greedy wins against random, seats alternating."""
    won = 0
    card = title(name)
    for number in range(games):
        game = card.begin(2, Chance.seeded(seed_from(f"contest {number}")))
        greedy = number % 2
        bots = {
            greedy: KINDS["greedy"](Chance.seeded(seed_from(f"greedy {number}"))),
            1 - greedy: KINDS["random"](Chance.seeded(seed_from(f"random {number}"))),
        }
        while not game.over:
            game.advance(bots[game.asked].choose(game))
        won += game.result.winners == (greedy,)
    return won


def test_greedy_beats_random_in_dunhuang():
    """A player who looks one move ahead wins at least 85 of 100 games."""
    assert contest("dunhuang", 100) >= 85


def middle(seed):
    """A match of Dunhuang some turns old."""
    game = DUNHUANG.begin(3, Chance.seeded(seed_from(seed)))
    chance = Chance.seeded(seed_from("middle"))
    for _ in range(30):
        game.advance(chance.pick(game.options()))
    return game


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_same_thoughts_decide_the_same(kind):
    """A bot's decision follows from the position and its own chance; the game itself is not touched."""
    game = middle("same")
    before = game.fingerprint()
    assert decide(kind, game) == decide(kind, game) and decide(kind, game) in game.options()
    assert game.fingerprint() == before


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_bot_cannot_see_what_is_hidden(kind):
    """In every world that the seat can imagine the same thoughts decide the same."""
    for number in range(10):
        game = middle(f"fair {number}")
        other = game.imagine(game.asked, Chance.seeded(seed_from(f"world {number}")))
        assert decide(kind, game) == decide(kind, other)


def test_greedy_takes_the_win_in_sight():
    """With the instant win one placement away greedy finds it."""
    goods = ("gold", "silver", "gems", "glass")
    game = dunhuang(
        shops={0: " ".join(goods)}, tokens=dict.fromkeys(goods, 0), hands={0: "tea paper silk"}, coins=0
    )
    play(game, "camel 1")
    assert decide("greedy", game) == ("hand",)

"""The table of The White Castle in the terminal: everything is on it, legible at 100 columns, in every language."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from serica.catalogue import Catalogue, languages
from serica.games import title
from serica.kernel.chance import Chance, seed_from
from serica.kernel.game import Result
from serica.kernel.match import Match
from serica.terminal.boards import board, whitecastle
from serica.terminal.boards.whitecastle import COLOURS, MARKS, RIVAL
from serica.terminal.screen import result_lines
from serica.terminal.sight import Sight

CASTLE = title("whitecastle")
WIDE = 100
LOW, HIGH = False, True
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def positions(seats, seed, every=19):
    """A random match, stopped after every few options and at its end."""
    match = Match(CASTLE, seats, seed_from(seed))
    moves = Chance.seeded(seed_from(f"{seed} moves"))
    while not match.game.over:
        if len(match.options) % every == 0:
            yield match.game
        match.play(CASTLE.notation.text(moves.pick(match.game.options())))
    yield match.game


def drawn(game, seat=0, language="en", width=WIDE, roomy=HIGH, **console):
    words = Catalogue(language, "whitecastle")
    out = io.StringIO()
    painter = Console(file=out, width=width, highlight=False, markup=False, emoji=False, **console)
    painter.print(whitecastle.draw(Sight.of(game, seat, words), width, roomy))
    return out.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", CASTLE.seats)
def test_no_line_is_too_long_in_any_position(seats, language):
    for number, game in enumerate(positions(seats, f"wide {seats}", every=3)):
        width, roomy = ((WIDE, HIGH), (WIDE, LOW), (WIDE, HIGH), (80, HIGH), (80, LOW))[number % 5]
        text = drawn(game, number % seats, language, width, roomy)
        assert max(map(len, text.splitlines())) <= width and "…" not in text


@pytest.mark.parametrize("seats", CASTLE.seats)
def test_every_figure_and_every_marker_is_on_the_table(seats):
    """Counted from the game itself: what stands in the castle, on gardens and yards, and what names a clan."""
    for game in positions(seats, f"figures {seats}"):
        text = drawn(game, seat=None)
        for number, clan in game.clans():
            mark = MARKS[RIVAL] if number == 4 else MARKS[str(number + 1)]
            figures = sum(clan.castle) + sum(clan.gardens) + sum(clan.yards)
            named = 3  # in the turn order, on the influence track, at the head of its line
            assert text.count(mark) == figures + game.daimyo_slots.count(number) + named


@pytest.mark.parametrize(("language", "letters"), [("en", "CBW"), ("ru", "КЧБ")])
def test_every_die_is_on_the_table(language, letters):
    for game in positions(3, "dice"):
        text = drawn(game, seat=None, language=language)
        dice = [die for space in game.spaces for die in space]
        dice += [(row, player.dice[row]) for player in game.players for row in range(3) if player.dice[row]]
        for colour in range(len(COLOURS)):
            ends = (game.left[colour], *game.center[colour], game.right[colour])
            dice += [(colour, pips) for pips in ends if pips]
        dice += [game.die] if game.die else []
        shown = re.findall(f"[{letters}][1-6]", text)
        assert sorted(shown) == sorted(f"{letters[colour]}{pips}" for colour, pips in dice)


def test_goods_points_and_influence_stand_in_the_line_of_their_clan():
    for game in positions(4, "goods"):
        lines = drawn(game).splitlines()
        for number, player in enumerate(game.players):
            (line,) = (line for line in lines if re.match(rf"▶?{MARKS[str(number + 1)]} ", line))
            told = [int(word) for word in re.findall(r" (\d+)(?= )", line)]
            ending = game.view(0)["insights"]["points"][number]
            assert told[-7:] == [player.points, ending, *player.goods]
            assert "/".join(map(str, player.at_home)) in line
            assert f"{MARKS[str(number + 1)]} {player.influence}" in drawn(game)


@pytest.mark.parametrize("language", languages())
def test_colour_tells_nothing_that_is_not_there_without_it(language):
    for game in positions(2, "colour", every=25):
        coloured = drawn(game, language=language, force_terminal=True, color_system="standard")
        assert ESCAPE.search(coloured)
        assert ESCAPE.sub("", coloured) == drawn(game, language=language)


def test_the_own_rows_and_the_lantern_stand_below_and_spectators_see_none():
    game = next(games := positions(2, "own"))
    assert "Courtier row" not in drawn(game, 0)  # nobody has an action card before the pairs are chosen
    game = next(games)
    assert "Courtier row (6) C" in drawn(game, 0) and "☼ Lantern:" in drawn(game, 1)
    assert "Courtier row" not in drawn(game, None)


def test_everyone_sees_how_many_cards_are_left():
    for game in positions(3, "decks", every=60):
        text = drawn(game)
        assert f"stewards in the deck: {len(game.steward_deck.cards)} " in text
        assert f"diplomats in the deck: {len(game.diplomat_deck.cards)} " in text


def test_a_single_player_sees_which_die_the_rival_takes_next():
    game = next(positions(1, "rival"))
    (card,) = (card for card in CASTLE.load().solo_cards if card.id == game.view(0)["solo_top"][0])
    assert f"Tokugawa next: {card.bridge} die" in drawn(game)
    assert "Tokugawa next" not in drawn(next(positions(2, "rival")))


def test_the_registry_finds_it():
    assert board("whitecastle") is whitecastle
    assert board("no-such-game").__name__.endswith(".general")


@pytest.mark.parametrize(
    ("language", "lost", "won"),
    [
        (
            "en",
            "The Tokugawa clan wins.",
            "Mei wins: the most points; among equals, the higher place in turn order.",
        ),
        (
            "ru",
            "Победил клан Токугава.",
            "Побеждает Mei: больше всего очков, а при равенстве — выше в очерёдности хода.",
        ),
    ],
)
def test_the_end_is_told_in_one_sentence(language, lost, won):
    """[14.7] Where the Tokugawa clan has won, nothing says beside it that nobody has."""
    game = next(positions(1, "lost alone"))
    sight = Sight.of(game, 0, Catalogue(language, "whitecastle", names={0: "Mei"}))
    assert result_lines(sight, Result((), (7,), "rival"))[0] == lost
    assert result_lines(sight, Result((0,), (7,), "points"))[0] == won

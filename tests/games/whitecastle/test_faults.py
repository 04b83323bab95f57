"""What no position may show is noticed. [1.5, 4.2, 5.1.2, 5.2.4, 7.7, 8.2.2, 8.5.2]"""

import pytest

from serica.games.whitecastle.faults import faults
from tests.games.whitecastle.table import by_chance, clan, whitecastle


def position():
    """A position in the middle of a match, nothing wrong about it."""
    own = clan(coin=3, court="gate daimyo_room", gardens="stone_garden_1", yards="yard_2", influence=3)
    other = clan(seal=5, pearl=7)
    game = whitecastle(clans=[own, other, other], slots=(0, -1, -1), spaces={"well": "coral 1"})
    game.left[0], game.center[0] = 2, (3,)
    game.right[0], game.turn = 6, 1
    return game


def broken(**changes):
    """What is noticed about the same position with something changed: `players__0__goods__4=6`."""
    game = position()
    for path, value in changes.items():
        *way, last = path.split("__")
        place = game
        for name in way:
            place = place[int(name)] if name.isdigit() else getattr(place, name)
        if last.isdigit():
            place[int(last)] = value
        else:
            setattr(place, last, value)
    return " | ".join(faults(game))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_faults_in_a_match(players):
    """[1.5, 4.2, 7.7] In a whole match by chance nothing is found."""
    assert all(not [*faults(game)] for game in by_chance(players, f"faults {players}"))


def test_no_faults_on_a_table_that_was_laid():
    """[4.2] The position that the next test breaks is sound."""
    assert broken() == ""


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"players__0__at_home": [4, 4, 4]}, "4 figures of courtier at home and 2 elsewhere"),
        ({"players__0__gardens__0": 2}, "two gardeners in one garden"),
        ({"daimyo_slots": [0, 0, -1]}, "more slots than courtiers"),
        ({"daimyo_slots": [0, 3, -1]}, "the slots of the daimyo card belong to"),
        ({"players__1__goods__4": 6}, "too few or do not fit"),
        ({"players__1__goods__2": 8}, "too few or do not fit"),
        ({"players__0__goods__3": -1}, "too few or do not fit"),
        ({"markers": (0, 1, 1)}, "the markers are those of"),
        ({"markers": (1, 0, 2)}, "lies behind one that it has passed"),
        ({"left__1": 0}, "an empty end of a bridge although dice lie in its centre"),
        ({"right__1": 0, "center__1": ()}, "dice lie on bridges"),
        ({"die": (0, 3)}, "dice lie on bridges"),
        ({"spaces__0": ((0, 1), (0, 1), (0, 1))}, "too many dice lie on one space"),
        ({"spaces__7": ((0, 1),) * 10}, "more than there are turns"),
    ],
)
def test_what_is_noticed(changes, found):
    """[1.5, 4.2, 5.1.2, 5.2.4, 7.7, 8.2.2, 8.5.2] One thing wrong, one thing said."""
    assert found in broken(**changes)

"""Supplies and the table's options. [15, 17]"""

import pytest

from serica.games.dunhuang.settings import DunhuangSettings
from serica.games.dunhuang.state import SUPPLY
from serica.kernel.words import Complaint
from tests.games.dunhuang.table import dunhuang, fresh, holder, named, offered, play


def test_no_variants_and_no_solo_game():
    """[17.2] One seat is refused; every switch is off from the start."""
    with pytest.raises(Complaint, match="wrong-seats"):
        fresh(1)
    assert DunhuangSettings().texts() == []


def test_the_supply_never_runs_out():
    """[15.1] With 43 coins and 28 prestige on the table everybody still receives the full number."""
    game = dunhuang(shown=("dancer",), coins={0: 43}, prestige={0: 28})
    assert play(game.copy(), "camel 1", "hand", "coins").merchants[0].coins == 46
    assert play(game, "camel 1", "hand", "ability").merchants[0].prestige == 30


def test_a_limited_supply():
    """[17.6] 44 coins and 28 prestige tokens in all: a player receives what is left."""
    game = dunhuang(shown=("dancer",), coins={0: 33, 1: 10}, prestige={0: 20, 1: 7}, limited_supply=True)
    assert play(game.copy(), "camel 1", "hand", "coins").merchants[0].coins == 34
    assert play(game, "camel 1", "hand", "ability").merchants[0].prestige == 21


def test_what_cannot_be_paid_in_full_is_not_possible():
    """[15.3] Three steps cost 2 coins; with one they are not offered."""
    assert offered(dunhuang(coins=1)) == ["camel 1", "camel 2"]


@pytest.mark.parametrize(("face_down", "public"), [(False, {"tea": 1}), (True, {})])
def test_the_painter_discards_face_down(face_down, public):
    """[17.3, 3.10] With the option on only the owner knows the card; the others doubt every card they had seen."""
    game = dunhuang(shown=("painter",), hands={0: "tea"}, painter_discards_face_down=face_down)
    play(game, "camel 1", "hand", "ability", "discard tea")
    view = game.view(1)
    assert view["discard"] == public
    assert game.view(0)["merchants"][0]["put_away"] == ({"tea": 1} if face_down else {})
    assert view["merchants"][0]["hand"]["known"] == ({} if face_down else {"wool": 1})
    faces = [event.known_to(1)[0] for event in game.journal.events]
    assert ("discarded-hidden" in faces) == face_down


@pytest.mark.parametrize(("needed", "keeper"), [(False, 0), (True, SUPPLY)])
def test_a_token_needs_a_card(needed, keeper):
    """[17.4, 8.6.3] With the option on a holder without a card returns the token."""
    game = dunhuang(shown=("servant",), shops={0: "silk"}, tokens={"silk": 0}, token_needs_a_card=needed)
    play(game, "camel 1", "hand", "ability", "fetch silk")
    assert holder(game, "silk") == keeper


def test_the_soldier_may_exchange_like_for_like():
    """[17.5] A tea for a tea counts as adding it, so a tie can be claimed."""
    position = {
        "shown": ("soldier",),
        "market": "silk gold tea tea tea tea tea tea",
        "shops": {0: "tea", 1: "tea"},
        "tokens": {"tea": 1},
    }
    assert offered(play(dunhuang(**position), "camel 1", "hand", "ability")) == ["exchange tea 1"]
    game = play(dunhuang(**position, soldier_same_good=True), "camel 1", "hand", "ability")
    assert "exchange tea 3" in offered(game)
    game.play("exchange tea 3")
    assert holder(game, "tea") == 0 and named(game.merchants[0].shop) == "tea"


def test_settings_are_read_and_refused():
    """[17.1] Texts like `ring=chosen`; a wrong name or value is named in the complaint."""
    assert DunhuangSettings.parse(["limited_supply=yes", "ring=sides"]) == DunhuangSettings(
        limited_supply=True, ring="sides"
    )
    for pair in ("limited_supply=maybe", "camels=2", "characters=painter,clown"):
        with pytest.raises(Complaint):
            DunhuangSettings.parse([pair])

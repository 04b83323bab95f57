"""Terms and what is in the box. [1]"""

import pytest

from serica.games.whitecastle import TITLE
from serica.games.whitecastle.components import WhiteCastleBox
from serica.games.whitecastle.view import fan
from serica.games.whitecastle.words import CARDS, CLANS, COLOURS, GOODS, MEMBERS, RESOURCES
from serica.kernel.words import Complaint
from tests.games.whitecastle.table import (
    BOX,
    by_chance,
    clan,
    fresh,
    gain,
    offering,
    op,
    play,
    purse,
    receiving,
    said,
    told,
    whitecastle,
)


def test_from_one_to_four_clans():
    """[1.1] One to four seats; no other number is set up."""
    assert TITLE.seats == (1, 2, 3, 4)
    assert [len(fresh(players).players) for players in TITLE.seats] == [1, 2, 3, 4]
    for players in (0, 5):
        with pytest.raises(Complaint, match="wrong-seats"):
            fresh(players)


def test_three_colours_matter_and_clans_have_none():
    """[1.3] Dice, bridges, die tokens and rows are coral, black or white; clans are told apart by number."""
    assert COLOURS.names == ("coral", "black", "white")
    assert [row.colour for row in BOX.rows] == ["coral", "black", "white"]
    assert {token.colour for token in BOX.die_tokens} == set(COLOURS.names)
    assert {card.bridge for card in BOX.solo_cards} == set(COLOURS.names)
    assert CLANS.names == ("1", "2", "3", "4", "tokugawa")


def test_coins_and_seals_are_no_resources():
    """[1.4] A resource of choice is food, iron or pearl."""
    assert GOODS.names == ("food", "iron", "pearl", "coin", "seal")
    assert RESOURCES.names == ("food", "iron", "pearl")
    game = receiving(whitecastle(), gain("any"))
    assert said(game) == ["Take 1 food", "Take 1 iron", "Take 1 pearl"]


def test_five_figures_of_each_type():
    """[1.5] Five courtiers, five gardeners, five warriors in each clan, 20 of each in the box."""
    assert MEMBERS.names == ("courtier", "gardener", "warrior")
    assert all(player.at_home == [5, 5, 5] for player in fresh(4).players)
    assert (BOX.box.courtier, BOX.box.gardener, BOX.box.warrior) == (20, 20, 20)


@pytest.mark.parametrize(("coins", "seals", "possible"), [(3, 0, True), (2, 0, False), (2, 1, True)])
def test_what_is_gained_and_what_is_paid(coins, seals, possible):
    """[1.6, 7.12] EX-02: two seals are gained; three coins, not two, pay for the courtier action."""
    game = whitecastle(clans=[clan(coin=coins, seal=seals, pearl=2, court="gate")])
    price = op("pay", what="coin", n=3, then=[op("courtier")])
    game = offering(game, [price])
    if not possible:
        assert said(game) == ["End the turn"]
        return
    if coins < 3:
        assert said(game) == ["No, thank you"]
        game.play("exchange coin")
    assert said(game) == ["pay 3 coins → courtier action", "No, thank you"]
    game.play("pay")
    assert purse(game) == (0, 0, 0, 0, 2)
    assert "Advance from the gate to the left steward room for 2 pearl" in said(game)


def test_a_number_that_is_not_printed_means_one():
    """[1.6] EX-02: `2 seals` gives two, a single icon gives one of its good."""
    game = receiving(whitecastle(), gain("seal", 2), gain("food"))
    assert purse(game) == (0, 2, 1, 0, 0)


def test_red_fans_score_at_once_and_golden_ones_at_the_end():
    """[1.7] Two points are told when they are gained; a gardener's points wait for the final scoring."""
    game = receiving(whitecastle(), gain("vp", 2))
    assert game.players[0].points == 2 and told(game, "points") == ["points 1 2"]
    game = whitecastle(clans=[clan(food=2)])
    play(offering(game, [op("gardener")]), "garden stone_garden_2", "decline")
    assert game.players[0].points == 0
    assert game.view(None)["insights"]["lines"]["1"]["gardeners"] == 1


@pytest.mark.parametrize(
    ("points", "space", "token"),
    [
        (0, 0, 0),
        (39, 39, 0),
        (40, 40, 0),
        (41, 1, 40),
        (80, 40, 40),
        (81, 1, 80),
        (120, 40, 80),
        (130, 10, 80),
    ],
)
def test_the_fan_starts_again_after_forty(points, space, token):
    """[1.8] EX-31: 41 points are space 1 and +40, 80 are space 40 and +40, 81 are space 1 and +80."""
    assert fan(whitecastle(), points) == {"space": space, "token": token}


def test_two_points_past_thirty_nine():
    """[1.8] EX-31: 39 and 2 are 41 in all, as the view shows them."""
    game = receiving(whitecastle(clans=[clan(points=39)]), gain("vp", 2))
    assert game.players[0].points == 41
    assert game.view(0)["insights"]["fans"]["1"] == {"space": 1, "token": 40}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_points_never_go_down(players):
    """[1.9] In whole matches by chance no clan ever has fewer points than before."""
    before = {}
    for game in by_chance(players, f"points {players}"):
        now = {number: one.points for number, one in game.clans()}
        assert all(now[number] >= before.get(number, 0) for number in now)
        before = now
    assert sum(before.values()) > 0


def test_the_cards_of_the_box():
    """[1.5] As many cards and tokens of every kind as the rulebook counts."""
    kinds = {name: len(getattr(BOX, name)) for name in ("stewards", "diplomats", "daimyo_cards", "gardens")}
    assert kinds == {"stewards": 15, "diplomats": 12, "daimyo_cards": 9, "gardens": 10}
    assert len(BOX.starting_actions) == 6 and len(BOX.starting_resources) == 9 and len(BOX.decrees) == 3
    assert len(BOX.yard_tokens) == 8 and len(BOX.die_tokens) == 15 and len(BOX.solo_cards) == 9
    assert CARDS.size == 15 + 12 + 6 + 9 + 3


def load(tmp_path, text):
    """A components file with this text."""
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return WhiteCastleBox.load(path)


@pytest.mark.parametrize(
    ("ours", "theirs", "place"),
    [
        ('op = "rival_gate"', 'op = "lantern"', "solo_1"),
        ('space = "steward_room_1"', 'space = "clan_row_courtier"', "solo_1"),
        ('{ op = "influence", steps = 1 }] },', '{ op = "warrior" }] },', "steward_02"),
        (
            '[{ op = "gain", what = "iron", n = 2 }] },',
            '[{ op = "castle_action", blocks = "any" }] },',
            "steward_02",
        ),
        (
            'tone = "dark", effects = [{ op = "warrior" }]',
            'tone = "dark", effects = [{ op = "domain_action" }]',
            "diplomat_05",
        ),
        (
            'tone = "dark", effects = [{ op = "warrior" }]',
            'tone = "dark", effects = [{ op = "pay", what = "seal", n = 1, then = [] }]',
            "diplomat_05",
        ),
        ('kind = "flower"\nfood = 5', 'kind = "stone"\nfood = 5', "gardens.kind"),
        ('choose_one = [[{ op = "gardener" }]', 'choose_one = [[{ op = "lantern" }]', "outside_left"),
    ],
)
def test_a_corrected_file_is_checked(tmp_path, ours, theirs, place):
    """Effects that cannot stand where they are, and names that do not fit, are named in the complaint."""
    text = TITLE.components.read_text("utf-8")
    assert ours in text
    with pytest.raises(Complaint, match=place):
        load(tmp_path, text.replace(ours, theirs, 1))


def test_another_number_is_accepted(tmp_path):
    """A garden that is worth eight points instead of seven is a correction like any other."""
    text = TITLE.components.read_text("utf-8")
    box = load(tmp_path, text.replace("points = 7", "points = 8", 1))
    assert box.gardens[1].points == 8 and box.digest != BOX.digest

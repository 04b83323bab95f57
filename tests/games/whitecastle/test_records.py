"""Golden records: finished matches for every number of players and every level, replayed to the last detail."""

import re
from pathlib import Path

import pytest

from serica.games.whitecastle import TITLE
from serica.games.whitecastle.words import RIVAL
from serica.kernel.match import Match
from serica.kernel.record import Record
from serica.kernel.words import Complaint
from tests.games.whitecastle.table import BOX

RECORDS = sorted((Path(__file__).parents[2] / "records" / "whitecastle").glob("*.txt"))
SEATS = [path for path in RECORDS if "seats" in path.stem]

PART = re.compile(r"([a-z ]+) (\d+) ?(?:\((.*)\))?")
LINES = ("purse", "resources", "influence", "courtiers", "warriors", "gardeners")


def replayed(path):
    """The match of a record, checked against what the record says of its end."""
    return Match.verify(Record.parse(path.read_text("utf-8")), TITLE)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_final_position(path):
    """[1.2, 13.2, 14.7] The same options give the same result and the same fingerprint, and the same text."""
    text = path.read_text("utf-8")
    record, match = Record.parse(text), replayed(path)
    assert match.game.over and record.final and record.result
    assert match.record().text() == text.partition("# Final scoring")[0]


def test_what_the_records_show():
    """[3.11, 14.1.2] 2, 3 and 4 seats and three levels alone; both layouts, with company and without."""
    records = {path.stem: Record.parse(path.read_text("utf-8")) for path in RECORDS}
    levels = [f"solo-{level.id}" for level in BOX.solo_levels]
    assert sorted(records) == sorted(["2-seats", "3-seats", "4-seats", *levels])
    layouts = {(record.seats > 1, "layout=first_game" in record.settings) for record in records.values()}
    assert layouts == {(True, True), (True, False), (False, True), (False, False)}
    for level in BOX.solo_levels:
        assert TITLE.settings.parse(records[f"solo-{level.id}"].settings).difficulty == level.id


def by_hand(path):
    """What stands at the end of a record: for each seat its points by their source, and their sum."""
    *_, told = path.read_text("utf-8").partition("# Final scoring, added up from the last position\n")
    for line in told.splitlines():
        parts, _, total = line.partition(": ")[2].partition(" = ")
        found = [PART.fullmatch(part) for part in parts.split(" + ")]
        assert all(found), line
        yield {part[1]: (int(part[2]), part[3]) for part in found}, int(total)


def sum_of(detail):
    """`2 x 1, 3, 10` as 15."""
    products = [[int(factor) for factor in part.split(" x ")] for part in detail.split(", ")]
    return sum(factors[0] * factors[-1] if len(factors) > 1 else factors[0] for factors in products)


@pytest.mark.parametrize("path", SEATS, ids=lambda path: path.stem)
def test_the_breakdown_by_hand_is_the_breakdown_of_the_journal(path):
    """[13.1-13.2] Every line that was added up by hand is what the match scored; the sums are the result."""
    game = replayed(path).game
    lines = list(by_hand(path))
    assert [total for _, total in lines] == list(game.result.points)
    for seat, (parts, total) in enumerate(lines):
        assert tuple(parts) == ("in play", *LINES) and sum(points for points, _ in parts.values()) == total
        scored = dict.fromkeys(LINES, 0)
        in_play = 0
        for event in game.journal.events:
            name = event.face[0].removeprefix("scored-").replace("resource", "resources")
            if event.face[:2] == ("points", seat):
                in_play += event.face[-1]
            elif name in scored and event.face[0].startswith("scored") and event.face[1] == seat:
                scored[name] += event.face[-1]
        assert {name: points for name, (points, _) in parts.items()} == {"in play": in_play, **scored}


@pytest.mark.parametrize("path", SEATS, ids=lambda path: path.stem)
def test_the_breakdown_by_hand_is_read_from_the_last_position(path):
    """[13.1.1-13.1.6] Coins, seals, resources, places and printed points are those on the table at the end."""
    view = replayed(path).game.view(None)
    printed = {garden.id: garden.points for garden in BOX.gardens}
    for player, (parts, _) in zip(view["players"], by_hand(path), strict=True):
        goods = player["goods"]
        coins, seals = (int(number) for number in re.findall(r"\d+", parts["purse"][1]))
        assert (coins, seals) == (goods["coin"], goods["seal"]) and parts["purse"][0] == (coins + seals) // 5
        counted = {good: goods[good] for good in ("food", "iron", "pearl") if goods[good] >= 3}
        assert parts["resources"][1] == (
            ", ".join(f"{good} {n}" for good, n in counted.items()) or "none of 3"
        )
        assert parts["resources"][0] == sum(2 if number == 7 else 1 for number in counted.values())
        assert parts["influence"][1] == f"on {player['influence']}"
        assert parts["courtiers"][0] == sum_of(parts["courtiers"][1])
        inside = sum(standing for place, standing in player["castle"].items() if place != "gate")
        double, *single = player["yards"].values()
        assert parts["warriors"][0] == inside * (2 * double + sum(single))
        if parts["warriors"][0]:
            assert parts["warriors"][1] == f"{2 * double + sum(single)} x {inside}"
        own = [
            printed[card]
            for card, here in zip(view["gardens"], player["gardens"].values(), strict=True)
            if here
        ]
        assert [int(number) for number in parts["gardeners"][1].split(", ")] == own
        assert parts["gardeners"][0] == sum(own)


@pytest.mark.parametrize("path", [path for path in RECORDS if path not in SEATS], ids=lambda path: path.stem)
def test_the_rival_has_won_or_lost(path):
    """[14.7] The result of a solo game says who had more points."""
    game = replayed(path).game
    ahead = game.players[0].points > game.clan(RIVAL).points
    assert (game.result.winners, game.result.reason) == (((0,), "points") if ahead else ((), "rival"))


def test_a_tampered_result_is_noticed():
    """The record says that another seat won; the replay knows better."""
    text = SEATS[0].read_text("utf-8")
    assert '[Result "1 points 60 52"]' in text
    with pytest.raises(Complaint, match="record-differs"):
        Match.verify(Record.parse(text.replace('"1 points', '"2 points')), TITLE)

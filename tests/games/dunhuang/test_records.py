"""Golden records: finished matches for every number of players and every way to end, replayed to the last detail."""

from pathlib import Path

import pytest

from serica.games.dunhuang import TITLE
from serica.kernel.match import Match
from serica.kernel.record import Record
from serica.kernel.words import Complaint

RECORDS = sorted((Path(__file__).parents[2] / "records" / "dunhuang").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_final_position(path):
    """[1.1, 14.9, 14.10] The same options give the same result and the same fingerprint, and the same text."""
    record = Record.parse(path.read_text("utf-8"))
    match = Match.verify(record, TITLE)
    assert match.game.over and record.final is not None
    assert match.record().text() == path.read_text("utf-8")


def test_every_way_to_end_has_a_golden_record():
    """[13.1, 13.2, 14.10] Points and instant win for 2, 3 and 4 players, and a shared victory."""
    names = {path.stem for path in RECORDS}
    assert {f"{seats}-{end}" for seats in (2, 3, 4) for end in ("points", "instant")} | {"2-shared"} == names


def test_a_tampered_result_is_noticed():
    """The record says that the other seat won; the replay knows better."""
    text = (RECORDS[0].parent / "2-instant.txt").read_text("utf-8")
    assert '[Result "1 instant"]' in text
    with pytest.raises(Complaint, match="record-differs"):
        Match.verify(Record.parse(text.replace('"1 instant"', '"2 instant"')), TITLE)


def test_a_tampered_option_is_noticed():
    """A camel that goes another way leads to another end, or to an option that is not offered there."""
    text = (RECORDS[0].parent / "2-instant.txt").read_text("utf-8")
    record = Record.parse(text)
    place = next(number for number, option in enumerate(record.options) if option == "coins")
    record.options[place - 1] = {"hand": "shop", "shop": "hand"}.get(record.options[place - 1], "hand")
    with pytest.raises(Complaint):
        Match.verify(record, TITLE)

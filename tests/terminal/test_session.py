"""A session at the terminal: whole matches, undo, saving, several people, and what a seat may not see."""

from __future__ import annotations

import random

import pytest

from serica.catalogue import Catalogue, languages
from serica.games import title
from serica.kernel.chance import Chance, seed_from
from serica.kernel.match import Match
from serica.kernel.record import Record
from serica.kernel.words import Complaint
from serica.terminal import session as session_module
from serica.terminal.players import PERSON, bot, player, seat_players
from serica.terminal.sight import Sight

from .conftest import match_of

SEAT_1_BEGINS = "b"
"""A seed with which seat 1 decides first at a table for two."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_by_numbers(table, language, seats):
    shown = table(*["1"] * 300, language=language, seats=seats)
    text = shown.run()
    assert shown.match.game.over
    assert Catalogue(language).text("game-over") in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_options_by_notation_and_by_its_beginning(table):
    game = match_of(seats=2, seed=SEAT_1_BEGINS).game
    offer = game.title.notation.text(game.options()[0])
    for typed in (offer, f"k {offer.split()[1][:3]}"):
        shown = table(typed, "q", "no", seats=2, seed=SEAT_1_BEGINS)
        shown.run()
        assert shown.match.options[0] == offer


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("gallop", "“gallop” is no option of this game."),
        ("99", "There is no option 99"),
        ("camel 3", "not now. Player 1: which card do you keep?"),
        ("keep", "“keep” could be any of these: keep "),
        ("rules 99.9", "The rules have no clause 99.9."),
        ("why gallop", "“gallop” is no option of this game."),
        ("undo", "Nothing can be taken back"),
        ("save /no/such/folder/match", "/no/such/folder/match cannot be written"),
    ],
)
def test_what_does_not_work_is_said_and_changes_nothing(table, typed, answer):
    shown = table(typed, seats=2, seed=SEAT_1_BEGINS)
    before = shown.match.game.fingerprint()
    assert answer in " ".join(shown.run().split())
    assert shown.match.game.fingerprint() == before
    assert shown.match.options == []


def test_help_rules_journal_and_board(table):
    text = table("?", "rules 6.2", "rules 6", "rules", "journal", "", "why 1", seats=2).run()
    assert "take back your last decision" in text
    assert "6.2 " in text and "6.7 " in text and "17. " in text
    assert text.count("which card do you keep?") >= 2
    assert "it is number 1" in text


def test_russian_commands_and_english_ones_work_in_russian(table):
    text = table(
        "помощь", "правила 6.2", "журнал", "назад", "why camel 2", "выход", "нет", language="ru"
    ).run()
    assert "встать из-за стола" in text and "Первый шаг бесплатный" in text
    assert "Вернуть ничего нельзя" in text and "сейчас не время" in text and "До встречи!" in text


def test_undo_takes_back_the_last_decision(table):
    match = match_of(seats=2, people=2, seed=SEAT_1_BEGINS)
    while match.title.heading(match.game) == "Opening":
        match.play(match.title.notation.text(match.game.options()[0]))
    before = len(match.options)
    shown = table("camel 1", "undo", "camel 2", "hand", "undo", "shop", match=match)
    assert shown.run().count("how far does the camel go?") == 2
    assert match.options[before:] == ["camel 2", "shop"]


def test_undo_stops_where_something_hidden_was_seen(table):
    """[16.4] After a random event or a look at hidden cards nothing can be taken back."""
    shown = table("1", "undo", seats=2, seed="stop")
    text = shown.run()
    assert len(shown.match.options) >= 1
    assert "Nothing can be taken back" in text


def test_a_saved_match_goes_on_as_if_it_had_never_stopped(table, tmp_path):
    file = tmp_path / "match.serica"
    whole = table(*["1"] * 300, seats=3, seed="save")
    whole.run()
    first = table("1", "1", "1", "1", f"save {file}", "quit", "no", seats=3, seed="save")
    assert str(file) in " ".join(first.run().split())
    record = Record.parse(file.read_text("utf-8"))
    resumed = Match.replay(record, whole.match.title)
    assert resumed.game.fingerprint() == first.match.game.fingerprint()
    assert resumed.record().text() == file.read_text("utf-8")
    assert [player(resumed, seat) for seat in range(3)] == [PERSON, "random", "random"]
    rest = table(*["1"] * 300, match=resumed)
    rest.run()
    assert rest.match.options == whole.match.options
    assert rest.match.record().text() == whole.match.record().text()


def test_the_white_castle_at_a_hundred_columns(table, tmp_path):
    """Reasons, rules, journal, undo, saving and taking up again; and what the others did is told first."""
    match = Match(title("whitecastle"), 2, seed_from("castle"))
    seat_players(match, 1, "random")
    while match.game.asked != 0 or len(match.options) < 6:
        match.play(match.title.notation.text(match.game.options()[0]))
    typed = (
        "why place well",
        "rules 6.3",
        "journal",
        "1",
        "undo",
        "",
        f"save {tmp_path / 'kept'}",
        "q",
        "no",
    )
    shown = table(*typed, match=match, width=100)
    before = len(match.options)
    text = shown.run()
    assert max(map(len, text.splitlines())) <= 100
    assert "place well: not now." in text and "6.3 " in text
    assert "\n│ Bot 2 " in text and "Round 1, turn" in text
    resumed = Match.replay(Record.parse((tmp_path / "kept").read_text("utf-8")), match.title)
    assert len(match.options) == before
    assert resumed.game == match.game and resumed.record() == match.record()


def test_quitting_offers_to_save(table, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table("1", "quit", "", seats=2).run()
    assert Record.parse((tmp_path / "dunhuang-1.serica").read_text("utf-8")).game == "dunhuang"
    table("q", "yes", seats=2).run()
    assert (tmp_path / "dunhuang-2.serica").exists()
    table("q", "mine.serica", seats=2).run()
    assert (tmp_path / "mine.serica").exists()
    table("q", "no", seats=2).run()
    assert len(list(tmp_path.iterdir())) == 3


def test_ctrl_c_is_a_polite_way_to_leave(table, tmp_path, monkeypatch):
    shown = table(seats=2)
    answers = iter([KeyboardInterrupt, "no"])

    def read(prompt):
        answer = next(answers)
        if answer is KeyboardInterrupt:
            raise KeyboardInterrupt
        return answer

    shown.session.read = read
    assert "Goodbye!" in shown.run()


def test_the_end_of_input_is_said(table):
    assert "The input has ended" in table("1", seats=2).run()


def test_a_forced_choice_is_taken_and_said(table):
    text = table(*["1"] * 300, seats=2).run()
    assert "Only one option: Take 3 coins (coins)" in text


def test_several_people_share_the_screen_behind_a_curtain(table):
    shown = table("", "1", "", "1", "", "1", seats=2, people=2)
    text = shown.run()
    assert "The screen is for Player 2 now. Everyone else, please look away." in text
    assert len(shown.match.options) >= 2


def test_bots_alone_play_to_the_end(table):
    shown = table(seats=4, people=0)
    assert "The game is over." in shown.run()
    assert shown.asked == 0


def test_a_record_from_elsewhere_seats_one_person():
    match = Match(match_of().title, 3, seed_from("elsewhere"))
    assert [player(match, seat) for seat in range(3)] == [PERSON, "random", "random"]
    with pytest.raises(Complaint, match="terminal-too-many-people"):
        seat_players(match, 4, "greedy")


def test_a_bot_thinks_the_same_at_the_same_moment():
    match = match_of()
    assert bot(match, 1).chance.to_json() == bot(match, 1).chance.to_json()
    assert bot(match, 1).chance.to_json() != bot(match, 2).chance.to_json()


def test_the_screen_shows_nothing_that_the_seat_cannot_know(table, monkeypatch):
    """Everything hidden from seat 1 is dealt anew before each screen: the screens stay as they were."""
    honest = table(*["1"] * 12, seats=3, seed="hidden").run()
    chance = Chance.seeded(seed_from("another world"))

    class Elsewhere:
        of = staticmethod(lambda game, seat, words: Sight.of(_guessed(game, seat, chance), seat, words))

    monkeypatch.setattr(session_module, "Sight", Elsewhere)
    assert table(*["1"] * 12, seats=3, seed="hidden").run() == honest


def _guessed(game, seat, chance):
    world = game.imagine(seat, chance)
    assert world.fingerprint() != game.fingerprint()
    return world


def test_unicode_names_fit_into_the_table(table):
    match = match_of(seats=4, people=1)
    match.names = {0: "Александра-Виктория", 1: "Ян"}
    text = table("1", "1", "1", match=match, language="ru").run()
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Александ" in text


@pytest.mark.parametrize("width", [60, 80, 120])
def test_screens_keep_to_their_width(table, width):
    choose = random.Random(width)
    typed = [str(choose.randint(1, 3)) for _ in range(200)]
    text = table(*typed, seats=3, width=width, language="ru").run()
    assert max(len(line) for line in text.splitlines()) <= width

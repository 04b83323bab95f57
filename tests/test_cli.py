"""The command line: what it does, and what it says when something is wrong: one line, exit code 2."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from toy.broken import BREAKAGES

from serica import cli, games
from serica.catalogue import Catalogue, languages
from serica.games import names, title
from serica.kernel.record import Record
from serica.proof.fuzz import recheck

ONES = "1\n" * 300


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch, tmp_path):
    """An empty folder, English, eighty columns, and no word missing."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Catalogue, "strict", True)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv(cli.COMPONENTS, raising=False)


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs a command and returns its exit code, its output and its errors."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.main(arguments)
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def record(run):
    """A file with a whole match in it."""
    file = Path("whole.serica")
    code, _, _ = run(
        "play", "dunhuang", "--seed", "whole", "--bots", "random", typed=f"1\nsave {file}\nq\nno\n"
    )
    assert code == 0
    parsed = Record.parse(file.read_text("utf-8"))
    from serica.kernel.match import Match

    match = Match.replay(parsed, title("dunhuang"))
    while not match.game.over:
        match.play(match.title.notation.text(match.game.options()[0]))
    file.write_text(match.record().text(), "utf-8")
    return file


# What works


def test_games_are_listed(run):
    code, out, _ = run("games")
    assert code == 0
    assert all(name in out for name in names())
    assert "Врата в Поднебесную" in run("games", "--lang", "ru")[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_a_match_of_every_game_by_piped_input(run, game, language):
    ones = "1\n" * title(game).longest(title(game).seats[-1])
    code, out, err = run("play", game, "--seed", "pipe", "--bots", "random", "--lang", language, typed=ones)
    assert (code, err) == (0, "")
    assert Catalogue(language).text("game-over") in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_same_seed_deals_the_same_match(run):
    first = run("play", "dunhuang", "--people", "0", "--seed", "twin", "--bots", "random")
    assert first == run("play", "dunhuang", "--people", "0", "--seed", "twin", "--bots", "random")
    assert first != run("play", "dunhuang", "--people", "0", "--seed", "other", "--bots", "random")


def test_names_settings_and_people(run):
    typed = f"\n{ONES}"
    code, out, _ = run(
        "play", "dunhuang", "--seats", "3", "--people", "1", "--names", "Nina,Boris", "--bots", "random",
        "--set", "limited_supply=yes", "--seed", "n", typed=f"1\nsave here\n{typed}",
    )  # fmt: skip
    assert code == 0
    assert "Nina" in out and "Boris" in out
    saved = Record.parse(Path("here").read_text("utf-8"))
    assert saved.settings == ("limited_supply=yes",)
    assert saved.names == {0: "Nina", 1: "Boris"}


def test_a_saved_match_is_taken_up_again_by_its_file(run):
    run("play", "dunhuang", "--seed", "again", "--bots", "random", typed="1\nsave kept\nq\nno\n")
    whole = run("play", "dunhuang", "--seed", "again", "--bots", "random", typed=ONES)[1].splitlines()[-8:]
    for arguments in (("play", "kept"), ("play", "--resume", "kept")):
        assert run(*arguments, typed=ONES)[1].splitlines()[-8:] == whole


def test_a_record_is_replayed_and_verified(run, record):
    code, out, _ = run("verify", str(record))
    assert code == 0
    assert "fit" in out
    assert "Итог" in run("verify", str(record), "--lang", "ru")[1]
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "The game is over." in out
    early = run("replay", str(record), "--at", "5")[1]
    assert "After 5 options" in early
    assert "The game is over." not in early
    assert "keeps a card" in early
    assert "keeps a card" in run("replay", str(record), "--at", "5", "--seat", "1")[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_components_are_printed_with_their_sources(run, game, language):
    code, out, _ = run("components", game, "--lang", language)
    assert code == 0
    box = title(game).load()
    assert all(part.id in out for _, part in box.components())
    if any(part.reconstructed for _, part in box.components()):
        assert "≈ " in out


def test_fuzzing_says_one_line(run):
    code, out, _ = run("fuzz", "dunhuang", "--games", "1", "--seats", "2")
    assert code == 0
    assert out.startswith("dunhuang: 1 game, ") and out.endswith("0 violations\n")
    assert "0 нарушений" in run("fuzz", "dunhuang", "--games", "1", "--seats", "2", "--lang", "ru")[1]


def test_fuzzing_keeps_a_short_record_of_what_is_broken(run, monkeypatch):
    """A game that loses components: the record it leaves shows that with as few options as it takes."""
    title = BREAKAGES["a lost component"].title
    monkeypatch.setattr(games, "title", lambda name: title)
    code, out, err = run("fuzz", "tea", "--games", "3", "--seats", "2")
    assert (code, err) == (1, "")
    assert "3 violations" in out and "(tea-pieces.serica)" in out
    record = Record.parse(Path("tea-pieces.serica").read_text("utf-8"))
    found = recheck(record, title)
    assert found is not None and found.promise == "pieces"
    for number in range(len(record.options)):
        fewer = dataclasses.replace(record, options=record.options[:number] + record.options[number + 1 :])
        assert recheck(fewer, title) is None


def test_a_record_of_what_is_broken_that_cannot_be_written_is_said(run, monkeypatch):
    title = BREAKAGES["a lost component"].title
    monkeypatch.setattr(games, "title", lambda name: title)
    Path("tea-pieces.serica").mkdir()
    code, _, err = run("fuzz", "tea", "--games", "1", "--seats", "2")
    assert code == 2
    assert err == "serica: tea-pieces.serica cannot be written: it is a folder.\n"


@pytest.mark.parametrize("language", languages())
def test_the_arena_tells_how_often_everyone_has_won(run, language):
    arguments = ("arena", "dunhuang", "--games", "4", "--players", "greedy,random,random", "--seats", "3")
    code, out, err = run(*arguments, "--lang", language)
    assert (code, err) == (0, "")
    heading, _, _, *rows = out.splitlines()
    assert heading.startswith("dunhuang, 3 ")
    assert [row.split()[:2] for row in rows] == [["greedy", "4"], ["random", "4"], ["random", "4"]]
    assert max(map(len, out.splitlines())) <= 80


def test_the_arena_speaks_to_programs(run):
    arguments = ("arena", "whitecastle", "--games", "2", "--seats", "1", "--players", "random", "--json")
    told = json.loads(run(*arguments, "--set", "difficulty=hard", "--seed", "x")[1])
    assert (told["game"], told["seats"], told["games"]) == ("whitecastle", 1, 2)
    assert told["settings"] == ["difficulty=hard"] and told["seed"] == "x"
    (player,) = told["players"]
    assert player["name"] == "random" and player["games"] == 2
    assert player["interval"][0] <= player["win_rate"] <= player["interval"][1]


# Help and language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [(), *((name,) for name in cli.COMMANDS)])
def test_help_in_every_language(run, command, language):
    with pytest.raises(SystemExit) as exit:
        run(*command, "--help", "--lang", language)
    assert exit.value.code == 0


def test_help_speaks_the_language(capsys):
    for arguments in (["--lang", "ru"], ["play", "--help", "--lang=ru"]):
        with contextlib.suppress(SystemExit):
            cli.main(arguments)
        out = capsys.readouterr().out
        assert "запуск:" in out and "ключи:" in out
        assert not any(english in out for english in ("usage", "options:", "positional", "show this"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LC_ALL": "ru_RU.UTF-8"}, "ru"), ({"LANG": "ru"}, "ru"), ({"LANG": "C.UTF-8"}, "en"), ({}, "en"),
     ({"LANG": "tlh_QO"}, "en"), ({"LC_ALL": "en_GB", "LANG": "ru_RU"}, "en")],
)  # fmt: skip
def test_the_language_of_the_environment(monkeypatch, environment, language):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert cli.language_of([]) == language
    assert cli.language_of(["--lang", "ru"]) == cli.language_of(["--lang=ru"]) == "ru"


# What is wrong


WRONG_FILES = {
    "corrupt": ('[Game "dunhuang"]\n[Edition', "Line 2 is no part of a record", "Строка 2"),
    "nothing": ("", "no tag Game", "нет поля Game"),
    "a picture": (b"\x89PNG\xff\xfe", "is not a text in UTF-8", "не текст в UTF-8"),
    "another-game": (
        '[Game "chess"]\n[Edition "1"]\n[Components "0"]\n[Seats "2"]\n',
        "no game called “chess”",
        "Игры «chess» здесь нет",
    ),
    "other-rules": (
        '[Game "dunhuang"]\n[Edition "99"]\n[Components "0"]\n[Seats "2"]\n',
        "edition 99",
        "редакции правил 99",
    ),
    "no-number": (
        '[Game "dunhuang"]\n[Edition "1"]\n[Components "0"]\n[Seats "many"]\n',
        "tag Seats cannot be “many”",
        "Поле Seats записи не бывает «many»",
    ),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (("play", "chess"), "no game called “chess”", "Игры «chess» здесь нет"),
        (("play", "dunhuang", "--seats", "7"), "not for 7 players", "Число игроков 7"),
        (("play", "dunhuang", "--seats", "two"), "--seats needs a whole number", "--seats нужно целое число"),
        (("play", "dunhuang", "--set", "ring=square"), "cannot be “square”", "не бывает «square»"),
        (("play", "dunhuang", "--set", "rings=random"), "no setting called “rings”", "Настройки «rings» нет"),
        (("play", "dunhuang", "--set", "ring=chosen", "--set", "characters=painter,musician"),
         "Painter and Musician", "Художник, Музыкант"),
        (("play", "dunhuang", "--bots", "genius"), "“genius” is not possible", "«genius» здесь не подходит"),
        (("play", "dunhuang", "--people", "9"), "9 people cannot sit", "Людей 9"),
        (("play", "dunhuang", "--names", "A,B,C"), "more names", "больше, чем мест"),
        (("play", "dunhuang", "--components", "nowhere.toml"), "nowhere.toml cannot be read", "прочитать nowhere"),
        (("play",), "Which game?", "В какую игру?"),
        (("play", "--resume", "nowhere"), "nowhere cannot be read", "Не удаётся прочитать nowhere"),
        (("verify", "nowhere"), "nowhere cannot be read", "Не удаётся прочитать nowhere"),
        (("verify",), "Missing: FILE", "Не хватает: FILE"),
        (("pley",), "“pley” is not possible", "«pley» здесь не подходит"),
        (("games", "--fast"), "Not understood: --fast", "Непонятно: --fast"),
        (("play", "dunhuang", "--seed"), "--seed needs a value", "Для --seed нужно значение"),
        (("fuzz", "dunhuang", "--seats", "9"), "not for 9 players", "Число игроков 9"),
        (("components", "chess"), "no game called “chess”", "Игры «chess» здесь нет"),
        (("rules", "chess"), "no game called “chess”", "Игры «chess» здесь нет"),
        (("fuzz", "chess"), "no game called “chess”", "Игры «chess» здесь нет"),
        (("fuzz", "dunhuang", "--games", "0"), "--games must be at least 1", "Для --games нужно число от 1"),
        (("fuzz", "dunhuang", "--set", "ring=square"), "cannot be “square”", "не бывает «square»"),
        (("fuzz", "dunhuang", "--settings", "some"), "“some” is not possible", "«some» здесь не подходит"),
        (("fuzz", "dunhuang", "--settings", "random", "--set", "ring=sides"), "not both", "что-то одно"),
        (("fuzz", "dunhuang", "--components", "nowhere"), "there is no such file", "такого файла нет"),
        (("arena",), "Missing: GAME", "Не хватает: GAME"),
        (("arena", "chess"), "no game called “chess”", "Игры «chess» здесь нет"),
        (("arena", "dunhuang", "--seats", "1"), "not for 1 player", "Число игроков 1"),
        (("arena", "dunhuang", "--games", "-2"), "must be at least 1", "нужно число от 1"),
        (("arena", "dunhuang", "--players", "greedy,"), "“” is not possible", "«» здесь не подходит"),
        (("arena", "dunhuang", "--set", "x"), "no setting called “x”", "Настройки «x» нет"),
        (("replay", "."), "it is a folder", "это папка"),
        (("play", "--resume", "."), "it is a folder", "это папка"),
        (("components", "dunhuang", "--components", "."), "it is a folder", "это папка"),
        (("bench", "dunhuang"), "Not understood: dunhuang", "Непонятно: dunhuang"),
        (("play", "dunhuang", "--people", "-1"), "-1 people cannot sit", "Людей -1"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(run, arguments, english, russian, language):
    refused(run(*arguments, "--lang", language), english if language == "en" else russian)
    assert list(Path().iterdir()) == []


def refused(outcome, answer):
    code, out, err = outcome
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1 and err.startswith("serica: ")
    assert answer in err


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", WRONG_FILES)
def test_a_file_that_is_no_record(run, kind, language, command):
    text, english, russian = WRONG_FILES[kind]
    Path("file").write_bytes(text if isinstance(text, bytes) else text.encode())
    refused(run(command, "file", "--lang", language), english if language == "en" else russian)


TAMPERED = {
    "final": (lambda told: {"final": f"{int(told.final, 16) ^ 1:016x}"}, "Final says", "в поле Final"),
    "result": (lambda told: {"result": "1 points 99 0"}, "Result says", "в поле Result"),
    "option": (lambda told: {"options": [*told.options[:-1], "camel 99"]}, "Option ", "Ход "),
    "longer": (lambda told: {"options": [*told.options, "hand"]}, "The game is over.", "Партия окончена"),
    "shorter": (lambda told: {"options": told.options[:-1]}, "says", "стоит"),
    "promise": (
        lambda told: {"commitment": "0" * 64},
        "not the one that was promised",
        "не то, что было обещано",
    ),
    "seed": (lambda told: {"seed": "f" * 64}, "", ""),
    "no seed": (lambda told: {"seed": None}, "does not tell its seed", "скрыто зерно"),
    "half a seed": (
        lambda told: {"seed": "ff"},
        "tag Seed cannot be “ff”",
        "Поле Seed записи не бывает «ff»",
    ),
    "seats": (lambda told: {"seats": 9}, "not for 9 players", "Число игроков 9"),
    "settings": (lambda told: {"settings": ("ring=square",)}, "cannot be “square”", "не бывает «square»"),
    "components": (lambda told: {"components": "0" * 16}, "other components", "другими компонентами"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", TAMPERED)
def test_a_record_that_was_tampered_with(run, record, kind, language):
    change, english, russian = TAMPERED[kind]
    honest = record.read_text("utf-8")
    assert run("verify", str(record))[0] == 0
    told = Record.parse(honest)
    Path("tampered").write_text(dataclasses.replace(told, **change(told)).text(), "utf-8")
    refused(run("verify", "tampered", "--lang", language), english if language == "en" else russian)
    assert record.read_text("utf-8") == honest


def test_a_record_from_an_editor_that_marks_its_files(run, record):
    Path("marked").write_text(record.read_text("utf-8"), "utf-8-sig")
    assert run("verify", "marked")[0] == 0


@pytest.mark.parametrize("language", languages())
def test_wrong_components(run, record, language, monkeypatch):
    own = title("dunhuang").components.read_text("utf-8")
    Path("torn.toml").write_text("[box", "utf-8")
    Path("short.toml").write_text(own.replace("goods_cards = 55", "goods_cards = 54"), "utf-8")
    Path("mine.toml").write_text(own.replace('name_en = "Gems"', 'name_en = "Jade"'), "utf-8")
    Path("other.toml").write_text(title("whitecastle").components.read_text("utf-8"), "utf-8")
    for file, english, russian in (
        ("torn.toml", "not a TOML file", "не файл TOML"),
        (
            "short.toml",
            "box.goods_cards: is 54, but the lists below hold 55",
            "указано 54, а в списках ниже 55",
        ),
        (
            "other.toml",
            "The file as a whole: spaces is not known here",
            "Файл в целом: spaces здесь не бывает",
        ),
    ):
        answer = english if language == "en" else russian
        refused(run("play", "dunhuang", "--components", file, "--lang", language), answer)
        monkeypatch.setenv(cli.COMPONENTS, file)
        refused(run("components", "dunhuang", "--lang", language), answer)
        monkeypatch.delenv(cli.COMPONENTS)
    other = "other components" if language == "en" else "другими компонентами"
    refused(run("verify", str(record), "--components", "mine.toml", "--lang", language), other)


def test_a_corrected_box_is_played_with(run, monkeypatch):
    """The file may be named, or stand in the environment by itself or in a folder of such files."""
    own = title("dunhuang").components.read_text("utf-8")
    Path("boxes").mkdir()
    Path("boxes/dunhuang.toml").write_text(own.replace('name_en = "Gems"', 'name_en = "Jade"'), "utf-8")
    assert "Jade" in run("components", "dunhuang", "--components", "boxes/dunhuang.toml")[1]
    for place in ("boxes", "boxes/dunhuang.toml"):
        monkeypatch.setenv(cli.COMPONENTS, place)
        assert "Jade" in run("components", "dunhuang")[1]
    run("play", "dunhuang", "--seed", "jade", "--bots", "random", typed="save jade\nq\nno\n")
    assert run("verify", "jade")[0] == 0
    monkeypatch.delenv(cli.COMPONENTS)
    assert run("verify", "jade")[0] == 2
    assert run("verify", "jade", "--components", "boxes/dunhuang.toml")[0] == 0


def test_a_saved_match_keeps_what_it_was_started_with(run):
    run("play", "dunhuang", "--seed", "kept", "--bots", "random", typed="1\nsave kept\nq\nno\n")
    refused(run("play", "kept", "--seats", "3"), "--seats is settled")
    refused(run("replay", "kept", "--at", "999"), "no option 999")
    refused(run("replay", "kept", "--seat", "9"), "no seat 9")


# The installed command


def serica(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import sys; from serica.cli import main; sys.exit(main())", *arguments]
    surroundings = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=surroundings,
        timeout=120,
        check=False,
    )


def test_without_colour_there_is_no_escape_and_with_a_pipe_neither():
    for environment in ({"NO_COLOR": "1"}, {}):
        shown = serica("play", "dunhuang", "--seed", "x", "--bots", "random", typed="1\n1\n", **environment)
        assert shown.returncode == 0
        assert "\x1b" not in shown.stdout
        assert "Traceback" not in shown.stderr


def test_an_output_that_cannot_say_everything_still_plays():
    shown = serica("play", "dunhuang", "--seed", "x", "--lang", "ru", typed="1\n", PYTHONIOENCODING="ascii")
    assert shown.returncode == 0
    assert "Traceback" not in shown.stderr


def test_starting_up_loads_only_what_a_command_needs():
    code = "import sys; from serica.cli import main; main(['games']); print('rich' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert shown.stdout.splitlines()[-1] == "False"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a Unix terminal")
def test_in_a_real_terminal_of_eighty_columns_and_twenty_four_lines():
    screen = in_terminal(
        ["play", "dunhuang", "--seats", "4", "--seed", "b", "--bots", "random"], "1\rq\rno\r"
    )
    last = screen.split("\x1b[2J")[-1]
    table = last.split("q\r\n")[0]
    assert "Goodbye!" in screen
    assert table.count("\r\n") <= 23


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a Unix terminal")
@pytest.mark.parametrize("game", names())
def test_in_a_low_terminal_the_question_and_the_options_are_what_one_sees(game):
    screen = in_terminal(["play", game, "--seed", "low", "--bots", "random"], "1\r1\rq\rno\r")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen).replace("\r", "")
    assert max(map(len, plain.splitlines())) <= 80
    last = plain[: plain.rindex(" > q")].splitlines()[-24:]
    assert any(line.endswith(("?", ".")) and "Player 1" in line for line in last)
    assert any(line.startswith(" 1 ") for line in last)


def in_terminal(arguments: list[str], typed: str) -> str:
    """All that a terminal of 80 × 24 receives."""
    import fcntl
    import pty
    import struct
    import termios

    parent, child = pty.openpty()
    fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-c", "import sys; from serica.cli import main; sys.exit(main())", *arguments],
        stdin=child, stdout=child, stderr=child, env={**environment, "TERM": "xterm-256color"},
    )  # fmt: skip
    os.close(child)
    os.write(parent, typed.encode())
    shown = b""
    while True:
        try:
            part = os.read(parent, 65536)
        except OSError:
            break
        if not part:
            break
        shown += part
    os.close(parent)
    assert process.wait(timeout=60) == 0
    return shown.decode()

"""An administrator's tasks: people, matches, backup, restore, purge."""

from __future__ import annotations

import io
import os
import sqlite3
import stat
import sys
import time
from contextlib import closing

import pytest

from serica import cli
from serica.catalogue import languages
from serica.server.configuration import DATABASE, SECRET
from serica.server.identity import COOKIE
from tests.server.house import IN_A_FILE, database_of, play_on

DAY = 24 * 3600 * 1000


@pytest.fixture
def admin(tmp_path, capsys, monkeypatch):
    """`serica admin` for the database of these tests: exit code, output, errors."""

    def run(*arguments, language="en", data=tmp_path / "data"):
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        chosen = ["--data", str(data), "--lang", language]
        if database := database_of(data):
            chosen += ["--database", database]
        code = cli.main(["admin", *map(str, arguments), *chosen])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def played(build):
    """A house that was open for a while: an account, a guest, a match that is over and one that is going on."""
    house = build()
    mei, ada = house.guest("Mei"), house.guest("Ada")
    mei.post("/api/session/account", {"email": "mei@example.org", "password": "camel and silk"})
    matches = []
    for _ in range(2):
        ident = mei.create("me", "open")
        ada.post(mei.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
        mei.post(mei.match(ident, "start"))
        play_on([mei, ada], ident, 6)
        matches.append(ident)
    mei.act(matches[0], "resign")
    players = [person.get("/api/session")["player"] for person in (mei, ada)]
    shown = mei.position(matches[1], seat=0)
    cookie = mei.http.cookies[COOKIE]
    return house, players, matches, shown, cookie


def said(outcome):
    code, out, err = outcome
    assert (code, err) == (0, "")
    return out


def refused(outcome, text):
    code, out, err = outcome
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.startswith("serica: ") and text in err


def test_all_people_are_listed(admin, played):
    _, (mei, ada), *_ = played
    lines = said(admin("users")).splitlines()
    assert lines == [f"{mei}  Mei  mei@example.org  2 seats", f"{ada}  Ada  -  2 seats"]
    assert "2 места" in said(admin("users", language="ru"))


def test_all_matches_are_listed(admin, played):
    *_, matches, _, _ = played
    lines = said(admin("matches")).splitlines()
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert lines[0] == f"{matches[0]}  dunhuang  finished, 7 moves, last touched on {today}"
    assert lines[1] == f"{matches[1]}  dunhuang  in play, 6 moves, last touched on {today}"


def test_a_person_is_forgotten_and_their_seats_stay(admin, played):
    house, (_, ada), matches, *_ = played
    assert said(admin("users", "--remove", ada)) == f"{ada} is removed.\n"
    assert len(said(admin("users")).splitlines()) == 1
    seats = house.people[0].info(matches[1])["seats"]
    assert [seat["name"] for seat in seats] == ["Mei", "Ada"]


@IN_A_FILE
def test_a_match_is_forgotten_with_everything_of_it(admin, played, tmp_path):
    _, _, matches, *_ = played
    said(admin("matches", "--remove", matches[0]))
    assert matches[0] not in said(admin("matches"))
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as connection:
        left = connection.execute("SELECT DISTINCT match FROM moves").fetchall()
    assert left == [(matches[1],)]


@IN_A_FILE
def test_what_is_old_is_purged(admin, played, tmp_path):
    house, (mei, _), matches, *_ = played
    house.close()
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as connection, connection:
        connection.execute("UPDATE matches SET updated = updated - ?", [20 * DAY])
        connection.execute("UPDATE players SET created = created - ?", [20 * DAY])
    assert said(admin("purge", "--days", "30")) == "Forgotten: 0 matches, 0 guests.\n"
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as connection, connection:
        connection.execute("UPDATE matches SET updated = updated - ? WHERE id = ?", [20 * DAY, matches[0]])
    assert said(admin("purge", "--days", "30")) == "Forgotten: 1 match, 0 guests.\n"
    assert said(admin("purge", "--days", "10")) == "Forgotten: 1 match, 1 guest.\n"
    assert said(admin("users")).startswith(f"{mei}  Mei"), "an account is kept"


@IN_A_FILE
def test_a_backup_of_a_running_server_brings_everything_back(admin, played, tmp_path, build):
    _, players, matches, shown, cookie = played
    backup = tmp_path / "backup.db"
    assert str(backup) in said(admin("backup", backup))
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600, "it holds seeds and keys"
    elsewhere = tmp_path / "elsewhere"
    assert str(elsewhere / DATABASE) in said(admin("restore", backup, data=elsewhere))
    assert stat.S_IMODE((elsewhere / SECRET).stat().st_mode) == 0o600
    again = build("elsewhere")
    mei = again.visitor()
    mei.http.cookies.set(COOKIE, cookie)
    assert mei.get("/api/session")["player"] == players[0], "its people are still recognised"
    assert mei.position(matches[1], seat=0)["view"] == shown["view"]
    assert mei.info(matches[0])["status"] == "finished"
    with closing(sqlite3.connect(elsewhere / DATABASE)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "keys" not in names


@IN_A_FILE
def test_restoring_keeps_what_was_there(admin, played, tmp_path):
    house, _, matches, *_ = played
    backup = tmp_path / "backup.db"
    said(admin("backup", backup))
    said(admin("matches", "--remove", matches[1]))
    house.close()
    said(admin("restore", backup))
    assert matches[1] in said(admin("matches"))
    kept = [path for path in (tmp_path / "data").iterdir() if path.name.startswith(f"{DATABASE}.")]
    with closing(sqlite3.connect(kept[0])) as connection:
        assert connection.execute("SELECT id FROM matches").fetchall() == [(matches[0],)]


@IN_A_FILE
def test_nothing_is_restored_under_a_running_server(admin, played, tmp_path):
    house, _, matches, *_ = played
    backup = tmp_path / "backup.db"
    said(admin("backup", backup))
    said(admin("matches", "--remove", matches[0]))
    refused(admin("restore", backup), "A server has this database open")
    assert matches[0] not in said(admin("matches"))
    assert house.people[0].position(matches[1], seat=0)["number"] == 6, "and the server runs on"


@IN_A_FILE
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (["dance"], "“dance” is not possible", "«dance» здесь не подходит"),
        ([], "Missing: TASK", "Не хватает: TASK"),
        (["users", "--remove", "nobody"], "Nothing has the id nobody", "nobody"),
        (["matches", "--remove", "nowhere"], "Nothing has the id nowhere", "nowhere"),
        (["backup"], "Name the file", "файл"),
        (["restore"], "Name the file", "файл"),
        (["restore", "nowhere.db"], "nowhere.db is not a backup", "nowhere.db"),
        (["purge", "--days", "many"], "--days needs a whole number", "--days нужно целое число"),
        (["backup", "x.db", "--database", "postgresql+asyncpg://h/d"], "its own tools", "postgresql"),
        (["users", "--database", "nonsense"], "nonsense", "nonsense"),
        (
            ["users", "--database", "sqlite+aiosqlite:////nowhere/at/all.db"],
            "/nowhere/at/all.db",
            "/nowhere/at/all.db",
        ),
        (["purge", "--days", "-1"], "Nothing is -1 days old", "-1"),
        (["purge", "--days", "99999999999999"], "99", "99"),
        (["users", "--fast"], "Not understood: --fast", "Непонятно: --fast"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    admin, arguments, english, russian, language, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    refused(admin(*arguments, language=language), english if language == "en" else russian)


@IN_A_FILE
def test_a_backup_overwrites_nothing(admin, played, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    refused(admin("backup", file), "already exists")
    assert file.read_text() == "precious"
    refused(admin("restore", file), "is not a backup")
    refused(admin("backup", tmp_path / "no-such-folder" / "x.db"), "no-such-folder")


@IN_A_FILE
def test_without_a_database_there_is_nothing_to_back_up(admin, tmp_path):
    refused(admin("backup", tmp_path / "x.db", data=tmp_path / "empty"), "There is no database")


def test_a_data_folder_that_is_a_file(admin, tmp_path):
    (tmp_path / "file").write_text("x")
    refused(admin("users", data=tmp_path / "file"), "file")


def test_the_data_folder_is_for_its_owner_alone(build):
    house = build()
    house.guest()
    folder = house.configuration.data
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / SECRET).stat().st_mode) == 0o600
    assert os.stat(folder / SECRET).st_size == 32


@pytest.mark.parametrize("language", languages())
def test_a_port_that_is_taken(house, capsys, language):
    port = house.address.rpartition(":")[2]
    outcome = cli.main(
        ["serve", "--port", port, "--no-browser", "--lang", language, "--data", str(house.configuration.data)]
    )
    shown = capsys.readouterr()
    refused((outcome, shown.out, shown.err), port)

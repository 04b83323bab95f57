"""Games, words, rules, lessons, the client's files, and what hosts want to know."""

from __future__ import annotations

import gzip
import re

import jsonschema
import pytest

import serica
from serica.catalogue import languages
from serica.games import names
from serica.server.routes import site
from tests.server.house import play_on


def test_all_games_are_listed(house):
    titles = house.visitor().get("/api/titles")
    assert [card["name"] for card in titles] == list(names())
    assert all(card["seats"] and "greedy" in card["bots"] for card in titles)


@pytest.mark.parametrize("game", names())
def test_a_title_tells_its_settings_and_components(house, duel, game):
    card = house.visitor().get(f"/api/titles/{game}")
    table = duel(game=game)
    jsonschema.validate(table.mei.info(table.id)["settings"], card["settings"])
    assert card["components"] and card["facts"]
    known = str(card["options"])
    for option in table.asked.position(table.id)["options"]:
        assert option["verb"] in known
    assert "source" not in card["components"][0]["facts"], "where a fact was found is no player's affair"


def test_no_such_game(house):
    for path in ("/api/titles/chess", "/api/lessons/chess", "/api/rules/chess/en"):
        assert house.visitor().refused("GET", path)[0] == 404


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [*names(), "playing"])
def test_the_rules_can_be_read_and_searched(house, game, language):
    page = house.visitor().get(f"/api/rules/{game}/{language}")
    assert page["sections"] and "<script" not in page["html"]
    anchors = set(re.findall(r' id="([^"]+)"', page["html"]))
    assert {section["id"] for section in page["sections"]} <= anchors
    assert set(page["clauses"].values()) <= anchors and set(page["clauses"]) <= anchors
    assert bool(page["clauses"]) == (game != "playing")


def test_the_reason_why_not_leads_to_a_clause_of_the_rules(house, duel):
    table = duel()
    page = house.visitor().get("/api/rules/dunhuang/en")
    play_on(table.people, table.id, 3)
    sayings = [table.asked.position(table.id)["prompt"]]
    sayings += [option["label"] for option in table.asked.position(table.id)["options"]]
    assert all(said["clause"] in page["clauses"] for said in sayings if said.get("clause"))


@pytest.mark.parametrize("game", ["dunhuang", "whitecastle"])
def test_a_lesson_needs_no_name(house, game):
    told = house.visitor().get(f"/api/lessons/{game}")
    assert told["game"] == game and told["steps"] and told["start"]["options"]


def test_the_words_of_every_language(house):
    visitor = house.visitor()
    files = visitor.get("/api/catalogues")["files"]
    assert set(files) == set(languages())
    for language, some in files.items():
        whole = visitor.get(f"/locale/{language}.ftl")
        for file in some:
            assert visitor.get(f"/locale/{language}/{file}") in whole
    for path in ("/locale/xx.ftl", "/locale/en", "/locale/en/nothing.ftl", "/locale/xx/table.ftl"):
        assert visitor.refused("GET", path) == (404, "table-no-such-page")


def test_every_message_of_the_server_is_in_the_catalogues(house, duel):
    """Whatever is said over the wire can be put into words in both languages."""
    table = duel()
    play_on(table.people, table.id, 12)
    heard = {
        table.mei.refused("GET", "/api/titles/chess")[1],
        table.mei.refused("GET", table.url("record"))[1],
    }

    def gather(value):
        if isinstance(value, dict):
            if isinstance(value.get("message"), str):
                heard.add(value["message"])
            for inner in value.values():
                gather(inner)
        elif isinstance(value, list):
            for inner in value:
                gather(inner)

    gather([person.position(table.id) for person in table.people])
    for language in languages():
        whole = house.visitor().get(f"/locale/{language}.ftl")
        assert [message for message in heard if not re.search(rf"^{message} =", whole, re.M)] == []
    assert len(heard) > 5


# For hosts


def test_health(house):
    assert house.visitor().get("/health") == {"status": "ok", "version": serica.__version__}


def test_metrics(house, duel):
    table = duel()
    play_on(table.people, table.id, 3)
    table.mei.watch(table.id).until("presence")
    answer = house.visitor().ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    values = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            values[name] = float(value)
    assert values["serica_moves_total"] >= 3 and values["serica_commits_total"] >= 1
    assert values['serica_matches{status="running"}'] >= 1
    assert values["serica_watchers"] >= 1 and values["serica_rooms"] >= 1
    assert values["serica_errors_total"] == 0
    assert answer.text.count("# TYPE ") == len({name.partition("{")[0] for name in values})


@pytest.mark.parametrize("is_open", [False, True])
def test_metrics_are_for_the_host_alone_unless_they_are_open(build, is_open):
    house = build(metrics_open=is_open)
    far = house.visitor(**{"x-forwarded-for": "203.0.113.9"})
    answer = far.ask("GET", "/metrics")
    assert answer.status_code == (200 if is_open else 403)


# The client


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A client that is built, as small as may be."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Serica</title>")
    (client / "assets" / "app-1.js").write_text("export const words = 1;\n" * 100)
    (client / "sw.js").write_text("self")
    (client / "manifest.webmanifest").write_text("{}")
    monkeypatch.setattr(site, "CLIENT", client)
    site.files.cache_clear()
    site.load.cache_clear()
    yield client
    site.files.cache_clear()
    site.load.cache_clear()


@pytest.mark.parametrize("path", ["/", "/match/abc", "/join/abc", "/new", "/Ω"])
def test_every_address_of_the_client_is_its_page(house, built, path):
    answer = house.visitor().ask("GET", path)
    assert (answer.status_code, answer.text) == (200, (built / "index.html").read_text())
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_files_are_packed_and_kept_by_browsers(house, built):
    visitor = house.visitor()
    script = visitor.ask("GET", "/assets/app-1.js")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text == (built / "assets" / "app-1.js").read_text()
    visitor.http.headers["accept-encoding"] = "identity"
    assert "content-encoding" not in visitor.ask("GET", "/assets/app-1.js").headers
    visitor.http.headers["if-none-match"] = script.headers["etag"]
    again = visitor.ask("GET", "/assets/app-1.js")
    assert (again.status_code, again.content) == (304, b"")
    assert gzip.decompress(site.load("assets/app-1.js").packed) == site.load("assets/app-1.js").content
    assert (
        visitor.ask("GET", "/manifest.webmanifest")
        .headers["content-type"]
        .startswith("application/manifest+json")
    )
    assert visitor.ask("HEAD", "/").content == b""


def test_no_file_that_is_not_there(house, built):
    for path in ("/assets/other.js", "/api/nothing", "/locale/nothing"):
        assert house.visitor().refused("GET", path) == (404, "table-no-such-page")


def test_a_client_that_is_not_built_says_how_to_build_it(house, built):
    (built / "index.html").unlink()
    site.files.cache_clear()
    answer = house.visitor().ask("GET", "/")
    assert answer.status_code == 200 and "make web" in answer.text

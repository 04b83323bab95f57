"""Tables are set up, found, joined, left, begun and played again."""

from __future__ import annotations

import pytest

from serica.kernel.chance import commitment
from serica.table import COLOURS
from tests.server.house import play_on


def listed(person, which):
    return [table["id"] for table in person.get("/api/matches")[which]]


# Setting up


def test_a_table_with_bots_begins_at_once(house):
    mei = house.guest("Mei")
    info = mei.info(mei.create("me", "greedy"))
    assert info["status"] == "running" and info["host"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("person", "Mei", None),
        ("bot", None, "greedy"),
    ]


def test_a_table_is_played_as_it_was_wished(house):
    mei = house.guest("Mei")
    pace = {"kind": "live", "bank": 600, "increment": 5, "overtime": "resign"}
    wishes = {"settings": {"ring": "random"}, "pace": pace, "privacy": "public", "hints": False}
    info = mei.info(mei.create("me", "open", spectators=False, **wishes))
    assert info["settings"]["ring"] == "random"
    assert info["pace"] == pace
    assert (info["privacy"], info["hints"], info["spectators"]) == ("public", False, False)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"chairs": [{"kind": "me"}]}, "wrong-seats"),
        ({"chairs": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "table-unknown-bot"),
        ({"settings": {"ring": "square"}}, "bad-setting"),
        ({"settings": {"rings": "random"}}, "unknown-setting"),
        ({"pace": {"kind": "live", "bank": 1}}, "table-bad-request"),
        ({"colour": "red"}, "table-bad-request"),
    ],
)
def test_a_table_that_cannot_be(house, wish, reason):
    mei = house.guest()
    good = {"game": "dunhuang", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    status, message = mei.refused("POST", "/api/matches", {**good, **wish})
    assert status in (400, 404, 422) and message == reason
    assert listed(mei, "mine") == []


def test_seats_have_different_colours(house):
    mei = house.guest()
    chairs = [
        {"kind": "me", "colour": "jade"},
        {"kind": "bot", "colour": "jade"},
        {"kind": "bot", "colour": "puce"},
    ]
    made = mei.post("/api/matches", {"game": "dunhuang", "chairs": chairs})
    colours = [seat["colour"] for seat in made["seats"]]
    assert len(set(colours)) == 3 and set(colours) <= set(COLOURS)


def test_several_seats_on_one_device(house):
    mei = house.guest("Mei")
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Olga"}]
    made = mei.post("/api/matches", {"game": "dunhuang", "chairs": chairs})
    assert [(seat["name"], seat["mine"]) for seat in made["seats"]] == [("Ada", True), ("Olga", True)]
    for _ in range(6):
        asked = mei.position(made["id"])["asked"]
        stands = mei.play(made["id"], seat=asked)
        assert stands["seat"] == asked
    status = mei.refused("POST", mei.match(made["id"], "play"), mei.move(6, "tile 1", 1 - stands["asked"]))[0]
    assert status == 422


def test_shuffled_seats(house):
    mei = house.guest()
    places = {
        next(seat["seat"] for seat in mei.info(ident)["seats"] if seat["mine"])
        for ident in (mei.create("me", "greedy", "greedy", "greedy", shuffle_seats=True) for _ in range(24))
    }
    assert len(places) > 1


# Joining by link


def test_a_friend_joins_by_the_link(house):
    mei, ada = house.guest("Mei"), house.guest("Ada")
    ident = mei.create("me", "open")
    token = mei.info(ident)["invitation"]
    assert ada.get(f"/api/invitations/{token}")["id"] == ident
    assert ada.get(mei.match(ident), token=token)["id"] == ident
    joined = ada.post(mei.match(ident, "join"), {"token": token})
    assert [(seat["name"], seat["mine"]) for seat in joined["seats"]] == [("Mei", False), ("Ada", True)]
    assert joined["status"] == "open", "the host says when a table of friends begins"
    assert mei.post(mei.match(ident, "start"))["status"] == "running"
    assert ada.info(ident)["invitation"] is None, "there is nothing to join any more"
    assert listed(mei, "mine") == listed(ada, "mine") == [ident]


def test_without_the_link_there_is_no_way_in(house):
    mei, eve = house.guest(), house.guest("Eve")
    ident = mei.create("me", "open", spectators=False)
    for token in (None, "", "guess", "é"):
        assert eve.refused("POST", mei.match(ident, "join"), {"token": token}) == (403, "table-link-needed")
    assert eve.refused("GET", mei.match(ident)) == (403, "table-closed")
    assert eve.refused("GET", mei.match(ident), token="guess") == (403, "table-closed")
    assert eve.refused("GET", "/api/invitations/guess") == (404, "table-link-dead")


def test_a_link_can_be_revoked_and_made_anew(house):
    mei, ada, eve = house.guest(), house.guest("Ada"), house.guest("Eve")
    ident = mei.create("me", "open", "open")
    first = mei.info(ident)["invitation"]
    second = mei.post(mei.match(ident, "invitation"))["invitation"]
    assert second != first
    assert eve.refused("POST", mei.match(ident, "join"), {"token": first}) == (403, "table-link-needed")
    ada.post(mei.match(ident, "join"), {"token": second})
    mei.told("DELETE", mei.match(ident, "invitation"))
    assert mei.info(ident)["invitation"] is None
    assert eve.refused("POST", mei.match(ident, "join"), {"token": second}) == (403, "table-link-needed")
    assert eve.refused("GET", f"/api/invitations/{second}") == (404, "table-link-dead")
    assert ada.refused("POST", mei.match(ident, "invitation")) == (403, "table-host-only")


def test_a_wanted_seat_and_a_taken_one(house):
    mei, ada, eve = house.guest(), house.guest("Ada"), house.guest("Eve")
    ident = mei.create("me", "open", "open")
    wish = {"token": mei.info(ident)["invitation"], "seat": 2}
    ada.post(mei.match(ident, "join"), wish)
    assert [seat["name"] for seat in mei.info(ident)["seats"]] == ["Mei", None, "Ada"]
    assert eve.refused("POST", mei.match(ident, "join"), wish) == (409, "table-no-seat")
    assert eve.refused("POST", mei.match(ident, "join"), {**wish, "seat": 4}) == (409, "table-no-seat")
    assert len(ada.post(mei.match(ident, "join"), wish)["seats"]) == 3, "joining twice is joining once"


def test_a_table_needs_all_its_people(house):
    mei, ada = house.guest(), house.guest("Ada")
    ident = mei.create("me", "open")
    assert mei.refused("POST", mei.match(ident, "start")) == (409, "table-seats-open")
    assert mei.refused("GET", mei.match(ident, "position")) == (409, "table-not-begun")
    ada.post(mei.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
    assert ada.refused("POST", mei.match(ident, "start")) == (403, "table-host-only")
    mei.post(mei.match(ident, "start"))
    assert mei.refused("POST", mei.match(ident, "start")) == (409, "table-begun")
    assert ada.refused("POST", mei.match(ident, "leave")) == (409, "table-begun")


def test_leaving_makes_somebody_else_the_host_and_the_last_takes_the_table_away(house):
    mei, ada = house.guest(), house.guest("Ada")
    ident = mei.create("me", "open", "open")
    ada.post(mei.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
    mei.post(mei.match(ident, "leave"))
    assert listed(mei, "mine") == [] and ada.info(ident)["host"]
    ada.post(mei.match(ident, "leave"))
    assert ada.refused("GET", mei.match(ident)) == (404, "table-no-such-match")


def test_the_host_gives_an_open_seat_to_a_bot(house):
    mei, ada = house.guest(), house.guest("Ada")
    ident = mei.create("me", "open")
    wish = {"seat": 1, "bot": "random"}
    assert ada.refused("POST", mei.match(ident, "replace"), wish) == (403, "table-host-only")
    assert (
        mei.refused("POST", mei.match(ident, "replace"), {"seat": 1, "bot": "genius"})[1]
        == "table-unknown-bot"
    )
    assert mei.refused("POST", mei.match(ident, "replace"), {"seat": 4})[1] == "table-no-seat"
    assert mei.post(mei.match(ident, "replace"), wish)["seats"][1]["bot"] == "random"
    assert mei.post(mei.match(ident, "start"))["status"] == "running"


# Open tables


def test_a_public_table_is_found_joined_and_begins_by_itself(house):
    mei, ada = house.guest(), house.guest("Ada")
    ident = mei.create("me", "open", privacy="public", spectators=False)
    assert ident in listed(ada, "open") and ident not in listed(mei, "open")
    assert ident in listed(house.visitor(), "open")
    assert ada.post(mei.match(ident, "join"), {})["status"] == "running"
    assert ident not in listed(house.guest("Eve"), "open")


def test_a_table_of_friends_is_in_nobodys_list(house):
    mei, eve = house.guest(), house.guest("Eve")
    ident = mei.create("me", "open")
    assert all(ident not in listed(eve, which) for which in ("mine", "open", "finished"))


def test_my_tables_have_those_first_that_wait_for_me(house, duel):
    first = duel()
    ada = first.ada
    second = ada.create("me", "open")
    third = ada.create("me", "open")
    lists = ada.get("/api/matches")["mine"]
    assert {table["id"] for table in lists} == {first.id, second, third}
    moves = [table["my_move"] for table in lists]
    assert moves == sorted(moves, reverse=True)
    assert any(moves) == (first.asked is ada)


# The seed


def test_the_seed_is_promised_at_the_start_and_told_at_the_end(duel):
    table = duel()
    promised = table.mei.info(table.id)["commitment"]
    assert table.mei.info(table.id)["seed"] is None
    record = table.mei.refused("GET", table.url("record"))
    assert record == (409, "table-record-not-yet")
    table.mei.act(table.id, "resign")
    seed = table.ada.info(table.id)["seed"]
    assert commitment(seed) == promised == table.ada.info(table.id)["commitment"]
    assert table.id in listed(table.ada, "finished")


def test_no_two_tables_have_the_same_seed(house):
    mei = house.guest()
    commitments = {mei.info(mei.create("me", "open"))["commitment"] for _ in range(5)}
    assert len(commitments) == 5


# Again


def test_the_rematch_has_its_seats_rotated_and_is_one_for_all(duel):
    table = duel(settings={"ring": "random"})
    assert table.mei.refused("POST", table.url("rematch")) == (409, "table-not-over")
    table.ada.act(table.id, "resign")
    again = table.mei.post(table.url("rematch"))
    assert table.ada.post(table.url("rematch"))["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Mei"]
    before = [seat["colour"] for seat in table.mei.info(table.id)["seats"]]
    assert [seat["colour"] for seat in again["seats"]] == before[::-1], "people keep their colours"
    assert again["settings"]["ring"] == "random" and again["status"] == "running"
    assert table.mei.info(table.id)["rematch"] == again["id"]


def test_only_who_played_may_ask_for_a_rematch(house, duel):
    table = duel()
    table.ada.act(table.id, "resign")
    assert house.guest("Eve").refused("POST", table.url("rematch")) == (403, "table-not-at-this-table")


# Records


def test_a_record_is_downloaded_and_looked_through_elsewhere(house, duel):
    table = duel()
    play_on(table.people, table.id, 12)
    table.mei.act(table.id, "resign")
    answer = table.ada.ask("GET", table.url("record"))
    assert "attachment" in answer.headers["content-disposition"]
    olga = house.guest("Olga")
    study = olga.post("/api/records", {"record": answer.text})
    assert study["status"] == "study" and study["seed"] == table.mei.info(table.id)["seed"]
    assert [seat["name"] for seat in study["seats"]] == ["Mei", "Ada"]
    assert study["id"] in listed(olga, "finished")
    for seat in (0, 1, None):
        then = olga.get(olga.match(study["id"], "history/7"), seat=seat)
        assert then["played"] == 7
        assert then["view"] == table.mei.get(table.url("history/7"), seat=0 if seat is None else seat)[
            "view"
        ] or (seat is None)
    assert olga.refused("POST", olga.match(study["id"], "play"), olga.move(12, "tile 1"))[0] == 403
    assert olga.ask("GET", olga.match(study["id"], "record")).text.count("\n") > 5


@pytest.mark.parametrize("text", ["", "nonsense", '[Game "chess"]', '[Game "dunhuang"]\n[Edition "1"]\n'])
def test_what_is_no_record_is_not_kept(house, text):
    olga = house.guest("Olga")
    assert olga.refused("POST", "/api/records", {"record": text})[0] in (400, 404, 422)
    assert listed(olga, "finished") == []


def test_a_record_that_was_tampered_with_is_refused(house, duel):
    table = duel()
    play_on(table.people, table.id, 6)
    table.mei.act(table.id, "resign")
    text = table.mei.ask("GET", table.url("record")).text
    tampered = text.replace(f'[Seed "{table.mei.info(table.id)["seed"]}"]', f'[Seed "{7:064x}"]')
    assert tampered != text
    assert table.mei.refused("POST", "/api/records", {"record": tampered})[0] == 422

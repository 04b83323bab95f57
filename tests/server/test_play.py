"""At the table: playing, taking back, talking, thinking, looking back."""

from __future__ import annotations

import pytest

from serica.games import title
from serica.kernel.chance import commitment
from serica.kernel.match import Match
from serica.kernel.record import Record
from tests.server.house import play_on, play_to, request_id

# Moving


def test_only_who_is_asked_has_options(duel):
    table = duel()
    asked, other = table.asked.position(table.id), table.other.position(table.id)
    assert asked["options"] and asked["seat"] == asked["asked"]
    assert other["options"] == [] and other["prompt"]["message"]
    assert table.other.refused(
        "POST", table.url("play"), table.other.move(0, asked["options"][0]["text"])
    ) == (
        422,
        "table-not-your-move",
    )


def test_a_move_is_answered_with_the_table_after_it(duel):
    table = duel()
    asked = table.asked
    option = asked.position(table.id)["options"][0]["text"]
    move = asked.move(0, option)
    accepted = asked.post(table.url("play"), move)
    assert (accepted["request_id"], accepted["number"]) == (move["request_id"], 0)
    assert (accepted["position"]["number"], accepted["position"]["played"]) == (1, 1)


def test_a_move_may_be_abbreviated_as_far_as_it_is_clear(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    number = asked.position(table.id)["number"]
    asked.post(table.url("play"), asked.move(number, "cam 2"))
    record_text = asked.position(table.id)
    assert record_text["number"] == number + 1


@pytest.mark.parametrize(
    ("option", "reason"),
    [("dance", "invalid-option"), ("camel 99", "illegal-option"), ("keep", "ambiguous-option")],
)
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(duel, option, reason):
    table = duel()
    asked = table.asked
    before = asked.position(table.id)
    status, message = asked.refused("POST", table.url("play"), asked.move(0, option))
    assert (status, message) == (422, reason)
    after = asked.position(table.id)
    assert (after["number"], after["view"], after["options"]) == (
        before["number"],
        before["view"],
        before["options"],
    )


def test_a_stale_number_gets_the_table_as_it_stands(duel):
    table = duel()
    asked = table.asked
    asked.play(table.id)
    answer = table.other.ask("POST", table.url("play"), table.other.move(0, "camel 1"))
    assert answer.status_code == 409
    failure = answer.json()
    assert failure["error"]["message"] == "table-moved-on"
    assert failure["position"]["number"] == 1
    assert failure["position"]["seat"] == table.people.index(table.other)


def test_a_number_of_the_future_is_stale_too(duel):
    table = duel()
    move = table.asked.move(7, table.asked.position(table.id)["options"][0]["text"])
    assert table.asked.refused("POST", table.url("play"), move) == (409, "table-moved-on")


def test_a_repeated_request_gets_the_same_answer(duel):
    table = duel()
    asked = table.asked
    move = asked.move(0, asked.position(table.id)["options"][0]["text"])
    first = asked.post(table.url("play"), move)
    assert asked.post(table.url("play"), move) == first
    play_on(table.people, table.id, 2)
    later = asked.post(table.url("play"), move)
    assert later["number"] == first["number"] and later["position"]["number"] == 3
    other = table.people[1 - table.people.index(asked)]
    assert other.refused("POST", table.url("play"), move)[0] == 409, "a request is its sender's own"


def test_who_does_not_sit_there_cannot_play(house, duel):
    table = duel()
    eve, nobody = house.guest("Eve"), house.visitor()
    move = eve.move(0, "camel 1")
    assert eve.refused("POST", table.url("play"), move) == (403, "table-not-at-this-table")
    assert nobody.refused("POST", table.url("play"), move) == (401, "table-no-session")
    other_seat = table.people.index(table.asked)
    assert table.other.refused("POST", table.url("play"), {**move, "seat": other_seat}) == (
        403,
        "table-not-your-seat",
    )


def test_the_journal_comes_from_where_one_left_off(duel):
    table = duel()
    play_on(table.people, table.id, 4)
    seen = table.mei.position(table.id)
    play_on(table.people, table.id, 4)
    whole, new = table.mei.position(table.id), table.mei.position(table.id, since=seen["number"])
    assert new["journal_since"] == seen["played"]
    assert all(entry["number"] > new["journal_since"] for entry in new["journal"])
    kept = [entry for entry in seen["journal"] if entry["number"] <= new["journal_since"]]
    assert kept + new["journal"] == whole["journal"]


# Taking back


def test_a_step_back_and_again(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    before = asked.position(table.id)
    after = asked.play(table.id, "camel 1")
    assert after["undo"] == {"step": True, "turn": True, "redo": False}
    back = asked.back(table.id, "step")
    assert back["view"] == before["view"] and back["undo"]["redo"]
    assert back["number"] == before["number"] + 2 and back["played"] == before["played"]
    again = asked.back(table.id, "redo")
    assert again["view"] == after["view"]


def test_the_whole_turn_back(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    before = asked.position(table.id)
    asked.play(table.id, "camel 1")
    asked.play(table.id)
    assert asked.position(table.id)["asked"] == before["asked"]
    assert asked.back(table.id, "turn")["view"] == before["view"]


def test_there_is_nothing_to_take_back_for_anyone_else(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    number = asked.play(table.id, "camel 1")["number"]
    other = table.other
    for what in ("step", "turn"):
        body = {"number": number, "request_id": request_id(), "what": what}
        assert other.refused("POST", table.url("back"), body) == (422, "table-nothing-to-undo")
    body = {"number": number, "request_id": request_id(), "what": "redo"}
    assert asked.refused("POST", table.url("back"), body) == (422, "table-nothing-to-redo")
    body = {"number": 0, "request_id": request_id(), "what": "step"}
    assert asked.refused("POST", table.url("back"), body) == (409, "table-moved-on")


# Giving up, pausing, being replaced


def test_giving_up_a_duel(duel):
    table = duel()
    stands = table.mei.act(table.id, "resign")
    assert stands["status"] == "finished"
    assert stands["result"] == {"winners": [1], "reason": "resigned", "points": None}
    assert table.ada.refused("POST", table.url("act"), {"what": "resign", "request_id": request_id()}) == (
        409,
        "table-over",
    )


def test_a_pause(duel):
    table = duel()
    assert table.other.act(table.id, "pause")["paused"]
    stands = table.asked.position(table.id)
    assert stands["paused"] and stands["options"] == []
    table.other.act(table.id, "resume")
    assert table.asked.position(table.id)["options"]


def test_a_bot_takes_over_and_plays_on(house, duel):
    table = duel()
    asked = table.asked
    seat = table.people.index(asked)
    assert house.guest("Eve").refused("POST", table.url("replace"), {"seat": seat})[0] == 403
    assert table.other.refused("POST", table.url("replace"), {"seat": seat}) == (403, "table-not-your-seat")
    live = table.other.watch(table.id)
    info = asked.post(table.url("replace"), {"seat": seat, "bot": "random"})
    assert info["seats"][seat]["bot"] == "random" and info["seats"][seat]["mine"]
    live.until("position", lambda message: message["position"]["asked"] == 1 - seat)
    assert asked.refused("POST", table.url("play"), asked.move(1, "camel 1", seat))[1] in (
        "table-seat-of-a-bot",
        "table-moved-on",
    )


def test_the_host_replaces_only_who_is_out_of_time(duel, house):
    table = duel(pace={"kind": "days", "days": 1, "overtime": "nothing"})
    host, seat = table.mei, 1
    if table.asked is host:
        while table.asked is host:
            host.play(table.id)
    assert host.refused("POST", table.url("replace"), {"seat": seat})[0] == 403
    room = house.hall.rooms.all[table.id]
    room.table.clocks.left[seat] = -1
    assert host.post(table.url("replace"), {"seat": seat})["seats"][seat]["bot"] == "greedy"


# Clocks


def test_a_table_without_clocks_has_none(duel):
    table = duel()
    assert table.mei.position(table.id)["clock"] is None


def test_a_live_clock_runs_for_whose_move_it_is(duel):
    table = duel(pace={"kind": "live", "bank": 600, "increment": 30})
    clock = table.mei.position(table.id)["clock"]
    assert clock["running"] == table.mei.position(table.id)["asked"]
    assert clock["deadline"] - clock["now"] == clock["left"][clock["running"]] <= 600_000
    assert clock["left"][1 - clock["running"]] == 600_000


# Standing answers


def test_the_table_answers_what_a_seat_has_settled(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    stands = asked.play(table.id, "camel 1")
    wish = {
        "forced": False,
        "answers": [{"prompt": stands["prompt"]["message"], "option": stands["options"][0]["text"]}],
    }
    assert asked.put(table.url("standing"), wish) == wish == asked.get(table.url("standing"))
    later = asked.position(table.id)
    assert later["number"] == stands["number"] + 1, "the answer was given at once"
    other = table.people[1 - table.people.index(asked)]
    assert other.get(table.url("standing")) == {"forced": False, "answers": []}
    assert other.refused("GET", table.url("standing"), seat=table.people.index(asked))[0] == 403


def test_a_table_made_anew_from_its_log_is_the_same(house, duel):
    """A room is only a cache: what was taken back, done by the table itself or paused is all in the log."""
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    asked.play(table.id, "camel 2")
    asked.back(table.id, "step")
    asked.back(table.id, "redo")
    asked.back(table.id, "step")
    table.mei.act(table.id, "pause")
    table.ada.act(table.id, "resume")
    stands = asked.play(table.id, "camel 1")
    answer = {"prompt": stands["prompt"]["message"], "option": stands["options"][0]["text"]}
    asked.put(table.url("standing"), {"forced": False, "answers": [answer]})
    before = [person.position(table.id) for person in table.people]
    del house.hall.rooms.all[table.id]
    assert [person.position(table.id) for person in table.people] == before
    asked.put(table.url("standing"), {"forced": False, "answers": []})
    played = asked.position(table.id)["played"]
    assert asked.back(table.id, "step")["played"] == played - 2, (
        "what the table did goes with the decision before"
    )


# Talking


def test_chat_is_text_and_only_text(duel):
    table = duel()
    said = "<b>Hello</b>\n\u0000 & {}"
    line = table.mei.post(table.url("chat"), {"text": said})
    assert line["text"] == "<b>Hello</b>\n  & {}"
    heard = table.ada.get(table.url("chat"))
    assert heard == [line] and (line["seat"], line["name"]) == (0, "Mei")
    assert table.ada.refused("POST", table.url("chat"), {"text": " \u0007 "}) == (422, "table-empty-chat")
    assert table.ada.refused("POST", table.url("chat"), {"text": "x" * 501})[0] == 400


def test_notes_are_ones_own(house, duel):
    table = duel()
    table.mei.put(table.url("notes"), {"text": "Ada keeps silk"})
    assert table.mei.get(table.url("notes")) == {"text": "Ada keeps silk"}
    assert table.ada.get(table.url("notes")) == {"text": ""}
    assert table.ada.refused("GET", table.url("notes"), seat=0) == (403, "table-not-your-seat")
    assert table.ada.refused("PUT", table.url("notes"), {"text": "x"}, seat=0) == (403, "table-not-your-seat")
    assert house.guest("Eve").refused("GET", table.url("notes"))[0] == 403


# Thinking


def test_a_hint_is_an_option_that_is_offered(duel):
    table = duel()
    asked = table.asked
    hint = asked.post(table.url("hint"))
    assert hint["option"] in asked.position(table.id)["options"]
    assert asked.post(table.url("hint")) == hint, "asking again is no way to see more"
    assert table.other.refused("POST", table.url("hint")) == (422, "table-not-your-move")


def test_no_hints_where_the_table_wants_none(duel):
    table = duel(hints=False)
    assert table.asked.refused("POST", table.url("hint")) == (403, "table-no-hints")


def test_why_not(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    offered = asked.position(table.id)["options"][0]["text"]
    assert asked.post(table.url("explain"), {"option": offered}) == {"reason": None}
    for option in ("shop", "camel 99"):
        assert asked.post(table.url("explain"), {"option": option})["reason"]["message"]
    nonsense = asked.refused("POST", table.url("explain"), {"option": "dance"})
    assert nonsense == (422, "invalid-option")
    other = table.other.post(table.url("explain"), {"option": offered})
    assert other["reason"]["message"] == "table-not-your-move"


# Looking back


def test_the_past_from_ones_own_seat_alone(house, duel):
    table = duel()
    play_on(table.people, table.id, 3)
    seen = table.mei.position(table.id, seat=0)
    play_on(table.people, table.id, 5)
    then = table.mei.get(table.url("history/3"), seat=0)
    assert (then["view"], then["journal"]) == (seen["view"], seen["journal"])
    assert then["options"] == [] and then["undo"] == {"step": False, "turn": False, "redo": False}
    eve = house.guest("Eve")
    for person, seat in ((table.mei, 1), (table.ada, 0), (eve, 0), (eve, 4)):
        for tail in ("history/3", "position"):
            assert person.refused("GET", table.url(tail), seat=seat) == (403, "table-not-your-seat")
    for moment in (9, 99_999):
        assert table.mei.refused("GET", table.url(f"history/{moment}")) == (404, "table-no-such-moment")


def test_after_the_end_from_every_seat(house, duel):
    table = duel()
    play_on(table.people, table.id, 6)
    mine = table.ada.get(table.url("history/5"), seat=1)
    table.mei.act(table.id, "resign")
    assert table.mei.get(table.url("history/5"), seat=1)["view"] == mine["view"]
    assert house.guest("Eve").get(table.url("history/5"), seat=1)["view"] == mine["view"]


def test_what_somebody_has_looked_at_is_remembered(duel):
    table = duel()
    play_on(table.people, table.id, 2)
    live = table.mei.watch(table.id, seat=0)
    live.until("position")
    live.send("seen", number=2)
    live.send("ping")
    live.until("pong")
    play_on(table.people, table.id, 2)
    assert table.mei.position(table.id, seat=0)["looked"] == 2
    assert table.ada.position(table.id, seat=1)["looked"] == 0


# Others


def test_spectators_see_what_everyone_sees(house, duel):
    table = duel()
    play_on(table.people, table.id, 4)
    for somebody in (house.guest("Eve"), house.visitor()):
        stands = somebody.position(table.id)
        assert stands["seat"] is None and stands["options"] == [] and stands["looked"] is None
        assert all("count" in merchant["hand"] for merchant in stands["view"]["merchants"])
    assert house.guest("Eve").post(table.url("chat"), {"text": "hello"})["seat"] is None
    assert house.visitor().refused("POST", table.url("chat"), {"text": "hello"})[0] == 401


def test_a_table_without_spectators_is_closed(house, duel):
    table = duel(spectators=False)
    eve = house.guest("Eve")
    for tail in ("", "position", "history/0", "chat", "record"):
        assert eve.refused("GET", table.url(tail)) == (403, "table-closed")
    assert eve.refused("POST", table.url("chat"), {"text": "hello"}) == (403, "table-closed")
    assert eve.watch(table.id).closed() == 4403
    table.mei.act(table.id, "resign")
    for seat in (None, 0):
        assert eve.refused("GET", table.url("position"), seat=seat) == (403, "table-closed")


def test_no_match_of_that_name(house):
    mei = house.guest()
    for tail in ("", "position", "chat", "notes", "standing", "record", "history/0"):
        assert mei.refused("GET", f"/api/matches/nowhere/{tail}".rstrip("/")) == (404, "table-no-such-match")
    assert mei.watch("nowhere").closed() == 4404


# To the end


@pytest.mark.parametrize("game", ["dunhuang", "whitecastle"])
def test_a_whole_match_is_played_and_can_be_verified(duel, game):
    table = duel(game=game)
    while (stands := table.mei.position(table.id))["status"] == "running":
        asked = table.people[stands["asked"]]
        options = asked.position(table.id)["options"]
        asked.play(table.id, options[stands["number"] % len(options)]["text"])
    info = table.mei.info(table.id)
    assert stands["result"]["winners"] and info["seed"]
    record = Record.parse(table.mei.ask("GET", table.url("record")).text)
    match = Match.verify(record, title(game))
    assert commitment(match.seed) == info["commitment"]
    assert list(match.game.result.winners) == stands["result"]["winners"]
    again = table.mei.post("/api/records", {"record": record.text()})
    assert again["status"] == "finished"

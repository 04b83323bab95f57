"""What a WebSocket tells, and how it goes on after a gap."""

from __future__ import annotations

import json

from tests.server.house import play_on, play_to, request_id


def test_the_table_comes_first_then_every_entry_of_the_log(duel):
    table = duel()
    live = {person: person.watch(table.id) for person in table.people}
    assert all(listener.position(0)["number"] == 0 for listener in live.values())
    play_on(table.people, table.id, 5)
    for person, listener in live.items():
        journal = []
        for number in range(1, 6):
            shown = listener.position(number)
            journal = [entry for entry in journal if entry["number"] <= shown["journal_since"]]
            journal += shown["journal"]
        whole = person.position(table.id, seat=table.people.index(person))
        assert journal == [entry for entry in whole["journal"] if entry["number"] > 0]
        assert shown == {**whole, "journal": shown["journal"], "journal_since": 4, "looked": shown["looked"]}


def test_only_the_asked_seat_is_sent_options(duel):
    table = duel()
    asked, other = table.asked.watch(table.id), table.other.watch(table.id)
    assert asked.position(0)["options"] and not other.position(0)["options"]


def test_a_move_over_the_wire(duel):
    table = duel()
    asked, other = table.asked.watch(table.id), table.other.watch(table.id)
    option = asked.position(0)["options"][0]["text"]
    move = {"number": 0, "option": option, "request_id": request_id()}
    asked.send("play", **move)
    assert asked.until("accepted") == {"type": "accepted", "request_id": move["request_id"], "number": 0}
    assert other.position(1)["played"] == 1
    asked.send("play", **move)
    assert asked.until("accepted")["number"] == 0, "a repeated request is the same request"


def test_a_stale_move_over_the_wire_is_refused_and_shown_the_table(duel):
    table = duel()
    late = table.other.watch(table.id)
    table.asked.play(table.id)
    late.position(1)
    late.send("play", number=0, option="camel 1", request_id=request_id())
    refused = late.until("refused")
    assert (refused["status"], refused["error"]["message"]) == (409, "table-moved-on")
    assert late.position(1)["journal_since"] == -1


def test_taking_back_over_the_wire(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    live, other = asked.watch(table.id), table.other.watch(table.id)
    number = live.until("position")["position"]["number"]
    other.until("position")
    live.send("play", number=number, option="camel 1", request_id=request_id())
    after = other.position(number + 1)
    live.send("back", number=number + 1, what="step", request_id=request_id())
    back = other.position(number + 2)
    assert back["played"] == after["played"] - 1
    assert back["journal_since"] < after["played"] and back["journal"] == []


def test_after_a_gap_the_rest_is_told(duel):
    table = duel()
    live = table.mei.watch(table.id, seat=0)
    live.position(0)
    play_on(table.people, table.id, 2)
    journal = live.position(2)["journal"]
    live.close()
    play_on(table.people, table.id, 3)
    again = table.mei.watch(table.id, seat=0, since=2).until("position")["position"]
    assert again["number"] == 5 and again["journal_since"] == 2
    whole = table.mei.position(table.id, seat=0)["journal"]
    assert [entry for entry in whole if entry["number"] > 2] == again["journal"]
    assert journal


def test_after_a_gap_in_which_something_was_taken_back(duel):
    table = duel()
    asked = play_to(table.people, table.id, "camel")
    seen = asked.play(table.id, "camel 1")
    asked.back(table.id, "step")
    asked.play(table.id, "camel 2")
    live = asked.watch(table.id, since=seen["number"])
    shown = live.until("position")["position"]
    kept = [entry for entry in seen["journal"] if entry["number"] <= shown["journal_since"]]
    whole = asked.position(table.id)["journal"]
    before = [entry for entry in whole if entry["number"] <= shown["journal_since"]]
    assert shown["journal_since"] < seen["played"], "what was seen and taken back is told anew"
    assert not kept or kept == before[-len(kept) :]
    assert before + shown["journal"] == whole


def test_what_a_bot_does_is_pushed(house):
    mei = house.guest()
    ident = mei.create("random", "random", "me")
    live = mei.watch(ident)
    live.until("position", lambda message: message["position"]["asked"] == 2)


def test_clocks_are_pushed(duel):
    table = duel(pace={"kind": "live", "bank": 600})
    live = table.mei.watch(table.id)
    assert live.position(0)["clock"]["running"] is not None
    table.asked.play(table.id)
    assert live.position(1)["clock"]["left"]


def test_chat_is_pushed_and_said_over_the_wire(house, duel):
    table = duel()
    mei, ada, eve = (person.watch(table.id) for person in (*table.people, house.visitor()))
    for listener in (mei, ada, eve):
        listener.position(0)
    mei.send("say", text="well played")
    lines = [listener.until("chat")["line"] for listener in (mei, ada, eve)]
    assert lines[0] == lines[1] == lines[2] and lines[0]["text"] == "well played"
    eve.send("say", text="me too")
    assert eve.until("refused")["status"] == 401
    mei.send("say", text=" ")
    assert mei.until("refused")["error"]["message"] == "table-empty-chat"


def test_who_is_there_is_pushed(house, duel):
    table = duel()
    mei = table.mei.watch(table.id)
    mei.until("presence", lambda message: message["seats"] == [0])
    ada = table.ada.watch(table.id)
    mei.until("presence", lambda message: message["seats"] == [0, 1])
    house.visitor().watch(table.id)
    mei.until("presence", lambda message: message["spectators"] == 1)
    ada.close()
    mei.until("presence", lambda message: message["seats"] == [0])


def test_who_sits_down_is_pushed_before_the_start(house):
    mei, ada = house.guest("Mei"), house.guest("Ada")
    ident = mei.create("me", "open")
    live = mei.watch(ident)
    live.until("presence")
    ada.post(mei.match(ident, "join"), {"token": mei.info(ident)["invitation"]})
    assert live.until("match")["status"] == "open"
    mei.post(mei.match(ident, "start"))
    assert live.position(0)["status"] == "running"
    assert live.until("match")["status"] == "running"


def test_a_rematch_is_pushed(duel):
    table = duel()
    live = table.ada.watch(table.id)
    live.position(0)
    table.mei.act(table.id, "resign")
    again = table.mei.post(table.url("rematch"))
    assert live.until("rematch")["match"] == again["id"]


def test_a_table_that_is_taken_away_sends_everybody_home(house):
    mei = house.guest()
    ident = mei.create("me", "open")
    live = mei.watch(ident)
    live.until("presence")
    mei.post(mei.match(ident, "leave"))
    assert live.closed() == 4404


def test_looking_from_another_of_ones_seats(house):
    mei = house.guest()
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Olga"}]
    ident = mei.post("/api/matches", {"game": "dunhuang", "chairs": chairs})["id"]
    live = mei.watch(ident)
    live.position(0)
    for seat in (1, 0, None):
        live.send("look", seat=seat)
        assert live.position(0)["seat"] == seat


def test_nobody_looks_from_the_seat_of_another(duel):
    table = duel()
    live = table.mei.watch(table.id, seat=0)
    live.position(0)
    live.send("look", seat=1)
    assert live.until("refused")["status"] == 403
    assert table.mei.watch(table.id, seat=1).closed() == 4403
    eve = table.mei.watch(table.id, seat=0)
    eve.position(0)


def test_nonsense_is_refused_and_the_talk_goes_on(duel):
    table = duel()
    live = table.mei.watch(table.id)
    for raw in ("", "{", "[]", '{"type": "fly"}', '{"type": "play"}', '{"type": "ping", "x": 1}', "\u0000"):
        live.socket.send(raw)
        refused = live.until("refused")
        assert (refused["status"], refused["request_id"]) == (400, None)
    live.send("ping")
    assert live.until("pong")["now"] > 0


def test_too_large_a_message_ends_the_talk(duel):
    table = duel()
    live = table.mei.watch(table.id)
    live.send("say", text="x" * 20_000)
    assert live.closed() == 1009


def test_the_home_page_hears_of_every_table(house, duel):
    table = duel()
    other = table.people.index(table.other)
    home = table.other.listen("/api/live")
    first = home.next()
    assert (first["type"], first["match"], first["my_move"]) == ("tables", None, 0)
    while table.mei.position(table.id)["asked"] != other:
        table.asked.play(table.id)
    told = home.until("tables", lambda message: message["my_move"] == 1)
    assert told["match"] == table.id and told["summary"]["my_move"]
    assert house.visitor().listen("/api/live").closed() == 4401
    assert "seed" not in json.dumps(told)

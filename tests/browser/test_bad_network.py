"""The network fails, the server falls over, and nobody loses or repeats a move."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite, opened
from tests.browser.house import Server
from tests.browser.people import Person, sit_together, together

NO_NETWORK = r"Failed to load resource: net::|WebSocket connection to .* failed"


@pytest.fixture
def server(client: None, tmp_path: Path) -> Iterator[Server]:
    """A table of one's own, which may fall over."""
    with opened(tmp_path / "data") as table:
        yield table


@pytest.fixture
def people(invite: Invite, server: Server) -> list[Person]:
    """Two people who have played a little; whose move it is comes first."""
    people = [invite(), invite()]
    for person in people:
        person.watch.forgive(NO_NETWORK)
    sit_together(*people)
    for made, person in enumerate(together(people)):
        if made == 7:
            return people if person is people[0] else people[::-1]
        person.choose()
    raise AssertionError("the match is over already")


def see_moves(people: list[Person], count: int) -> None:
    """Everybody sees that so many moves were made, no more and no fewer."""
    for person in people:
        slider = person.page.get_by_role("slider", name=person.words("history"))
        expect(slider).to_have_attribute("max", str(count))


def test_the_server_falls_over(people: list[Person], server: Server) -> None:
    """The page says that it reconnects and keeps what somebody was about to do; then play goes on."""
    mover, other = people
    before = mover.my_move()
    journal = mover.journal()
    server.kill()
    for person in people:
        expect(person.page.get_by_text(person.words("match-reconnecting"))).to_be_visible()
    mover.press(mover.options.last)
    expect(mover.sentence).to_have_text(mover.words("match-sending-later"))
    expect(mover.options).to_have_count(0)

    server.start()
    for person in people:
        expect(person.page.get_by_text(person.words("match-reconnecting"))).to_have_count(0)
    see_moves(people, before["played"] + 1)
    assert mover.journal()[: len(journal)] == journal

    next_one = mover if mover.settled()["options"] else other
    next_one.my_move()
    next_one.choose()
    assert next_one.played == before["played"] + 2


def test_the_page_is_opened_while_the_server_is_down(people: list[Person], server: Server) -> None:
    """The installed page says so, and shows the table as soon as it can."""
    mover, _ = people
    before = mover.my_move()
    mover.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    server.kill()
    mover.page.reload()
    expect(mover.page.get_by_role("alert").filter(has_text=mover.words("web-unreachable"))).to_be_visible()
    server.start()
    mover.at_the_table()
    assert mover.my_move()["options"] == before["options"]


def test_an_answer_is_lost_on_its_way(people: list[Person], server: Server) -> None:
    """The move has reached the server and its answer nobody: it is asked again and played once."""
    mover, _ = people
    before = mover.my_move()
    asked: list[str | None] = []

    def lose_the_first_answer(route: Route) -> None:
        asked.append(route.request.post_data)
        if len(asked) == 1:
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    mover.page.route("**/play", lose_the_first_answer)
    with mover.page.expect_response("**/play"):
        mover.press(mover.options.last)
    assert len(asked) == 2
    assert asked[0] == asked[1]
    mover.settled()
    see_moves(people, before["played"] + 1)

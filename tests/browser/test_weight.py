"""How heavy the pages are and how soon there is a board. Bytes are judged, times are only told."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request

from serica.games import names
from tests.browser.conftest import Invite

KILOBYTE = 1000
MOST_SCRIPT = 120 * KILOBYTE
"""What a browser may have to fetch of JavaScript, packed, before the first page is there."""

BOARD = """() => document.querySelector(".board :is(svg, section, [data-target])") && performance.now()"""


class Load:
    """Everything that a page fetches. What its service worker puts aside for later is counted by itself."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: list[Request] = []
        self.later: list[Request] = []
        page.context.on("requestfinished", self._finished)

    def _finished(self, request: Request) -> None:
        (self.later if request.service_worker else self.requests).append(request)

    def of(self, kind: str) -> list[Request]:
        """What was fetched of one kind of file."""
        return [request for request in self.requests if request.url.endswith(kind)]

    def told(self) -> str:
        """In words."""
        script, all_, later = weight(self.of(".js")), weight(self.requests), weight(self.later)
        return (
            f"{all_ / KILOBYTE:.1f} kB in {len(self.requests)} requests, "
            f"{script / KILOBYTE:.1f} kB of it JavaScript; put aside for later: {later / KILOBYTE:.1f} kB"
        )


def weight(requests: list[Request]) -> int:
    """What went over the wire, packed as it was. What a browser had already is no weight."""
    return sum(max(0, request.sizes()["responseBodySize"]) for request in requests)


def test_first_page(invite: Invite, measured: Callable[[str], None]) -> None:
    """The first page needs little JavaScript, and all text comes packed."""
    nina = invite()
    load = Load(nina.page)
    nina.open()
    nina.page.wait_for_load_state("networkidle")
    measured(f"first page: {load.told()}")
    assert 0 < weight(load.of(".js")) <= MOST_SCRIPT
    for request in load.of(".js") + load.of(".css"):
        answer = request.response()
        assert answer is not None
        if weight([request]) > KILOBYTE:
            assert answer.header_value("content-encoding"), request.url


@pytest.mark.parametrize("game", names())
def test_first_board(invite: Invite, measured: Callable[[str], None], game: str) -> None:
    """A table that somebody opens by its address, with nothing of it kept by the browser."""
    nina, visitor = invite(), invite()
    nina.sit_down("Nina")
    nina.lay(game, ["me", "bot"])
    nina.my_move()
    load = Load(visitor.page)
    visitor.page.goto(nina.page.url)
    milliseconds = visitor.page.wait_for_function(BOARD).json_value()
    visitor.page.wait_for_load_state("networkidle")
    measured(f"table of {game}: first board after {milliseconds:.0f} ms; {load.told()}")
    assert weight(load.of(".js")) > 0

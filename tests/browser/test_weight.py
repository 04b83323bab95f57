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
    """Everything that a page fetches."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: list[Request] = []
        page.context.on("requestfinished", lambda request: self.requests.append(request))

    def bytes(self, ending: str = "") -> int:
        """What went over the wire, packed as it was, of files whose address ends so."""
        return sum(
            request.sizes()["responseBodySize"]
            for request in self.requests
            if request.url.partition("?")[0].endswith(ending)
        )

    def told(self) -> str:
        """In words."""
        script, all_ = self.bytes(".js") / KILOBYTE, self.bytes() / KILOBYTE
        return f"{all_:.1f} kB in {len(self.requests)} requests, of it {script:.1f} kB JavaScript"


def test_first_page(invite: Invite, measured: Callable[[str], None]) -> None:
    """The first page needs little JavaScript, and all text comes packed."""
    nina = invite()
    load = Load(nina.page)
    nina.open()
    nina.page.wait_for_load_state("networkidle")
    measured(f"first page: {load.told()}")
    assert 0 < load.bytes(".js") <= MOST_SCRIPT
    for request in load.requests:
        answer = request.response()
        assert answer is not None
        if request.url.endswith((".js", ".css")) and request.sizes()["responseBodySize"] > KILOBYTE:
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
    assert load.bytes(".js") > 0

"""People at the table: each has a browser of their own, and does what a person can do there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    ViewportSize,
    expect,
)

from serica.catalogue import Catalogue

Trouble = str

OPTIONS = "[data-option]"
GLOWING = ".board .target.lit"

STATE = """() => {
  const slider = document.querySelector(".history input[type=range]");
  const visible = (node) => node.getBoundingClientRect().width > 0;
  const texts = (selector, name) =>
    [...document.querySelectorAll(selector)].filter(visible).map((node) => node.dataset[name]);
  return {
    played: slider ? Number(slider.max) : -1,
    asked: [...document.querySelectorAll(".seats > li")].findIndex((seat) => seat.matches(".asked")),
    options: texts("[data-option]", "option"),
    lit: texts(".board .target.lit", "target"),
    chosen: texts(".board .target.chosen", "target"),
    waiting: Boolean(document.querySelector(".action-bar .spinner")),
    curtain: Boolean(document.querySelector(".curtain")),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}"""


# Where a finger can reach a thing of the board: it may be round, and something may lie on it.
POINT = """([selector, number]) => {
  const visible = (node) => node.getBoundingClientRect().width > 0;
  const thing = [...document.querySelectorAll(selector)].filter(visible)[number];
  thing.scrollIntoView({ block: "center", inline: "center" });
  const box = thing.getBoundingClientRect();
  for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (document.elementFromPoint(x, y)?.closest(".target") !== thing) continue;
      // Nobody presses what is still on the move.
      const still = thing.seenAt === `${x} ${y}`;
      thing.seenAt = still ? "" : `${x} ${y}`;
      return still ? { x, y } : null;
    }
  }
  return null;
}"""


@dataclass
class Watch:
    """Looks at everything a browser asks for and complains about."""

    host: str
    troubles: list[Trouble] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    forgiven: list[re.Pattern[str]] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Watch every page of a context, those of its service worker as well."""
        context.on("request", self._asked)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        context.on("page", self._page)

    def forgive(self, pattern: str) -> None:
        """A complaint that belongs to this test, such as a server that is down for a moment."""
        self.forgiven.append(re.compile(pattern))

    def found(self) -> list[Trouble]:
        """Everything that is wrong."""
        here = re.compile(rf"(https?|wss?)://{re.escape(self.host)}/|(data|blob|about):")
        foreign = [f"left the host: {address}" for address in self.requests if not here.match(address)]
        return foreign + [
            trouble
            for trouble in self.troubles
            if not any(pattern.search(trouble) for pattern in self.forgiven)
        ]

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.requests.append(socket.url))

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")


@cache
def catalogue(language: str) -> Catalogue:
    """The words of a language."""
    return Catalogue(language)


class Person:
    """Somebody in front of a browser. Finds things by the words that the catalogue has for them."""

    def __init__(
        self, context: BrowserContext, address: str, watch: Watch, language: str, touch: bool
    ) -> None:
        self.context = context
        self.address = address
        self.watch = watch
        self.language = language
        self.touch = touch
        self.page = context.new_page()
        self.chance = random.Random(1)

    # Words

    def words(self, message: str, **arguments: Any) -> str:
        """What the page says for a message, in the language of this person."""
        return catalogue(self.language).text(message, **arguments)

    # Getting about

    def open(self, path: str = "/") -> None:
        """Open an address of the table."""
        self.page.goto(f"{self.address}{path}")
        expect(self.page.locator("#main, .curtain").first).to_be_visible()

    def button(self, message: str, within: Page | Locator | None = None, **arguments: Any) -> Locator:
        """The button with this message on it."""
        return (within or self.page).get_by_role("button", name=self.words(message, **arguments), exact=True)

    def press(self, thing: Locator) -> None:
        """Click it, or tap it where there is no mouse."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def resize(self, size: ViewportSize) -> None:
        """Give the window another size, and wait until the page has it."""
        self.page.set_viewport_size(size)
        self.page.wait_for_function("width => innerWidth === width", arg=size["width"])
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def sit_down(self, name: str) -> None:
        """Say one's name on the home page."""
        self.open()
        self.page.get_by_label(self.words("home-name"), exact=True).fill(name)
        self.press(self.button("home-continue"))
        expect(self.page.get_by_role("link", name=name)).to_be_visible()

    def new_table(self, game: str, seats: list[str]) -> None:
        """Fill in the form of a new table as far as the seats; `seats` are `me`, `open` and `bot`."""
        self.open(f"/new/{game}")
        group = self.page.get_by_role("group", name=self.words("new-seats-count"))
        self.press(group.get_by_role("button", name=str(len(seats)), exact=True))
        for number, kind in enumerate(seats, 1):
            self.page.get_by_label(self.words("new-seat", number=number), exact=True).select_option(kind)

    def begin(self) -> None:
        """Send the form of a new table."""
        self.press(self.page.locator("main form button[type=submit]"))
        self.page.wait_for_url("**/match/*")

    def lay(self, game: str, seats: list[str]) -> None:
        """A new table that begins at once."""
        self.new_table(game, seats)
        self.begin()
        self.at_the_table()

    def invitation(self) -> str:
        """The link that the lobby gives, as a path."""
        link = self.page.get_by_label(self.words("lobby-link"), exact=True).input_value()
        return link.removeprefix(self.address)

    def accept(self, link: str, name: str) -> None:
        """Come by a link, say one's name and take a free seat."""
        self.open(link)
        self.page.get_by_label(self.words("home-name"), exact=True).fill(name)
        self.press(self.button("join-any"))
        self.page.wait_for_url("**/match/*")

    def at_the_table(self) -> None:
        """Wait until the table is laid, and the live channel has brought its first position."""
        expect(self.page.locator(".history")).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    # Looking

    def state(self) -> dict[str, Any]:
        """What is to be seen of the match: how far it is, who is asked, what can be chosen."""
        return dict(self.page.evaluate(STATE))

    @property
    def played(self) -> int:
        """How many moves were made."""
        return int(self.state()["played"])

    @property
    def options(self) -> Locator:
        """The buttons of the bar, one for each option."""
        return self.page.locator(OPTIONS)

    def settled(self) -> dict[str, Any]:
        """The state once nothing is on its way: it is somebody's move, or the match is over."""
        self.page.wait_for_function(
            """() => !document.querySelector(".action-bar .spinner") &&
              (document.querySelector("[data-option]") || !document.querySelector(".action-bar.mine"))"""
        )
        return self.state()

    def my_move(self) -> dict[str, Any]:
        """Wait until something can be chosen."""
        self.page.wait_for_function("() => document.querySelector('[data-option]')")
        return self.state()

    @property
    def sentence(self) -> Locator:
        """What the bar says."""
        return self.page.locator(".action-bar .sentence")

    def journal(self) -> list[str]:
        """What the journal tells, entry by entry."""
        return self.page.get_by_role("tabpanel").locator(".entry").all_inner_texts()

    def the_end(self) -> list[list[str]]:
        """Wait for the table of points, which opens by itself; gives it row by row."""
        dialog = self.page.get_by_role("dialog", name=self.words("ending"))
        expect(dialog).to_be_visible()
        rows = dialog.get_by_role("table").get_by_role("row")
        return [[cell.strip() for cell in row.locator("th, td").all_inner_texts()] for row in rows.all()]

    def scene(self) -> str:
        """What was to be seen and heard last, for whoever reads about a failed test."""
        shown = self.page.locator("body").aria_snapshot()
        troubles = "\n".join(self.watch.found())
        return f"{self.state()}\n{troubles}\n{shown}"

    # Playing

    def choose(self) -> None:
        """Choose something: what glows on the board, or else a button. Then wait for what follows."""
        before = self.state()
        if before["lit"]:
            self.press_on_board(GLOWING, self.chance.randrange(len(before["lit"])))
        else:
            self.press(self.options.nth(self.chance.randrange(len(before["options"]))))
        self.after(before)

    def press_on_board(self, selector: str, number: int = 0) -> None:
        """Press the thing with this number among those that are so."""
        try:
            point = self.page.wait_for_function(POINT, arg=[selector, number]).json_value()
        except TimeoutError as error:
            raise AssertionError(f"nothing of {selector} number {number} can be pressed") from error
        if self.touch:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def after(self, before: dict[str, Any]) -> dict[str, Any]:
        """What the table looks like once something has come of what was done."""
        self.page.wait_for_function(
            f"""(before) => Object.entries(({STATE})()).some(
              ([part, now]) => JSON.stringify(now) !== JSON.stringify(before[part]))""",
            arg=before,
        )
        return self.settled()

    def decisions(self) -> Iterator[dict[str, Any]]:
        """Everything this person is asked, one after another, until the match is over."""
        while True:
            self.page.wait_for_function(
                """() => document.querySelector("[data-option]") ||
                  !document.querySelector(".seats > .asked, .action-bar .spinner")"""
            )
            state = self.state()
            if not state["options"]:
                return
            yield state


def sit_together(host: Person, guest: Person, names: tuple[str, str] = ("Nina", "Omar")) -> None:
    """Two people at a table of Merchants of Dunhuang."""
    host.sit_down(names[0])
    host.new_table("dunhuang", ["me", "open"])
    host.begin()
    guest.accept(host.invitation(), names[1])
    host.press(host.button("lobby-start"))
    host.at_the_table()
    guest.at_the_table()


def together(people: list[Person]) -> Iterator[Person]:
    """Whose move it is, again and again until the match is over; people sit in the order of their seats.

    Who has just moved knows first who is next.
    """
    person = people[0]
    while (state := person.settled())["asked"] >= 0:
        person = people[state["asked"]]
        person.my_move()
        yield person


def check_sums(table: list[list[str]]) -> None:
    """Somebody has a point, and each column of a table of points adds up."""
    _, *causes, total = table
    assert any(int(cell) for _, *cells in causes for cell in cells)
    for seat in range(1, len(total)):
        assert sum(int(row[seat]) for row in causes) == int(total[seat])

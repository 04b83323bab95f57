"""Every page of the client, and how somebody comes to see it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial

from playwright.sync_api import expect

from serica.games import names, title
from serica.kernel.match import Match
from tests.browser.conftest import Invite
from tests.browser.people import Person

Way = Callable[[Person, Invite], None]
SEED = "5e" * 32


@cache
def finished(game: str) -> str:
    """The record of a match that was played to its end."""
    card = title(game)
    match = Match(card, 2, SEED)
    chance = random.Random(1)
    while match.game.asked is not None:
        match.play(card.notation.text(chance.choice(match.game.options())))
    return match.record().text()


def _heading(person: Person) -> None:
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def stranger(person: Person, invite: Invite) -> None:
    """The first page, for somebody who has no name yet."""
    person.open()
    _heading(person)


def home(person: Person, invite: Invite) -> None:
    """The first page with a table that waits."""
    person.sit_down("Nina")
    person.lay("dunhuang", ["me", "bot"])
    person.my_move()
    person.open()
    expect(person.page.get_by_role("heading", name=person.words("home-waiting", count=1))).to_be_visible()


def preferences(person: Person, invite: Invite) -> None:
    """Language, theme and sound."""
    person.open()
    person.press(person.button("app-preferences"))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def new_table(game: str, person: Person, invite: Invite) -> None:
    """The form of a new table, with all that it can ask."""
    person.sit_down("Nina")
    person.new_table(game, ["me", "me", "open", "bot"])
    person.press(person.button("new-pace-live"))
    expect(person.page.get_by_label(person.words("new-minutes"), exact=True)).to_be_visible()


def lobby(person: Person, invite: Invite) -> None:
    """A table that waits for somebody."""
    person.sit_down("Nina")
    person.new_table("whitecastle", ["me", "open", "bot"])
    person.begin()
    expect(person.page.get_by_label(person.words("lobby-link"), exact=True)).to_be_visible()


def join(person: Person, invite: Invite) -> None:
    """An invitation to that table."""
    host = invite()
    lobby(host, invite)
    person.open(host.invitation())
    expect(person.button("join-any")).to_be_visible()


def match(game: str, person: Person, invite: Invite) -> None:
    """A table in the middle of a match."""
    person.sit_down("Nina")
    person.lay(game, ["me", "bot", "bot"])
    for made, _ in enumerate(person.decisions()):
        if made == 5:
            break
        person.choose()


def curtain(person: Person, invite: Invite) -> None:
    """A shared device that is passed on."""
    person.sit_down("Nina")
    person.new_table("dunhuang", ["me", "me"])
    person.begin()
    expect(person.page.locator(".curtain")).to_be_visible()


def ended(game: str, person: Person, invite: Invite) -> None:
    """A match that is over."""
    person.sit_down("Nina")
    person.open("/verify")
    person.page.get_by_label(person.words("verify-record"), exact=True).fill(finished(game))
    person.press(person.button("verify-open"))
    person.at_the_table()


def breakdown(game: str, person: Person, invite: Invite) -> None:
    """The points of a match that is over."""
    ended(game, person, invite)
    person.press(person.button("match-breakdown"))
    person.the_end()


def rules(game: str, person: Person, invite: Invite) -> None:
    """The rules of a game."""
    person.open(f"/rules/{game}")
    expect(person.page.locator(".text h1")).to_be_visible()


def rules_panel(person: Person, invite: Invite) -> None:
    """The rules beside the board, with something found in them."""
    ended("dunhuang", person, invite)
    person.press(person.button("app-rules"))
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator(".text h1")).to_be_visible()
    dialog.get_by_role("searchbox").fill(person.words("dunhuang-good-tea"))
    expect(dialog.locator(".results li").first).to_be_visible()


def account(person: Person, invite: Invite) -> None:
    """Name, account and notices."""
    person.sit_down("Nina")
    person.open("/account")
    expect(person.button("account-test")).to_be_visible()


def verify(person: Person, invite: Invite) -> None:
    """Whether a shuffle was fair."""
    person.open("/verify")
    _heading(person)


def lesson(game: str, person: Person, invite: Invite) -> None:
    """The first step of a lesson."""
    person.open(f"/lesson/{game}")
    expect(person.button("lesson-next")).to_be_visible()


def lost(person: Person, invite: Invite) -> None:
    """An address where nothing is."""
    person.open("/nowhere")
    _heading(person)


PAGES: dict[str, Way] = {
    "stranger": stranger,
    "home": home,
    "preferences": preferences,
    "lobby": lobby,
    "join": join,
    "curtain": curtain,
    "rules panel": rules_panel,
    "account": account,
    "verify": verify,
    "lost": lost,
}
for _game in names():
    for _name, _way in {
        "new table": new_table,
        "match": match,
        "ended": ended,
        "breakdown": breakdown,
        "rules": rules,
        "lesson": lesson,
    }.items():
        PAGES[f"{_name} of {_game}"] = partial(_way, _game)

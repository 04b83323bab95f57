"""The first minutes: a match in two clicks, and a lesson for each game."""

import pytest
from playwright.sync_api import expect

from serica.games import names
from tests.browser.conftest import Invite
from tests.browser.people import Person

CLICKS = """
  window.clicks = 0;
  addEventListener("click", () => window.clicks++, true);
"""


@pytest.mark.parametrize("game", names())
def test_two_clicks_to_a_match(invite: Invite, game: str) -> None:
    """From the first page to a match against bots without an account and without a word."""
    nina = invite()
    nina.page.add_init_script(CLICKS)
    nina.open()
    card = nina.page.get_by_role("listitem").filter(
        has=nina.page.get_by_role("heading", name=nina.words(game), exact=True)
    )
    nina.press(nina.button("home-play-bots", card))
    nina.at_the_table()
    nina.my_move()
    assert nina.page.evaluate("window.clicks") <= 2
    assert any(cookie.get("httpOnly") for cookie in nina.context.cookies())
    expect(nina.page.locator(".seats .name").filter(has_text=nina.words("home-guest"))).to_have_count(1)


def take_lesson(person: Person, game: str) -> int:
    """Do what the lesson asks until its last step; gives the number of steps."""
    person.open(f"/lesson/{game}")
    step = person.page.locator(".bubble .count")
    steps = int(person.page.get_by_role("progressbar").get_attribute("max") or 0)
    for at in range(1, steps):
        expect(step).to_have_text(person.words("lesson-step", at=at, all=steps))
        if person.button("lesson-next").count():
            person.press(person.button("lesson-next"))
        elif person.state()["lit"]:
            person.press_on_board(".board .target.lit")
        else:
            person.press(person.options)
    expect(step).to_have_text(person.words("lesson-step", at=steps, all=steps))
    return steps


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", names())
def test_lesson(invite: Invite, game: str, phone: bool) -> None:
    """Step by step to its end, and on to a match; the first page then offers it again."""
    nina = invite(phone=phone)
    assert take_lesson(nina, game) > 5
    nina.press(nina.button("lesson-finish"))
    nina.at_the_table()
    nina.open()
    again = nina.page.get_by_role("link", name=nina.words("home-lesson-again"))
    expect(again).to_have_attribute("href", f"/lesson/{game}")


def test_lesson_is_left(invite: Invite) -> None:
    """Whoever knows enough may go."""
    nina = invite()
    nina.open("/lesson/dunhuang")
    nina.press(nina.button("lesson-skip"))
    expect(nina.page.get_by_role("heading", name=nina.words("home-title"))).to_be_visible()

"""A thing of the board is enlarged and says what it does: on hover, on a long press, on a key."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

DRAWN = '.board [data-target^="drawn:"]'


def at_the_opening(person: Person) -> str:
    """Draw the first cards; gives the name of the first one's good."""
    person.sit_down("Nina")
    person.lay("dunhuang", ["me", "bot"])
    person.my_move()
    target = person.page.locator(DRAWN).first.get_attribute("data-target") or ""
    return person.words(f"dunhuang-good-{target.partition(':')[2]}")


def enlarged(person: Person, good: str) -> Locator:
    """What is shown of a good in large."""
    shown = person.page.get_by_role("tooltip")
    expect(shown).to_be_visible()
    expect(shown.get_by_role("heading")).to_have_text(good, ignore_case=True)
    return shown


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_hover_and_long_press(invite: Invite, phone: bool) -> None:
    """It comes and goes, and nothing is played by looking."""
    nina = invite(phone=phone)
    good = at_the_opening(nina)
    before = nina.state()
    card = nina.page.locator(DRAWN).first
    if phone:
        card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
        shown = enlarged(nina, good)
        card.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
        nina.press(nina.button("app-close", shown))
    else:
        card.hover()
        shown = enlarged(nina, good)
        nina.page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    assert nina.settled() == before


def test_by_key(invite: Invite) -> None:
    """Whoever has it in focus asks with a key, and hears it as well."""
    nina = invite()
    good = at_the_opening(nina)
    nina.page.locator(DRAWN).first.focus()
    nina.page.keyboard.press("i")
    enlarged(nina, good)
    expect(nina.page.get_by_role("status").filter(has_text=good)).to_have_count(1)

"""Undo, redo and restart; why something is not possible; what a bot would do."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person


@pytest.fixture
def nina(invite: Invite) -> Person:
    """Somebody who is asked how far the camel goes."""
    person = invite()
    person.sit_down("Nina")
    person.lay("dunhuang", ["me", "bot"])
    for state in person.decisions():
        if state["options"][0].startswith("camel "):
            break
        person.choose()
    return person


def look(person: Person) -> dict[str, Any]:
    """Everything an undo has to bring back."""
    return {**person.settled(), "journal": person.journal(), "sentence": person.sentence.inner_text()}


def choose(person: Person, option: str) -> dict[str, Any]:
    """Press the button of an option; gives what follows."""
    before = person.state()
    person.press(person.page.locator(f'[data-option="{option}"]'))
    person.after(before)
    return look(person)


def press(person: Person, message: str) -> dict[str, Any]:
    """Press one of the tools of the bar."""
    before = person.state()
    person.press(person.button(message))
    person.after(before)
    return look(person)


def keys(person: Person, pressed: str) -> dict[str, Any]:
    """Press keys that do the same."""
    before = person.state()
    person.page.keyboard.press(pressed)
    person.after(before)
    return look(person)


def test_undo_redo_and_restart(nina: Person) -> None:
    """Step by step back and forth, and back to where the turn began; by buttons and by keys."""
    began = look(nina)
    moved = choose(nina, "camel 1")
    assert moved["played"] == began["played"] + 1
    assert press(nina, "match-undo") == began
    assert press(nina, "match-redo") == moved
    expect(nina.button("match-redo")).to_be_disabled()

    shown = choose(nina, "shop")
    assert press(nina, "match-undo") == moved
    assert press(nina, "match-redo") == shown
    assert press(nina, "match-undo-turn") == began

    assert choose(nina, "camel 1") == moved
    assert keys(nina, "Control+z") == began
    assert keys(nina, "Control+Shift+Z") == moved


def test_why_not_on_the_board(nina: Person) -> None:
    """Pressing a place that is too far says why, and leads to the clause."""
    before = look(nina)
    nina.press_on_board('.board [data-target^="place:"]:not(.lit)')
    reason = nina.page.locator(".reason")
    expect(reason).to_contain_text(re.compile(r"\w+"))
    clause = nina.button("rules-clause", reason, clause="6.2")
    nina.press(clause)
    dialog = nina.page.get_by_role("dialog")
    expect(dialog.locator('[id="6.2"]')).to_be_in_viewport()
    nina.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    nina.press(nina.button("app-close", reason))
    expect(reason).to_have_count(0)
    assert look(nina) == before


def test_why_not_in_the_command_box(nina: Person) -> None:
    """What is typed and not offered is explained as well; what is no option at all is said to be none."""
    nina.page.keyboard.press("/")
    box = nina.page.get_by_role("combobox", name=nina.words("match-command"), exact=True)
    box.fill("camel 8")
    nina.page.keyboard.press("Enter")
    expect(nina.page.locator(".reason")).to_be_visible()
    nina.watch.forgive("status of 422")
    box.fill("fly away")
    nina.page.keyboard.press("Enter")
    expect(nina.page.locator(".notice.wrong")).to_contain_text("fly away")


def test_hint(nina: Person) -> None:
    """What a bot would do is said, and marked in the bar and on the board."""
    before = look(nina)
    nina.press(nina.button("match-ask-hint"))
    hinted = nina.page.locator("[data-option].hinted")
    expect(hinted).to_have_count(1)
    expect(nina.page.locator(".board .target.hinted").first).to_be_visible()
    label = hinted.locator("span").first.evaluate("node => node.firstChild.textContent")
    told = nina.words("match-hint", option=label)
    expect(nina.page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    assert look(nina) == before

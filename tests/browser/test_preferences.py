"""Language and theme can be changed at any moment."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

FOREIGN = re.compile(r"[A-Za-z]{2,}")
NAMES = re.compile(r"Nina|Serica")

IN_THEME = """(theme) => {
  const bright = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  const { color, backgroundColor } = getComputedStyle(document.querySelector(".action-bar"));
  return theme === (bright(color) > bright(backgroundColor) ? "dark" : "light");
}"""


def prefer(person: Person, name: str) -> None:
    """Press a button of the preferences."""
    person.press(person.button("app-preferences"))
    dialog = person.page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=name, exact=True))
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def speak(person: Person, language: str) -> None:
    """Change the language."""
    prefer(person, {"en": "English", "ru": "Русский"}[language])
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.language = language


@pytest.mark.parametrize("game", ["dunhuang", "whitecastle"])
def test_another_language_in_mid_game(invite: Invite, game: str) -> None:
    """Everything is said in Russian at once, the journal included, and in English again as before."""
    nina = invite()
    nina.sit_down("Nina")
    nina.lay(game, ["me", "bot"])
    for _ in nina.decisions():
        if len(nina.journal()) > 30:
            break
        nina.choose()
    english = nina.journal()
    asked = nina.sentence.inner_text()

    speak(nina, "ru")
    russian = nina.journal()
    assert len(russian) == len(english)
    assert nina.sentence.inner_text() != asked
    assert not FOREIGN.findall(NAMES.sub("", nina.page.locator("body").inner_text()))
    spoken = nina.page.locator("body").aria_snapshot().splitlines()
    called = [name for line in spoken if "/url:" not in line for name in re.findall(r'"([^"]*)"', line)]
    assert not [name for name in called if FOREIGN.search(NAMES.sub("", name))]

    nina.page.reload()
    nina.at_the_table()
    assert nina.journal() == russian
    speak(nina, "en")
    assert nina.journal() == english
    assert nina.sentence.inner_text() == asked


def test_theme(invite: Invite) -> None:
    """Light and dark by choice, else as the system is; kept by the browser."""
    nina = invite()
    nina.sit_down("Nina")
    nina.lay("dunhuang", ["me", "bot"])
    nina.my_move()

    def shown_in(theme: str) -> None:
        nina.page.wait_for_function(IN_THEME, arg=theme)

    shown_in("light")
    prefer(nina, nina.words("preferences-theme-dark"))
    shown_in("dark")
    nina.page.reload()
    nina.my_move()
    shown_in("dark")
    prefer(nina, nina.words("preferences-theme-system"))
    shown_in("light")
    nina.page.emulate_media(color_scheme="dark")
    shown_in("dark")

"""One person plays a whole game without a mouse."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import GLOWING, OPTIONS, Person

FARTHEST = 45
"""How often somebody may have to press Tab before something is reached."""

THINGS = f"{GLOWING}, .board .target.chosen, {OPTIONS}"
POINTERS = """
  window.pointers = 0;
  for (const what of ["pointerdown", "mousedown", "touchstart"]) addEventListener(what, () => window.pointers++, true);
"""


def tab_to(person: Person, thing: Locator) -> None:
    """Press Tab until it has the focus."""
    for _ in range(FARTHEST):
        if thing.evaluate_all("things => things.includes(document.activeElement)"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{FARTHEST} times Tab do not lead to {thing}")


def enter(person: Person, thing: Locator) -> None:
    """Go there and press Enter."""
    tab_to(person, thing)
    person.page.keyboard.press("Enter")


def by_arrows(person: Person) -> None:
    """Tab to what can be chosen first, walk on with the arrows, press Enter."""
    tab_to(person, person.page.locator(THINGS))
    for _ in range(person.chance.randrange(4)):
        person.page.keyboard.press(person.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        assert person.page.evaluate("things => document.activeElement.matches(things)", THINGS)
    tab_to(person, person.page.locator(THINGS))
    person.page.keyboard.press("Enter")


def open_command(person: Person) -> Locator:
    """Open the command box; it lists options as soon as the board stands still."""
    box = person.page.get_by_role("combobox", name=person.words("match-command"), exact=True)
    person.page.keyboard.press("/")
    expect(box).to_be_focused()
    expect(person.page.locator("#command-options [role=option]").first).to_be_visible()
    return box


def by_typing(person: Person, options: list[str]) -> None:
    """Type the beginning of an option, let Tab complete it if it is none yet, press Enter."""
    typed = person.chance.choice(options)[:-1]
    box = open_command(person)
    person.page.keyboard.type(typed)
    person.page.keyboard.press("Tab")
    if typed not in options:
        expect(box).not_to_have_value(typed)
    person.page.keyboard.press("Enter")


def by_list(person: Person) -> None:
    """Walk through the list under the command box and press Enter."""
    open_command(person)
    for _ in range(person.chance.randrange(1, 4)):
        person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")


def play_on(person: Person, options: list[str]) -> None:
    """Choose something in one of the ways that a keyboard has."""
    match person.chance.randrange(3):
        case 0:
            by_arrows(person)
        case 1:
            by_typing(person, options)
        case _:
            by_list(person)


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    """From the first page to the breakdown; whoever only listens hears whose move it is."""
    nina = invite()
    page = nina.page
    page.add_init_script(POINTERS)
    nina.open()
    tab_to(nina, page.get_by_label(nina.words("home-name"), exact=True))
    page.keyboard.type("Nina")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Nina")).to_be_visible()

    enter(nina, page.locator('a[href="/new/dunhuang"]'))
    enter(nina, page.get_by_role("group", name=nina.words("new-seats-count")).get_by_text("2", exact=True))
    bot = page.get_by_label(nina.words("new-bot", number=2), exact=True)
    tab_to(nina, bot)
    page.keyboard.press("Home")
    expect(bot).to_have_value("random")
    enter(nina, page.locator("form button[type=submit]"))
    nina.at_the_table()

    alert = page.get_by_role("alert")
    heard = 0
    for state in nina.decisions():
        heard += alert.inner_text().strip() == page.locator(".sentence").inner_text().strip()
        play_on(nina, state["options"])
        nina.after(state)
        if page.get_by_role("combobox", name=nina.words("match-command"), exact=True).count():
            page.keyboard.press("Escape")
    assert heard > 5

    assert nina.the_end()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    enter(nina, nina.button("match-breakdown"))
    assert nina.the_end()
    assert page.evaluate("window.pointers") == 0

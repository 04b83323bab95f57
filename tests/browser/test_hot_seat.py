"""Two people share one device: a curtain hides the hands while it is passed on."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person


def curtain(person: Person, name: str) -> Locator:
    """The curtain that waits for somebody."""
    return person.page.get_by_role("dialog", name=person.words("curtain", name=name), exact=True)


def lift(person: Person, name: str) -> None:
    """Take the device and look."""
    waiting = curtain(person, name)
    expect(waiting).to_be_visible()
    expect(person.page.locator(".board *")).to_have_count(0)
    expect(person.options).to_have_count(0)
    person.press(person.button("curtain-lift", waiting, name=name))
    expect(waiting).to_have_count(0)
    expect(person.sentence).to_contain_text(name)


def test_curtain(invite: Invite) -> None:
    """Nothing of the board is in the page, by reload neither, until the next one takes the device."""
    device = invite()
    device.sit_down("Nina")
    device.new_table("dunhuang", ["me", "me"])
    for number, name in enumerate(("Nina", "Omar"), 1):
        label = device.words("new-name-of", number=number)
        device.page.get_by_label(label, exact=True).fill(name)
    device.begin()

    names = ["Nina", "Omar"]
    expect(device.page.locator(".curtain")).to_be_visible()
    if not curtain(device, "Nina").count():
        names.reverse()
    for name in names * 2:
        lift(device, name)
        told = device.journal()
        device.page.reload()
        lift(device, name)
        assert device.journal() == told
        while not device.page.locator(".curtain").count():
            device.choose()

"""Two people share one device: a curtain hides the hands while it is passed on."""

from playwright.sync_api import APIResponse, Locator, Route, expect

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


def share(person: Person) -> list[str]:
    """Lay a table for two on one device; gives their names, whoever is asked first being the first."""
    person.sit_down("Nina")
    person.new_table("dunhuang", ["me", "me"])
    names = ["Nina", "Omar"]
    for number, name in enumerate(names, 1):
        label = person.words("new-name-of", number=number)
        person.page.get_by_label(label, exact=True).fill(name)
    person.begin()
    expect(person.page.locator(".curtain")).to_be_visible()
    return names if curtain(person, "Nina").count() else names[::-1]


def test_curtain(invite: Invite) -> None:
    """Nothing of the board is in the page, by reload neither, until the next one takes the device."""
    device = invite()
    for name in share(device) * 2:
        lift(device, name)
        told = device.journal()
        device.page.reload()
        lift(device, name)
        expect(device.sentence).to_contain_text(name)
        assert device.journal() == told
        while not device.page.locator(".curtain").count():
            device.choose()


def test_a_late_answer_does_not_turn_the_device_back(invite: Invite) -> None:
    """The live channel was faster than the answer to the move, and the next one has the device already."""
    device = invite()
    first, second = share(device)
    lift(device, first)
    device.my_move()
    held: list[tuple[Route, APIResponse]] = []
    device.page.route("**/play", lambda route: held.append((route, route.fetch())))
    device.press(device.options.first)
    lift(device, second)
    (route, answer) = held[0]
    route.fulfill(response=answer)
    device.my_move()
    expect(device.page.locator(".curtain")).to_have_count(0)
    expect(device.sentence).to_contain_text(second)
    expect(device.page.locator(".merchant.own")).to_have_accessible_name(second)

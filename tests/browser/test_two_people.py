"""Two people in two browsers play Merchants of Dunhuang."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import check_sums, sit_together, together


def test_a_whole_game_by_clicking(invite: Invite) -> None:
    """One lays the table, the other comes by the link; both see the same end, and play again."""
    nina, omar = invite(), invite()
    sit_together(nina, omar)
    for person in together([nina, omar]):
        person.choose()

    ends = [person.the_end() for person in (nina, omar)]
    assert ends[0] == ends[1]
    assert ends[0][0][1:] == ["Nina", "Omar"]
    check_sums(ends[0])

    first = nina.page.url
    for person in (nina, omar):
        person.press(person.button("match-rematch", person.page.get_by_role("dialog")))
        person.page.wait_for_url(lambda address: address != first)
        person.at_the_table()
    assert nina.page.url == omar.page.url
    expect(omar.page.locator(".seats .name")).to_have_text(["Omar", "Nina"])

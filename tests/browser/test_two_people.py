"""Two people in two browsers play Merchants of Dunhuang."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import together


def test_a_whole_game_by_clicking(invite: Invite) -> None:
    """One lays the table, the other comes by the link; both see the same end, and play again."""
    nina, omar = invite(), invite()
    nina.sit_down("Nina")
    nina.new_table("dunhuang", ["me", "open"])
    nina.begin()
    link = nina.page.get_by_label(nina.words("lobby-link"), exact=True).input_value()

    omar.open(link.removeprefix(omar.address))
    omar.page.get_by_label(omar.words("home-name"), exact=True).fill("Omar")
    omar.press(omar.button("join-any"))
    nina.press(nina.button("lobby-start"))
    nina.at_the_table()
    omar.at_the_table()

    for person in together([nina, omar]):
        person.choose()

    tables = []
    for person in (nina, omar):
        expect(person.page.get_by_role("dialog", name=person.words("ending"))).to_be_visible()
        tables.append(person.breakdown())
    assert tables[0] == tables[1]
    heading, *causes, total = tables[0]
    assert heading[1:] == ["Nina", "Omar"]
    assert causes
    for seat in (1, 2):
        assert sum(int(row[seat]) for row in causes) == int(total[seat])

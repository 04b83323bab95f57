"""Chat between seats, and notes that only their writer sees."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, sit_together

MARKUP = (
    """<img src=x onerror="document.title='broken'"><b>loud</b><script>document.title='broken'</script>"""
)


def tab(person: Person, message: str) -> None:
    """Turn to another page of the book beside the board."""
    person.press(person.page.get_by_role("tab", name=person.words(message)))


def test_chat_is_text(invite: Invite) -> None:
    """What others say and how they are called is shown as they wrote it, and never runs."""
    nina, omar = invite(), invite()
    sit_together(nina, omar, ("Nina", "<i>Omar</i>"))
    tab(omar, "match-chat")
    omar.page.get_by_label(omar.words("chat-say"), exact=True).fill(MARKUP)
    omar.press(omar.button("chat-send"))

    expect(nina.page.get_by_role("tab", name=nina.words("match-chat"))).to_contain_text("1")
    tab(nina, "match-chat")
    for person in (nina, omar):
        line = person.page.get_by_role("tabpanel").locator("li")
        expect(line).to_contain_text(MARKUP)
        expect(line).to_contain_text("<i>Omar</i>")
        expect(line.locator("img, script, i, p b:nth-of-type(2)")).to_have_count(0)
        expect(person.page.locator(".seats .name").last).to_have_text("<i>Omar</i>")
        assert "broken" not in person.page.title()

    nina.page.reload()
    nina.at_the_table()
    tab(nina, "match-chat")
    expect(nina.page.get_by_role("tabpanel")).to_contain_text(MARKUP)


def test_notes_are_kept_and_secret(invite: Invite) -> None:
    """What somebody writes down is there after a reload, and nobody else has it."""
    nina, omar = invite(), invite()
    sit_together(nina, omar)
    tab(nina, "match-notes")
    nina.page.get_by_role("textbox", name=nina.words("match-notes")).fill("Omar has two jades")
    expect(nina.page.get_by_text(nina.words("notes-keeping"))).to_be_visible()
    expect(nina.page.get_by_text(nina.words("notes-why"))).to_be_visible()

    for person, kept in ((nina, "Omar has two jades"), (omar, "")):
        with person.page.expect_response(lambda answer: "/notes" in answer.url):
            person.page.reload()
            person.at_the_table()
            tab(person, "match-notes")
        expect(person.page.get_by_role("textbox", name=person.words("match-notes"))).to_have_value(kept)

"""From the smallest phone to the widest screen nothing is cut off and nothing has to be scrolled sideways."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.pages import PAGES

WIDTHS = (360, 390, 1280, 2560)
HEIGHTS = {360: 740, 390: 844, 1280: 800, 2560: 1440}

TOO_WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((node) => node.getBoundingClientRect().right > page.clientWidth + 1)
    .map((node) => `${node.tagName}.${node.className} ${node.getBoundingClientRect().right}`)
    .slice(0, 5);
}"""

SMALL = """() => [...document.querySelectorAll("button, a.button, select, [role=tab], input:not([type=checkbox])")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert]"))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 39.5 || box.width < 39.5))
  .map(([node, box]) => `${node.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_every_width(invite: Invite, page: str, language: str) -> None:
    """No page is wider than its window."""
    nina = invite(language=language)
    PAGES[page](nina, invite)
    for width in WIDTHS:
        nina.resize({"width": width, "height": HEIGHTS[width]})
        assert nina.page.evaluate(TOO_WIDE) == [], f"at {width} pixels"


@pytest.mark.parametrize("page", PAGES)
def test_fingers(invite: Invite, page: str) -> None:
    """What is pressed on a phone is at least 40 pixels high and wide."""
    nina = invite(phone=True)
    PAGES[page](nina, invite)
    assert nina.page.evaluate(SMALL) == []

"""Every page, for everybody: axe-core finds nothing serious, nothing is cut off, and fingers have room."""

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.house import WEB
from tests.browser.pages import PAGES
from tests.browser.people import Person

SIZES = {360: 740, 390: 844, 1280: 800, 2560: 1440}
"""From the smallest phone to the widest screen: the height for each width."""

PHONE, LAPTOP = 390, 1280

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
GRAVE = ("serious", "critical")

TOO_WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((node) => node.getBoundingClientRect().right > page.clientWidth + 1)
    .map((node) => `too wide: ${node.tagName}.${node.className} ${node.getBoundingClientRect().right}`)
    .slice(0, 5);
}"""

TOO_SMALL = """() => [...document.querySelectorAll("button, a.button, select, textarea, input:not([type=checkbox])")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.disabled && !node.closest("[inert]"))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 39.5)
  .map(([node, box]) => `too small: ${node.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)"""


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page as it is shown now."""
    # The page's own policy forbids foreign scripts; one that is evaluated from outside of the page is none of its.
    person.page.evaluate(AXE)
    found: dict[str, Any] = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['impact']}: {violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "ru")])
@pytest.mark.parametrize("page", PAGES)
def test_every_page(invite: Invite, page: str, theme: str, language: str) -> None:
    """Light and in English with a mouse, dark and in Russian with a finger; at every width."""
    finger = theme == "dark"
    nina = invite(theme=theme, language=language, phone=finger)
    PAGES[page](nina, invite)
    found = []
    for width, height in SIZES.items():
        nina.resize({"width": width, "height": height})
        here: list[str] = nina.page.evaluate(TOO_WIDE)
        if width in (PHONE, LAPTOP):
            here += violations(nina)
        if width == PHONE and finger:
            here += nina.page.evaluate(TOO_SMALL)
        found += [f"at {width} pixels: {trouble}" for trouble in here]
    assert found == []


def test_faults_are_found(invite: Invite) -> None:
    """A button without a name, pale words, a small button and something that is too wide."""
    nina = invite()
    nina.open()
    nina.page.evaluate(
        """() => {
          const add = (kind, text, facts) => {
            const made = Object.assign(document.createElement(kind), { textContent: text });
            Object.assign(made.style, facts);
            document.querySelector("main").append(made);
          };
          add("button", "", { width: "30px", height: "30px" });
          add("p", "pale", { color: "#ddd", background: "#fff" });
          add("p", "wide", { width: "3000px" });
        }"""
    )
    found = " ".join(violations(nina))
    assert "critical: button-name" in found
    assert "serious: color-contrast" in found
    assert nina.page.evaluate(TOO_WIDE)
    assert nina.page.evaluate(TOO_SMALL)

"""Nobody is shut out: axe-core finds nothing serious on any page, and what is touched is large enough."""

from typing import Any

import pytest

from tests.browser.conftest import LAPTOP, PHONE, Invite
from tests.browser.house import WEB
from tests.browser.pages import PAGES
from tests.browser.people import Person

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")

GRAVE = ("serious", "critical")


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page as it is shown now."""
    # The page's own policy forbids foreign scripts; one that comes from outside of the page is none of its.
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
def test_nothing_serious(invite: Invite, page: str, theme: str, language: str) -> None:
    """On a laptop and on a phone, light and dark."""
    nina = invite(theme=theme, language=language)
    PAGES[page](nina, invite)
    for size in (LAPTOP, PHONE):
        nina.resize(size)
        assert violations(nina) == []


def test_axe_does_find_something(invite: Invite) -> None:
    """A button without a name and pale words on white are found."""
    nina = invite()
    nina.open()
    nina.page.evaluate(
        """() => {
          const main = document.querySelector("main");
          main.append(document.createElement("button"));
          const pale = Object.assign(document.createElement("p"), { textContent: "pale" });
          pale.style = "color: #ddd; background: #fff";
          main.append(pale);
        }"""
    )
    found = " ".join(violations(nina))
    assert "button-name" in found
    assert "color-contrast" in found

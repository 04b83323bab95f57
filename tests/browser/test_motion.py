"""Pieces glide from where they were to where they are, unless somebody wishes less motion."""

import pytest
from playwright.sync_api import expect

from serica.games import names
from tests.browser.conftest import Invite

COUNT_FLIGHTS = """
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains("flying")) window.flights++;
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("still", [False, True], ids=["gliding", "still"])
@pytest.mark.parametrize("game", names())
def test_pieces_glide(invite: Invite, game: str, still: bool) -> None:
    """Over some moves something glides and arrives; with less motion nothing ever flies."""
    nina = invite(still=still)
    nina.page.add_init_script(COUNT_FLIGHTS)
    nina.sit_down("Nina")
    nina.lay(game, ["me", "bot"])
    for made, _ in enumerate(nina.decisions()):
        if made == 8:
            break
        nina.choose()
    flights = nina.page.evaluate("window.flights")
    assert flights == 0 if still else flights > 0
    expect(nina.page.locator(".flying")).to_have_count(0)

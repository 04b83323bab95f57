"""One person plays The White Castle against the Tokugawa clan, with a finger on a phone."""

from tests.browser.conftest import Invite
from tests.browser.people import check_sums


def test_a_whole_game_by_tapping(invite: Invite) -> None:
    """Three rounds from an empty table to the breakdown; the page never slides sideways under the finger."""
    nina = invite(phone=True)
    nina.sit_down("Nina")
    nina.lay("whitecastle", ["me"])

    for state in nina.decisions():
        assert not state["sideways"]
        nina.choose()

    heading, *_ = end = nina.the_end()
    assert heading[1] == "Nina"
    check_sums(end)
    nina.page.keyboard.press("Escape")
    told = nina.journal()
    for number in (1, 2, 3):
        assert nina.words("whitecastle-log-round", number=number) in told
    assert told.count(nina.words("whitecastle-log-turn", seat="Nina")) == 9

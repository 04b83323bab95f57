"""The watch over all these tests is awake: whatever should be noticed is noticed."""

import re
import time

import pytest
from playwright.sync_api import Browser

from tests.browser.house import Server
from tests.browser.people import Watch

ALERT = 10.0

TROUBLES = {
    "a complaint": ("console.error('a complaint')", "console: a complaint"),
    "an error": ("setTimeout(() => { throw new Error('a mishap') })", "uncaught: .*a mishap"),
    "a broken promise": ("void Promise.reject(new Error('a broken word'))", "uncaught: .*a broken word"),
    "a missing file": ("void fetch('/api/nothing')", "console: .*404.*"),
    "a foreign request": (
        "void fetch('http://elsewhere.example/').catch(() => 0)",
        "left the host: http://elsewhere",
    ),
    "a foreign picture": (
        "new Image().src = 'http://elsewhere.example/'",
        "left the host: http://elsewhere",
    ),
    "a foreign channel": (
        "new WebSocket('ws://elsewhere.example/')",
        "left the host: ws://elsewhere",
    ),
}


def notices(browser: Browser, server: Server, script: str, pattern: str, *, lawless: bool) -> bool:
    """Whether the watch tells of what a script does on the first page."""
    context = browser.new_context(bypass_csp=lawless)
    watch = Watch(f"127.0.0.1:{server.port}")
    watch.over(context)
    page = context.new_page()
    page.goto(server.address)
    assert watch.found() == []
    page.evaluate(f"() => {{ {script} }}")
    limit = time.monotonic() + ALERT
    told = re.compile(pattern)
    while not (noticed := any(map(told.search, watch.found()))) and time.monotonic() < limit:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    context.close()
    return noticed


@pytest.mark.parametrize("trouble", TROUBLES)
def test_trouble_is_noticed(browser: Browser, server: Server, trouble: str) -> None:
    """Each kind of trouble."""
    script, pattern = TROUBLES[trouble]
    assert notices(browser, server, script, pattern, lawless=True)


@pytest.mark.parametrize("trouble", ["a foreign request", "a foreign picture", "a foreign channel"])
def test_the_page_itself_forbids_it(browser: Browser, server: Server, trouble: str) -> None:
    """The policy of the page lets nothing out in the first place."""
    script, _ = TROUBLES[trouble]
    assert notices(browser, server, script, "console: .*Content Security Policy", lawless=False)


def test_forgiveness_is_narrow() -> None:
    """What belongs to a test is forgiven, and nothing beside it."""
    watch = Watch("127.0.0.1:1")
    watch.troubles += ["console: no network", "console: something else"]
    watch.requests += ["http://127.0.0.1:1/", "http://127.0.0.1:10/", "data:,", "ws://127.0.0.1:1/live"]
    watch.forgive("no network")
    assert watch.found() == ["left the host: http://127.0.0.1:10/", "console: something else"]

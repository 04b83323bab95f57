"""What browser tests share: the built client, one browser, servers, and people who watch for troubles."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, ViewportSize, expect, sync_playwright

from tests.browser.house import FLAGS, Server, chromium, unbuilt
from tests.browser.people import Person, Watch

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds until a condition counts as never fulfilled; machines that run tests may be busy."""


PEOPLE = pytest.StashKey[list[Person]]()


class Invite(Protocol):
    """Give somebody a browser of their own."""

    def __call__(
        self, *, language: str = "en", phone: bool = False, still: bool = True, theme: str = "light"
    ) -> Person: ...


@pytest.fixture(scope="package")
def client() -> None:
    """The client as it is built from the sources that lie here."""
    if wrong := unbuilt():
        pytest.fail(wrong, pytrace=False)


# Playwright's loop runs as long as the browser lives, and asyncio allows no other beside it: so the browser
# lives for this package and not for the whole session.
@pytest.fixture(scope="package")
def browser(client: None) -> Iterator[Browser]:
    """One browser for all tests."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        try:
            launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        except Error as error:
            pytest.fail(
                f"no Chromium could be started; install it or name one in SERICA_CHROMIUM: {error}",
                pytrace=False,
            )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that is open for all tests."""
    with opened(tmp_path_factory.mktemp("table") / "data") as table:
        yield table


@contextmanager
def opened(data: Path) -> Iterator[Server]:
    """A table with this data, open for a while. At the end it may not have had a trouble."""
    table = Server(data)
    table.start()
    yield table
    table.stop()
    assert not table.troubles()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failed test what people saw last."""
    report = yield
    if report.when == "call" and report.failed:
        for person in item.stash.get(PEOPLE, []):
            report.sections.append((person.page.url, person.scene()))
    return report


@pytest.fixture
def invite(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Invite]:
    """People with a browser of their own. At the end nobody may have had a trouble."""
    people = request.node.stash.setdefault(PEOPLE, [])

    def somebody(
        *, language: str = "en", phone: bool = False, still: bool = True, theme: str = "light"
    ) -> Person:
        wishes: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
        context = browser.new_context(
            viewport=PHONE if phone else LAPTOP,
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            reduced_motion="reduce" if still else "no-preference",
            color_scheme=theme,
            **wishes,
        )
        context.set_default_timeout(PATIENCE)
        watch = Watch(f"127.0.0.1:{server.port}")
        watch.over(context)
        people.append(Person(context, server.address, watch, language, touch=phone))
        return people[-1]

    yield somebody
    for person in people:
        person.context.close()
    assert not [trouble for person in people for trouble in person.watch.found()]


# What was measured is printed after the tests, and never judged by time


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Note a measurement for the end of the run."""
    return lambda line: request.node.user_properties.append(("measured", line))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the browser tests have measured, on whichever process they ran."""
    lines = [
        line
        for report in terminalreporter.getreports("passed")
        for name, line in report.user_properties
        if name == "measured"
    ]
    if lines:
        terminalreporter.section("measured in the browser")
        for line in lines:
            terminalreporter.write_line(line)

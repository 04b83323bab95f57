"""What the tests of the server share: a house, the people in it, and a table for two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from serica.catalogue import Catalogue
from tests.server.house import House, Person, Process


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a coming release of the framework will want of us is no matter of these tests."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarWarning"))
            item.add_marker(pytest.mark.filterwarnings("ignore:.*:DeprecationWarning:litestar"))


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test may pass with a word missing."""
    monkeypatch.setattr(Catalogue, "strict", True)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for the tests of one module. Limits are off, so that tests may hurry."""
    opened = House(tmp_path_factory.mktemp("house") / "data").open()
    yield opened
    opened.close()


@pytest.fixture
def build(tmp_path) -> Iterator[Callable[..., House]]:
    """Houses with choices of their own: `build(limits=True)`; the same `name` is the same database."""
    opened: list[House] = []

    def somewhere(name: str = "data", **choices: Any) -> House:
        opened.append(House(tmp_path / name, **choices).open())
        return opened[-1]

    yield somewhere
    for house in opened:
        if house.thread.is_alive():
            house.close()


@pytest.fixture
def serve(tmp_path) -> Iterator[Callable[..., Process]]:
    """Servers in processes of their own: `serve("--no-limits")`; all of them share one database."""
    started: list[Process] = []

    def begin(*options: str) -> Process:
        started.append(Process(tmp_path / "data", *options).start())
        return started[-1]

    yield begin
    for process in started:
        process.end()


class Duel(NamedTuple):
    """A table where two people sit."""

    id: str
    mei: Person
    ada: Person

    @property
    def people(self) -> list[Person]:
        """Both, by their seats."""
        return [self.mei, self.ada]

    @property
    def asked(self) -> Person:
        """Whose move it is."""
        return self.people[self.mei.position(self.id)["asked"]]

    @property
    def other(self) -> Person:
        """Who has to wait."""
        return self.people[1 - self.mei.position(self.id)["asked"]]

    def url(self, tail: str = "") -> str:
        """The address of something of the match."""
        return self.mei.match(self.id, tail)


@pytest.fixture
def duel(house: House) -> Callable[..., Duel]:
    """Two people who have sat down: `duel(game="whitecastle")`."""

    def sit(house: House = house, **wishes: Any) -> Duel:
        mei, ada = house.guest("Mei"), house.guest("Ada")
        ident = mei.create("me", "open", **wishes)
        info = mei.info(ident)
        ada.post(mei.match(ident, "join"), {"token": info["invitation"]})
        if mei.info(ident)["status"] == "open":
            mei.post(mei.match(ident, "start"))
        return Duel(ident, mei, ada)

    return sit

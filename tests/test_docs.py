"""The pages of the project keep what they promise: examples run, links lead somewhere, pages are up to date."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from pathlib import Path

import pytest

from serica.games import names

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def tool(name):
    """A script of tools/ as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", ["README.md", "docs/adding-a-game.md"])
def test_the_examples_run(page):
    outcome = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert outcome.attempted and not outcome.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    targets = [target for target, _ in LINK.findall(page.read_text("utf-8")) if "://" not in target]
    assert not [target for target in targets if not (page.parent / target).exists()]


def test_a_dead_link_is_noticed():
    assert LINK.findall("[a](docs/nowhere.md#x) [b](#here) [c](https://example.org)") == [
        ("docs/nowhere.md", "#x"),
        ("https://example.org", ""),
    ]


@pytest.mark.parametrize("game", names())
def test_the_generated_pages_are_up_to_date(game):
    assert not tool("docs").outdated(game), "run: make docs"


def test_an_outdated_page_is_noticed(tmp_path, monkeypatch):
    docs = tool("docs")
    monkeypatch.setattr(docs, "REFERENCE", tmp_path)
    assert len(docs.outdated("dunhuang")) == 2
    for path, text in docs.pages("dunhuang"):
        path.write_text(text, "utf-8")
    assert docs.outdated("dunhuang") == []
    (tmp_path / "dunhuang.ru.md").write_text("old", "utf-8")
    assert docs.outdated("dunhuang") == [tmp_path / "dunhuang.ru.md"]


def test_a_picture_comes_from_a_running_match():
    picture = tool("pictures").capture("dunhuang", "ru", 2, "camel", 3, columns=80, lines=40)
    assert picture.startswith("<svg") and "Врата" in picture
    assert not re.search(r'(href|src|url)\s*[=(]\s*["\']?https?:', picture)

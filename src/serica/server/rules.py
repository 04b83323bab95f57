"""Rules: the pages for players, rendered for reading and searching inside the table."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

import serica
from serica.server.messages import Language, Rules, RulesSection
from serica.server.problems import Missing

PACKED = Path(serica.__file__).with_name("players")
"""Where an installed package has them; in a checkout they stand in docs."""
CHECKOUT = Path(serica.__file__).parents[2] / "docs" / "players"

ANCHOR = re.compile(r'<a id="([0-9A-Za-z.-]+)"></a>')
MARK = re.compile("\ue000([0-9A-Za-z.-]+)\ue001")
"""An anchor on its way through the renderer, which lets no other markup through."""


def folder() -> Path:
    """Where the pages stand."""
    return PACKED if PACKED.is_dir() else CHECKOUT


@cache
def rules(game: str, language: Language) -> Rules:
    """A page, rendered."""
    pages = {path.name: path for path in folder().glob("*.md")}
    page = pages.get(f"{game}.{language}.md")
    if page is None:
        raise Missing("table-no-such-page")
    return render(game, language, page.read_text("utf-8"))


def render(game: str, language: Language, text: str) -> Rules:
    """Markdown as HTML with anchors at headings and clauses.

    >>> page = render("go", "en", '# Go\\n\\n## Aim\\n\\n<a id="1.1"></a>**1.1** Have <b>more</b>.')
    >>> page.clauses, page.sections[1].text
    ({'1.1': 'section-2'}, '1.1 Have <b>more</b>.')
    >>> "<b>" in page.html
    False
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(ANCHOR.sub("\ue000\\1\ue001", text))
    sections: list[RulesSection] = []
    clauses: dict[str, str] = {}
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            ident = f"section-{len(sections) + 1}"
            token.attrSet("id", ident)
            sections.append(RulesSection(ident, _plain(tokens[number + 1]), int(token.tag[1]), ""))
        elif token.type == "inline" and sections and tokens[number - 1].type != "heading_open":
            clauses.update(dict.fromkeys(MARK.findall(token.content), sections[-1].id))
            sections[-1].text = f"{sections[-1].text}\n{_plain(token)}".strip()
    html = MARK.sub(r'<a id="\1" class="clause"></a>', markdown.renderer.render(tokens, markdown.options, {}))
    return Rules(game, language, html, sections, clauses)


def _plain(token: Token) -> str:
    """The text of a line without its markup."""
    words = [
        child.content if child.type in ("text", "code_inline") else " "
        for child in token.children or ()
        if child.type in ("text", "code_inline", "softbreak", "hardbreak")
    ]
    return " ".join(MARK.sub("", "".join(words)).split())

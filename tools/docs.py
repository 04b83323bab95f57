"""Remakes the generated pages of docs/reference: each game's notation, settings and card texts, from its data."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Iterator
from pathlib import Path

from serica import games
from serica.catalogue import Catalogue, languages
from serica.kernel.effects import CHOOSE, DECLINE, NEXT, PERFORM
from serica.kernel.notation import Domain, Maybe, Names, Numbers
from serica.kernel.settings import CLAUSE, ITEMS
from serica.kernel.title import Title
from serica.kernel.words import Name

REFERENCE = Path(__file__).resolve().parent.parent / "docs" / "reference"
BRANCHES = (CHOOSE.name, NEXT.name, PERFORM.name, DECLINE.name)


def page(title: Title, language: str) -> str:
    """The reference page of a game."""
    words = Catalogue(language, title.name)
    seats = ", ".join(str(number) for number in title.seats)
    lines = [
        f"# {words.text(title.name)}",
        "",
        words.text("docs-generated", command="make docs"),
        "",
        words.text(
            "docs-about", seats=seats, edition=title.edition, rules=f"../players/{title.name}.{language}.md"
        ),
        "",
        *notation(title, words),
        *settings(title, words),
        *cards(title, words),
    ]
    return "\n".join(lines).rstrip() + "\n"


def notation(title: Title, words: Catalogue) -> Iterator[str]:
    """What may be typed and recorded: every verb with the domains of its arguments."""
    yield f"## {words.text('docs-notation')}"
    yield ""
    yield f"| {words.text('docs-option')} | {words.text('docs-example')} |"
    yield "|---|---|"
    for verb in title.notation.verbs.values():
        form = " ".join([verb.name, *map(values, verb.domains.values())])
        label = words.text("docs-branch")
        if verb.name not in BRANCHES:
            example = verb.at(0)
            label = f"`{verb.text(example)}` {words.say(title.notation.label(example))}"
        yield f"| `{form}` | {label} |"
    yield ""
    for names in kinds(title):
        said = (f"`{name}` {words.name(Name(names.kind, name))}" for name in names.names)
        yield f"- **{names.kind.upper()}**: {', '.join(said)}"
    yield ""


def kinds(title: Title) -> list[Names]:
    """All kinds of names that options use."""
    domains = [domain for verb in title.notation.verbs.values() for domain in verb.domains.values()]
    inner = [domain.of if isinstance(domain, Maybe) else domain for domain in domains]
    return list({domain.kind: domain for domain in inner if isinstance(domain, Names)}.values())


def values(domain: Domain) -> str:
    """The values of an argument: a range, a kind of names, or something that may be left out."""
    if isinstance(domain, Maybe):
        return f"[{values(domain.of)}]"
    if isinstance(domain, Numbers):
        return f"{domain.low}–{domain.high}"
    assert isinstance(domain, Names)
    return domain.kind.upper()


def settings(title: Title, words: Catalogue) -> Iterator[str]:
    """What a table may agree on."""
    yield f"## {words.text('docs-settings')}"
    yield ""
    for field in dataclasses.fields(title.settings):
        message = f"{title.name}-setting-{field.name.replace('_', '-')}"
        default = getattr(title.settings(), field.name)
        samples = field.metadata[ITEMS] or title.settings.samples(field.name)
        allowed = [_setting_value(words, message, value, value == default) for value in samples]
        yield f"- **{words.text(message)}** (`{field.name}`) [{field.metadata[CLAUSE]}]. {_description(words, message)}"
        yield from (f"  - {value}" for value in allowed)
    yield ""


def _description(words: Catalogue, message: str) -> str:
    return words.attributes(message).get("description", "")


def _setting_value(words: Catalogue, message: str, value: object, default: bool) -> str:
    if isinstance(value, bool):
        text = f"`{'yes' if value else 'no'}`"
    else:
        name = f"{message}-{value}".replace("_", "-")
        text = f"`{value}`: {words.text(name)}"
    return f"{text} ({words.text('docs-default')})" if default else text


def cards(title: Title, words: Catalogue) -> Iterator[str]:
    """What the components say that have an effect, in the words that follow from it."""
    found: dict[str, list[str]] = {}
    for group, part in title.load().components():
        effects = getattr(part, "effects", ())
        if effects and not callable(effects):
            name = _card_name(words, group, part.id, getattr(part, f"name_{words.language}", ""))
            found.setdefault(group, []).append(f"- **{name}**: {words.say(title.effects.phrase(effects))}")
    if found:
        yield f"## {words.text('docs-texts')}"
        yield ""
    for group, lines in found.items():
        if len(found) > 1:
            yield f"### {group}"
            yield ""
        yield from lines
        yield ""


def _card_name(words: Catalogue, group: str, identity: str, printed: str) -> str:
    kind = group.removesuffix("s")
    if printed or not words.has(f"{words.game}-{kind}-{identity.replace('_', '-')}"):
        return printed or f"`{identity}`"
    return words.name(Name(kind, identity))


def pages(game: str) -> Iterator[tuple[Path, str]]:
    """The pages of a game and what should stand in them."""
    for language in languages():
        yield REFERENCE / f"{game}.{language}.md", page(games.title(game), language)


def outdated(game: str) -> list[Path]:
    """The pages of a game that are not what they should be."""
    return [path for path, text in pages(game) if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    """Write every page, or with --check say which are outdated."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 when a page is outdated"
    )
    check = parser.parse_args().check
    old = [path for game in games.names() for path in outdated(game)]
    if not check:
        REFERENCE.mkdir(parents=True, exist_ok=True)
        for game in games.names():
            for path, text in pages(game):
                path.write_text(text, "utf-8")
    for path in old:
        print(path.relative_to(REFERENCE.parent.parent), "is outdated" if check else "is made")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())

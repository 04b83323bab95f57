"""Games: what can be played here, and the words and rules of it."""

from __future__ import annotations

from functools import cache
from typing import Literal

from litestar import MediaType, Response, get

from serica.catalogue import LOCALE, languages
from serica.games import names, title
from serica.kernel.words import Complaint
from serica.server.lessons import lesson
from serica.server.messages import Catalogues, Lesson, Rules, TitleCard, TitleInfo
from serica.server.problems import Missing
from serica.server.rules import rules
from serica.server.showing import title_card, title_info

Tongue = Literal["en", "ru"]

CARDS = cache(title_card)
FRESH = {"cache-control": "no-cache"}


@get("/api/titles")
async def list_titles() -> list[TitleInfo]:
    """All games."""
    return [title_info(title(name)) for name in names()]


@get("/api/titles/{game:str}")
async def show_title(game: str) -> TitleCard:
    """All about a game."""
    try:
        return CARDS(title(game))
    except Complaint as error:
        raise Missing("unknown-game", game=game, known=", ".join(names())) from error


@get("/api/rules/{game:str}/{language:str}")
async def show_rules(game: str, language: Tongue) -> Rules:
    """The rules of a game, or how to play on Serica."""
    return rules(game, language)


@get("/api/lessons/{game:str}")
async def show_lesson(game: str) -> Lesson:
    """The lesson of a game: a scripted match with something to say at every step."""
    return lesson(game)


@get("/api/catalogues")
async def list_catalogues() -> Catalogues:
    """The files of the catalogues by language."""
    return Catalogues({language: catalogue_files(language) for language in languages()})


@cache
def catalogue_files(language: str) -> list[str]:
    """The files of a language."""
    return sorted(path.name for path in (LOCALE / language).glob("*.ftl"))


@get("/locale/{file:str}", media_type=MediaType.TEXT)
async def whole_catalogue(file: str) -> Response[str]:
    """All catalogues of a language as one text."""
    language = file.removesuffix(".ftl")
    if language not in languages() or language == file:
        raise Missing("table-no-such-page")
    texts = [(LOCALE / language / name).read_text("utf-8") for name in catalogue_files(language)]
    return Response("\n".join(texts), headers=FRESH)


@get("/locale/{language:str}/{file:str}", media_type=MediaType.TEXT)
async def one_catalogue(language: str, file: str) -> Response[str]:
    """One file of the catalogues."""
    if language not in languages() or file not in catalogue_files(language):
        raise Missing("table-no-such-page")
    return Response((LOCALE / language / file).read_text("utf-8"), headers=FRESH)


ROUTES = [list_titles, show_title, show_rules, show_lesson, list_catalogues, whole_catalogue, one_catalogue]

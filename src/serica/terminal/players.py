"""Who sits at the terminal: people and bots, as the tags of a record keep them."""

from __future__ import annotations

from serica.bots import KINDS, Bot
from serica.catalogue import Catalogue
from serica.kernel.chance import Chance, seed_from
from serica.kernel.match import Match
from serica.kernel.words import Complaint, Name

PERSON = "person"


def seat_players(match: Match, people: int, bots: str) -> None:
    """People take the first seats, bots of one kind the others."""
    if not 0 <= people <= match.seats:
        raise Complaint("terminal-too-many-people", people=people, seats=match.seats)
    for seat in range(match.seats):
        match.tags[_tag(seat)] = PERSON if seat < people else bots


def player(match: Match, seat: int) -> str:
    """Who sits there: a person or a kind of bot. A record from elsewhere gives its first seat to a person."""
    return match.tags.get(_tag(seat)) or (PERSON if seat == 0 else next(iter(KINDS)))


def check_players(match: Match) -> None:
    """Complain about a record whose players are of no kind."""
    for seat in range(match.seats):
        kind = player(match, seat)
        if kind != PERSON and kind not in KINDS:
            raise Complaint("record-tag", tag=_tag(seat), value=kind)


def people(match: Match) -> list[int]:
    """The seats of people."""
    return [seat for seat in range(match.seats) if player(match, seat) == PERSON]


def names(match: Match, catalogue: Catalogue) -> dict[int, str]:
    """What everyone is called: by the name in the record, or as a player or bot of some number."""
    known = {seat: name for seat, name in match.names.items() if name}
    for seat in range(match.seats):
        if seat not in known:
            number = str(seat + 1)
            person = player(match, seat) == PERSON
            known[seat] = (
                catalogue.name(Name("seat", number))
                if person
                else catalogue.text("terminal-bot", number=number)
            )
    return known


def bot(match: Match, seat: int) -> Bot:
    """The bot of a seat, for its next decision. Its thoughts follow from the seed and the moment alone.

    So a match that was saved and taken up again goes on as if it had never stopped.
    """
    moment = f"{match.seed} bot {seat} {len(match.options)}"
    return KINDS[player(match, seat)](Chance.seeded(seed_from(moment)))


def _tag(seat: int) -> str:
    return f"Player{seat + 1}"

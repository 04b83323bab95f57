"""What lies on the table: bridges and spaces with their dice, the castle, the gardens, the yards, and the clans."""

from __future__ import annotations

from dataclasses import field

from serica.games.whitecastle.components import WhiteCastleBox
from serica.games.whitecastle.settings import WhiteCastleSettings
from serica.games.whitecastle.words import (
    BOARD,
    CARDS,
    CLANS,
    COLOURS,
    COURT,
    DAIMYO_CARDS,
    DIE_TOKENS,
    GARDEN_PLACES,
    GARDENS,
    GOODS,
    MEMBERS,
    RIVAL,
    ROOMS,
    SOLO_CARDS,
    YARD_TOKENS,
    YARDS,
)
from serica.kernel.game import Game
from serica.kernel.plain import Plain, plain, shared
from serica.kernel.visibility import Pile, by_seat, each, part, row, some, stack

NOBODY = -1
"""Who stands in a free slot of the daimyo card."""


@plain
class Clan(Plain):
    """The figures of a clan, its influence and its points. [1.5, 3.8]

    `at_home` counts the figures that have not left yet; the others stand in the castle, on gardens and yards.
    """

    points: int = 0
    influence: int = 0
    at_home: list[int] = each(MEMBERS)
    castle: list[int] = each(COURT)
    gardens: list[int] = each(GARDEN_PLACES)
    yards: list[int] = each(YARDS)


@plain
class Player(Clan):
    """The clan of a seat, with its clan board. [3.8]"""

    goods: list[int] = each(GOODS)
    dice: list[int] = each(MEMBERS)
    """The die on the space of each row, 0 for none."""
    action_card: list[int] = row(CARDS)
    lantern: list[int] = row(CARDS)
    """The cards tucked under the board. [10.1]"""


@plain
class Rival(Clan):
    """The Tokugawa clan of a solo game: its only goods are coins. [14.1.4, 14.3]"""

    coins: int = 0


@plain
class WhiteCastle(Game):
    """A match of The White Castle. Everything lies open but the decks. [2.1, 2.2, 2.3]

    Chance lays it out and shuffles the decks, rolls the dice of a round, and shuffles the solo deck. [2.4]
    """

    box: WhiteCastleBox = shared()
    settings: WhiteCastleSettings = shared()
    players: list[Player] = by_seat()
    rival: Rival | None = part()
    round: int = 0
    turn: int = 0
    """The turns that have been taken in this round."""
    order: tuple[int, ...] = some(CLANS)
    """The herons: the clans in turn order. [3.9]"""
    markers: tuple[int, ...] = some(CLANS)
    """The influence markers from the front of the track to its start, each stack from its top. [11.3]"""

    left: list[int] = each(COLOURS)
    center: list[tuple[int, ...]] = each(COLOURS)
    right: list[int] = each(COLOURS)
    """The dice on the bridges; an end without a die shows 0. [3.5]"""
    die: tuple[int, ...] = ()
    """Colour and number of the die that has been taken and not yet placed."""
    spaces: list[tuple[tuple[int, int], ...]] = each(BOARD)
    """Colour and number of the dice on each space of the main board, the last one on top."""

    rooms: list[int] = row(CARDS)
    steward_deck: Pile = stack(CARDS, back="steward")
    diplomat_deck: Pile = stack(CARDS, back="diplomat")
    tokens: tuple[tuple[int, ...], ...] = each(ROOMS)
    """The colours of the die tokens in each room; what is under them nobody knows. [2.2, 3.3.6]"""
    well: tuple[int, ...] = row(DIE_TOKENS)
    daimyo_card: tuple[int, ...] = row(DAIMYO_CARDS)
    daimyo_slots: list[int] = field(default_factory=list)
    """Whose courtier stands in each slot of the daimyo card."""
    gardens: tuple[int, ...] = row(GARDENS)
    yard_tokens: tuple[int, ...] = row(YARD_TOKENS)
    """From the yard of two tokens to the cheapest. [3.7]"""

    offered_resources: list[int] = row(CARDS)
    offered_actions: list[int] = row(CARDS)
    decrees: list[int] = row(CARDS)
    removed: list[int] = row(CARDS)
    """Cards that left the game before everyone's eyes."""

    solo_deck: Pile = stack(SOLO_CARDS)
    solo_top: list[int] = row(SOLO_CARDS)
    """The card on top of the solo deck, with its bridge to be seen. [14.1.5]"""
    solo_open: list[int] = row(SOLO_CARDS)
    """The cards that were turned over in the rival's turn. [14.4.1]"""

    @property
    def clan_to_move(self) -> int:
        """Whose turn it is. [4.1]"""
        return self.order[self.turn % len(self.order)]

    def clan(self, number: int) -> Clan:
        """The clan of a seat, or the rival."""
        if number == RIVAL:
            assert self.rival is not None
            return self.rival
        return self.players[number]

    def clans(self) -> list[tuple[int, Clan]]:
        """All clans with their numbers: the seats, then the rival."""
        return [(number, self.clan(number)) for number in sorted(self.order)]

    def bridge_has_dice(self, colour: int) -> bool:
        """Whether a die is left on a bridge; the last one always lies at an end. [12.2]"""
        return bool(self.left[colour] or self.right[colour] or self.center[colour])

"""The words of the game: its goods, characters and places, what a seat may do, and what the journal tells."""

from __future__ import annotations

from serica.kernel.effects import CHOOSE, DECLINE, NEXT, PERFORM
from serica.kernel.notation import SEATS, Maybe, Names, Notation, Numbers, Verb

GOODS = Names("good", ("gold", "silver", "gems", "glass", "spices", "bamboo", "tea", "paper", "wool", "silk"))
CHARACTERS = Names(
    "character",
    (
        "painter",
        "musician",
        "princess",
        "dancer",
        "translator",
        "ambassador",
        "soldier",
        "general",
        "chinese_merchant",
        "sogdian_merchant",
        "maid",
        "servant",
        "shepherd",
        "farmer",
        "manichaean",
        "buddhist",
    ),
)
TILES = 8
"""The ring has so many tiles, each with one place of the market beside it."""
PLACES = Names("place", tuple(str(number + 1) for number in range(TILES)))
ZONES = Names("zone", ("hand", "shop"))
HAND, SHOP = 0, 1

MOST_STEPS = 137
"""Nobody can ever own more than 136 coins: 28 at the start and 3 in each of 36 turns. [13.5]"""
MOST_POINTS = 199

STEPS = Numbers(1, MOST_STEPS)
COINS = Numbers(0, MOST_STEPS)
CARDS = Numbers(0, 55)
POINTS = Numbers(0, MOST_POINTS)

NOTATION = Notation(
    "dunhuang",
    [
        Verb("keep", private=True, good=GOODS),
        Verb("tile", place=PLACES),
        Verb("camel", steps=STEPS),
        Verb("hand"),
        Verb("shop"),
        Verb("pay"),
        Verb("leave"),
        Verb("ability"),
        Verb("coins"),
        Verb("discard", good=GOODS),
        Verb("exchange", good=GOODS, place=PLACES),
        Verb("swap", good=GOODS, other=GOODS),
        Verb("fetch", good=GOODS),
        Verb("display", good=GOODS),
        Verb("visit", opponent=SEATS),
        Verb("give", private=True, good=GOODS, other=Maybe(GOODS)),
        Verb("take", place=PLACES),
        Verb("protect", good=GOODS),
        CHOOSE,
        NEXT,
        PERFORM,
        DECLINE,
    ],
)

EVENTS = {
    verb.name: verb
    for verb in (
        Verb("first", seat=SEATS),
        Verb("kept", seat=SEATS),
        Verb("kept-card", seat=SEATS, good=GOODS),
        Verb("turn", seat=SEATS),
        Verb("camel", seat=SEATS, place=PLACES, character=CHARACTERS, steps=STEPS, price=COINS),
        Verb("camel-placed", seat=SEATS, place=PLACES, character=CHARACTERS),
        Verb("took-into-hand", seat=SEATS, good=GOODS, place=PLACES),
        Verb("put-into-shop", seat=SEATS, good=GOODS, place=PLACES),
        Verb("nothing-to-take", seat=SEATS),
        Verb("token-taken", seat=SEATS, good=GOODS),
        Verb("token-lost", seat=SEATS, good=GOODS),
        Verb("token-defended", seat=SEATS, good=GOODS),
        Verb("token-bought", seat=SEATS, owner=SEATS, coins=COINS, good=GOODS),
        Verb("token-left", seat=SEATS, good=GOODS),
        Verb("token-protected", seat=SEATS, good=GOODS),
        Verb("coins", seat=SEATS, coins=COINS),
        Verb("ability", seat=SEATS, character=CHARACTERS),
        Verb("prestige", seat=SEATS, points=POINTS),
        Verb("discarded", seat=SEATS, good=GOODS, zone=ZONES),
        Verb("discarded-hidden", seat=SEATS),
        Verb("drew", seat=SEATS, cards=CARDS),
        Verb("exchanged", seat=SEATS, good=GOODS, other=GOODS, zone=ZONES, place=PLACES),
        Verb("swapped", seat=SEATS, good=GOODS, other=GOODS),
        Verb("fetched", seat=SEATS, good=GOODS),
        Verb("displayed", seat=SEATS, good=GOODS),
        Verb("got-cards", seat=SEATS, other=SEATS, cards=CARDS),
        Verb("got-goods", seat=SEATS, other=SEATS, good=GOODS, second=Maybe(GOODS)),
        Verb("took-market-card", seat=SEATS, good=GOODS, place=PLACES),
        Verb("refilled", place=PLACES, good=GOODS),
        Verb("last-round", seat=SEATS),
        Verb("won-instantly", seat=SEATS),
        Verb("opened-hand", seat=SEATS, good=GOODS, cards=CARDS),
        Verb("scored-tokens", seat=SEATS, tokens=CARDS, points=POINTS),
        Verb("scored-good", seat=SEATS, good=GOODS, points=POINTS),
        Verb("total", seat=SEATS, total=POINTS),
    )
}

"""The words of the game: its goods, cards and places, what a seat may do, and what the journal tells."""

from __future__ import annotations

from dataclasses import dataclass

from serica.kernel.effects import DECLINE, NEXT
from serica.kernel.notation import SEATS, Names, Notation, Numbers, Verb
from serica.kernel.words import Argument, Name

# Colours, members and goods

COLOURS = Names("colour", ("coral", "black", "white"))
"""Of dice, bridges and die tokens; those of the clans have no part in the rules. [1.3]"""

MEMBERS = Names("member", ("courtier", "gardener", "warrior"))
"""The types of clan members, in the order of the rows of a clan board, whose dice are `COLOURS`. [1.5]"""
COURTIER, GARDENER, WARRIOR = range(3)

GOODS = Names("good", ("food", "iron", "pearl", "coin", "seal"))
"""What lies on a clan board. The first three are resources; coins and seals are none. [1.4]"""
FOOD, IRON, PEARL, COIN, SEAL = range(5)
RESOURCES = Names("good", GOODS.names[:3])
EXCHANGED = Names("good", GOODS.names[:4])
"""What seals can be exchanged for. [9.1]"""

GAINS = Names("good", (*GOODS.names, "vp", "any"))
"""What an effect can give: goods, points at once, or a resource of choice. [1.7, 7.8]"""
VP, ANY = 5, 6

# Places

ENDS = Names("end", ("left", "right"))
LEFT, RIGHT = range(2)
POSITIONS = Names("position", ("left", "center", "right"))

ROOMS = Names(
    "room", ("steward_room_1", "steward_room_2", "steward_room_3", "diplomat_room_1", "diplomat_room_2")
)
STEWARD_ROOMS = 3
"""The first rooms are the stewards', the others the diplomats'."""

SPACES = Names(
    "space",
    (
        *ROOMS.names,
        "outside_left",
        "outside_right",
        "well",
        "clan_row_courtier",
        "clan_row_gardener",
        "clan_row_warrior",
    ),
)
WELL = SPACES.value("well")
FIRST_ROW = WELL + 1
BOARD = Names("space", SPACES.names[:FIRST_ROW])
"""The spaces of the main board."""

COURT = Names("court", ("gate", *ROOMS.names, "daimyo_room"))
"""Where courtiers stand: the gate, the rooms from the lower floor to the upper one, and the top. [8.3.2]"""
GATE, FIRST_ROOM, DAIMYO = 0, 1, 6
FLOOR = (0, 1, 1, 1, 2, 2, 3)
"""The floor of each place of `COURT`."""

YARDS = Names("yard", ("yard_1", "yard_2", "yard_3"))
GARDEN_PLACES = Names(
    "garden-place", tuple(f"{c}_{kind}" for c in COLOURS.names for kind in ("flower", "stone"))
)
"""Two gardens beside each bridge. [3.6]"""

# Cards and tokens

STEWARDS, DIPLOMATS, STARTING_ACTIONS, STARTING_RESOURCES = 15, 12, 6, 9
DECREES = ("decree_coin", "decree_seal", "decree_vp")
CARDS = Names(
    "card",
    (
        *(f"steward_{number:02}" for number in range(1, STEWARDS + 1)),
        *(f"diplomat_{number:02}" for number in range(1, DIPLOMATS + 1)),
        *(
            f"start_action_{member}_{number}"
            for member in ("courtier", "warrior", "gardener")
            for number in (1, 2)
        ),
        *(f"start_resource_{number}" for number in range(1, STARTING_RESOURCES + 1)),
        *DECREES,
    ),
)
"""All cards that can lie under a clan board, beside its lantern; those before the resource cards have actions."""
FIRST_DIPLOMAT = STEWARDS
FIRST_STARTING_ACTION = FIRST_DIPLOMAT + DIPLOMATS
FIRST_STARTING_RESOURCE = FIRST_STARTING_ACTION + STARTING_ACTIONS

KINDS = ("flower", "stone")
GARDENS = Names("garden", tuple(f"{kind}_garden_{number}" for kind in KINDS for number in range(1, 6)))
RIVAL_KINDS = Names("garden-kind", (*KINDS, "any"))
DAIMYO_CARDS = Names("daimyo-card", tuple(f"daimyo_{number:02}" for number in range(1, 10)))
YARD_TOKENS = Names("yard-token", tuple(f"yard_token_{number}" for number in range(1, 9)))
DIE_TOKENS = Names(
    "die-token",
    tuple(f"{c}_{reward}" for c in COLOURS.names for reward in ("food", "iron", "pearl", "coin", "any")),
)
SOLO_CARDS = Names("solo-card", tuple(f"solo_{number}" for number in range(1, 10)))

BLOCKS = Names("blocks", (*COLOURS.names, "any", "light"))
"""Which blocks of the cards in the castle an action may use. [7.10]"""
ANY_BLOCK, LIGHT_BLOCK = 3, 4

# Clans

RIVAL = 4
"""The number of the Tokugawa clan, which is nobody's seat. [14.1.4]"""


@dataclass(frozen=True, slots=True)
class Clans(Names):
    """The clans of the seats, and the rival's."""

    def argument(self, value: int) -> Argument:
        return Name(self.kind, self.names[value]) if value == RIVAL else SEATS.argument(value)


CLANS = Clans("clan", ("1", "2", "3", "4", "tokugawa"))

# What a seat may do

NUMBERS = Numbers(1, 99)
POINTS = Numbers(0, 499)
BLOCK_NUMBERS = Numbers(1, 3)

NOTATION = Notation(
    "whitecastle",
    [
        Verb("pair", place=Numbers(1, 5)),
        Verb("take", colour=COLOURS, end=ENDS),
        Verb("place", space=SPACES),
        Verb("exchange", good=EXCHANGED),
        NEXT,
        DECLINE,
        Verb("pay"),
        Verb("pick", good=RESOURCES),
        Verb("forgo"),
        Verb("cross"),
        Verb("stop"),
        Verb("action", member=MEMBERS),
        Verb("yard", yard=YARDS),
        Verb("garden", garden=GARDENS),
        Verb("audience"),
        Verb("advance", origin=COURT, target=COURT),
        Verb("block", number=BLOCK_NUMBERS),
        Verb("slot", number=BLOCK_NUMBERS),
        Verb("use", room=ROOMS, number=BLOCK_NUMBERS),
        Verb("row", member=MEMBERS),
        Verb("room", room=ROOMS),
        Verb("end"),
    ],
)

EVENTS = {
    verb.name: verb
    for verb in (
        Verb("round", number=Numbers(1, 3)),
        Verb("order", seat=CLANS, place=Numbers(1, 4)),
        Verb("turn", seat=CLANS),
        Verb("gardens", seat=CLANS),
        Verb("pair", seat=CLANS, card=CARDS, action=CARDS),
        Verb("decree", seat=CLANS, card=CARDS),
        Verb("took", seat=CLANS, colour=COLOURS, number=Numbers(1, 6), position=POSITIONS),
        Verb("placed", seat=CLANS, space=SPACES),
        Verb("gained", seat=CLANS, good=GAINS, number=NUMBERS),
        Verb("lost", seat=CLANS, good=GAINS, number=NUMBERS),
        Verb("paid", seat=CLANS, good=GAINS, number=NUMBERS),
        Verb("exchanged", seat=CLANS, good=EXCHANGED, seals=NUMBERS),
        Verb("points", seat=CLANS, points=POINTS),
        Verb("lantern", seat=CLANS),
        Verb("well", seat=CLANS),
        Verb("influence", seat=CLANS, position=Numbers(0, 20)),
        Verb("stopped", seat=CLANS, position=Numbers(0, 20)),
        Verb("warrior", seat=CLANS, yard=YARDS),
        Verb("gardener", seat=CLANS, garden=GARDENS),
        Verb("audience", seat=CLANS),
        Verb("advance", seat=CLANS, origin=COURT, target=COURT),
        Verb("card-taken", seat=CLANS, card=CARDS),
        Verb("card-removed", card=CARDS, room=ROOMS),
        Verb("card-opened", card=CARDS, room=ROOMS),
        Verb("slot", seat=CLANS, number=BLOCK_NUMBERS),
        Verb("solo-card", card=SOLO_CARDS),
        Verb("unable", seat=CLANS),
        Verb("changed-coins", seat=CLANS, coins=NUMBERS),
        Verb("scored-purse", seat=CLANS, coins=POINTS, seals=POINTS, points=POINTS),
        Verb("scored-resource", seat=CLANS, good=RESOURCES, points=POINTS),
        Verb("scored-influence", seat=CLANS, points=POINTS),
        Verb("scored-courtiers", seat=CLANS, points=POINTS),
        Verb("scored-warriors", seat=CLANS, points=POINTS),
        Verb("scored-gardeners", seat=CLANS, points=POINTS),
        Verb("total", seat=CLANS, total=POINTS),
    )
}

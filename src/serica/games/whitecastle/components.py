"""What is in the box, typed: cards, tokens, the places of the board, and the numbers of the rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sized
from typing import Any, Literal

from serica.games.whitecastle.words import (
    BOARD,
    CARDS,
    COLOURS,
    COURT,
    DAIMYO_CARDS,
    DIE_TOKENS,
    DIPLOMATS,
    ENDS,
    FLOOR,
    GARDENS,
    MEMBERS,
    ROOMS,
    SOLO_CARDS,
    SPACES,
    STEWARDS,
    YARD_TOKENS,
    YARDS,
)
from serica.kernel.components import Box, Component, require
from serica.kernel.effects import Effects, Sequence
from serica.kernel.notation import Names, Option

EFFECTS = Effects("whitecastle")

Colour = Literal["coral", "black", "white"]
Member = Literal["courtier", "gardener", "warrior"]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """How many pieces of every kind lie in the box."""

    main_board: int
    clan_board: int
    player_aid: int
    starting_action_card: int
    starting_resource_card: int
    decree_card: int
    steward_card: int
    diplomat_card: int
    daimyo_card: int
    flower_garden_card: int
    stone_garden_card: int
    solo_card: int
    yard_token: int
    die_token: int
    coin_token: int
    seal_token: int
    plus40_80_token: int
    bridge: int
    warrior: int
    courtier: int
    gardener: int
    resource_cube: int
    heron: int
    fan: int
    influence_marker: int
    round_marker: int
    die: int
    source: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The numbers that the rules name."""

    rounds: int
    turns: int
    resource_limit: int
    seal_limit: int
    members: int
    die_faces: int
    seals_per_resource: int
    seals_per_coin: int
    audience_coins: int
    advance_pearl: tuple[int, int]
    influence_last: int
    points_per_lap: int
    goods_per_point: int
    resource_points: tuple[tuple[int, int], ...]
    well_seals: int
    source: str
    crosscheck: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCount(Component):
    """What depends on the number of players. [3.1.1, 3.5, 3.10.1, 5.2.4, 5.2.5]"""

    players: int
    dice_per_colour: int
    removes_cards: bool
    dice_per_space: int
    pairs: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Space(Component):
    """A space for dice. [6]"""

    value: int
    choose_one: Any = ()

    def __post_init__(self) -> None:
        _read_branches(self, "choose_one")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Row(Component):
    """A row of a clan board. [6.4, 6.4.1]"""

    colour: Colour
    always: Any
    under: Any

    def __post_init__(self) -> None:
        _read(self, "always")
        _read_branches(self, "under")

    def visible(self, departed: int) -> Sequence:
        """The rewards that so many departed figures leave to be seen."""
        uncovered = (effect for effects in self.under[:departed] for effect in effects)
        return (*self.always, *uncovered)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Floor(Component):
    """A floor of the castle. [8.3.2, 13.1.4]"""

    rooms: int
    points: int
    inside: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class TokenSlot(Component):
    """A place for a die token. [3.3]"""

    room: str
    block: int
    number: int
    last: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DieToken(Component):
    """A die token: a colour on one side, a reward on the other."""

    colour: Colour
    reward: Any

    def __post_init__(self) -> None:
        _read(self, "reward")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Yard(Component):
    """A training yard, and the sides of the tokens that lie on it. [3.7, 8.1, 13.1.5]"""

    iron: int
    multiplier: int
    sides: tuple[Literal["blue", "yellow"], ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class YardToken(Component):
    """A yard token with two sides."""

    blue: Any
    yellow: Any

    def __post_init__(self) -> None:
        _read(self, "blue")
        _read(self, "yellow")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Influence(Component):
    """A position of the influence track. [11.1, 13.1.3]"""

    position: int
    section: int
    points: int
    seals: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Block(Component):
    """An action on an action card. [6.4.3]"""

    id: str = ""
    source: str = ""
    rows: tuple[Member, ...]
    tone: Literal["light", "dark"]
    effects: Any

    def __post_init__(self) -> None:
        _read(self, "effects")

    @property
    def behind_price(self) -> tuple[str, ...]:
        """What it does, whatever has to be paid before."""
        then = (effect[-1] if effect[0] == "pay" else (effect,) for effect in self.effects)
        return tuple(effect[0] for effects in then for effect in effects)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ActionCard(Component):
    """A steward, diplomat or starting action card. [6.4.3, 10.2]"""

    lantern: Any
    blocks: tuple[Block, ...]
    removed: bool = False

    def __post_init__(self) -> None:
        _read(self, "lantern")

    @property
    def dark_member(self) -> str:
        """The action on a dark background; the price before it makes no difference. [3.1.3]"""
        (block,) = (block for block in self.blocks if block.tone == "dark")
        (action,) = block.behind_price
        return action


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class StartingResources(Component):
    """A starting resource card. [3.10.3, 3.10.4]"""

    gains: Any
    decree: str
    lantern: Any

    def __post_init__(self) -> None:
        _read(self, "gains")
        _read(self, "lantern")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Decree(Component):
    """A decree card. [3.10.4]"""

    lantern: Any

    def __post_init__(self) -> None:
        _read(self, "lantern")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DaimyoCard(Component):
    """A daimyo card with its slots from left to right. [8.5.2]"""

    slots: Any

    def __post_init__(self) -> None:
        _read_branches(self, "slots")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Garden(Component):
    """A garden card. [8.2, 13.1.6]"""

    kind: Literal["flower", "stone"]
    food: int
    points: int
    effects: Any

    def __post_init__(self) -> None:
        _read(self, "effects")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SoloLevel(Component):
    """How the rival starts at a level of difficulty. [14.1.2]"""

    points: int
    place: int
    influence: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SoloExchange:
    """How many coins the rival gives for points. [14.6.1]"""

    coins_when_first: int
    coins_when_second: int
    source: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SoloCard(Component):
    """A solo card: a die and its space on one side, two actions on the other. [14.4]"""

    bridge: Colour
    position: Literal["left", "center", "right"]
    space: str
    top: Any
    bottom: Any
    actions: Sequence = dataclasses.field(init=False, default=())

    def __post_init__(self) -> None:
        object.__setattr__(self, "actions", EFFECTS.read([self.top, self.bottom], self.id))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class FirstGame:
    """The layout for a first game. [3.11]"""

    cards: tuple[str, ...]
    tokens: tuple[tuple[Colour, ...], ...]
    well: tuple[str, str]
    source: str
    crosscheck: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class WhiteCastleBox(Box):
    """The whole box; the fields after `first_game` are made from the others, to be looked up by number."""

    box: Contents
    rules: Numbers
    player_counts: tuple[PlayerCount, ...]
    spaces: tuple[Space, ...]
    rows: tuple[Row, ...]
    floors: tuple[Floor, ...]
    token_slots: tuple[TokenSlot, ...]
    die_tokens: tuple[DieToken, ...]
    yards: tuple[Yard, ...]
    yard_tokens: tuple[YardToken, ...]
    influence: tuple[Influence, ...]
    stewards: tuple[ActionCard, ...]
    diplomats: tuple[ActionCard, ...]
    starting_actions: tuple[ActionCard, ...]
    starting_resources: tuple[StartingResources, ...]
    decrees: tuple[Decree, ...]
    daimyo_cards: tuple[DaimyoCard, ...]
    gardens: tuple[Garden, ...]
    solo_levels: tuple[SoloLevel, ...]
    solo_exchange: SoloExchange
    solo_cards: tuple[SoloCard, ...]
    first_game: FirstGame

    action_cards: tuple[ActionCard, ...] = dataclasses.field(init=False, default=())
    lantern: tuple[Sequence, ...] = dataclasses.field(init=False, default=())
    """What the back of each card gives beside a lantern. [10.2]"""
    blocks: tuple[tuple[Sequence, ...], ...] = dataclasses.field(init=False, default=())
    """The blocks of each action card. [6.1.2]"""
    light: tuple[tuple[int, ...], ...] = dataclasses.field(init=False, default=())
    """Which of them are light. [8.4.3]"""
    facing: tuple[tuple[int, ...], ...] = dataclasses.field(init=False, default=())
    """Which of them faces each row of a clan board. [6.4.3]"""
    visible: tuple[tuple[Sequence, ...], ...] = dataclasses.field(init=False, default=())
    """The rewards in each row by the number of departed figures. [6.4.1]"""
    advances: tuple[tuple[tuple[int, Option], ...], ...] = dataclasses.field(init=False, default=())
    """The pearl and the option of every advance from each place of the castle. [8.3.3]"""
    values: tuple[int, ...] = dataclasses.field(init=False, default=())
    """The value of each space."""
    boundaries: tuple[int, ...] = dataclasses.field(init=False, default=())
    """The seals that it takes to step onto each position of the influence track. [11.1]"""
    limits: tuple[int, ...] = dataclasses.field(init=False, default=())
    """How much of each good a clan may own; there is no limit for coins. [7.7]"""

    def __post_init__(self) -> None:
        cards = self.stewards + self.diplomats + self.starting_actions
        made: dict[str, Any] = {
            "action_cards": cards,
            "lantern": tuple(card.lantern for card in cards + self.starting_resources + self.decrees),
            "blocks": tuple(tuple(block.effects for block in card.blocks) for card in cards),
            "light": tuple(_numbers(block.tone == "light" for block in card.blocks) for card in cards),
            "facing": tuple(_facing(card) for card in cards),
            "visible": tuple(
                tuple(row.visible(departed) for departed in range(self.rules.members + 1))
                for row in self.rows
            ),
            "advances": tuple(_advances(origin, self.rules.advance_pearl) for origin in range(COURT.size)),
            "values": tuple(space.value for space in self.spaces),
            "boundaries": tuple(position.seals for position in self.influence),
            "limits": (*[self.rules.resource_limit] * 3, ENDLESS, self.rules.seal_limit),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)

    def check(self) -> None:
        """The lists hold what their places ask for, and as much as the contents say."""
        _same("player_counts", (str(count.players) for count in self.player_counts), "1234")
        _same("spaces", _ids(self.spaces), SPACES.names)
        _same("rows", _ids(self.rows), MEMBERS.names)
        _same("rows.colour", (row.colour for row in self.rows), COLOURS.names)
        _same("yards", _ids(self.yards), YARDS.names)
        _all("cards", (*self.action_cards, *self.starting_resources, *self.decrees), CARDS)
        _all("gardens", self.gardens, GARDENS)
        _all("daimyo_cards", self.daimyo_cards, DAIMYO_CARDS)
        _all("yard_tokens", self.yard_tokens, YARD_TOKENS)
        _all("die_tokens", self.die_tokens, DIE_TOKENS)
        _all("solo_cards", self.solo_cards, SOLO_CARDS)
        _same("influence", (str(step.position) for step in self.influence), map(str, range(21)))
        _same("box.steward_card", [str(self.box.steward_card)], [str(STEWARDS)])
        _same("box.diplomat_card", [str(self.box.diplomat_card)], [str(DIPLOMATS)])
        _same("gardens.kind", (garden.kind for garden in self.gardens), [*["flower"] * 5, *["stone"] * 5])
        _number_of("token_slots", self.token_slots, DIE_TOKENS.size)
        first = [slot for slot in self.token_slots if not slot.number]
        _number_of("token_slots.number", first, COLOURS.size)
        for slot in self.token_slots:
            require(slot.room in (*ROOMS.names, "well"), slot.id, "misfit-strange", name=slot.room)
        self._check_solo_cards()
        for start in self.starting_resources:
            require(start.decree in ("", *_ids(self.decrees)), start.id, "misfit-strange", name=start.decree)
        for row in self.rows:
            _number_of(row.id, row.under, self.rules.members)
        self._check_action_cards()
        for place, effects, expected in self._effects():
            require(bool(effects), place, "misfit-empty")
            for name in _operations(effects):
                require(name in expected, place, "misfit-strange", name=name)

    def _check_solo_cards(self) -> None:
        """Where there are dice on a bridge, one lies at an end; so cards for all six ends always find one. [14.4.7]"""
        named = {(solo.bridge, solo.position) for solo in self.solo_cards}
        for solo in self.solo_cards:
            require(solo.space in BOARD.names, solo.id, "misfit-strange", name=solo.space)
        for colour in COLOURS.names:
            for end in ENDS.names:
                require((colour, end) in named, "solo_cards", "misfit-missing", name=f"{colour} {end}")

    def _check_action_cards(self) -> None:
        """As many blocks as die tokens in the rooms, one for each row of a clan board, exactly one of them dark."""
        for cards, number in ((self.stewards, 3), (self.diplomats, 2), (self.starting_actions, 1)):
            for card in cards:
                rows = [member for block in card.blocks for member in block.rows]
                _number_of(card.id, card.blocks, number)
                require(sorted(rows) == sorted(MEMBERS.names), card.id, "whitecastle-misfit-rows")
        for card in self.stewards + self.diplomats:
            dark = [block.behind_price for block in card.blocks if block.tone == "dark"]
            require(dark in [[(member,)] for member in MEMBERS.names], card.id, "whitecastle-misfit-dark")

    def _effects(self) -> Iterator[tuple[str, Sequence, Iterable[str]]]:
        """What may stand where. A card never uses the castle or the clan board on which it lies."""
        for start in self.starting_resources:
            yield start.id, start.gains, REWARDS
        for card, back in zip(CARDS.names, self.lantern, strict=True):
            yield card, back, BACKS
        for row in self.rows:
            yield row.id, row.visible(self.rules.members), REWARDS
        for token in self.die_tokens:
            yield token.id, token.reward, ("gain",)
        for action in self.action_cards:
            for block in action.blocks:
                light = block.tone == "light" and action not in self.starting_actions
                yield action.id, block.effects, REWARDS if light else {*REWARDS, *MEMBERS.names, "pay"}
        for yard in self.yard_tokens:
            yield yard.id, yard.blue, (*REWARDS, *ACTIONS)
            yield yard.id, yard.yellow, (*REWARDS, *ACTIONS)
        for garden in self.gardens:
            yield garden.id, garden.effects, (*REWARDS, *ACTIONS)
        for daimyo in self.daimyo_cards:
            for slot in daimyo.slots:
                yield daimyo.id, slot, (*REWARDS, *ACTIONS)
        for space in self.spaces:
            for printed in space.choose_one:
                yield space.id, printed, MEMBERS.names
        for solo in self.solo_cards:
            yield solo.id, solo.actions, RIVAL_ACTIONS

    def count_for(self, players: int) -> PlayerCount:
        """What depends on the number of players."""
        return self.player_counts[players - 1]


ENDLESS = 1_000_000
REWARDS = ("gain", "influence", "lantern", "well")
"""What is received without a choice whether to. [7.1.1]"""
BACKS = ("gain", "influence")
"""What the back of a card beside a lantern can give. [10.2]"""
ACTIONS = (*MEMBERS.names, "pay", "castle_action", "domain_action")
"""What can be declined. [7.1.2]"""
RIVAL_ACTIONS = tuple(
    f"rival_{name}" for name in ("gate", "advance", "warrior", "gardener", "gain", "influence")
)
"""What the Tokugawa clan can do. [14.5]"""


def _read(component: Component, name: str) -> None:
    """Turn a field of tables into effects."""
    place = f"{component.id}.{name}" if component.id else name
    object.__setattr__(component, name, EFFECTS.read(getattr(component, name), place))


def _read_branches(component: Component, name: str) -> None:
    """Turn a field of lists of tables into lists of effects."""
    branches = getattr(component, name)
    require(
        isinstance(branches, list | tuple), f"{component.id}.{name}", "misfit-branches", found=repr(branches)
    )
    read = tuple(EFFECTS.read(branch, f"{component.id}.{name}[{n}]") for n, branch in enumerate(branches, 1))
    object.__setattr__(component, name, read)


def _operations(effects: Sequence) -> Iterator[str]:
    """The operations of effects, and of those behind a price."""
    for effect in effects:
        yield effect[0]
        if effect[0] == "pay":
            yield from _operations(effect[-1])


def _numbers(flags: Iterable[bool]) -> tuple[int, ...]:
    return tuple(number for number, flag in enumerate(flags) if flag)


def _facing(card: ActionCard) -> tuple[int, ...]:
    """The block that faces each row."""
    return tuple(
        next((number for number, block in enumerate(card.blocks) if member in block.rows), 0)
        for member in MEMBERS.names
    )


def _advances(origin: int, pearl: tuple[int, int]) -> tuple[tuple[int, Option], ...]:
    """One floor up or two, into any room there."""
    floors = [(target, FLOOR[target] - FLOOR[origin]) for target in range(COURT.size)]
    return tuple((pearl[up - 1], ("advance", origin, target)) for target, up in floors if up in (1, 2))


def _ids(components: Iterable[Component]) -> list[str]:
    return [component.id for component in components]


def _all(place: str, components: Iterable[Component], names: Names) -> None:
    _same(place, _ids(components), names.names)


def _same(place: str, found: Iterable[str], expected: Iterable[str]) -> None:
    expected = list(expected)
    require(list(found) == expected, place, "misfit-exactly", expected=", ".join(expected))


def _number_of(place: str, found: Sized, expected: int) -> None:
    require(len(found) == expected, place, "misfit-items", expected=expected, found=len(found))

"""Positions of The White Castle, put on the table in one call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serica.catalogue import Catalogue
from serica.games.whitecastle import TITLE
from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.effects import offer, receive
from serica.games.whitecastle.rounds import take_turns
from serica.games.whitecastle.settings import WhiteCastleSettings
from serica.games.whitecastle.state import NOBODY, Clan, Player, WhiteCastle
from serica.games.whitecastle.turn import END_TURN
from serica.games.whitecastle.words import (
    BOARD,
    CARDS,
    COIN,
    COLOURS,
    COURT,
    DAIMYO_CARDS,
    DIE_TOKENS,
    FOOD,
    GARDENS,
    GOODS,
    IRON,
    MEMBERS,
    PEARL,
    RIVAL,
    ROOMS,
    SEAL,
    SOLO_CARDS,
    YARD_TOKENS,
    YARDS,
)
from serica.kernel.chance import Chance, seed_from

BOX = TITLE.load()

STEWARDS = "steward_10 steward_05 steward_13"
DIPLOMATS = "diplomat_02 diplomat_05"
TOKENS = {
    "steward_room_1": "coral black white",
    "steward_room_2": "black coral coral",
    "steward_room_3": "white white black",
    "diplomat_room_1": "coral white",
    "diplomat_room_2": "black white",
}
GARDEN_CARDS = "flower_garden_3 stone_garden_3 flower_garden_1 stone_garden_2 flower_garden_5 stone_garden_1"
YARD_CARDS = "yard_token_1 yard_token_3 yard_token_2 yard_token_8"
BRIDGES = {3: "2 4 6", 4: "2 3 4 6", 5: "1 2 3 4 6"}
ENGLISH = Catalogue("en", "whitecastle")


def clan(
    *,
    coin: int = 0,
    seal: int = 0,
    food: int = 0,
    iron: int = 0,
    pearl: int = 0,
    points: int = 0,
    influence: int = 0,
    court: str = "",
    gardens: str = "",
    yards: str = "",
    card: str = "start_action_courtier_1",
    lantern: str = "",
    dice: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """A clan: `court` says where its courtiers stand, `gardens` and `yards` where the others do.

    Whoever is not mentioned is still at home. What is not mentioned is nothing, a lantern without cards too.
    """
    return dict(locals())


def whitecastle(
    players: int = 3,
    *,
    clans: Sequence[Mapping[str, Any]] = (),
    rival: Mapping[str, Any] | None = None,
    order: tuple[int, ...] | None = None,
    markers: tuple[int, ...] | None = None,
    round: int = 1,
    turn: int = 0,
    bridges: Mapping[str, str] | None = None,
    spaces: Mapping[str, str] | None = None,
    rooms: str = f"{STEWARDS} {DIPLOMATS}",
    tokens: Mapping[str, str] | None = None,
    well: str = "coral_pearl black_iron",
    daimyo: str = "daimyo_01",
    slots: tuple[int, ...] = (NOBODY, NOBODY, NOBODY),
    gardens: str = GARDEN_CARDS,
    yards: str = YARD_CARDS,
    stewards: str | None = None,
    diplomats: str | None = None,
    solo: str = " ".join(SOLO_CARDS.names),
    chance: Chance | None = None,
    **settings: Any,
) -> WhiteCastle:
    """A game in which the first clan of `order` is about to take a die, or whoever has the turn number `turn`.

    Decks are named from the top down. A bridge is `2 3 4 6` from the left, with a dash for an empty end; the
    dice on a space are `black 4, white 2` from the bottom up.
    """
    game = fresh(players, **settings)
    game.chance = chance or Chance.scripted()
    game.round, game.turn = round, turn
    _lay_cards(game, rooms, stewards, diplomats)
    game.tokens = tuple(_numbers(COLOURS, (TOKENS | dict(tokens or {}))[room]) for room in ROOMS.names)
    game.well = _numbers(DIE_TOKENS, well)
    game.daimyo_card, game.daimyo_slots = _numbers(DAIMYO_CARDS, daimyo), list(slots)
    game.gardens, game.yard_tokens = _numbers(GARDENS, gardens), _numbers(YARD_TOKENS, yards)
    game.offered_resources, game.offered_actions, game.decrees, game.removed = [], [], [], []
    for seat, player in enumerate(game.players):
        _set_up(game, player, clans[seat] if seat < len(clans) else clan())
    if game.rival is not None:
        _set_up(game, game.rival, rival or clan())
        deck = _numbers(SOLO_CARDS, solo)
        game.solo_top, game.solo_open = [deck[0]], []
        game.solo_deck.cards, game.solo_deck.layers = list(deck[:0:-1]), []
    game.order = order or game.order if players == 1 else order or tuple(range(players))
    game.markers = markers or tuple(sorted(game.order, key=lambda number: -game.clan(number).influence))
    _lay_dice(game, bridges or {}, spaces or {})
    assert game.journal is not None
    game.journal.events.clear()
    return doing(game, take_turns)


def _lay_cards(game: WhiteCastle, rooms: str, stewards: str | None, diplomats: str | None) -> None:
    game.rooms = list(_numbers(CARDS, rooms))
    rest = [name for name in CARDS.names if CARDS.value(name) not in game.rooms]
    for deck, kind, named in (
        (game.steward_deck, "steward", stewards),
        (game.diplomat_deck, "diplomat", diplomats),
    ):
        names = named.split() if named is not None else [name for name in rest if name.startswith(kind)]
        deck.cards = [CARDS.value(name) for name in reversed(names)]


def _set_up(game: WhiteCastle, one: Clan, told: Mapping[str, Any]) -> None:
    members = game.box.rules.members
    one.points, one.influence = told["points"], told["influence"]
    one.castle = [told["court"].split().count(place) for place in COURT.names]
    standing = _numbers(GARDENS, told["gardens"])
    one.gardens = [int(garden in standing) for garden in game.gardens]
    assert sum(one.gardens) == len(standing)
    one.yards = [told["yards"].split().count(yard) for yard in YARDS.names]
    one.at_home = [members - sum(one.castle), members - sum(one.gardens), members - sum(one.yards)]
    if isinstance(one, Player):
        one.goods = [told[good] for good in GOODS.names]
        one.action_card = [CARDS.value(told["card"])]
        one.lantern = list(_numbers(CARDS, told["lantern"]))
        one.dice = [(told["dice"] or {}).get(member, 0) for member in MEMBERS.names]
    else:
        one.coins = told["coin"]  # type: ignore[attr-defined]


def _lay_dice(game: WhiteCastle, bridges: Mapping[str, str], spaces: Mapping[str, str]) -> None:
    usual = BRIDGES[game.box.count_for(game.seats).dice_per_colour]
    for colour, name in enumerate(COLOURS.names):
        left, *center, right = (0 if die == "-" else int(die) for die in bridges.get(name, usual).split())
        game.left[colour], game.center[colour], game.right[colour] = left, tuple(center), right
    for number, space in enumerate(BOARD.names):
        dice = [die.split() for die in spaces.get(space, "").split(",") if die]
        game.spaces[number] = tuple((COLOURS.value(colour), int(die)) for colour, die in dice)


def _numbers(kind: Any, names: str) -> tuple[int, ...]:
    return tuple(kind.value(name) for name in names.split())


def fresh(players: int = 3, seed: str = "fresh", **settings: Any) -> WhiteCastle:
    """A match that has just begun."""
    chosen = WhiteCastleSettings(**settings)
    game = TITLE.begin(players, Chance.seeded(seed_from(seed)), settings=chosen, journal=True)
    assert isinstance(game, WhiteCastle)
    return game


def by_chance(players: int, seed: str, **settings: Any) -> Iterator[WhiteCastle]:
    """A whole match played at random: the same game again and again, before each option and at the end."""
    game, chance = fresh(players, seed, **settings), Chance.seeded(seed_from(f"{seed} moves"))
    while not game.over:
        yield game
        game.advance(chance.pick(game.options()))
    yield game


def permuted(before: Sequence[Any], after: Sequence[Any]) -> list[int]:
    """What a scripted chance has to say so that a shuffle brings items from one order into another."""
    items, script = list(before), []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(after[last], 0, last + 1)
        items[last], items[other] = items[other], items[last]
        script.append(other)
    return script


# What is about to happen


def doing(game: WhiteCastle, *entries: Any) -> WhiteCastle:
    """The game with nothing on its agenda but this."""
    game.agenda.clear()
    game.do(*entries)
    game.proceed()
    return game


def op(name: str, **arguments: Any) -> dict[str, Any]:
    """An effect as components.toml writes it."""
    return {"op": name, **arguments}


def gain(what: str, n: int = 1) -> dict[str, Any]:
    """A gain as components.toml writes it."""
    return op("gain", what=what, n=n)


def receiving(game: WhiteCastle, *effects: dict[str, Any], seat: int = 0) -> WhiteCastle:
    """The game with rewards that a seat receives together, before it ends its turn."""
    return doing(game, (receive, seat, EFFECTS.read(list(effects), "test")), END_TURN[seat])


def offering(game: WhiteCastle, *blocks: Sequence[dict[str, Any]], seat: int = 0) -> WhiteCastle:
    """The game with blocks of effects that a seat may use, before it ends its turn."""
    read = tuple(EFFECTS.read(list(block), "test") for block in blocks)
    return doing(game, (offer, seat, read), END_TURN[seat])


def play(game: WhiteCastle, *options: str) -> WhiteCastle:
    """Play several options by their notation."""
    for option in options:
        game.play(option)
    return game


# What is to be seen


def offered(game: WhiteCastle) -> list[str]:
    """What is offered now, in notation."""
    return [TITLE.notation.text(option) for option in game.options()]


def ways(game: WhiteCastle) -> list[str]:
    """What is offered now beside the exchange of seals."""
    return [option for option in offered(game) if not option.startswith("exchange")]


def said(game: WhiteCastle) -> list[str]:
    """What is offered now beside the exchange of seals, in English."""
    choice = game.choice
    assert choice is not None
    return [ENGLISH.say(choice.label(game, option)) for option in game.options() if option[0] != "exchange"]


def purse(game: WhiteCastle, seat: int = 0) -> tuple[int, ...]:
    """Coins, seals, food, iron and pearl of a seat."""
    return tuple(game.players[seat].goods[good] for good in (COIN, SEAL, FOOD, IRON, PEARL))


def court(game: WhiteCastle, number: int = 0) -> str:
    """Where the courtiers of a clan stand: `gate gate steward_room_2`."""
    castle = game.clan(number).castle
    return " ".join(name for name, standing in zip(COURT.names, castle, strict=True) for _ in range(standing))


def cards(numbers: Sequence[int]) -> str:
    """Cards by their names."""
    return " ".join(CARDS.names[number] for number in numbers)


def bridge(game: WhiteCastle, colour: str) -> tuple[int, tuple[int, ...], int]:
    """Left end, centre and right end of a bridge; 0 for an empty end."""
    number = COLOURS.value(colour)
    return game.left[number], game.center[number], game.right[number]


def told(game: WhiteCastle, verb: str) -> list[str]:
    """The events of a kind that the journal tells, in English."""
    assert game.journal is not None
    return [TITLE.events[verb].text(event.face) for event in game.journal.events if event.face[0] == verb]


def rival_of(game: WhiteCastle) -> Any:
    """The Tokugawa clan."""
    return game.clan(RIVAL)

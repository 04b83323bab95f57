"""The table of The White Castle: bridges over gardens, the castle floor by floor, what lies around it, the clans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serica.kernel.words import Name
from serica.terminal.sight import Sight, seat_style

QUIET = ("turn", "order")

WIDEST = 100
COLUMNS = 3
SHORT_NAME = 10
NUMBERS = 64
"""How wide the numbers in the line of a clan may become."""

COLOURS = ("coral", "black", "white")
DIE_STYLES = {"coral": "bold bright_red", "black": "bold reverse", "white": "bold bright_white"}
MEMBERS = ("courtier", "gardener", "warrior")
GOODS = ("food", "iron", "pearl", "coin", "seal")
RIVAL = "tokugawa"
KINDS = ("flower", "stone")

MARKS = {"1": "①", "2": "②", "3": "③", "4": "④", RIVAL: "Ⓣ"}
"""A clan's figures and markers carry its number, so that no colour is needed to tell them apart."""
LANTERN = "☼"
DARK, LIGHT = "■", "□"
NONE = "·"
TURN = "▶"

Effects = Sequence[tuple[Any, ...]]


def draw(sight: Sight, width: int, roomy: bool) -> RenderableType:
    """The whole table, as on the board: the bridges above, the castle below them, then what lies outside."""
    board = Table(
        box=box.SQUARE if roomy else None,
        show_header=False,
        show_lines=roomy,
        padding=(0, 1) if roomy else (0, 2, 0, 0),
        width=min(width, WIDEST),
        border_style="dim",
    )
    for _ in range(COLUMNS):
        board.add_column(ratio=1, overflow="fold")
    for row in (_bridges(sight), *_castle(sight, roomy), _outside(sight), _yards(sight)):
        board.add_row(*row)
    parts: list[RenderableType] = [*_heading(sight), board, _clans(sight, width)]
    if sight.seat is not None and sight.view["players"][sight.seat]["action_card"] != [None]:
        parts += _domain(sight, sight.seat, width)
    return Group(*parts)


def _lines(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _parted(parts: Iterable[Text | str], between: str = "  ") -> Text:
    """Some parts in a line, without those that are empty."""
    texts = [Text(part) if isinstance(part, str) else part for part in parts]
    return Text(between).join(text for text in texts if text)


# Round and turn order


def _heading(sight: Sight) -> list[Text]:
    """[3.9, 4.1] Which round and turn it is, in which order the clans take turns, and the die in hand."""
    view = sight.view
    clans = len(view["order"])
    turn = min(view["turn"] // clans + 1, _box(sight).rules.turns)
    moment = _say(sight, "round", round=view["round"], turn=turn) if view["round"] else _say(sight, "setup")
    order = _parted((_clan(sight, clan) for clan in view["order"]), " › ")
    first = [Text(moment, "bold"), order]
    if view["die"]:
        first.append(Text.assemble(f"{_say(sight, 'in-hand')} ", _die(sight, *view["die"])))
    return [_parted(first, "   "), _track(sight), *_rival_card(sight)]


def _track(sight: Sight) -> Text:
    """[11.1, 11.3] The influence markers from the front, those on one space from the top of their stack."""
    clans = _all_clans(sight)
    markers = [Text.assemble(_mark(clan), f" {clans[clan]['influence']}") for clan in sight.view["markers"]]
    steps = _box(sight).influence
    boundaries = ", ".join(f"{step.position} ({step.seals})" for step in steps if step.seals)
    return _parted(
        [_say(sight, "influence"), *markers, Text(_say(sight, "boundaries", positions=boundaries), "dim")]
    )


def _rival_card(sight: Sight) -> list[Text]:
    """[14.1.5] Which die the Tokugawa clan takes next, and where it places it."""
    cards = {card.id: card for card in _box(sight).solo_cards}
    return [
        Text(
            _say(
                sight,
                "rival-next",
                colour=Name("colour", cards[card].bridge),
                position=Name("position", cards[card].position),
                space=Name("space", cards[card].space),
                cards=sight.view["solo_deck"]["count"],
            )
        )
        for card in sight.view["solo_top"]
    ]


# Bridges and gardens


def _bridges(sight: Sight) -> list[Text]:
    return [_lines(_bridge(sight, number, colour)) for number, colour in enumerate(COLOURS)]


def _bridge(sight: Sight, number: int, colour: str) -> list[Text]:
    """[3.5, 3.6] The dice from the end beside the lantern to the other, and the two gardens below."""
    view = sight.view
    ends = [view[end][colour] for end in ("left", "right")]
    name = Text(_say(sight, "bridge", colour=Name("colour", colour)), "bold")
    centre = (_die(sight, colour, value) for value in view["center"][colour])
    dice = _parted([Text(LANTERN), _end(sight, colour, ends[0]), *centre, _end(sight, colour, ends[1])], " ")
    gardens = view["gardens"][2 * number : 2 * number + 2]
    found = [_garden(sight, f"{colour}_{kind}", card) for kind, card in zip(KINDS, gardens, strict=True)]
    return [name, dice, *found]


def _end(sight: Sight, colour: str, value: int) -> Text:
    """A die that can be taken, or the free end."""
    return Text.assemble("[", _die(sight, colour, value), "]") if value else Text(NONE)


def _garden(sight: Sight, place: str, card: str) -> Text:
    """[8.2] What a gardener there costs, scores and does, and whose gardeners are there."""
    garden = {one.id: one for one in _box(sight).gardens}[card]
    price = _say(sight, f"garden-{garden.kind}", food=garden.food, points=garden.points)
    does = Text.assemble(f"{price}, ", (_effects(sight, garden.effects), "cyan"))
    return _parted([does, _figures(sight, "gardens", place)], " ")


# The castle


def _castle(sight: Sight, roomy: bool) -> list[list[Text]]:
    """[8.4] The upper floor with the daimyo room beside it, then the lower one."""
    rooms = [_lines(_room(sight, number, roomy)) for number in range(5)]
    return [[*rooms[3:], _lines(_daimyo(sight))], rooms[:3]]


def _room(sight: Sight, number: int, roomy: bool) -> list[Text]:
    """[6.1] The value to compare with, the dice that lie there, and each action beside its token."""
    room = list(sight.view["tokens"])[number]
    card = sight.view["rooms"][number]
    lines = [_space(sight, room, _figures(sight, "castle", room))]
    if card is None:
        return lines
    printed = _card(sight, card)
    for token, block in zip(sight.view["tokens"][room], printed.blocks, strict=True):
        tone = DARK if block.tone == "dark" else LIGHT
        lines.append(
            Text.assemble(
                _letter(sight, COLOURS[token]), f"{tone} ", (_effects(sight, block.effects), "cyan")
            )
        )
    if roomy:
        lines.append(Text(f"{LANTERN} {_effects(sight, printed.lantern)}", "dim"))
    return lines


def _space(sight: Sight, space: str, *after: Text) -> Text:
    """A space of the board: its name and value, and the dice on it, the last one on top."""
    value = {one.id: one.value for one in _box(sight).spaces}[space]
    dice = (_die(sight, COLOURS[colour], pips) for colour, pips in sight.view["spaces"][space])
    return _parted([Text(_say(sight, f"space-{space}", value=value), "bold"), *dice, *after], " ")


def _daimyo(sight: Sight) -> list[Text]:
    """[8.5] The slots of the daimyo card, who has taken them, and who else is in the room."""
    lines = [_parted([Text(_say(sight, "daimyo"), "bold"), _figures(sight, "castle", "daimyo_room")], " ")]
    cards = {one.id: one for one in _box(sight).daimyo_cards}
    names = [*(str(seat + 1) for seat in range(4)), RIVAL]
    for card in sight.view["daimyo_card"]:
        slots = zip(cards[card].slots, sight.view["daimyo_slots"], strict=True)
        for number, (slot, holder) in enumerate(slots, 1):
            taken = _mark(names[holder]) if holder >= 0 else Text(NONE)
            lines.append(Text.assemble(f"{number} ", taken, " ", (_effects(sight, slot), "cyan")))
    return lines


# Around the castle


def _outside(sight: Sight) -> list[Text]:
    """[6.2, 6.3, 2.1] The spaces outside the walls, the well and the gate; below them how many cards are left."""
    well = {one.id: one.reward for one in _box(sight).die_tokens}
    rewards = [
        ("gain", GOODS.index("seal"), 1),
        *(gain for token in sight.view["well"] for gain in well[token]),
    ]
    gate = Text.assemble((f"{_say(sight, 'gate')} ", "bold"), _figures(sight, "castle", "gate") or NONE)
    return [
        _lines([_space(sight, "outside_left"), _choice(sight, "outside_left"), _deck(sight, "steward")]),
        _lines([_space(sight, "well"), Text(_effects(sight, rewards), "cyan"), gate]),
        _lines([_space(sight, "outside_right"), _choice(sight, "outside_right"), _deck(sight, "diplomat")]),
    ]


def _deck(sight: Sight, kind: str) -> Text:
    return Text(_say(sight, f"deck-{kind}", cards=sight.view[f"{kind}_deck"]["count"]), "dim")


def _choice(sight: Sight, space: str) -> Text:
    """One of the actions beside a space."""
    printed = {one.id: one.choose_one for one in _box(sight).spaces}[space]
    return Text(" / ".join(_effects(sight, effects) for effects in printed), "cyan")


def _yards(sight: Sight) -> list[Text]:
    """[8.1] What a warrior costs and does on each yard, how much he counts, and whose are there."""
    tokens = {one.id: one for one in _box(sight).yard_tokens}
    lying = iter(sight.view["yard_tokens"])
    cells = []
    for yard in _box(sight).yards:
        effects = [effect for side in yard.sides for effect in getattr(tokens[next(lying)], side)]
        head = _say(sight, "yard", iron=yard.iron, times=yard.multiplier)
        name = _parted([Text(head, "bold"), _figures(sight, "yards", yard.id)], " ")
        cells.append(_lines([name, Text(_effects(sight, effects), "cyan")]))
    return cells


# The clans


def _clans(sight: Sight, width: int) -> Table:
    """A line for each clan: points now and as if the game ended, influence, goods, figures at home, dice."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    heads = ("points", "end", *GOODS, "home", "board")
    table.add_column("", no_wrap=True, max_width=max(SHORT_NAME, width - NUMBERS))
    for head in heads:
        table.add_column(_say(sight, f"head-{head}"), justify="right", no_wrap=True)
    for clan, state in _all_clans(sight).items():
        table.add_row(_clan(sight, clan), *_columns(sight, clan, state))
    return table


def _columns(sight: Sight, clan: str, state: dict[str, Any]) -> list[Text]:
    insights = sight.view["insights"]
    ending = insights["rival"] if clan == RIVAL else insights["points"][int(clan) - 1]
    goods = state.get("goods", {"coin": state.get("coins")})
    home = "/".join(str(state["at_home"][member]) for member in MEMBERS)
    dice = (
        _die(sight, colour, state["dice"][member])
        for colour, member in zip(COLOURS, MEMBERS, strict=True)
        if state.get("dice", {}).get(member)
    )
    return [
        Text(str(state["points"]), "bold"),
        Text(str(ending)),
        *(Text(str(goods[good])) if good in goods else Text(NONE, "dim") for good in GOODS),
        Text(home),
        _parted(dice, " ") or Text(NONE, "dim"),
    ]


def _domain(sight: Sight, seat: int, width: int) -> list[RenderableType]:
    """[6.4, 10.1] The own clan board: what each row gives, which action it faces, and the lantern."""
    player = sight.view["players"][seat]
    board = Table.grid(padding=(0, 2, 0, 0), expand=True)
    board.width = min(width, WIDEST)
    for _ in range(COLUMNS):
        board.add_column(ratio=1, overflow="fold")
    card = _card(sight, player["action_card"][0])
    board.add_row(*(_row(sight, row, player["at_home"][row.id], card) for row in _box(sight).rows))
    backs = [effect for tucked in player["lantern"] for effect in _back(sight, tucked)]
    told = _effects(sight, backs) if backs else NONE
    lantern = Text.assemble((f"{LANTERN} {_say(sight, 'lantern')} ", "bold"), (told, "cyan"))
    return [Text(), board, lantern]


def _row(sight: Sight, row: Any, at_home: int, card: Any) -> Text:
    """A row of the own clan board: its value and colour, its rewards, and the action that it faces."""
    values = {space.id: space.value for space in _box(sight).spaces}
    head = Text(_say(sight, f"row-{row.id}", value=values[f"clan_row_{row.id}"]), "bold")
    rewards = row.visible(_box(sight).rules.members - at_home)
    block = next(block for block in card.blocks if row.id in block.rows)
    return _lines(
        [
            _parted([head, _letter(sight, row.colour)], " "),
            Text(_effects(sight, rewards), "cyan"),
            Text.assemble("→ ", (_effects(sight, block.effects), "cyan")),
        ]
    )


# Small things


def _box(sight: Sight) -> Any:
    """The box, whose lists are those of this game."""
    return sight.box


def _say(sight: Sight, message: str, **arguments: Any) -> str:
    return sight.catalogue.text(f"terminal-whitecastle-{message.replace('_', '-')}", **arguments)


def _all_clans(sight: Sight) -> dict[str, dict[str, Any]]:
    """The clans by the names that the rules give them."""
    clans = {str(seat): player for seat, player in enumerate(sight.view["players"], 1)}
    return {**clans, RIVAL: sight.view["rival"]} if sight.view["rival"] else clans


def _clan(sight: Sight, clan: str) -> Text:
    """A clan by its mark and name; the one that is asked is pointed at."""
    if clan == RIVAL:
        return Text.assemble(_mark(clan), f" {sight.name('clan', clan)}")
    seat = int(clan) - 1
    asked = TURN if sight.view["asked"] == seat else ""
    return Text.assemble(asked, _mark(clan), (f" {sight.player(seat)}", seat_style(seat)))


def _mark(clan: str) -> Text:
    return Text(MARKS[clan], "bold" if clan == RIVAL else seat_style(int(clan) - 1))


def _figures(sight: Sight, field: str, place: str) -> Text:
    """The figures of all clans in a place."""
    marks = (_mark(clan) for clan, state in _all_clans(sight).items() for _ in range(state[field][place]))
    return Text().join(marks)


def _die(sight: Sight, colour: str | int, value: int) -> Text:
    """A die by the first letter of its colour and its number."""
    name = COLOURS[colour] if isinstance(colour, int) else colour
    return Text.assemble(_letter(sight, name), (str(value), DIE_STYLES[name]))


def _letter(sight: Sight, colour: str) -> Text:
    return Text(_say(sight, f"colour-{colour}"), DIE_STYLES[colour])


def _card(sight: Sight, card: str) -> Any:
    """A card with actions."""
    return {one.id: one for one in _box(sight).action_cards}[card]


def _back(sight: Sight, card: str) -> Effects:
    """What a card beside the lantern gives."""
    lists = (_box(sight).action_cards, _box(sight).starting_resources, _box(sight).decrees)
    effects: Effects = next(one.lantern for cards in lists for one in cards if one.id == card)
    return effects


# Effects in few words


def _effects(sight: Sight, effects: Effects) -> str:
    """Effects in few words: gains of one kind together, a price before an arrow."""
    gains: dict[int, int] = {}
    told: list[str] = []
    for name, *arguments in effects:
        if name == "gain":
            good, number = arguments
            if good not in gains:
                told.append(f"gain {good}")
            gains[good] = gains.get(good, 0) + number
        else:
            told.append(_effect(sight, name, arguments))
    sums = {f"gain {good}": _good(sight, good, number) for good, number in gains.items()}
    return " + ".join(sums.get(part, part) for part in told)


def _effect(sight: Sight, name: str, arguments: Sequence[Any]) -> str:
    if name == "pay":
        good, number, then = arguments
        return f"{_good(sight, good, number)} → {_effects(sight, then)}"
    if name == "influence":
        return _say(sight, "effect-influence", steps=arguments[0])
    if name == "castle_action":
        return _say(sight, f"effect-castle-{(*COLOURS, 'any', 'light')[arguments[0]]}")
    return _say(sight, f"effect-{name}")


def _good(sight: Sight, good: int, number: int) -> str:
    return _say(sight, f"good-{(*GOODS, 'vp', 'any')[good]}", number=number)

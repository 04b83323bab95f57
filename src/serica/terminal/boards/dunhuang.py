"""The table of Merchants of Dunhuang: the ring with its camel and market, and what every merchant has."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from serica.terminal.sight import Sight, seat_style

QUIET = ("turn",)

COLOURS = {
    "gold": "bold yellow",
    "silver": "bright_white",
    "gems": "bright_magenta",
    "glass": "bright_cyan",
    "spices": "bright_red",
    "bamboo": "bright_green",
    "tea": "green",
    "paper": "white",
    "wool": "bright_blue",
    "silk": "magenta",
}
TOP = (0, 1, 2, 3)
BOTTOM = (7, 6, 5, 4)
"""The ring from above, clockwise: the upper side from left to right, the lower one from right to left."""

TOKEN, PROTECTED, NONE = "●", "◆", "·"
CAMEL = "▶"
NAME = 10
NUMBER = 5


def draw(sight: Sight, width: int, roomy: bool) -> RenderableType:
    """The whole table."""
    between = [Text()] if roomy else []
    return Group(*_ring(sight, width, roomy), *between, *_merchants(sight, width, roomy), *_prospects(sight))


def hint(sight: Sight, text: str) -> str:
    """What an option leads to: where the camel arrives, what the character does, which card lies there."""
    verb, *words = text.split()
    if verb == "camel":
        return _journey(sight, int(words[0]))
    if verb == "ability":
        character = sight.view["ring"][sight.view["camel"]]
        effects = {one.id: one.effects for one in sight.box.characters}[character]  # type: ignore[attr-defined]
        return sight.catalogue.say(sight.title.effects.phrase(effects))
    if verb in ("take", "tile", "exchange"):
        place = int(words[-1]) - 1
        card = sight.view["market"][place]
        return _character(sight, place) if verb == "tile" else _card(sight, card)
    return ""


def _journey(sight: Sight, steps: int) -> str:
    place = (sight.view["camel"] + steps) % len(sight.view["ring"])
    card = sight.view["market"][place]
    parts = [f"→ {place + 1} {_character(sight, place)}"]
    if card:
        parts.append(_card(sight, card))
    price = steps - sight.box.rules.free_steps  # type: ignore[attr-defined]
    if price:
        parts.append(sight.catalogue.text("terminal-dunhuang-price", coins=price))
    return ", ".join(parts)


# The ring


def _ring(sight: Sight, width: int, roomy: bool) -> list[Text]:
    """Two rows of four tiles; between them the deck."""
    inside = (min(width, 100) - 5) // 4
    upper = _row(sight, TOP, inside)
    lower = _row(sight, BOTTOM, inside)
    middle = Text.assemble(("│ ", "dim"), *_middle(sight, inside * 4 + 1), (" │", "dim"))
    if not roomy:
        return [*upper, middle, *lower]
    bars = [
        left + mark.join(["─" * inside] * 4) + right for left, mark, right in ("╭┬╮", "├┴┤", "├┬┤", "╰┴╯")
    ]
    first, second, third, last = (Text(bar, "dim") for bar in bars)
    return [first, *upper, second, middle, third, *lower, last]


def _row(sight: Sight, places: tuple[int, ...], inside: int) -> list[Text]:
    names, cards = Text().append("│", "dim"), Text().append("│", "dim")
    for place in places:
        here = place == sight.view["camel"]
        name = Text(f"{place + 1}{CAMEL if here else ' '}{_character(sight, place)}")
        name.stylize("bold reverse" if here else "bold")
        good = sight.view["market"][place]
        card = Text(f"  {_card(sight, good)}", COLOURS[good] if good else "dim")
        for line, cell in ((names, name), (cards, card)):
            cell.truncate(inside, pad=True)
            line.append_text(cell).append("│", "dim")
    return [names, cards]


def _middle(sight: Sight, width: int) -> list[Text]:
    """What lies inside the ring, and which way the camel goes."""
    say, view = sight.catalogue.text, sight.view
    parts = [
        say("terminal-dunhuang-deck", cards=view["deck"]["count"]),
        say("terminal-dunhuang-discard", cards=sum(view["discard"].values())),
    ]
    if view["camel"] >= 0:
        parts.append(say("terminal-dunhuang-camel", character=_character(sight, view["camel"])))
    middle = Text(" · ".join(parts), justify="center")
    middle.truncate(width - 4)
    middle.align("center", width - 4)
    return [Text("↑ ", "dim"), middle, Text(" ↓", "dim")]


def _character(sight: Sight, place: int) -> str:
    return sight.name("character", sight.view["ring"][place])


def _card(sight: Sight, good: str | None) -> str:
    """A card by its good and number."""
    if good is None:
        return NONE
    return f"{_short(sight, good)} {_number(sight, good)}"


def _short(sight: Sight, good: str) -> str:
    return sight.catalogue.attributes(f"dunhuang-good-{good}")["short"]


def _number(sight: Sight, good: str) -> int:
    numbers: dict[str, int] = {one.id: one.number for one in sight.box.goods}  # type: ignore[attr-defined]
    return numbers[good]


# The merchants


def _merchants(sight: Sight, width: int, roomy: bool) -> list[Text]:
    """A line for each shop with its tokens, for the supply, the own hand, and the cards out of sight."""
    view, insights = sight.view, sight.view["insights"]
    column = min(8, (width - NAME - 4 * NUMBER) // len(view["goods"]))
    lines = _heads(sight, column)
    lines += [_shop(sight, seat, column) for seat in range(view["seats"])]
    supply = {good: TOKEN for good in view["goods"] if view["token_holder"][good] < 0}
    lines.append(_line(sight, "terminal-dunhuang-supply", supply, column, "dim"))
    if sight.seat is not None:
        own = view["merchants"][sight.seat]
        hand = {good: str(cards) for good, cards in (own["hand"] or own["shown"]).items()}
        lines.append(_line(sight, "terminal-dunhuang-hand", hand, column, "bold"))
        if own["drawn"]:
            drawn = {good: str(cards) for good, cards in own["drawn"].items()}
            lines.append(_line(sight, "terminal-dunhuang-drawn", drawn, column, "bold"))
    if roomy:
        unseen = {good: str(cards) for good, cards in insights["unseen"].items() if cards}
        lines.append(_line(sight, "terminal-dunhuang-unseen", unseen, column, "dim"))
    return lines


def _heads(sight: Sight, column: int) -> list[Text]:
    numbers, names = Text(" " * NAME), Text(" " * NAME)
    for good in sight.view["goods"]:
        numbers.append(f"{_number(sight, good)} ".rjust(column), COLOURS[good])
        names.append(f"{_short(sight, good)[: column - 1]} ".rjust(column), COLOURS[good])
    numbers.append(" " * 4 * NUMBER)
    for head in ("coins", "prestige", "cards", "points"):
        names.append(
            sight.catalogue.text(f"terminal-dunhuang-head-{head}")[: NUMBER - 1].rjust(NUMBER), "dim"
        )
    return [numbers, names]


def _shop(sight: Sight, seat: int, column: int) -> Text:
    """[3.1, 3.2, 3.3] What everyone may know of a merchant."""
    view = sight.view
    merchant: dict[str, Any] = view["merchants"][seat]
    mark = CAMEL if view["asked"] == seat else " "
    line = Text().append(f"{mark}{sight.player(seat)}"[: NAME - 1].ljust(NAME), seat_style(seat))
    for good in view["goods"]:
        cards = merchant["shop"].get(good, 0)
        token = ""
        if view["token_holder"][good] == seat:
            token = PROTECTED if view["token_protected"][good] else TOKEN
        shown = f"{cards or ('0' if token else NONE)}{token or ' '}"
        line.append(shown.rjust(column), COLOURS[good] if cards or token else "dim")
    hand = merchant["hand"]
    cards = hand["count"] if "count" in hand else sum(hand.values())
    cards += sum(merchant["shown"].values())
    result = view["result"]
    points = result["points"] if result and result["points"] else view["insights"]["points"]
    for number in (merchant["coins"], merchant["prestige"], cards, points[seat]):
        line.append(str(number).rjust(NUMBER), "bold")
    return line


def _line(sight: Sight, message: str, cells: dict[str, str], column: int, style: str) -> Text:
    line = Text().append(f" {sight.catalogue.text(message)}"[: NAME - 1].ljust(NAME), style)
    for good in sight.view["goods"]:
        cell = f"{cells.get(good, NONE)} ".rjust(column)
        line.append(cell, COLOURS[good] if good in cells and style != "dim" else "dim")
    return line


# What it is worth


def _prospects(sight: Sight) -> list[Text]:
    """How near the seat is to either way of winning, and what it has seen in other hands."""
    if sight.seat is None or sight.view["result"]:
        return []
    insights, say = sight.view["insights"], sight.catalogue.text
    lines = [
        Text(
            say(
                "terminal-dunhuang-prospect",
                points=insights["points"][sight.seat],
                prospect=insights["prospect"],
                tokens=insights["tokens"][sight.seat],
                win_tokens=insights["win_tokens"],
                goods=insights["goods"],
                win_goods=insights["win_goods"],
            ),
            "cyan",
        )
    ]
    seen = [
        f"{sight.player(seat)}: " + ", ".join(_copies(sight, good, cards) for good, cards in known.items())
        for seat, merchant in enumerate(sight.view["merchants"])
        if seat != sight.seat and (known := merchant["hand"].get("known"))
    ]
    if seen:
        lines.append(Text(say("terminal-dunhuang-seen", hands="; ".join(seen)), "dim"))
    return lines


def _copies(sight: Sight, good: str, cards: int) -> str:
    name = _short(sight, good)
    return f"{name} ×{cards}" if cards > 1 else name

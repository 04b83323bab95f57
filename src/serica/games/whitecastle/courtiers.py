"""Courtiers: the audience, the way up, and what they find there. [8.3, 8.4, 8.5]"""

from __future__ import annotations

from serica.games.whitecastle.effects import NEVER, action, afford, receive, words_for
from serica.games.whitecastle.lantern import lantern, tuck
from serica.games.whitecastle.seals import Decision, cannot_pay
from serica.games.whitecastle.state import NOBODY, WhiteCastle
from serica.games.whitecastle.supply import pay_goods
from serica.games.whitecastle.words import (
    COIN,
    COURT,
    COURTIER,
    DAIMYO,
    FIRST_ROOM,
    GATE,
    PEARL,
    STEWARD_ROOMS,
)
from serica.kernel.effects import Sequence
from serica.kernel.game import step
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.visibility import EMPTY, Pile
from serica.kernel.words import Phrase


def courtier(game: WhiteCastle, seat: int) -> None:
    """Two parts, each at most once and in either order. [8.3]"""
    go_to_court(game, seat, True, True)


def needs_of_courtier(game: WhiteCastle, seat: int, coins: int, seals: int) -> int:
    """What the cheaper of the two parts takes. [7.6, 8.3, 15.4]"""
    return needs_of_court(game, seat, coins, seals, True, True)


action(courtier, needs_of_courtier)


def needs_of_court(
    game: WhiteCastle, seat: int, coins: int, seals: int, audience: bool, advance: bool
) -> int:
    """What the cheaper part of those that are left takes."""
    player, rules = game.players[seat], game.box.rules
    need = NEVER
    if audience and player.at_home[COURTIER]:
        need = afford(game, seat, coins + rules.audience_coins, seals)
    if advance and any(player.castle[:DAIMYO]):
        need = min(need, afford(game, seat, coins, seals, PEARL, min(rules.advance_pearl)))
    return need


@step
def go_to_court(game: WhiteCastle, seat: int, audience: bool, advance: bool) -> None:
    """Ask as long as a part is left that can be done. [8.3]"""
    if needs_of_court(game, seat, 0, 0, audience, advance) < NEVER:
        game.do(SendCourtier(seat, audience, advance))


@plain
class SendCourtier(Decision):
    """An audience, an advance, or neither. [8.3, DP12, DP13]

    Courtiers in one room are all the same; two floors are always one courtier. [8.3.2, 8.3.3, 8.3.5]
    """

    seat: int
    audience: bool
    advance: bool

    def ways(self, game: WhiteCastle) -> list[Option]:
        player, box = game.players[self.seat], game.box
        found: list[Option] = []
        if self.audience and player.at_home[COURTIER] and player.goods[COIN] >= box.rules.audience_coins:
            found.append(("audience",))
        if self.advance:
            pearl = player.goods[PEARL]
            for origin in range(DAIMYO):
                if player.castle[origin]:
                    found += [option for price, option in box.advances[origin] if pearl >= price]
        found.append(("decline",))
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """All that an advance brings comes before the audience. [8.3.1, 8.3.4]"""
        if option[0] == "audience":
            pay_goods(game, self.seat, COIN, game.box.rules.audience_coins)
            request_audience(game, self.seat)
            game.do((go_to_court, self.seat, False, self.advance))
        elif option[0] == "advance":
            _, origin, target = option
            pay_goods(game, self.seat, PEARL, price_of_advance(game, option))
            game.do((go_to_court, self.seat, self.audience, False))
            move_courtier(game, self.seat, origin, target)
            arrive(game, self.seat, target)

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """With its price."""
        if option[0] == "audience":
            return Phrase("whitecastle-option-audience-for", {"coins": game.box.rules.audience_coins})
        if option[0] == "advance":
            arguments = {"origin": COURT.argument(option[1]), "target": COURT.argument(option[2])}
            return Phrase(
                "whitecastle-option-advance-for", {**arguments, "pearl": price_of_advance(game, option)}
            )
        return game.title.notation.label(option)

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        goods = game.players[self.seat].goods
        if option[0] not in ("audience", "advance"):
            return None
        if not (self.audience if option[0] == "audience" else self.advance):
            return Phrase("whitecastle-why-each-part-once", clause="8.3")
        if option[0] == "audience":
            if not game.players[self.seat].at_home[COURTIER]:
                return Phrase("whitecastle-why-no-figure", clause="15.4")
            return cannot_pay(COIN, game.box.rules.audience_coins, goods[COIN], clause="8.3.1")
        if not game.players[self.seat].castle[option[1]]:
            return Phrase("whitecastle-why-no-courtier-there", clause="8.3.2")
        price = price_of_advance(game, option)
        if not price:
            return Phrase("whitecastle-why-one-or-two-floors", clause="8.3.2")
        return cannot_pay(PEARL, price, goods[PEARL], clause="8.3.2")


def price_of_advance(game: WhiteCastle, option: Option) -> int:
    """The pearl of an advance; 0 where there is no such advance. [8.3.3]"""
    return next((price for price, advance in game.box.advances[option[1]] if advance == option), 0)


def request_audience(game: WhiteCastle, number: int) -> None:
    """The leftmost courtier comes to the gate, where there is room for all. [8.3.1, 15.6]"""
    clan = game.clan(number)
    clan.at_home[COURTIER] -= 1
    clan.castle[GATE] += 1
    game.tell("audience", number)


def move_courtier(game: WhiteCastle, number: int, origin: int, target: int) -> None:
    """A courtier goes up; the floor that is skipped has no part in it. [8.3.2, 8.3.5]"""
    castle = game.clan(number).castle
    castle[origin] -= 1
    castle[target] += 1
    game.tell("advance", number, origin, target)


# Arriving


def arrive(game: WhiteCastle, seat: int, target: int) -> None:
    """What a courtier finds where it arrives. [8.4, 8.5]"""
    if target == DAIMYO:
        game.do((lantern, seat), (enter_daimyo_room, seat))
    else:
        enter_room(game, seat, target - FIRST_ROOM)


def deck_of(game: WhiteCastle, room: int) -> Pile:
    """The deck of the room's floor."""
    return game.steward_deck if room < STEWARD_ROOMS else game.diplomat_deck


def enter_room(game: WhiteCastle, seat: int, room: int) -> None:
    """The own card goes to the lantern, that of the room to the clan board; then a light block. [8.4.1, 8.4.2]

    With an empty deck all cards stay where they are. [8.4.5, 15.7]
    """
    player, card = game.players[seat], game.rooms[room]
    if not deck_of(game, room).cards:
        game.do(UseLightBlock(seat, card))
        return
    tuck(game, seat, player.action_card[0])
    player.action_card[0] = card
    game.rooms[room] = EMPTY
    game.tell("card-taken", seat, card)
    game.do(UseLightBlock(seat, card), (open_card, room))


@step
def open_card(game: WhiteCastle, room: int) -> None:
    """The room gets the top card of its deck. [8.4.4]"""
    card = game.rooms[room] = deck_of(game, room).draw()
    game.reveal()
    game.tell("card-opened", card, room)


@plain
class UseLightBlock(Decision):
    """One light block of the card has to be done; the dark one cannot. [8.4.3, DP14]"""

    seat: int
    card: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        return [("block", number + 1) for number in game.box.light[self.card]]

    def decide(self, game: WhiteCastle, option: Option) -> None:
        receive(game, self.seat, game.box.blocks[self.card][option[1] - 1])

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        return words_for(game.box.blocks[self.card][option[1] - 1])

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        return Phrase("whitecastle-why-only-light", clause="8.4.3") if option[0] == "block" else None


@step
def enter_daimyo_room(game: WhiteCastle, seat: int) -> None:
    """After the lantern a free slot, if there is one. No card is taken. [8.5.1, 8.5.2, 8.5.3]"""
    if NOBODY in game.daimyo_slots:
        game.do(TakeSlot(seat))


@plain
class TakeSlot(Decision):
    """Any free slot of the daimyo card; it is taken for the rest of the game. [8.5.2, DP15]"""

    seat: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        return [("slot", number) for number, owner in enumerate(game.daimyo_slots, 1) if owner == NOBODY]

    def decide(self, game: WhiteCastle, option: Option) -> None:
        take_slot(game, self.seat, option[1])
        receive(game, self.seat, self._effects(game, option))

    def _effects(self, game: WhiteCastle, option: Option) -> Sequence:
        effects: Sequence = game.box.daimyo_cards[game.daimyo_card[0]].slots[option[1] - 1]
        return effects

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        return words_for(self._effects(game, option))

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        return Phrase("whitecastle-why-slot-taken", clause="8.5.2") if option[0] == "slot" else None


def take_slot(game: WhiteCastle, number: int, slot: int) -> None:
    """A courtier stands in a slot of the daimyo card."""
    game.daimyo_slots[slot - 1] = number
    game.tell("slot", number, slot)

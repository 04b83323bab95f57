"""The sixteen characters: what the abilities in components.toml do. [10]

Each operation is a function `(game, seat, ...)`; beside it stands what has to hold before it may be chosen, and
the choice that it asks for. A card that has just been taken may be used at once. [9.5] Only the abilities that
move shop cards resolve tokens, and only chance and looks at hidden cards are beyond taking back. [10.17, 10.17.2, 16.4]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from serica.games.dunhuang.components import EFFECTS
from serica.games.dunhuang.state import Dunhuang, Merchant
from serica.games.dunhuang.supply import (
    gain_prestige,
    hand_over,
    into_hand_openly,
    out_of_hand_openly,
    out_of_hand_unseen,
)
from serica.games.dunhuang.tokens import card_enters, card_leaves
from serica.games.dunhuang.words import CARDS, CHARACTERS, HAND, MOST_POINTS, TILES, ZONES
from serica.kernel.game import Choice
from serica.kernel.notation import SEATS, Names, Numbers, Option
from serica.kernel.plain import plain
from serica.kernel.visibility import EMPTY
from serica.kernel.words import Phrase

CARDS_TRADED = 2
CHOOSERS = Names("chooser", ("chance", "opponent"))
OPPONENT = CHOOSERS.value("opponent")


def zone_of(merchant: Merchant, zone: int) -> list[int]:
    """The merchant's hand or shop."""
    return merchant.hand if zone == HAND else merchant.shop


def kinds_in(cards: Sequence[int]) -> list[int]:
    """The different goods among some cards."""
    return list(compress(range(len(cards)), cards))


# Painter and Musician


def discard(game: Dunhuang, seat: int, zone: int) -> None:
    """An own card goes to the discard pile; prestige follows whatever happens to a token. [10.1, 10.2, 10.2.4]"""
    if can_discard(game, seat, zone):
        game.do(Discard(seat, zone))


def can_discard(game: Dunhuang, seat: int, zone: int) -> bool:
    """There is a card. [10.1.1, 10.2.1]"""
    return any(zone_of(game.merchants[seat], zone))


@plain
class Discard(Choice[Dunhuang]):
    """One card for each good that is there. [10.1.2, 10.1.3, 10.2.2, 10.2.3, 3.10]"""

    seat: int
    zone: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [("discard", good) for good in kinds_in(zone_of(game.merchants[self.seat], self.zone))]

    def take(self, game: Dunhuang, option: Option) -> None:
        good = option[1]
        if self.zone == HAND and game.settings.painter_discards_face_down:
            discard_face_down(game, self.seat, good)
            return
        game.discard[good] += 1
        game.tell("discarded", self.seat, good, self.zone)
        if self.zone == HAND:
            out_of_hand_openly(game, self.seat, good)
        else:
            game.merchants[self.seat].shop[good] -= 1
            card_leaves(game, self.seat, good)

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        return _not_there(game, self.zone, option)


def discard_face_down(game: Dunhuang, seat: int, good: int) -> None:
    """The Painter's card stays a secret, where the table wants it so. [17.3]"""
    out_of_hand_unseen(game, seat, good)
    game.merchants[seat].put_away[good] += 1
    game.tell_in_private((seat,), ("discarded", seat, good, HAND), ("discarded-hidden", seat))


# Princess and Dancer, whose 2 prestige have no condition [10.4, 10.4.1]


def gain_prestige_for_tokens(game: Dunhuang, seat: int) -> None:
    """1 prestige for each majority token, whichever side is up. [10.3, 10.3.2, 10.3.3]"""
    gain_prestige(game, seat, game.tokens_of(seat))


def holds_a_token(game: Dunhuang, seat: int) -> bool:
    """There is a token. [10.3.1]"""
    return seat in game.token_holder


# Translator and Ambassador


def draw_cards(game: Dunhuang, seat: int, cards: int) -> None:
    """Look at cards from the top of the deck and keep one; a single card is kept without a choice.

    [10.5.2, 10.5.5, 10.6, 10.6.2, 16.4, 3.8]
    """
    drawn = game.merchants[seat].drawn
    count = min(cards, len(game.deck.cards))
    for _ in range(count):
        drawn[game.deck.draw(seat)] += 1
    game.reveal()
    game.tell("drew", seat, count)
    if count > 1:
        game.do(KeepDrawnCard(seat))
    else:
        keep_drawn_card(game, seat, kinds_in(drawn)[0])


def draw_cards_by_steps(game: Dunhuang, seat: int) -> None:
    """The Translator draws as many cards as the camel made steps. [10.5, 10.5.2, 6.6]"""
    draw_cards(game, seat, game.steps)


def deck_has_cards(game: Dunhuang, seat: int, *cards: int) -> bool:
    """The deck is not empty. [10.5.1, 10.6.1]"""
    return bool(game.deck.cards)


@plain
class KeepDrawnCard(Choice[Dunhuang]):
    """Exactly one of the drawn cards is kept. [10.5.3, 10.6.2, D-DRAW]"""

    seat: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [("keep", good) for good in kinds_in(game.merchants[self.seat].drawn)]

    def take(self, game: Dunhuang, option: Option) -> None:
        keep_drawn_card(game, self.seat, option[1])


def keep_drawn_card(game: Dunhuang, seat: int, good: int) -> None:
    """The kept card goes to the hand, the others under the deck in random order. [10.5.4, 10.6.2]"""
    merchant = game.merchants[seat]
    merchant.hand[good] += 1
    merchant.drawn[good] -= 1
    buried = [card for card, copies in enumerate(merchant.drawn) for _ in range(copies)]
    game.chance.shuffle(buried)
    game.deck.bury(buried, seat)
    merchant.drawn = [0] * len(merchant.drawn)
    game.tell_in_private((seat,), ("kept-card", seat, good), ("kept", seat))


# Soldier and General


def exchange_with_market(game: Dunhuang, seat: int, zone: int) -> None:
    """A card of one's own and a market card change places. [10.7, 10.8]"""
    game.do(ExchangeWithMarket(seat, zone))


def can_exchange_with_market(game: Dunhuang, seat: int, zone: int) -> bool:
    """There is a card of one's own and a market card of another good. [10.7.1, 10.8.1]"""
    own = kinds_in(zone_of(game.merchants[seat], zone))
    if len(own) > 1:
        return has_card(game, range(TILES))
    return bool(own) and any(fits(game, own[0], card, zone) for card in game.market if card != EMPTY)


def fits(game: Dunhuang, good: int, card: int, zone: int) -> bool:
    """Whether a card may be exchanged for a market card. [10.7.4, 10.8.2, 17.5]"""
    return good != card or (zone != HAND and game.settings.soldier_same_good)


@plain
class ExchangeWithMarket(Choice[Dunhuang]):
    """Every pair of an own good and a place of the market with another good. [10.7.2, 10.7.3, 10.7.5, 10.8.3]"""

    seat: int
    zone: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [
            ("exchange", good, place)
            for good in kinds_in(zone_of(game.merchants[self.seat], self.zone))
            for place, card in enumerate(game.market)
            if card != EMPTY and fits(game, good, card, self.zone)
        ]

    def take(self, game: Dunhuang, option: Option) -> None:
        """Both cards move first; then the token of the good that left, then of the one that came. [8.10]"""
        _, given, place = option
        got = game.market[place]
        game.market[place] = given  # an ordinary market card from now on [10.17.4]
        game.tell("exchanged", self.seat, given, got, self.zone, place)
        if self.zone == HAND:
            out_of_hand_openly(game, self.seat, given)
            into_hand_openly(game, self.seat, got)
        else:
            shop = game.merchants[self.seat].shop
            shop[given] -= 1
            shop[got] += 1
            card_leaves(game, self.seat, given)
            card_enters(game, self.seat, got)

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        if option[0] != "exchange":
            return None
        if game.market[option[2]] == EMPTY:
            return Phrase("dunhuang-why-empty-place", {}, clause="10.7.2")
        return _not_there(game, self.zone, option) or Phrase("dunhuang-why-same-good", {}, clause="10.7.4")


# Chinese and Sogdian Merchant


def trade(game: Dunhuang, seat: int, chosen_by: int) -> None:
    """Two cards of an opponent for two of one's own; the Sogdian's prestige comes last. [10.9, 10.10, 10.10.5]"""
    game.do(Visit(seat, chosen_by))


def can_trade(game: Dunhuang, seat: int, chosen_by: int) -> bool:
    """An opponent has a card in hand. [10.9.1, 10.10.1]"""
    return any(any(merchant.hand) for number, merchant in enumerate(game.merchants) if number != seat)


@plain
class Visit(Choice[Dunhuang]):
    """Which opponent to trade with: anyone who has a card in hand. [10.9.2, 10.10.2]"""

    seat: int
    chosen_by: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [
            ("visit", number)
            for number, merchant in enumerate(game.merchants)
            if number != self.seat and any(merchant.hand)
        ]

    def take(self, game: Dunhuang, option: Option) -> None:
        opponent = option[1]
        hand = game.merchants[opponent].hand
        count = min(CARDS_TRADED, sum(hand))
        game.do(GiveBack(self.seat, opponent, count))
        if self.chosen_by == OPPONENT:
            game.do(HandOver(opponent, self.seat, count))
            return
        cards = [card for card, copies in enumerate(hand) for _ in range(copies)]
        drawn = sorted(cards.pop(game.chance.below(len(cards))) for _ in range(count))
        hand_over(game, opponent, self.seat, tuple(drawn))

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        return Phrase("dunhuang-why-empty-hand", {}, clause="10.9.2") if option[0] == "visit" else None


@plain
class HandOver(Choice[Dunhuang]):
    """The opponent of the Sogdian Merchant chooses which cards to hand over. [10.10.3, 5.4, D-GIFT]"""

    seat: int
    receiver: int
    count: int

    def options(self, game: Dunhuang) -> list[Option]:
        hand = game.merchants[self.seat].hand
        kinds = kinds_in(hand)
        if self.count == 1:
            return [("give", good, None) for good in kinds]
        return [
            ("give", good, other)
            for good in kinds
            for other in kinds
            if other > good or (other == good and hand[good] > 1)
        ]

    def take(self, game: Dunhuang, option: Option) -> None:
        hand_over(game, self.seat, self.receiver, option[1 : self.count + 1])

    def prompt(self, game: Dunhuang) -> Phrase:
        return self.ask(game, opponent=SEATS.argument(self.receiver), count=self.count)


@plain
class GiveBack(HandOver):
    """As many cards go back, of those just received or others; hand sizes end as they were.

    [10.9.3, 10.9.4, 10.9.5, 10.9.6, 10.10.4, D-GIVE]
    """


# Maid and Servant


def exchange_with_hand(game: Dunhuang, seat: int) -> None:
    """A card of the shop and a hand card change places. [10.11]"""
    game.do(ExchangeWithHand(seat))


def can_exchange_with_hand(game: Dunhuang, seat: int) -> bool:
    """There are a shop card and a hand card of different goods. [10.11.1]"""
    merchant = game.merchants[seat]
    shop, hand = kinds_in(merchant.shop), kinds_in(merchant.hand)
    return bool(shop and hand) and (shop != hand or len(shop) > 1)


@plain
class ExchangeWithHand(Choice[Dunhuang]):
    """Every pair of a shop good and another good in hand; the tokens of both are resolved. [10.11.2, 10.11.3]"""

    seat: int

    def options(self, game: Dunhuang) -> list[Option]:
        merchant = game.merchants[self.seat]
        hand = kinds_in(merchant.hand)
        return [("swap", shown, held) for shown in kinds_in(merchant.shop) for held in hand if held != shown]

    def take(self, game: Dunhuang, option: Option) -> None:
        _, fetched, displayed = option
        shop = game.merchants[self.seat].shop
        shop[fetched] -= 1
        shop[displayed] += 1
        into_hand_openly(game, self.seat, fetched)
        out_of_hand_openly(game, self.seat, displayed)
        game.tell("swapped", self.seat, fetched, displayed)
        card_leaves(game, self.seat, fetched)
        card_enters(game, self.seat, displayed)

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        if option[0] == "swap" and option[1] == option[2]:
            return Phrase("dunhuang-why-same-good", {}, clause="10.11.1")
        return None


def carry(game: Dunhuang, seat: int) -> None:
    """A card goes from the shop to the hand or from the hand to the shop. [10.12]"""
    game.do(Carry(seat))


def can_carry(game: Dunhuang, seat: int) -> bool:
    """There is a card in the shop or in hand. [10.12.1]"""
    merchant = game.merchants[seat]
    return any(merchant.shop) or any(merchant.hand)


@plain
class Carry(Choice[Dunhuang]):
    """Every good of the shop to the hand, every good of the hand to the shop. [10.12.2, 10.12.3, 10.12.4]"""

    seat: int

    def options(self, game: Dunhuang) -> list[Option]:
        merchant = game.merchants[self.seat]
        fetch = [("fetch", good) for good in kinds_in(merchant.shop)]
        return fetch + [("display", good) for good in kinds_in(merchant.hand)]

    def take(self, game: Dunhuang, option: Option) -> None:
        way, good = option
        shop = game.merchants[self.seat].shop
        if way == "fetch":
            shop[good] -= 1
            into_hand_openly(game, self.seat, good)
            game.tell("fetched", self.seat, good)
            card_leaves(game, self.seat, good)
        else:
            shop[good] += 1
            out_of_hand_openly(game, self.seat, good)
            game.tell("displayed", self.seat, good)
            card_enters(game, self.seat, good)


# Shepherd and Farmer


def take_from_neighbour(game: Dunhuang, seat: int) -> None:
    """Take the card of the next or the previous tile. [10.13]"""
    game.do(TakeMarketCard(seat, next_and_previous(game)))


def can_take_from_neighbour(game: Dunhuang, seat: int) -> bool:
    """One of the two places holds a card. [10.13.1]"""
    return has_card(game, next_and_previous(game))


def next_and_previous(game: Dunhuang) -> tuple[int, ...]:
    """The two places beside the camel's. [10.13.1, 10.13.2]"""
    ring = game.from_the_camel()
    return tuple(sorted((ring[1], ring[-1])))


def take_ahead(game: Dunhuang, seat: int) -> None:
    """Take the card of one of the tiles ahead. [10.14]"""
    game.do(TakeMarketCard(seat, places_ahead(game)))


def can_take_ahead(game: Dunhuang, seat: int) -> bool:
    """One of the places within reach holds a card. [10.14.3]"""
    return has_card(game, places_ahead(game))


def places_ahead(game: Dunhuang) -> tuple[int, ...]:
    """As many places clockwise as the camel made steps. [10.14.1, 10.14.2, 6.6]"""
    return game.from_the_camel()[1 : game.steps + 1]


def has_card(game: Dunhuang, places: Iterable[int]) -> bool:
    """Whether one of these places of the market holds a card."""
    return any(game.market[place] != EMPTY for place in places)


@plain
class TakeMarketCard(Choice[Dunhuang]):
    """A card of one of these places goes to the hand, never to the shop. [10.13.2, 10.13.3, 10.14.4, 10.14.5]"""

    seat: int
    places: tuple[int, ...]

    def options(self, game: Dunhuang) -> list[Option]:
        return [("take", place) for place in self.places if game.market[place] != EMPTY]

    def take(self, game: Dunhuang, option: Option) -> None:
        place = option[1]
        good = game.market[place]
        game.market[place] = EMPTY
        into_hand_openly(game, self.seat, good)
        game.tell("took-market-card", self.seat, good, place)

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        if option[0] != "take":
            return None
        if option[1] in self.places:
            return Phrase("dunhuang-why-empty-place", {}, clause="10.14.3")
        return Phrase("dunhuang-why-out-of-reach", {}, clause="10.14.1")


# Manichaean and Buddhist


def protect_token(game: Dunhuang, seat: int) -> None:
    """Turn a token to its shang side. [10.15, 10.16]"""
    game.do(ProtectToken(seat))


def can_protect_token(game: Dunhuang, seat: int) -> bool:
    """There is a token with its number side up. [10.15.1, 10.16.1]"""
    return bool(unprotected(game, seat))


def unprotected(game: Dunhuang, seat: int) -> list[int]:
    """The goods whose tokens a seat holds with the number side up."""
    turned = game.token_protected
    return [good for good, holder in enumerate(game.token_holder) if holder == seat and not turned[good]]


@plain
class ProtectToken(Choice[Dunhuang]):
    """One of the own tokens on its number side. [10.15.2, 10.15.3, 10.16.1]"""

    seat: int

    def options(self, game: Dunhuang) -> list[Option]:
        return [("protect", good) for good in unprotected(game, self.seat)]

    def take(self, game: Dunhuang, option: Option) -> None:
        game.token_protected[option[1]] = True
        game.tell("token-protected", self.seat, option[1])

    def why_not(self, game: Dunhuang, option: Option) -> Phrase | None:
        if option[0] != "protect":
            return None
        own = game.token_holder[option[1]] == self.seat
        reason = "dunhuang-why-protected" if own else "dunhuang-why-not-your-token"
        return Phrase(reason, {}, clause="10.15.1")


# Why an ability or a card is not offered


def why_no_ability(game: Dunhuang) -> Phrase:
    """What the character under the camel would need. The sections of the rules are in their order. [9.3]"""
    character = game.ring[game.camel]
    name = CHARACTERS.names[character].replace("_", "-")
    return Phrase(f"dunhuang-why-no-{name}", {}, clause=f"10.{character + 1}.1")


def _not_there(game: Dunhuang, zone: int, option: Option) -> Phrase | None:
    if option[0] not in ("discard", "exchange"):
        return None
    seat = game.asked
    assert seat is not None
    if zone_of(game.merchants[seat], zone)[option[1]]:
        return None
    return Phrase(f"dunhuang-why-no-such-card-{ZONES.names[zone]}", {}, clause="10.1.2")


# The operations that components.toml may name

EFFECTS.operation(discard, can_discard, zone=ZONES)
EFFECTS.operation(gain_prestige, points=Numbers(1, MOST_POINTS))
EFFECTS.operation(gain_prestige_for_tokens, holds_a_token)
EFFECTS.operation(draw_cards, deck_has_cards, cards=CARDS)
EFFECTS.operation(draw_cards_by_steps, deck_has_cards)
EFFECTS.operation(exchange_with_market, can_exchange_with_market, zone=ZONES)
EFFECTS.operation(trade, can_trade, chosen_by=CHOOSERS)
EFFECTS.operation(exchange_with_hand, can_exchange_with_hand)
EFFECTS.operation(carry, can_carry)
EFFECTS.operation(take_from_neighbour, can_take_from_neighbour)
EFFECTS.operation(take_ahead, can_take_ahead)
EFFECTS.operation(protect_token, can_protect_token)

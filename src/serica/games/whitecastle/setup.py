"""Setup: the castle, its tokens, gardens and yards, the turn order, and what every clan starts with. [3, 14.1]"""

from __future__ import annotations

from serica.games.whitecastle.effects import receive, words_for
from serica.games.whitecastle.lantern import tuck
from serica.games.whitecastle.rounds import begin_round
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.settings import RANDOM
from serica.games.whitecastle.state import NOBODY, Player, WhiteCastle
from serica.games.whitecastle.tokugawa import HUMAN, welcome_rival
from serica.games.whitecastle.words import (
    CARDS,
    COLOURS,
    COURT,
    DAIMYO_CARDS,
    DECREES,
    DIE_TOKENS,
    FIRST_DIPLOMAT,
    FIRST_STARTING_ACTION,
    FIRST_STARTING_RESOURCE,
    GARDEN_PLACES,
    GARDENS,
    GOODS,
    MEMBERS,
    ROOMS,
    STARTING_RESOURCES,
    STEWARD_ROOMS,
    WELL,
    YARD_TOKENS,
    YARDS,
)
from serica.kernel.game import step
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.visibility import EMPTY
from serica.kernel.words import Phrase

SYMBOL = 0
"""The number of the token slots that carry a symbol instead."""
CARDS_PER_LIST = 5


@step
def set_up(game: WhiteCastle) -> None:
    """[3] Everything is laid out, then each clan takes its start and the first round begins. [3.4]"""
    prepare_clans(game)
    lay_castle_cards(game)
    lay_daimyo_card(game)
    lay_die_tokens(game)
    lay_gardens(game)
    lay_yard_tokens(game)
    game.decrees = [CARDS.value(name) for name in DECREES]
    game.left, game.right = [0] * COLOURS.size, [0] * COLOURS.size
    game.center = [()] * COLOURS.size
    game.spaces = [()] * (WELL + 1)
    if game.seats == 1:
        welcome_rival(game)
        game.do(deal_start, clear_offer, begin_round)
    else:
        draw_turn_order(game)
        game.do(offer_pairs, begin_round)


def prepare_clans(game: WhiteCastle) -> None:
    """All figures stand on their rows; there are no goods and no points. [3.8]"""
    members = game.box.rules.members
    for _ in range(game.seats):
        player = Player(at_home=[members] * MEMBERS.size, castle=[0] * COURT.size)
        player.gardens, player.yards = [0] * GARDEN_PLACES.size, [0] * YARDS.size
        player.goods, player.dice = [0] * GOODS.size, [0] * MEMBERS.size
        player.action_card = [EMPTY]
        game.players.append(player)


# The castle


def lay_castle_cards(game: WhiteCastle) -> None:
    """Decks for this number of players, and five open cards, not all with the same dark action. [3.1, 3.1.1, 3.1.3]"""
    stewards = [*range(FIRST_DIPLOMAT)]
    diplomats = [*range(FIRST_DIPLOMAT, FIRST_STARTING_ACTION)]
    for deck, cards in ((game.steward_deck, stewards), (game.diplomat_deck, diplomats)):
        removes = game.box.count_for(game.seats).removes_cards
        deck.cards = [card for card in cards if not (removes and game.box.action_cards[card].removed)]
    if game.settings.layout != RANDOM:
        game.rooms = [CARDS.value(name) for name in game.box.first_game.cards]
        for deck in (game.steward_deck, game.diplomat_deck):
            deck.cards = [card for card in deck.cards if card not in game.rooms]
            game.chance.shuffle(deck.cards)
        return
    open_five_cards(game)
    while len({game.box.action_cards[card].dark_member for card in game.rooms}) == 1:
        take_back(game)
        open_five_cards(game)


def open_five_cards(game: WhiteCastle) -> None:
    """Two diplomats and three stewards, from shuffled decks. [3.1.2]"""
    for deck in (game.steward_deck, game.diplomat_deck):
        game.chance.shuffle(deck.cards)
    diplomats = [game.diplomat_deck.draw() for _ in range(ROOMS.size - STEWARD_ROOMS)]
    game.rooms = [game.steward_deck.draw() for _ in range(STEWARD_ROOMS)] + diplomats


def take_back(game: WhiteCastle) -> None:
    """The five cards go back to their decks. [3.1.3]"""
    game.steward_deck.cards = sorted(game.steward_deck.cards + game.rooms[:STEWARD_ROOMS])
    game.diplomat_deck.cards = sorted(game.diplomat_deck.cards + game.rooms[STEWARD_ROOMS:])


def lay_daimyo_card(game: WhiteCastle) -> None:
    """One of the daimyo cards; the others are out of the game. [3.2, 15.8]"""
    game.daimyo_card = (game.chance.below(DAIMYO_CARDS.size),)
    game.daimyo_slots = [NOBODY] * len(game.box.daimyo_cards[game.daimyo_card[0]].slots)


# Die tokens


def lay_die_tokens(game: WhiteCastle) -> None:
    """Tokens in the rooms show their colours, the two at the well their rewards. [3.3, 3.3.5, 3.3.6, 6.1.5]"""
    layout = game.box.first_game
    if game.settings.layout != RANDOM:
        game.tokens = tuple(tuple(COLOURS.value(colour) for colour in room) for room in layout.tokens)
        game.well = tuple(DIE_TOKENS.value(token) for token in layout.well)
        return
    laid = None
    while laid is None:
        laid = deal_die_tokens(game)
    by_room: dict[str, list[int]] = {}
    for slot, token in sorted(laid.items(), key=lambda item: game.box.token_slots[item[0]].block):
        by_room.setdefault(game.box.token_slots[slot].room, []).append(token)
    game.tokens = tuple(tuple(colour_of(game, token) for token in by_room[room]) for room in ROOMS.names)
    game.well = tuple(by_room["well"])


def colour_of(game: WhiteCastle, token: int) -> int:
    """The colour side of a die token."""
    return COLOURS.value(game.box.die_tokens[token].colour)


def deal_die_tokens(game: WhiteCastle) -> dict[int, int] | None:
    """Which token lies in which slot; None when one of them finds no place. [3.3.1, 3.3.2, 3.3.4]"""
    tokens = list(range(DIE_TOKENS.size))
    game.chance.shuffle(tokens)
    slots = game.box.token_slots
    first = [
        next(token for token in tokens if colour_of(game, token) == colour) for colour in range(COLOURS.size)
    ]
    game.chance.shuffle(first)
    symbols = [number for number, slot in enumerate(slots) if slot.number == SYMBOL]
    laid = dict(zip(symbols, first, strict=True))
    free = sorted((n for n, slot in enumerate(slots) if slot.number != SYMBOL), key=lambda n: slots[n].number)
    for token in (token for token in tokens if token not in first):
        slot = next((slot for slot in free if not one_colour(game, laid, slot, token)), None)
        if slot is None:
            return None
        laid[slot] = token
        free.remove(slot)
    return laid


def one_colour(game: WhiteCastle, laid: dict[int, int], slot: int, token: int) -> bool:
    """Whether a token would be the last of a room and leave it with a single colour. [3.3.3, 3.3.7]"""
    if not game.box.token_slots[slot].last:
        return False
    room = game.box.token_slots[slot].room
    others = [other for place, other in laid.items() if game.box.token_slots[place].room == room]
    return all(colour_of(game, other) == colour_of(game, token) for other in others)


# Gardens and yards


def lay_gardens(game: WhiteCastle) -> None:
    """A flower garden and a stone garden beside each bridge. [3.6, 15.8]"""
    flowers = list(range(CARDS_PER_LIST))
    stones = list(range(CARDS_PER_LIST, GARDENS.size))
    game.chance.shuffle(flowers)
    game.chance.shuffle(stones)
    game.gardens = tuple(garden for pair in zip(flowers, stones, strict=True) for garden in pair)[
        : GARDEN_PLACES.size
    ]


def lay_yard_tokens(game: WhiteCastle) -> None:
    """Four tokens on the slots of the yards, each with the side of its slot up. [3.7, 15.8]"""
    tokens = list(range(YARD_TOKENS.size))
    game.chance.shuffle(tokens)
    game.yard_tokens = tuple(tokens[: sum(len(yard.sides) for yard in game.box.yards)])


# Turn order and starting pairs


def draw_turn_order(game: WhiteCastle) -> None:
    """The influence markers are stacked at random; from the top they show the turn order. [3.9]"""
    seats = list(range(game.seats))
    game.chance.shuffle(seats)
    game.order = game.markers = tuple(seats)


def shuffled_starting_cards(game: WhiteCastle) -> tuple[list[int], list[int]]:
    """The starting resource cards and the starting action cards."""
    resources = list(range(FIRST_STARTING_RESOURCE, FIRST_STARTING_RESOURCE + STARTING_RESOURCES))
    actions = list(range(FIRST_STARTING_ACTION, FIRST_STARTING_RESOURCE))
    game.chance.shuffle(resources)
    game.chance.shuffle(actions)
    return resources, actions


@step
def offer_pairs(game: WhiteCastle) -> None:
    """Fixed pairs, one more than players; the last player in turn order chooses first. [3.10, 3.10.1, 3.10.2]"""
    pairs = game.box.count_for(game.seats).pairs
    resources, actions = shuffled_starting_cards(game)
    game.offered_resources, game.offered_actions = resources[:pairs], actions[:pairs]
    game.do(*(TakePair(seat) for seat in reversed(game.order)), clear_offer)


@step
def deal_start(game: WhiteCastle) -> None:
    """Alone, both cards come from the shuffled decks. [14.1, 14.1.1]"""
    resources, actions = shuffled_starting_cards(game)
    start_with(game, HUMAN, resources[0], actions[0])


@plain
class TakePair(Decision):
    """One of the pairs that are left. [3.10.2, DP1]"""

    seat: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        return [("pair", place) for place, card in enumerate(game.offered_resources, 1) if card != EMPTY]

    def decide(self, game: WhiteCastle, option: Option) -> None:
        place = option[1] - 1
        resources, actions = game.offered_resources[place], game.offered_actions[place]
        game.offered_resources[place] = game.offered_actions[place] = EMPTY
        start_with(game, self.seat, resources, actions)

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        place, box = option[1] - 1, game.box
        card = box.starting_resources[game.offered_resources[place] - FIRST_STARTING_RESOURCE]
        backs = [*card.lantern, *(box.lantern[CARDS.value(card.decree)] if card.decree else ())]
        arguments = {
            "place": option[1],
            "gains": words_for(card.gains),
            "lantern": words_for(tuple(backs)),
            "action": words_for(box.blocks[game.offered_actions[place]][0]),
        }
        return Phrase("whitecastle-option-pair-of", arguments)

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        return Phrase("whitecastle-why-pair-taken", clause="3.10.2") if option[0] == "pair" else None


def start_with(game: WhiteCastle, seat: int, resources: int, actions: int) -> None:
    """Goods at once, cards to lantern and board, with a decree where one is shown. [3.10.3, 3.10.4, 3.10.5]"""
    card = game.box.starting_resources[resources - FIRST_STARTING_RESOURCE]
    game.tell("pair", seat, resources, actions)
    tuck(game, seat, resources)
    if card.decree:
        decree = CARDS.value(card.decree)
        game.decrees.remove(decree)
        tuck(game, seat, decree)
        game.tell("decree", seat, decree)
    game.players[seat].action_card = [actions]
    receive(game, seat, card.gains)


@step
def clear_offer(game: WhiteCastle) -> None:
    """The pair that is left and unused decrees are out of the game. [3.10.6]"""
    left = game.offered_resources + game.offered_actions + game.decrees
    game.removed += [card for card in left if card != EMPTY]
    game.offered_resources, game.offered_actions, game.decrees = [], [], []

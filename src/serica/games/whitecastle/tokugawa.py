"""The Tokugawa clan, which plays against a single player by the cards of the solo deck. [14]"""

from __future__ import annotations

from collections.abc import Iterator

from serica.games.whitecastle.bridges import has_die, take_die
from serica.games.whitecastle.components import EFFECTS
from serica.games.whitecastle.courtiers import deck_of, move_courtier, open_card, request_audience, take_slot
from serica.games.whitecastle.influence import advance_freely
from serica.games.whitecastle.members import send_gardener, send_warrior
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import NOBODY, Rival, WhiteCastle
from serica.games.whitecastle.supply import gain_coins, score
from serica.games.whitecastle.turn import lay_die
from serica.games.whitecastle.words import (
    COIN,
    COLOURS,
    COURT,
    COURTIER,
    DAIMYO,
    FIRST_ROOM,
    FLOOR,
    GAINS,
    GARDEN_PLACES,
    GARDENER,
    MEMBERS,
    NUMBERS,
    POSITIONS,
    RIVAL,
    RIVAL_KINDS,
    SOLO_CARDS,
    SPACES,
    WARRIOR,
    WELL,
    YARDS,
)
from serica.kernel.effects import Sequence
from serica.kernel.game import step
from serica.kernel.notation import Names, Numbers, Option
from serica.kernel.plain import plain
from serica.kernel.visibility import EMPTY

HUMAN = 0
"""The only seat of a solo game."""
ACTIONS_OF = 2
"""So many of the cards turned over last have their actions done. [14.4.4]"""
ANY_KIND = RIVAL_KINDS.value("any")


def welcome_rival(game: WhiteCastle) -> None:
    """The rival starts where the level of difficulty says, with all its figures. [14.1.2, 14.1.3, 14.1.4]"""
    (level,) = (level for level in game.box.solo_levels if level.id == game.settings.difficulty)
    rival = game.rival = Rival(points=level.points, influence=level.influence)
    rival.at_home = [game.box.rules.members] * MEMBERS.size
    rival.castle = [0] * COURT.size
    rival.gardens = [0] * GARDEN_PLACES.size
    rival.yards = [0] * YARDS.size
    game.order = game.markers = (RIVAL, HUMAN) if level.place == 1 else (HUMAN, RIVAL)
    if level.points:
        game.tell("points", RIVAL, level.points)
    game.solo_deck.cards = list(range(SOLO_CARDS.size))
    shuffle_solo_deck(game)


@step
def shuffle_solo_deck(game: WhiteCastle) -> None:
    """The whole deck anew, the bridge of its top card to be seen. [14.1.5, 14.6.3]"""
    if game.rival is None:
        return
    deck = sorted(game.solo_deck.cards + game.solo_top)
    game.chance.shuffle(deck)
    game.solo_top = [deck.pop()]
    game.solo_deck.cards = deck
    game.solo_deck.layers = []
    game.reveal()


# The rival's turn


@step
def rival_turn(game: WhiteCastle) -> None:
    """Turn over a card, then look for a die. [14.4, 14.4.1]"""
    game.do(turn_over, use_die, do_actions, put_cards_back)


@step
def turn_over(game: WhiteCastle) -> None:
    """Cards are turned over until the one on top of the deck names a die that is there. [14.4.1, 14.4.2]"""
    while True:
        game.solo_open.append(game.solo_top.pop())
        game.tell("solo-card", game.solo_open[-1])
        if not game.solo_deck.cards:
            shuffle_turned_cards(game)
        game.solo_top = [game.solo_deck.draw()]
        game.reveal()
        card = game.box.solo_cards[game.solo_top[0]]
        if has_die(game, COLOURS.value(card.bridge), POSITIONS.value(card.position)):
            return


def shuffle_turned_cards(game: WhiteCastle) -> None:
    """Only a deck of other cards can run out: all but the last two that were turned over make a new one. [14.4.7]"""
    game.solo_deck.cards = sorted(game.solo_open[:-ACTIONS_OF])
    game.chance.shuffle(game.solo_deck.cards)
    game.solo_open = game.solo_open[-ACTIONS_OF:]


@step
def use_die(game: WhiteCastle) -> None:
    """The die goes to the space on the card, or to the well; a low one costs nothing. [14.3, 14.4.2, 14.4.3]"""
    card = game.box.solo_cards[game.solo_top[0]]
    colour, position = COLOURS.value(card.bridge), POSITIONS.value(card.position)
    number = take_die(game, colour, position)
    game.tell("took", RIVAL, colour, number, position)
    space = SPACES.value(card.space)
    if game.spaces[space]:
        space = WELL
    lay_die(game, RIVAL, space, colour, number)
    difference = number - game.box.values[space]
    if difference > 0:
        gain_coins(game, RIVAL, difference)


@step
def do_actions(game: WhiteCastle) -> None:
    """The actions of the last two cards turned over, each from top to bottom. [14.4.4]"""
    cards = (game.box.solo_cards[card] for card in game.solo_open[-ACTIONS_OF:])
    game.do(*((do_action, (action,)) for card in cards for action in card.actions))


@step
def do_action(game: WhiteCastle, action: Sequence) -> None:
    """What the rival cannot do is worth as many points as the number of the round. [14.4.5]"""
    if EFFECTS.possible(game, RIVAL, action):
        EFFECTS.perform(game, RIVAL, action)
    else:
        game.tell("unable", RIVAL)
        score(game, RIVAL, game.round)


@step
def put_cards_back(game: WhiteCastle) -> None:
    """The cards go under the deck, the one turned over first to come up first again. [14.4.6]

    The player sees them go there one by one, so their order is no secret either.
    """
    for card in game.solo_open:
        game.solo_deck.bury([card], HUMAN)
    game.solo_open = []


# The rival's actions


def rival_of(game: WhiteCastle) -> Rival:
    """The rival of a solo game."""
    assert game.rival is not None
    return game.rival


def rival_gate(game: WhiteCastle, seat: int) -> None:
    """A courtier to the gate. [14.5.1]"""
    request_audience(game, RIVAL)


def has_courtier(game: WhiteCastle, seat: int) -> bool:
    """A courtier is left in the supply. [14.5.1]"""
    return bool(rival_of(game).at_home[COURTIER])


EFFECTS.operation(rival_gate, has_courtier)


def rival_advance(game: WhiteCastle, seat: int, floors: int) -> None:
    """The lowest courtier goes up at once; which of several on a floor makes no difference. [14.5.2]"""
    origin = lowest_courtier(game)
    targets = [place for place in range(COURT.size) if FLOOR[place] == FLOOR[origin] + floors]
    if targets == [DAIMYO]:
        move_courtier(game, RIVAL, origin, DAIMYO)
        if NOBODY in game.daimyo_slots:
            take_slot(game, RIVAL, game.daimyo_slots.index(NOBODY) + 1)
    else:
        game.do(ChooseRoom(HUMAN, origin, targets[0] - FIRST_ROOM, targets[-1] - FIRST_ROOM))


def can_advance(game: WhiteCastle, seat: int, floors: int) -> bool:
    """The lowest courtier on the board can go up the whole way. [14.5.2]"""
    return FLOOR[lowest_courtier(game)] + floors <= FLOOR[DAIMYO]


def lowest_courtier(game: WhiteCastle) -> int:
    """Where the lowest courtier stands; at the top when there is none below it. [14.5.2]"""
    return next((place for place in range(DAIMYO) if rival_of(game).castle[place]), DAIMYO)


EFFECTS.operation(rival_advance, can_advance, floors=Numbers(1, 2))


@plain
class ChooseRoom(Decision):
    """The player says which room the rival's courtier enters. [14.5.2, DP21]"""

    seat: int
    origin: int
    first: int
    last: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        return [("room", room) for room in range(self.first, self.last + 1)]

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """The card there leaves the game, and a new one comes if the deck has one. [14.5.2, 15.7]"""
        room = option[1]
        move_courtier(game, RIVAL, self.origin, FIRST_ROOM + room)
        if deck_of(game, room).cards:
            game.removed.append(game.rooms[room])
            game.tell("card-removed", game.rooms[room], room)
            game.rooms[room] = EMPTY
            open_card(game, room)


def rival_warrior(game: WhiteCastle, seat: int, iron: int) -> None:
    """A warrior to the yard of that price, which it does not pay. [14.3, 14.5.3]"""
    send_warrior(game, RIVAL, next(place for place, yard in enumerate(game.box.yards) if yard.iron == iron))


def has_warrior(game: WhiteCastle, seat: int, iron: int) -> bool:
    """A warrior is left in the supply. [14.5.3]"""
    return bool(rival_of(game).at_home[WARRIOR])


EFFECTS.operation(rival_warrior, has_warrior, iron=NUMBERS)


def rival_gardener(game: WhiteCastle, seat: int, kind: int) -> None:
    """A gardener to the garden with the fewest points; among equals the player chooses. [14.5.4]"""
    places = list(gardens_for_rival(game, kind))
    points = [game.box.gardens[game.gardens[place]].points for place in places]
    fewest = tuple(place for place, number in zip(places, points, strict=True) if number == min(points))
    if len(fewest) == 1:
        send_gardener(game, RIVAL, fewest[0])
    else:
        game.do(ChooseGarden(HUMAN, fewest))


def gardens_for_rival(game: WhiteCastle, kind: int) -> Iterator[int]:
    """Gardens of a kind without a gardener of the rival. [14.5.4]"""
    for place, own in enumerate(rival_of(game).gardens):
        if not own and kind in (ANY_KIND, RIVAL_KINDS.value(game.box.gardens[game.gardens[place]].kind)):
            yield place


def has_gardener(game: WhiteCastle, seat: int, kind: int) -> bool:
    """A gardener is left in the supply, and there is such a garden. [14.5.4]"""
    return bool(rival_of(game).at_home[GARDENER]) and any(True for _ in gardens_for_rival(game, kind))


EFFECTS.operation(rival_gardener, has_gardener, kind=RIVAL_KINDS)


@plain
class ChooseGarden(Decision):
    """The player says which of several equal gardens the rival's gardener goes to. [14.5.4, DP22]"""

    seat: int
    places: tuple[int, ...]

    def ways(self, game: WhiteCastle) -> list[Option]:
        return [("garden", game.gardens[place]) for place in self.places]

    def decide(self, game: WhiteCastle, option: Option) -> None:
        send_gardener(game, RIVAL, game.gardens.index(option[1]))


RIVAL_GAINS = Names("good", ("coin", "vp"))


def rival_gain(game: WhiteCastle, seat: int, what: int, n: int) -> None:
    """Coins or points. [14.5.5]"""
    if RIVAL_GAINS.names[what] == GAINS.names[COIN]:
        gain_coins(game, RIVAL, n)
    else:
        score(game, RIVAL, n)


EFFECTS.operation(rival_gain, what=RIVAL_GAINS, n=NUMBERS)


def rival_influence(game: WhiteCastle, seat: int, steps: int) -> None:
    """Influence, without paying at boundaries; a part of the way counts as done. [14.5.6]"""
    advance_freely(game, RIVAL, steps)


def can_gain_influence(game: WhiteCastle, seat: int, steps: int) -> bool:
    """The marker is not at the end of the track. [14.5.6]"""
    return rival_of(game).influence < game.box.rules.influence_last


EFFECTS.operation(rival_influence, can_gain_influence, steps=NUMBERS)


# The end of a round


@step
def exchange_coins(game: WhiteCastle) -> None:
    """After every round the rival changes coins into points, at a better rate when it is first. [14.6, 14.6.1]"""
    if game.rival is None:
        return
    rates = game.box.solo_exchange
    rate = rates.coins_when_first if game.order[0] == RIVAL else rates.coins_when_second
    times, game.rival.coins = divmod(game.rival.coins, rate)
    if times:
        game.tell("changed-coins", RIVAL, times * rate)
        score(game, RIVAL, times * game.round)


def score_rival_gardens(game: WhiteCastle, gardens: int) -> None:
    """Points instead of effects: for each garden as many as the number of the round. [14.6.2]"""
    score(game, RIVAL, gardens * game.round)

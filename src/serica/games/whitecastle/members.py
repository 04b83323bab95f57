"""Warriors and gardeners. [8.1, 8.2]"""

from __future__ import annotations

from serica.games.whitecastle.effects import NEVER, action, afford, offer, words_for
from serica.games.whitecastle.seals import Decision, cannot_pay
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.supply import pay_goods
from serica.games.whitecastle.words import FOOD, GARDENER, GARDENS, IRON, WARRIOR
from serica.kernel.effects import Sequence
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase

# Warriors


def warrior(game: WhiteCastle, seat: int) -> None:
    """A warrior may go to a training yard. [8.1]"""
    if needs_of_warrior(game, seat, 0, 0) < NEVER:
        game.do(PLACE_WARRIOR[seat])


def needs_of_warrior(game: WhiteCastle, seat: int, coins: int, seals: int) -> int:
    """A warrior at home, and the iron of the cheapest yard. [7.6, 8.1, 15.4]"""
    if not game.players[seat].at_home[WARRIOR]:
        return NEVER
    return afford(game, seat, coins, seals, IRON, min(yard.iron for yard in game.box.yards))


action(warrior, needs_of_warrior)


@plain
class PlaceWarrior(Decision):
    """A yard whose iron can be paid. Any number of warriors may stand there. [8.1, 8.1.1, DP10]"""

    seat: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        iron = game.players[self.seat].goods[IRON]
        found: list[Option] = [
            ("yard", place) for place, yard in enumerate(game.box.yards) if iron >= yard.iron
        ]
        found.append(("decline",))
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """Then the tokens of the yard may be used, each once. [8.1.2]"""
        if option[0] == "yard":
            pay_goods(game, self.seat, IRON, game.box.yards[option[1]].iron)
            send_warrior(game, self.seat, option[1])
            offer(game, self.seat, yard_effects(game, option[1]))

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """With its price and what lies there."""
        if option[0] != "yard":
            return game.title.notation.label(option)
        iron, tokens = game.box.yards[option[1]].iron, yard_effects(game, option[1])
        effects = tuple(words_for(effects) for effects in tokens)
        return Phrase("whitecastle-option-yard-for", {"iron": iron, "effects": effects})

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        if option[0] != "yard":
            return None
        have, price = game.players[self.seat].goods[IRON], game.box.yards[option[1]].iron
        return cannot_pay(IRON, price, have, clause="8.1")


PLACE_WARRIOR = tuple(PlaceWarrior(seat) for seat in range(4))


def send_warrior(game: WhiteCastle, number: int, yard: int) -> None:
    """The leftmost warrior leaves its row for good. [8.1, 15.6]"""
    clan = game.clan(number)
    clan.at_home[WARRIOR] -= 1
    clan.yards[yard] += 1
    game.tell("warrior", number, yard)


def yard_effects(game: WhiteCastle, yard: int) -> tuple[Sequence, ...]:
    """What the tokens of a yard give, each with the side that lies up. [3.7, 8.1.2]"""
    first = sum(len(before.sides) for before in game.box.yards[:yard])
    sides = game.box.yards[yard].sides
    tokens = (game.box.yard_tokens[token] for token in game.yard_tokens[first:])
    return tuple(getattr(token, side) for token, side in zip(tokens, sides, strict=False))


# Gardeners


def gardener(game: WhiteCastle, seat: int) -> None:
    """A gardener may go to a garden. [8.2]"""
    if needs_of_gardener(game, seat, 0, 0) < NEVER:
        game.do(PLACE_GARDENER[seat])


def needs_of_gardener(game: WhiteCastle, seat: int, coins: int, seals: int) -> int:
    """A gardener at home, and the food of the cheapest garden without one. [7.6, 8.2, 15.4]"""
    player = game.players[seat]
    free = [
        game.box.gardens[card].food for card, own in zip(game.gardens, player.gardens, strict=True) if not own
    ]
    if not free or not player.at_home[GARDENER]:
        return NEVER
    return afford(game, seat, coins, seals, FOOD, min(free))


action(gardener, needs_of_gardener)


@plain
class PlaceGardener(Decision):
    """A garden without an own gardener whose food can be paid; others do not matter. [8.2, 8.2.2, DP11]"""

    seat: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        player, gardens = game.players[self.seat], game.box.gardens
        food = player.goods[FOOD]
        found: list[Option] = [
            ("garden", card)
            for card, own in zip(game.gardens, player.gardens, strict=True)
            if not own and food >= gardens[card].food
        ]
        found.append(("decline",))
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        """Then the effect of the garden may be used once. [8.2.1]"""
        if option[0] == "garden":
            garden = game.box.gardens[option[1]]
            pay_goods(game, self.seat, FOOD, garden.food)
            send_gardener(game, self.seat, game.gardens.index(option[1]))
            offer(game, self.seat, (garden.effects,))

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        """With its price, its points and its effect."""
        if option[0] != "garden":
            return game.title.notation.label(option)
        garden = game.box.gardens[option[1]]
        numbers = {"food": garden.food, "points": garden.points}
        arguments = {"garden": GARDENS.argument(option[1]), **numbers, "effects": words_for(garden.effects)}
        return Phrase("whitecastle-option-garden-for", arguments)

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        if option[0] != "garden":
            return None
        if option[1] not in game.gardens:
            return Phrase(
                "whitecastle-why-other-garden", {"garden": GARDENS.argument(option[1])}, clause="3.6"
            )
        if game.players[self.seat].gardens[game.gardens.index(option[1])]:
            return Phrase("whitecastle-why-own-gardener", clause="8.2.2")
        have, price = game.players[self.seat].goods[FOOD], game.box.gardens[option[1]].food
        return cannot_pay(FOOD, price, have, clause="8.2")


PLACE_GARDENER = tuple(PlaceGardener(seat) for seat in range(4))


def send_gardener(game: WhiteCastle, number: int, place: int) -> None:
    """The leftmost gardener leaves its row for good. [8.2, 15.6]"""
    clan = game.clan(number)
    clan.at_home[GARDENER] -= 1
    clan.gardens[place] = 1
    game.tell("gardener", number, game.gardens[place])

"""The castle rooms: what a die finds there, and actions that use a room from afar. [6.1, 7.10]"""

from __future__ import annotations

from collections.abc import Iterator

from serica.games.whitecastle.effects import NEVER, action, carry_out, needs_of, offer, words_for
from serica.games.whitecastle.seals import Decision
from serica.games.whitecastle.state import WhiteCastle
from serica.games.whitecastle.words import ANY_BLOCK, BLOCKS, LIGHT_BLOCK, ROOMS
from serica.kernel.effects import Sequence
from serica.kernel.notation import Option
from serica.kernel.plain import plain
from serica.kernel.words import Phrase


def use_room(game: WhiteCastle, seat: int, room: int, colour: int) -> None:
    """All blocks that face a token of the die's colour, in any order. [6.1.2, 6.1.3]

    They are settled now, and stay the same when the card leaves the room. [6.1.4, 6.1.5]
    """
    blocks = game.box.blocks[game.rooms[room]]
    tokens = game.tokens[room]
    offer(game, seat, tuple(block for block, token in zip(blocks, tokens, strict=True) if token == colour))


def blocks_in_castle(game: WhiteCastle, which: int) -> Iterator[tuple[int, int, Sequence]]:
    """Room, number and effects of the blocks of a colour, of the light ones, or of all. [7.10]"""
    for room, card in enumerate(game.rooms):
        light = game.box.light[card]
        for number, effects in enumerate(game.box.blocks[card]):
            if which == LIGHT_BLOCK:
                wanted = number in light
            else:
                wanted = which == ANY_BLOCK or game.tokens[room][number] == which
            if wanted:
                yield room, number, effects


def castle_action(game: WhiteCastle, seat: int, blocks: int) -> None:
    """Exactly one block of a card in the castle, without a die and wherever dice may lie. [7.10]"""
    if needs_of_castle(game, seat, 0, 0, blocks) < NEVER:
        game.do(UseCastle(seat, blocks))


def needs_of_castle(game: WhiteCastle, seat: int, coins: int, seals: int, blocks: int) -> int:
    """What the cheapest of the blocks takes. [7.10, 7.12]"""
    found = blocks_in_castle(game, blocks)
    return min((needs_of(game, seat, effects, coins, seals) for _, _, effects in found), default=NEVER)


action(castle_action, needs_of_castle, blocks=BLOCKS)


@plain
class UseCastle(Decision):
    """One of the blocks, or none. The prices on them have to be paid. [7.10, 7.1.3, DP16]"""

    seat: int
    blocks: int

    def ways(self, game: WhiteCastle) -> list[Option]:
        found: list[Option] = [
            ("use", room, number + 1)
            for room, number, effects in blocks_in_castle(game, self.blocks)
            if not needs_of(game, self.seat, effects)
        ]
        found.append(("decline",))
        return found

    def decide(self, game: WhiteCastle, option: Option) -> None:
        if option[0] == "use":
            carry_out(game, self.seat, self._block(game, option))

    def _block(self, game: WhiteCastle, option: Option) -> Sequence:
        return game.box.blocks[game.rooms[option[1]]][option[2] - 1]

    def wording(self, game: WhiteCastle, option: Option) -> Phrase:
        if option[0] != "use":
            return game.title.notation.label(option)
        arguments = {"room": ROOMS.argument(option[1]), "effects": words_for(self._block(game, option))}
        return Phrase("whitecastle-option-use-block", arguments)

    def prompt(self, game: WhiteCastle) -> Phrase:
        return self.ask(game, blocks=BLOCKS.argument(self.blocks))

    def why(self, game: WhiteCastle, option: Option) -> Phrase | None:
        if option[0] != "use":
            return None
        offered = {(room, number + 1) for room, number, _ in blocks_in_castle(game, self.blocks)}
        if option[1:] in offered:
            return Phrase("whitecastle-why-out-of-reach", clause="7.5")
        return Phrase("whitecastle-why-other-block", {"blocks": BLOCKS.argument(self.blocks)}, clause="7.10")

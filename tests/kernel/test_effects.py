"""Effects: one tree of plain data is read, done by the agenda, judged possible or not, and told in words."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.tea import EFFECTS, TITLE

from serica.games import title
from serica.kernel.chance import Chance
from serica.kernel.components import Misfit
from serica.kernel.effects import MOST_BRANCHES, Accept, Arrange, ChooseOne
from serica.kernel.words import Phrase

GAIN = (("gain", 1),)
SHOW = (("show",),)
DRAW = (("draw",),)
ROLL = (("roll",),)


def doing(game, *effects):
    """The game with these effects of seat 0 on its agenda, gone on as far as the first choice."""
    EFFECTS.perform(game, 0, effects)
    game.proceed()
    return game


def played(game, *texts):
    for text in texts:
        game.play(text)
    return game


def points(game):
    return game.guests[0].points


# Reading


TABLES = {
    "a leaf": ([{"op": "gain", "points": 3}], (("gain", 3),)),
    "nothing": ([], ()),
    "several": ([{"op": "draw"}, {"op": "roll"}], (("draw",), ("roll",))),
    "one of several": (
        [{"op": "choose_one", "branches": [[{"op": "draw"}], [{"op": "roll"}, {"op": "show"}], []]}],
        (("choose_one", ((("draw",),), (("roll",), ("show",)), ())),),
    ),
    "a nest": (
        [
            {
                "op": "up_to",
                "times": 2,
                "effects": [{"op": "may", "effects": [{"op": "any_order", "effects": [{"op": "draw"}]}]}],
            }
        ],
        (("up_to", 2, (("may", (("any_order", (("draw",),)),)),)),),
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_list_of_tables_is_read_as_a_tree(name):
    tables, tree = TABLES[name]
    assert EFFECTS.read(tables, "leaf") == tree


WRONG = {
    "no list": ({"op": "draw"}, "leaf", "misfit-effects"),
    "no table": (["draw"], "leaf[1]", "misfit-effect"),
    "no op": ([{"points": 1}], "leaf[1]", "misfit-effect"),
    "another game's op": ([{"op": "trade"}], "leaf[1]", "misfit-operation"),
    "an argument too many": ([{"op": "draw", "cards": 2}], "leaf[1]", "misfit-unknown"),
    "an argument missing": ([{"op": "draw"}, {"op": "gain"}], "leaf[2]", "misfit-missing"),
    "a value too large": ([{"op": "gain", "points": 10}], "leaf[1].points", "misfit-cannot-be"),
    "a value of another kind": ([{"op": "gain", "points": True}], "leaf[1].points", "misfit-cannot-be"),
    "a branch that is no list": (
        [{"op": "choose_one", "branches": [{"op": "draw"}]}],
        "leaf[1].branches[1]",
        "misfit-effects",
    ),
    "branches that are no list": (
        [{"op": "choose_one", "branches": "all"}],
        "leaf[1].branches",
        "misfit-branches",
    ),
    "deep inside": (
        [{"op": "may", "effects": [{"op": "choose_one", "branches": [[], [{"op": "gain", "points": 0}]]}]}],
        "leaf[1].effects[1].branches[2][1].points",
        "misfit-cannot-be",
    ),
    "more branches than options can number": (
        [{"op": "choose_one", "branches": [[]] * (MOST_BRANCHES + 1)}],
        "leaf[1].branches",
        "misfit-most",
    ),
    "more effects than options can number": (
        [{"op": "any_order", "effects": [{"op": "draw"}] * (MOST_BRANCHES + 1)}],
        "leaf[1].effects",
        "misfit-most",
    ),
    "nothing to choose from": ([{"op": "choose_one", "branches": []}], "leaf[1].branches", "misfit-empty"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_is_named_with_its_place(name):
    tables, place, problem = WRONG[name]
    with pytest.raises(Misfit) as misfit:
        EFFECTS.read(tables, "leaf")
    assert misfit.value.place == place and misfit.value.problem.message == problem


# Doing


def test_effects_are_done_in_their_order(party):
    game = doing(party(["green"], [], chance=Chance.scripted(4)), ("gain", 2), ("show",), ("roll",))
    assert points(game) == 2 and game.asked == 0
    played(game, "show green")
    assert points(game) == 6


def test_effects_come_before_what_was_there(party):
    game = doing(party(["green"], []), ("may", GAIN))
    played(game, "perform")
    assert points(game) == 1
    assert game.title.notation.text(game.options()[0]).startswith("serve")


def test_one_of_several(party):
    game = doing(party(["green"], [], chance=Chance.scripted(6)), ("choose_one", (GAIN, ROLL, SHOW)))
    assert list(game.options()) == [("choose", 1), ("choose", 2), ("choose", 3)]
    played(game, "choose 2")
    assert points(game) == 6 and not isinstance(game.choice, ChooseOne)


def test_of_several_only_the_possible_ones_are_offered(party):
    game = doing(party([], [], deck=[]), ("choose_one", (SHOW, GAIN, DRAW)))
    assert list(game.options()) == [("choose", 2)]


def test_when_none_of_several_is_possible_nothing_is_asked(party):
    """A seat is never asked with an empty list."""
    game = doing(party([], [], deck=[]), ("choose_one", (SHOW, DRAW)), ("gain", 1))
    assert points(game) == 1 and not isinstance(game.choice, ChooseOne)


def test_all_of_several_in_any_order(party):
    effects = (("gain", 2), ("show",), ("may", GAIN))
    game = doing(party(["green"], []), ("any_order", effects))
    assert list(game.options()) == [("next", 1), ("next", 2), ("next", 3)]
    played(game, "next 2", "show green", "next 2", "perform")
    assert points(game) == 1 + 2 and not isinstance(game.choice, Arrange)


@given(order=st.permutations([1, 2, 3, 4]))
@settings(max_examples=24, deadline=None, derandomize=True)
def test_every_order_can_be_had_and_every_effect_is_done_once(order):
    game = TITLE.begin(2, Chance.seeded("0" * 64))
    game.guests[0].points = 0
    left = [1, 2, 3, 4]
    doing(game, ("any_order", tuple(("gain", number) for number in left)))
    total = 0
    for number in order[:3]:
        assert points(game) == total
        game.advance(("next", left.index(number) + 1))
        left.remove(number)
        total += number
    assert points(game) == 10 and not isinstance(game.choice, Arrange)


@pytest.mark.parametrize("effects", [(), GAIN])
def test_one_effect_or_none_needs_no_order(party, effects):
    game = doing(party(["green"], []), ("any_order", effects))
    assert points(game) == len(effects) and not isinstance(game.choice, Arrange)


def test_up_to_so_many_times_and_never_more(party):
    for accepted in range(3):
        game = doing(party(["green"], []), ("up_to", 2, GAIN))
        played(game, *["perform"] * accepted)
        if accepted < 2:
            assert isinstance(game.choice, Accept)
            played(game, "decline")
        assert points(game) == accepted and not isinstance(game.choice, Accept)


def test_what_has_become_impossible_is_not_offered_again(party):
    game = doing(party([], [], deck=["green"]), ("up_to", 3, DRAW))
    played(game, "perform")
    assert not isinstance(game.choice, Accept) and sum(game.guests[0].hand) == 1
    game = doing(party([], [], deck=[]), ("up_to", 3, DRAW), ("may", SHOW))
    assert not isinstance(game.choice, Accept)


def test_a_list_is_possible_when_it_can_be_begun(party):
    """What an earlier effect makes possible is only known once it has been done."""
    game = party([], [], deck=["green"])
    possible = EFFECTS.possible
    assert possible(game, 0, ()) and possible(game, 0, (("draw",), ("show",)))
    assert not possible(game, 0, (("show",), ("draw",)))
    assert possible(game, 0, (("choose_one", (SHOW, GAIN)),))
    assert not possible(game, 0, (("choose_one", (SHOW, SHOW)),))
    assert possible(game, 0, (("any_order", (("show",), ("draw",))),))


def test_what_an_effect_makes_possible_is_offered_after_it(party):
    """The guest has no leaf until the draw; then there is one to show."""
    game = doing(party([], [], deck=["green"]), ("draw",), ("may", SHOW), ("gain", 1))
    assert isinstance(game.choice, Accept)
    played(game, "perform", "show green")
    assert points(game) == 1


def test_an_effect_within_an_effect_within_an_effect_can_be_put_down_and_taken_up(party):
    """A snapshot between any two of the choices goes on as the match itself does."""
    inner = ("any_order", (("gain", 3), ("may", SHOW), ("choose_one", (GAIN, DRAW))))
    game = doing(party(["green"], [], deck=["red"]), ("up_to", 2, (inner, ("gain", 1))))
    for text in (
        "perform", "next 2", "decline", "next 2", "choose 2",
        "perform", "next 3", "choose 1", "next 1", "perform", "show red",
    ):  # fmt: skip
        again = TITLE.restore(json.loads(json.dumps(game.snapshot())))
        assert again == game and list(again.options()) == list(game.options())
        assert again.prompt() == game.prompt()
        again.play(text)
        game.play(text)
        assert again == game
    assert points(game) == 3 + 1 + 1 + 3 + 1 and not isinstance(game.choice, Accept | Arrange | ChooseOne)


# Telling


def test_a_tree_is_told_by_the_same_data_that_is_done():
    told = EFFECTS.phrase((("up_to", 2, (("choose_one", (GAIN, (("draw",), ("roll",)))),)),))
    gain = Phrase("tea-effect-gain", {"points": 1})
    both = Phrase("effects-in-order", {"effects": (Phrase("tea-effect-draw"), Phrase("tea-effect-roll"))})
    one = Phrase("effect-choose-one", {"branches": (gain, both)})
    assert told == Phrase("effect-up-to", {"times": 2, "effects": one})


def test_nothing_is_told_as_nothing():
    assert EFFECTS.phrase(()) == Phrase("effects-in-order", {"effects": ()})


def test_options_of_inner_nodes_are_called_by_what_they_do(party):
    def labels(game):
        return [game.choice.label(game, option).message for option in game.options()]

    assert labels(doing(party([], []), ("choose_one", (GAIN, ROLL)))) == [
        "tea-effect-gain",
        "tea-effect-roll",
    ]
    assert labels(doing(party([], []), ("any_order", (("roll",), ("gain", 1))))) == [
        "tea-effect-roll",
        "tea-effect-gain",
    ]
    assert labels(doing(party([], []), ("may", ROLL))) == ["tea-effect-roll", "effect-decline"]


@pytest.mark.parametrize("name", ["tea", "dunhuang", "whitecastle"])
def test_every_component_says_in_words_what_it_does(name):
    """Each tree of a box has words, and the words name each of its operations."""
    card = TITLE if name == "tea" else title(name)
    trees = 0
    for _, component in card.load().components():
        for slot in ("effects", "tree"):
            tree = getattr(component, slot, None)
            if isinstance(tree, tuple) and tree and isinstance(tree[0], tuple):
                trees += 1
                assert set(messages(card.effects.phrase(tree))) >= set(operations(card, tree))
    assert trees


def messages(phrase):
    yield phrase.message
    for argument in phrase.arguments.values():
        for inner in argument if isinstance(argument, tuple) else (argument,):
            if isinstance(inner, Phrase):
                yield from messages(inner)


def operations(card, tree):
    """The messages that a tree's own operations ask for, found by walking the data."""
    for operation, *arguments in tree:
        own = operation in card.effects.operations and operation not in (
            "choose_one",
            "any_order",
            "up_to",
            "may",
        )
        yield (
            f"{card.name}-effect-{operation.replace('_', '-')}"
            if own
            else f"effect-{operation.replace('_', '-')}"
        )
        for argument in arguments:
            if isinstance(argument, tuple) and argument and isinstance(argument[0], tuple):
                inner = argument[0]
                for branch in argument if inner and isinstance(inner[0], tuple) else (argument,):
                    yield from operations(card, branch)

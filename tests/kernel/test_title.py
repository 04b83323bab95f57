"""The title card: how a match begins and is taken up again, and the registry that finds the cards."""

import dataclasses
import json

import pytest
from toy.tea import TITLE, TeaSettings

from serica import games
from serica.kernel.chance import Chance, seed_from
from serica.kernel.components import Box
from serica.kernel.game import Game
from serica.kernel.notation import Notation
from serica.kernel.settings import Settings
from serica.kernel.words import Complaint


def begun(seats=2, **options):
    return TITLE.begin(seats, Chance.seeded(seed_from("title")), **options)


def complaint(doing):
    with pytest.raises(Complaint) as refusal:
        doing()
    return refusal.value.phrase


# Beginning


def test_a_match_begins_set_up_as_far_as_the_first_choice():
    game = begun(3)
    assert (game.seats, len(game.guests), game.number, game.asked) == (3, 3, 0, 0)
    assert game.settings == TeaSettings() and game.box is TITLE.load() and game.title is TITLE
    assert game.journal is None and begun(journal=True).journal is not None


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_a_table_of_the_wrong_size_is_refused_with_the_right_sizes(seats):
    told = complaint(lambda: begun(seats))
    assert told.message == "wrong-seats"
    assert told.arguments == {"game": "tea", "seats": seats, "allowed": "2, 3"}


def test_settings_are_asked_whether_they_go_with_the_table():
    class Strict(TeaSettings):
        def check(self, seats, box):
            raise Complaint("too-strict", seats=seats, leaves=len(box.leaves))

    assert complaint(lambda: begun(3, settings=Strict())).arguments == {"seats": 3, "leaves": 4}


def test_each_match_has_its_own_state():
    one, other = begun(), begun()
    one.guests[0].points += 1
    one.guests[0].hand[0] += 1
    assert other.guests[0].points == 0 and one != other


# Taking up again


def test_a_snapshot_says_what_it_belongs_to():
    kept = begun(settings=TeaSettings(length="long")).snapshot()
    assert (kept["game"], kept["edition"], kept["components"]) == ("tea", 1, TITLE.load().digest)
    assert kept["settings"] == {"length": "long", "burying": True}


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "coffee", "other-game"),
        ("edition", 2, "other-edition"),
        ("components", "0", "other-components"),
    ],
)
def test_a_snapshot_of_something_else_is_refused(field, value, message):
    kept = begun().snapshot()
    assert complaint(lambda: TITLE.restore({**kept, field: value})).message == message


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_match_can_be_put_down_at_any_moment(seats):
    """Between any two options, pending choices and the chance to come included."""
    for number in range(6):
        game, moves = begun(seats), Chance.seeded(seed_from(f"moves {number}"))
        while not game.over:
            again = TITLE.restore(json.loads(json.dumps(game.snapshot())))
            assert again == game and again.fingerprint() == game.fingerprint()
            option = moves.pick(game.options())
            again.advance(option)
            game.advance(option)
            assert again == game


# The registry


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_found_by_the_name_of_its_folder_and_says_what_it_is(name):
    card = games.title(name)
    assert card.name == name and card is games.title(name)
    assert card.seats and list(card.seats) == sorted(set(card.seats)) and card.edition >= 1
    assert issubclass(card.settings, Settings) and issubclass(card.box, Box) and issubclass(card.game, Game)
    assert isinstance(card.notation, Notation) and card.notation.game == card.effects.game == name
    assert card.components.name == "components.toml" and card.components.parent.name == name
    assert all(card.events[verb].name == verb for verb in card.events)
    assert all(reason.strip() for reason in card.uncited.values())
    assert [card.longest(seats) for seats in card.seats] == sorted(
        card.longest(seats) for seats in card.seats
    )


@pytest.mark.parametrize("name", ["chess", "", "Dunhuang", "kernel", "../dunhuang", "dunhuang.turn"])
def test_a_game_that_does_not_exist_is_refused_with_those_that_do(name):
    told = complaint(lambda: games.title(name))
    assert told.message == "unknown-game" and told.arguments["known"] == ", ".join(games.names())


def test_a_card_is_not_changed_by_those_who_hold_it():
    with pytest.raises(dataclasses.FrozenInstanceError):
        TITLE.name = "coffee"

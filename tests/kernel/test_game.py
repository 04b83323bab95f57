"""The game: the agenda as a stack, the two doors for options, reasons, and the position's fingerprint."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from toy.tea import LEAVES, TITLE, serve

from serica.kernel.chance import Chance, seed_from
from serica.kernel.game import Ambiguous, Illegal, Invalid, Refused
from serica.kernel.words import Name, Phrase

GREEN, BLACK, WHITE, RED = range(LEAVES.size)
SHOWING = (("show",),)
GAINING = (("gain", 1),)


# Playing


def test_play_takes_an_option_by_its_notation(party):
    game = party(["green"], [])
    assert game.play(" serve   green ") == ("serve", GREEN)
    assert game.guests[0].points == 2 and game.asked == 1 and game.number == 1


def test_an_unmistakable_abbreviation_will_do(party):
    game = party(["green"], [], deck=["black"])
    assert game.play("s g") == ("serve", GREEN)


def test_an_abbreviation_of_several_options_is_ambiguous(party):
    game = party(["green", "red"], [])
    with pytest.raises(Ambiguous) as refusal:
        game.play("serve")
    assert refusal.value.phrase.arguments["options"] == "serve green, serve red"


def test_what_is_no_notation_at_all_is_invalid(party):
    game = party(["green"], [])
    for text in ("", "dance", "serve green red", "serve water", "camel 2"):
        with pytest.raises(Invalid) as refusal:
            game.play(text)
        assert refusal.value.phrase == Phrase("invalid-option", {"text": text})


def test_what_is_not_offered_now_is_illegal_with_the_reason_and_the_offer(party):
    game = party(["green"], [])
    with pytest.raises(Illegal) as refusal:
        game.play("serve red")
    told = refusal.value.phrase.arguments
    assert told["reason"] == Phrase("tea-none-left", {"leaf": Name("leaf", "red")}, "2.2")
    assert told["options"] == "serve green, bury green"


def test_complete_notation_is_never_taken_for_an_abbreviation(party):
    """With the twelfth of twelve ways alone left, `choose 1` is refused and not taken for `choose 12`."""
    game = party([], [])
    TITLE.effects.perform(game, 0, (("choose_one", (SHOWING,) * 11 + (GAINING,)),))
    game.proceed()
    assert list(game.options()) == [("choose", 12)]
    with pytest.raises(Illegal):
        game.play("choose 1")
    with pytest.raises(Invalid):
        game.play("c 1")
    assert game.play("c") == ("choose", 12)


def test_refusals_change_nothing(party):
    game = party(["green", "red"], [])
    before = game.copy()
    for text in ("dance", "serve", "serve black", "rest"):
        with pytest.raises(Refused):
            game.play(text)
    assert game == before


def test_nothing_can_be_played_when_the_match_is_over(party):
    game = party()
    game.finish([0], None, "points")
    assert game.over and game.asked is None and game.choice is None and list(game.options()) == []
    assert game.explain("draw") == game.prompt() == Phrase("game-over")
    with pytest.raises(Illegal):
        game.play("draw")


# Explaining


def test_an_offered_option_needs_no_reason(party):
    assert party(["green"], []).explain("serve green") is None


def test_without_a_reason_of_its_own_a_choice_says_what_is_asked(party):
    game = party(["green"], [])
    assert game.explain("rest") == Phrase("not-now", {"prompt": game.prompt()})
    assert game.prompt() == Phrase("tea-ask-turn", {"seat": Name("seat", "1")})


def test_what_is_no_notation_cannot_be_explained(party):
    with pytest.raises(Invalid):
        party().explain("dance")


# The agenda


def test_what_a_step_adds_comes_before_what_was_there(party):
    """Red lets the guest show a leaf and gain a point, twice; only then is it the next guest's turn."""
    game = party(["red", "green"], [])
    for text in ("serve red", "perform", "show green", "perform", "show green"):
        assert game.asked == 0
        game.play(text)
    assert game.guests[0].points == 2 and game.asked == 1


def test_do_takes_entries_in_the_order_in_which_they_are_done(party):
    game = party(["green", "red"], [])
    game.do((serve, 0, GREEN), (serve, 0, RED))
    game.proceed()
    assert [event.face[0] for event in game.journal.events] == ["served", "gained", "served"]


def test_a_finished_match_has_an_empty_agenda(party):
    game = party()
    game.finish([1], [3, 4], "points")
    assert game.agenda == [] and game.result.winners == (1,) and game.result.points == (3, 4)


# Snapshots and fingerprints


def test_a_snapshot_keeps_pending_nested_choices(party):
    game = party(["red", "green"], [], deck=["white", "black"])
    game.play("serve red")
    game.play("perform")
    again = TITLE.restore(json.loads(json.dumps(game.snapshot())))
    assert again == game and again.agenda == game.agenda
    for each in (game, again):
        for text in ("show green", "decline"):
            each.play(text)
    assert again == game and again.asked == 1


def test_copies_and_snapshots_leave_the_journal_behind(party):
    game = party(["green"], [])
    game.play("serve green")
    assert game.journal.events and game.copy().journal is None
    assert TITLE.restore(game.snapshot()).journal is None


def test_a_fingerprint_is_of_the_position_and_not_of_how_it_came_about(party):
    """[2.2] Serving green and then red, or red and then green, leaves the same table."""
    game, other = party(["green", "red"], []), party(["green", "red"], [], chance=Chance.scripted(1))
    game.number, game.revealed = 7, 3
    assert game.fingerprint() == other.fingerprint() and 0 <= game.fingerprint() < 1 << 64
    other.guests[1].points += 1
    assert game.fingerprint() != other.fingerprint()


def test_games_are_equal_when_everything_about_them_is(party):
    """The same cards under other settings are another game."""
    settings = TITLE.settings(length="long")
    game = party(["green"], [])
    assert game == party(["green"], []) == game.copy()
    assert game != party(["green"], [], settings=settings) == party(["green"], [], settings=settings)
    assert game != party(["red"], []) and game != party(["green"], [], chance=Chance.scripted())


def test_a_pending_choice_is_part_of_the_position(party):
    game, other = party(["red", "green"], []), party(["red", "green"], [])
    other.agenda.pop()
    assert game.fingerprint() != other.fingerprint()


def test_fingerprints_are_the_same_in_every_process():
    """Texts have another hash in every process; no fingerprint may depend on it."""
    script = (
        "from toy.tea import TITLE\n"
        "from serica.kernel.chance import Chance, seed_from\n"
        "game = TITLE.begin(3, Chance.seeded(seed_from('stable')))\n"
        "game.advance(game.options()[-1])\n"
        "print(game.fingerprint())\n"
    )
    tests = str(Path(__file__).parents[1])
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": tests},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4294967295")
    }
    game = TITLE.begin(3, Chance.seeded(seed_from("stable")))
    game.advance(game.options()[-1])
    assert told == {f"{game.fingerprint()}\n"}


# Seeing


def test_a_view_tells_who_is_asked_what(party):
    shown = party(["green"], ["red"]).view(1)
    assert shown["asked"] == 0 and shown["prompt"]["message"] == "tea-ask-turn"
    assert not {"chance", "agenda", "revealed", "title", "settings", "box", "journal"} & set(shown)


def test_an_imagined_game_has_other_chance_and_no_journal(party):
    game, chance = party(["green"], ["red"]), Chance.seeded(seed_from("thought"))
    world = game.imagine(0, chance)
    assert world.chance is chance and world.journal is None and game.journal is not None

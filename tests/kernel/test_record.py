"""Records: a match as a text that a person can read and edit; printer and parser are exact inverses."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.tea import TITLE

from serica.kernel.chance import commitment, seed_from
from serica.kernel.match import Match
from serica.kernel.record import KNOWN, NAME, WIDTH, Record
from serica.kernel.words import Complaint

HEADER = """\
[Game "tea"]
[Edition "1"]
[Components "0"]
[Seats "2"]
"""

anything = st.text(max_size=12)
words = st.text("abcdefghij-0123456789", min_size=1, max_size=9)
remarks = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=12).map(
    str.strip
)
other_tags = st.from_regex(r"\A[A-Z][A-Za-z0-9]{0,8}\Z").filter(
    lambda tag: tag not in KNOWN and not NAME.fullmatch(tag)
)


@st.composite
def records(draw):
    options = draw(st.lists(st.lists(words, min_size=1, max_size=3).map(" ".join), max_size=40))
    return Record(
        game=draw(anything),
        edition=draw(st.integers(0, 999)),
        components=draw(anything),
        seats=draw(st.integers(0, 9)),
        settings=tuple(draw(st.lists(words, max_size=3))),
        seed=draw(st.none() | anything),
        commitment=draw(st.none() | anything),
        names=draw(st.dictionaries(st.integers(0, 8), anything, max_size=3)),
        result=draw(st.none() | anything),
        final=draw(st.none() | anything),
        tags=draw(st.dictionaries(other_tags, anything, max_size=2)),
        options=options,
        comments=draw(
            st.dictionaries(
                st.integers(0, len(options)), st.lists(remarks, min_size=1, max_size=2), max_size=4
            )
        ),
    )


@given(records())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_what_is_printed_is_read_back_as_the_same(record):
    text = record.text()
    again = Record.parse(text)
    assert again == record and again.text() == text
    text.encode("utf-8")


def test_names_may_hold_whatever_people_type():
    """Breaks of lines and paragraphs, an upside-down quote, half of a letter from a terminal of another alphabet."""
    for name in ('"', "\\", "a\nb", "a\r\nb", "a\u2028b", "a\x85b", "\x00", "\udcff", "Ян", "#;[]", "文成"):
        record = Record("tea", 1, "0", 2, names={0: name})
        assert Record.parse(record.text()).names == {0: name}
        assert record.text().count("\n") == 6 and record.text().encode("utf-8")
    assert '"Ян"' in Record("tea", 1, "0", 2, names={0: "Ян"}).text()


def test_options_stand_several_to_a_line_and_no_line_is_too_long():
    record = Record("tea", 1, "0", 2, options=["serve green"] * 40)
    lines = record.text().splitlines()[5:]
    assert all(len(line) <= WIDTH for line in lines) and len(lines) == 6
    assert lines[0] == "; ".join(["serve green"] * 7)


def test_comments_stand_before_their_option():
    record = Record("tea", 1, "0", 2, options=["draw", "rest"], comments={0: ["One"], 1: ["Two", "Three"]})
    assert record.text().splitlines()[5:] == ["# One", "draw", "# Two", "# Three", "rest"]


BY_HAND = f"""\
# A lesson, written by hand.
[Game "tea"]
[Edition "1"]
   [Seats "2"]
[Seed "{seed_from("lesson")}"]
[Components "{TITLE.load().digest}"]
[Name2 "Мастер Лу"]
[Event "Tuesday; in the garden # 2"]

# The first round
draw;   draw          # both take one
;
  draw ; draw ;# nobody serves

# not finished
"""


def test_a_record_written_by_hand_with_comments_can_be_read_and_replayed():
    record = Record.parse(BY_HAND)
    assert record.options == ["draw"] * 4
    assert record.names == {1: "Мастер Лу"} and record.tags == {"Event": "Tuesday; in the garden # 2"}
    assert record.comments == {
        0: ["A lesson, written by hand.", "The first round"],
        2: ["both take one"],
        4: ["nobody serves", "not finished"],
    }
    assert Record.parse(record.text()) == record
    match = Match.verify(record, TITLE)
    assert match.game.number == 4 and match.game.asked == 0


@pytest.mark.parametrize("ends", ["\r\n", "  \n"])
def test_a_record_from_another_system_can_be_read(ends):
    assert Record.parse(BY_HAND.replace("\n", ends)) == Record.parse(BY_HAND)


CORRUPT = {
    "[Game": "record-line",
    "[Game tea]": "record-line",
    '[game "tea"]': "record-line",
    '[Game "tea"] x': "record-line",
    '[Name1 "\\x"]': "record-line",
    '[Seats "2"]': "record-line",
    f'[Seed "{"0" * 64}"': "record-line",
}


@pytest.mark.parametrize(("line", "complaint"), CORRUPT.items())
def test_a_line_that_is_no_part_of_a_record_is_named(line, complaint):
    """Also a tag that comes twice."""
    with pytest.raises(Complaint) as refusal:
        Record.parse(f"{HEADER}{line}\ndraw\n")
    assert refusal.value.phrase.message == complaint
    assert refusal.value.phrase.arguments == {"line": 5, "text": line}


def test_a_tag_after_the_first_option_is_no_part_of_a_record():
    with pytest.raises(Complaint) as refusal:
        Record.parse(f'{HEADER}draw\n[Result "1"]\n')
    assert refusal.value.phrase.arguments["line"] == 6


@pytest.mark.parametrize("tag", ["Game", "Edition", "Components", "Seats"])
def test_a_record_without_a_tag_that_it_needs(tag):
    text = "".join(line for line in HEADER.splitlines(keepends=True) if not line.startswith(f"[{tag}"))
    with pytest.raises(Complaint) as refusal:
        Record.parse(text)
    assert refusal.value.phrase.message == "record-without" and refusal.value.phrase.arguments == {"tag": tag}


@pytest.mark.parametrize("value", ["", "two", "-2", "2.0", "²", "２", "2 ", "9" * 5000])
@pytest.mark.parametrize("tag", ["Edition", "Seats"])
def test_a_number_that_is_none(tag, value):
    lines = [line for line in HEADER.splitlines() if not line.startswith(f"[{tag}")]
    with pytest.raises(Complaint) as refusal:
        Record.parse("\n".join([*lines, f"[{tag} {json.dumps(value)}]"]))
    assert refusal.value.phrase.message == "record-tag"


# What a replay says about a record


@pytest.fixture
def record():
    """The record of a whole match."""
    match = Match(TITLE, 2, seed_from("whole"), names={0: "Mei"})
    while not match.game.over:
        match.play(match.title.notation.text(match.game.options()[1]))
    return match.record()


def refusal_of(record, check=Match.verify, **options):
    with pytest.raises(Complaint) as refusal:
        check(record, TITLE, **options)
    return refusal.value.phrase


def test_a_whole_match_verifies(record):
    match = Match.verify(Record.parse(record.text()), TITLE)
    assert match.record() == record and record.result is not None and record.final is not None


def test_every_moment_of_a_record_can_be_looked_at(record):
    live = Match(TITLE, 2, record.seed)
    for at, option in enumerate([*record.options, None]):
        moment = Match.replay(record, TITLE, at=at)
        assert moment.game == live.game and moment.options == record.options[:at]
        assert moment.game.journal.events == live.game.journal.events
        if option is not None:
            live.play(option)


def test_a_secret_record_shows_the_commitment_and_not_the_seed(record):
    match = Match.replay(record, TITLE)
    secret = match.record(secret=True)
    assert secret.seed is None and secret.commitment == commitment(record.seed)
    assert record.seed not in secret.text()
    assert refusal_of(Record.parse(secret.text())).message == "record-without-seed"
    secret.seed = record.seed
    assert Match.verify(secret, TITLE).game.over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "coffee"}, "other-game"),
        ({"edition": 2}, "other-edition"),
        ({"components": "0000000000000000"}, "other-components"),
        ({"seats": 5}, "wrong-seats"),
        ({"settings": ("length=endless",)}, "bad-setting"),
        ({"settings": ("width=short",)}, "unknown-setting"),
        ({"seed": "camel"}, "record-tag"),
        ({"seed": seed_from("another")}, "record-option"),
        ({"commitment": commitment(seed_from("another"))}, "record-other-seed"),
        ({"result": "2 points 0 99"}, "record-differs"),
        ({"final": "0123456789abcdef"}, "record-differs"),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(record, changes, message):
    for name, value in changes.items():
        setattr(record, name, value)
    assert refusal_of(record).message == message


@pytest.mark.parametrize(
    ("option", "reason"), [("dance", "invalid-option"), ("rest", "illegal-option"), ("", "invalid-option")]
)
def test_an_option_that_does_not_fit_is_named_by_its_number(record, option, reason):
    record.options[2] = option
    phrase = refusal_of(record)
    assert phrase.message == "record-option" and phrase.arguments["number"] == 3
    assert phrase.arguments["reason"].message == reason


def test_a_record_that_goes_on_after_its_end_does_not_fit(record):
    record.options.append("draw")
    assert refusal_of(record).arguments["reason"].arguments["reason"].message == "game-over"


def test_an_unfinished_record_has_no_result(record):
    half = Match.replay(record, TITLE, at=3).record()
    assert half.result is None and "[Result" not in half.text()
    assert Match.verify(half, TITLE).options == record.options[:3]
    half.result = record.result
    assert refusal_of(half).arguments == {"tag": "Result", "said": record.result, "found": "-"}


def whole_text():
    match = Match(TITLE, 3, seed_from("corrupt"), names={0: "Mei"})
    while not match.game.over:
        match.play(TITLE.notation.text(match.game.options()[0]))
    return match.record().text()


WHOLE = whole_text()


@given(
    place=st.integers(0, len(WHOLE) - 1),
    length=st.integers(0, 3),
    typed=st.text('"[]#;\n0aZ é\\\x00', max_size=2),
)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_whatever_slips_into_a_record_it_still_fits_or_is_refused_in_words(place, length, typed):
    """And what still fits plays the same match to the same end."""
    try:
        record = Record.parse(WHOLE[:place] + typed + WHOLE[place + length :])
        match = Match.verify(record, TITLE)
    except Complaint as complaint:
        assert complaint.phrase.message.startswith(("record-", "other-", "wrong-seats", "unknown-", "bad-"))
        return
    if record.final is not None:
        assert match.record().final == Record.parse(WHOLE).final

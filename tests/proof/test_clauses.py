"""Citations are found where they stand, and a clause that nobody cites is found missing."""

import dataclasses

import pytest
from toy.tea import TITLE

from serica import games
from serica.catalogue import languages
from serica.kernel.words import Complaint
from serica.proof.clauses import cited, clauses_of, coverage, rules_page

PAGE = """
# Tea
- <a id="1.1"></a>**1.1** Everyone gets two leaves.
- <a id="2.1"></a>**2.1** A turn is one of these:
  - <a id="2.1.1"></a>draw
  - <a id="2.1.2"></a>serve
- <a id="10.1"></a>**10.1** Points are told.
"""

CODE = '''
"""The party. [1.1]"""

LEAVES = table[10.1]  # what they do [10.1]
"""Not a docstring's citation: [green]"""

class Turn:
    """Draw or serve. [2.1.1-2.1.2, D-TURN]"""

    short = switch(True, "10.1")
'''

TESTS = '''
def test_dealing():
    """[1.1, 2.1.1] Two leaves."""
    assert table[10.1]
'''


@pytest.fixture
def tea(tmp_path):
    """Makes a small game in a folder, and tells what of its rules is cited."""

    def told(page=PAGE, code=CODE, tests=TESTS, reasons=None):
        for name, text in (("rules.md", page), ("code/turn.py", code), ("tests/test_turn.py", tests)):
            file = tmp_path / name
            file.parent.mkdir(exist_ok=True)
            if text is not None:
                file.write_text(text)
        title = dataclasses.replace(TITLE, uncited=reasons or {})
        return coverage(title, rules=tmp_path / "rules.md", code=tmp_path / "code", tests=tmp_path / "tests")

    return told


def test_a_citation_is_a_number_a_list_or_a_range():
    assert list(cited("Words. [6.2]")) == ["6.2"]
    assert list(cited("[6.2, 6.3] and [7]")) == ["6.2", "6.3", "7"]
    assert list(cited("[10.7.1-10.7.3]")) == ["10.7.1", "10.7.2", "10.7.3"]
    assert list(cited("options[0.5x], [tea], [D-MOVE], (6.2)")) == []


def test_a_range_that_crosses_clauses_is_refused():
    with pytest.raises(ValueError):
        list(cited("[6.2-7.3]"))


def test_only_docstrings_comments_and_named_clauses_cite(tea):
    found = tea()
    assert found.clauses == ("1.1", "2.1", "2.1.1", "2.1.2", "10.1")
    assert found.code == {
        "1.1": ("turn.py:2",),
        "2.1.1": ("turn.py:8",),
        "2.1.2": ("turn.py:8",),
        "10.1": ("turn.py:4", "turn.py:10"),
    }
    assert found.tests == {"1.1": ("test_turn.py:3",), "2.1.1": ("test_turn.py:3",)}


def test_a_reason_names_its_clause(tea):
    code = 'Phrase("too-dear", {"price": price}, clause="2.1")'
    assert tea(code=code).code == {"2.1": ("turn.py:1",)}


def test_a_clause_is_cited_when_all_its_parts_are(tea):
    found = tea()
    assert found.not_cited_in(found.code) == ()
    assert found.not_cited_in(found.tests) == ("2.1", "2.1.2", "10.1")


def test_citing_the_whole_does_not_cite_its_parts(tea):
    found = tea(code='"""[1.1, 2.1, 10]"""')
    assert found.not_cited_in(found.code) == ("2.1.1", "2.1.2", "10.1")
    assert found.unknown == ()


def test_an_uncited_clause_fails_unless_it_has_a_reason(tea):
    assert tea().uncited == ("2.1", "2.1.2", "10.1")
    assert tea(reasons={"2.1": "drawing is all there is", "10.1": "see the journal"}).uncited == ()


def test_citations_and_reasons_of_no_clause_are_named(tea):
    found = tea(code='"""[1.1, 3.4]"""', reasons={"11.2": "gone"})
    assert found.unknown == ("3.4", "11.2")


def test_without_tests_only_the_code_counts(tmp_path):
    (tmp_path / "rules.md").write_text(PAGE)
    (tmp_path / "turn.py").write_text(CODE)
    found = coverage(TITLE, rules=tmp_path / "rules.md", code=tmp_path, tests=tmp_path / "none")
    assert found.tests is None and found.uncited == ()


def test_a_game_without_rules_is_named():
    with pytest.raises(Complaint) as complaint:
        rules_page("no-such-game")
    assert complaint.value.phrase.message == "rules-missing"


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_clauses(name, language):
    english, other = (clauses_of(rules_page(name, spoken).read_text("utf-8")) for spoken in ("en", language))
    assert english == other and len(set(english)) == len(english) > 0

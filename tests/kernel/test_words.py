"""Words as data: phrases and complaints, before any language says them."""

import json

from serica.kernel.words import Complaint, Name, Phrase


def test_a_phrase_travels_as_json():
    inner = Phrase("effect-gain", {"good": Name("good", "tea")})
    told = Phrase("effects-in-order", {"effects": (inner, inner), "times": 2}, clause="6.2").to_json()
    assert json.loads(json.dumps(told)) == {
        "message": "effects-in-order",
        "arguments": {
            "effects": [{"message": "effect-gain", "arguments": {"good": {"name": "good", "value": "tea"}}}]
            * 2,
            "times": 2,
        },
        "clause": "6.2",
    }


def test_an_empty_phrase_is_only_its_message():
    assert Phrase("game-over").to_json() == {"message": "game-over"}
    assert repr(Phrase("game-over")) == "game-over"
    assert repr(Phrase("game-over", clause="1.1")) == "game-over [1.1]"


def test_a_complaint_says_a_phrase():
    complaint = Complaint("too-dear", clause="6.2", price=3, have=1)
    assert complaint.phrase == Phrase("too-dear", {"price": 3, "have": 1}, "6.2")
    assert str(complaint) == "too-dear(price=3, have=1) [6.2]" and isinstance(complaint, ValueError)

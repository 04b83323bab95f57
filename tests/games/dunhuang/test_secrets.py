"""Who knows what. [3, 16.4]"""

from serica.games.dunhuang import TITLE
from serica.games.dunhuang.words import GOODS
from serica.kernel.chance import Chance, seed_from
from serica.kernel.match import Match
from tests.games.dunhuang.table import dunhuang, fresh, offered, play


def seen(game, seat, other):
    """What a seat knows of another hand."""
    return game.view(seat)["merchants"][other]["hand"]


def test_what_lies_open():
    """[3.1, 3.2] Ring, camel, market, shops, tokens with holder and side, coins, prestige, and whose turn it is."""
    game = dunhuang(shops={1: "tea tea"}, tokens={"tea": 1}, protected="tea", prestige={1: 4})
    for viewer in (0, 1, 3, None):
        view = game.view(viewer)
        assert view["merchants"][1]["shop"] == {"tea": 2}
        assert (view["merchants"][1]["coins"], view["merchants"][1]["prestige"]) == (7, 4)
        assert view["token_holder"]["tea"] == 1 and view["token_protected"]["tea"] is True
        assert view["market"][:2] == ["tea", "wool"] and len(view["ring"]) == 8
        assert (view["camel"], view["turn"], view["asked"]) == (0, 0, 0)


def test_numbers_of_hidden_cards_are_public():
    """[3.3] Everybody may count hands, the deck and the discard pile."""
    view = dunhuang(hands={0: "tea wool"}, deck="tea tea silk").view(None)
    assert view["merchants"][0]["hand"] == {"count": 2, "known": {}}
    assert view["deck"] == {"count": 3, "known": []}
    assert view["discard"] == {}


def test_a_hand_is_its_owners_secret():
    """[3.4] The owner sees the goods, nobody else does."""
    game = dunhuang(hands={0: "tea wool"})
    assert seen(game, 0, 0) == {"tea": 1, "wool": 1}
    for viewer in (1, 2, 3):
        assert seen(game, viewer, 0) == {"count": 2, "known": {}}


def test_the_deck_is_nobodys():
    """[3.5] No view names a card of the deck, and imagined worlds differ in it."""
    game = fresh(4)
    worlds = [game.imagine(0, Chance.seeded(seed_from(str(n)))).deck.cards for n in range(3)]
    assert game.view(0)["deck"] == {"count": len(game.deck.cards), "known": []}
    assert worlds[0] != worlds[1] != worlds[2]


def test_put_away_cards_stay_secret():
    """[3.6] Only their owner knows the two opening cards that left the game, to the end."""
    game = fresh(2)
    seat = game.first
    game.play(offered(game)[0])
    assert sum(game.view(seat)["merchants"][seat]["put_away"].values()) == 2
    assert game.view(1 - seat)["merchants"][seat]["put_away"] == {"count": 2, "known": {}}


def test_a_market_card_in_hand_is_remembered():
    """[3.7] Everybody saw it go there; when it leaves in the open, the others know that too."""
    game = dunhuang(shown=("servant",), hands={0: "silk"})
    play(game, "camel 1", "hand")
    assert seen(game, 2, 0) == {"count": 2, "known": {"wool": 1}}
    play(game, "ability", "display wool")
    assert seen(game, 2, 0) == {"count": 1, "known": {}}
    assert game.view(2)["merchants"][0]["shop"] == {"wool": 1}


def test_drawn_cards_are_seen_by_their_player_alone():
    """[3.8] Translator and Ambassador: others learn the number; the player knows what went under the deck."""
    game = play(dunhuang(shown=("ambassador",), deck="gems gold silk"), "camel 1", "hand", "ability")
    assert game.view(0)["merchants"][0]["drawn"] == {"gold": 1, "gems": 1}
    assert game.view(1)["merchants"][0]["drawn"] == {"count": 2, "known": {}}
    game.play("keep gems")
    assert seen(game, 1, 0) == {"count": 2, "known": {"wool": 1}}
    assert game.view(0)["deck"] == {"count": 1, "known": [{"below": 0, "cards": ["gold"]}]}
    assert game.view(1)["deck"] == {"count": 1, "known": []}
    faces = [event.known_to(1) for event in game.journal.events]
    assert ("kept", 0) in faces and all(face[0] != "kept-card" for face in faces)


def test_exchanged_cards_are_known_to_the_two_merchants():
    """[3.9] Both know what the other got; a third player knows only how many."""
    game = dunhuang(shown=("sogdian_merchant",), hands={0: "silk", 1: "tea paper glass"})
    play(game, "camel 1", "hand", "ability", "visit 2", "give tea paper", "give paper silk")
    assert seen(game, 0, 1) == {"count": 3, "known": {"paper": 1, "silk": 1}}
    assert seen(game, 1, 0) == {"count": 2, "known": {"tea": 1, "wool": 1}}
    assert seen(game, 2, 1) == {"count": 3, "known": {}}
    assert seen(game, 2, 0) == {"count": 2, "known": {}}
    tea = GOODS.value("tea")
    assert any(tea in event.known_to(1) for event in game.journal.events if event.seen)
    assert not any(tea in event.known_to(2)[1:] for event in game.journal.events if event.seen)


def test_a_whole_hand_that_moves_is_known_where_it_goes():
    """[3.7, 3.9] Everybody saw the only card come; when the whole hand is traded, they know where it is."""
    game = dunhuang(shown=("painter", "chinese_merchant"), chance=Chance.scripted(0, 0, 0, 0))
    play(game, "camel 1", "hand", "coins")
    assert seen(game, 3, 0) == {"count": 1, "known": {"wool": 1}}
    place = game.ring.index(8)
    play(game, f"camel {(place - game.camel) % 8}", "shop", "ability", "visit 1")
    assert seen(game, 3, 1) == {"count": 1, "known": {"wool": 1}}
    assert seen(game, 3, 0) == {"count": 0, "known": {}}


def test_a_discarded_card_is_public():
    """[3.10] Painter and Musician discard face up."""
    game = dunhuang(shown=("painter",), hands={0: "silk"})
    play(game, "camel 1", "hand", "ability", "discard silk")
    assert game.view(None)["discard"] == {"silk": 1}


def test_hands_are_opened_at_the_end():
    """[3.11] All hands at final scoring; at an instant win the winner's alone."""
    empty = "- - - - - - - -"
    game = dunhuang(turn=3, market=empty, deck="", last_round=True, hands={0: "tea", 1: "silk"})
    play(game, "camel 1", "coins")
    assert [merchant["shown"] for merchant in game.view(None)["merchants"][:2]] == [{"tea": 1}, {"silk": 1}]
    goods = ("gold", "silver", "gems", "glass")
    game = dunhuang(
        shops={0: " ".join(goods)}, tokens=dict.fromkeys(goods, 0), hands={0: "tea paper silk", 1: "tea"}
    )
    play(game, "camel 1", "hand", "coins")
    merchants = game.view(None)["merchants"]
    assert merchants[0]["shown"] == {"tea": 1, "paper": 1, "wool": 1, "silk": 1}
    assert merchants[1]["shown"] == {} and merchants[1]["hand"] == {"count": 1, "known": {}}


def test_what_was_seen_cannot_be_taken_back():
    """[16.4] Camel and good may be taken back; the refill of the market shows a card, and the turn is over."""
    match = Match(TITLE, 2, seed_from("undo"))
    while match.game.camel < 0:
        match.play(offered(match.game)[0])
    seat, start = match.game.asked, len(match.options)
    for option in ("camel 1", "hand"):
        match.play(option)
    assert match.undo_point(seat) == start
    match.undo(start)
    assert match.game.asked == seat and offered(match.game)[0] == "camel 1"
    for option in ("camel 1", "hand", "coins"):
        match.play(option)
    assert match.undo_point(seat) == match.undo_point(1 - seat) == len(match.options)


def test_a_draw_cannot_be_taken_back():
    """[16.4] After the Ambassador's look at the deck only the choice of the card is open."""
    for number in range(50):
        match = Match(TITLE, 2, seed_from(f"draw {number}"))
        while match.game.camel < 0:
            match.play(offered(match.game)[0])
        game = match.game
        if "ambassador" in game.view(None)["ring"]:
            steps = (game.view(None)["ring"].index("ambassador") - game.camel) % 8 or 8
            if steps <= 1 + game.merchants[game.turn].coins:
                break
    for option in (f"camel {steps}", "hand"):
        match.play(option)
    assert match.undo_point(game.turn) < len(match.options)
    match.play("ability")
    assert match.game.asked == game.turn and match.undo_point(game.turn) == len(match.options)


def test_insights_use_nothing_but_the_view():
    """[3.4, 3.5] Prospects, trackers and unseen cards stay the same in every world that the seat can imagine."""
    game = fresh(3, "insights")
    chance = Chance.seeded(seed_from("thoughts"))
    while not game.over:
        for seat in range(3):
            assert game.imagine(seat, chance).view(seat)["insights"] == game.view(seat)["insights"]
        game.advance(chance.pick(game.options()))

"""What does a seat conclude from the table? The left bower counts as a trump everywhere."""

from __future__ import annotations

from euchre_desktop.ai.alone import near_sure_tricks
from euchre_desktop.ai.discarding import to_bury
from euchre_desktop.ai.memory import Memory, remember
from euchre_desktop.ai.merging import best_five
from euchre_desktop.ai.valuing import Setting, features, holding_words, trumps_above
from euchre_desktop.rules import Card, Suit, defaults, house_rules
from tests.ai.positions import cards, position

PASSED = "pass, pass, pass, pass,"
HANDS = "TC QC KC TD QD|JS AS KS AD 9H|9C TH QH KH JD|TS 9S AC QS JH"


def _memory(said: str) -> Memory:
    return remember(position(HANDS, "9D", PASSED + "name S, with, " + said))


def _card(text: str) -> Card:
    return Card.parse(text)


def test_the_left_bower_is_left_among_the_trumps() -> None:
    """Seat 2 holds neither; the jack of clubs lies in the kitty, for all it knows a trump."""
    memory = _memory("JS")
    assert _card("JC") in memory.left(Suit.SPADES)
    assert _card("JC") not in memory.left(Suit.CLUBS)


def test_the_next_card_is_boss_once_the_higher_ones_are_gone() -> None:
    assert not _memory("JS, 9C, TS, TC").is_boss(_card("AS"))  # the left bower is still out
    assert _memory("JS, 9C, TS, TC").is_boss(_card("AD"))


def test_a_seat_that_does_not_follow_is_void() -> None:
    memory = _memory("JS, 9C, TS, TC")
    assert memory.is_void(2, Suit.SPADES)
    assert memory.is_void(0, Suit.SPADES)
    assert not memory.is_void(3, Suit.SPADES)


def test_a_shown_void_is_reckoned_with_only_while_there_are_trumps() -> None:
    """Seat 2 cannot follow spades, so its void in another suit would not hurt either."""
    assert not _memory("JS, 9C, TS, TC").may_ruff(2, Suit.DIAMONDS)


def test_the_turned_down_card_is_out_of_play() -> None:
    assert _card("9D") not in _memory("JS").unseen


def test_the_upcard_taken_is_in_the_dealers_hand_and_nowhere_else() -> None:
    seen = position("9D|AS KS AH KH QH||", "JS", "order, pickup 9D, with")
    memory = remember(seen)
    assert memory.shown == (0, _card("JS"))
    assert memory.may_beat(0, _card("AS"), Suit.SPADES)
    later = position("9D|AS|9S JC QD|TS", "JS", "order, pickup 9D, with, AS")
    assert not remember(later).may_beat(3, _card("JC"), Suit.SPADES)


def test_the_left_bower_is_valued_as_the_second_trump() -> None:
    found = features(cards("JC 9S AH KH QD"), Suit.SPADES, Setting(defaults(4)))
    assert found["trump 1"] == 1.0
    assert found["void"] == 1.0  # the jack of clubs does not fill the clubs


def test_the_left_bower_is_named_as_what_it_is() -> None:
    assert holding_words(cards("JC 9S AH KH QD"), Suit.SPADES) == (
        "the left bower, one other trump, an outside ace and a void"
    )


def test_the_left_bower_is_neither_buried_nor_left_with_the_dummy() -> None:
    held = cards("JC AS AD AH KH QD")
    assert to_bury(held, held, Suit.SPADES) == _card("QD")
    ten = cards("JC 9S AD AH AC KC KD KH QD QH")
    assert _card("JC") in best_five(ten, Suit.SPADES, Setting(defaults(3)))


def test_the_left_bower_is_a_sure_trick_only_below_the_right() -> None:
    assert near_sure_tricks(cards("JC 9H TH QD KC"), Suit.SPADES, defaults(4)) == 0
    assert near_sure_tricks(cards("JS JC 9H TH QD"), Suit.SPADES, defaults(4)) == 2


def test_trumps_are_ranked_by_how_many_are_above() -> None:
    order = cards("JK JS JC AS KS QS TS 9S 8S 7S")
    with_joker = house_rules({"players": 4, "joker": True, "low_rank": 7})
    assert [trumps_above(card, Suit.SPADES, with_joker) for card in order] == list(range(10))
    assert [trumps_above(card, Suit.SPADES, defaults(4)) for card in order[1:8]] == list(range(7))

"""What the person may do with a card, and what has been marked so far."""

from __future__ import annotations

from euchre_desktop.rules import Keep, MustFollow, NotFiveOfTen, PickUp, PlayCard
from euchre_desktop.ui.choosing import Choosing
from tests.ui.moments import NAMES, moment


def test_in_play_a_card_is_played_or_refused() -> None:
    for name in ("must follow, two", "must follow, three", "must follow, four"):
        seen = moment(name)
        for card in seen.hand:
            outcome = Choosing(seen).press(card)
            if PlayCard(card) in seen.legal_actions:
                assert outcome == PlayCard(card)
            else:
                assert isinstance(outcome, MustFollow)


def test_what_can_be_marked_to_bury_can_be_buried() -> None:
    seen = moment("picking up")
    for card in (*seen.hand, seen.upcard):
        marked = Choosing(seen).press(card) == (card,)
        assert marked == (PickUp(card) in seen.legal_actions)


def test_any_five_of_ten_can_be_marked_to_keep() -> None:
    seen = moment("merging")
    choosing = Choosing(seen)
    assert Keep(choosing.selection) in seen.legal_actions
    assert choosing.press(seen.dummy[0]) == NotFiveOfTen()
    for out, into in zip(seen.hand, seen.dummy, strict=True):
        assert len(choosing.selection) == 5
        choosing.press(out)
        choosing.press(into)
    assert Keep(choosing.selection) == Keep(seen.dummy)
    assert Keep(choosing.selection) in seen.legal_actions


def test_cards_do_nothing_while_a_bid_is_asked() -> None:
    for name in NAMES:
        choosing = Choosing(moment(name))
        if not choosing.concerns_cards:
            assert all(choosing.press(card) is None for card in moment(name).hand)
            assert choosing.selection == ()

"""Do the fast rules of thumb decide as the ones that are given an observation?"""

from __future__ import annotations

import pytest

from euchre_desktop.ai.bidding import tricks_needed, value_as_maker
from euchre_desktop.ai.fast.bidder import Bidder
from euchre_desktop.ai.fast.codes import PASS
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.ai.situation import bidder_for, cards_of, mask_of
from euchre_desktop.rules import (
    Action,
    Alone,
    Decline,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    RuleOptions,
    Suit,
    WithHelp,
    observe,
)
from tests.ai.test_decisions import EVERY_GAME, wandering

EXACT = 1e-9


@pytest.mark.parametrize("options", EVERY_GAME, ids=lambda options: f"{options.players} players")
def test_every_decision_before_the_play_is_the_same(options: RuleOptions) -> None:
    for state in wandering(options, 40, "fast"):
        assert state.turn is not None
        seen = observe(state, state.turn)
        if seen.phase is Phase.PLAYING or _on_a_threshold(seen):
            continue
        slow = by_rule_of_thumb(seen)[0]
        assert _decided_fast(seen, bidder_for(seen)) == slow


@pytest.mark.parametrize("options", EVERY_GAME, ids=lambda options: f"{options.players} players")
def test_hands_are_valued_alike(options: RuleOptions) -> None:
    for state in wandering(options, 20, "values"):
        if state.phase not in (Phase.ORDERING, Phase.NAMING):
            continue
        assert state.turn is not None
        seen = observe(state, state.turn)
        bidder, hand = bidder_for(seen), mask_of(seen.hand)
        for trump in _suits(seen):
            fast = bidder.value_as_maker(hand, seen.seat, trump, seen.bidding_round == 2)
            assert fast == pytest.approx(100 * value_as_maker(seen, trump)[1])


@pytest.mark.parametrize("options", EVERY_GAME, ids=lambda options: f"{options.players} players")
def test_a_bid_is_missed_by_nothing_where_it_is_made(options: RuleOptions) -> None:
    for state in wandering(options, 20, "missed"):
        if state.phase not in (Phase.ORDERING, Phase.NAMING):
            continue
        seen = observe(state, state.acting)
        bidder, hand, second = bidder_for(seen), mask_of(seen.hand), seen.bidding_round == 2
        said = bidder.bid(hand, seen.seat, second)
        may_pass = Pass() in seen.legal_actions
        for other in [*(int(suit) for suit in _suits(seen)), *([PASS] if may_pass else [])]:
            missed = bidder.missed(hand, seen.seat, other, second)
            assert missed == 0 if other == said else missed >= 0
            if PASS in (other, said) and other != said:
                assert missed > 0


def _suits(seen: Observation) -> list[Suit]:
    if seen.phase is Phase.ORDERING:
        assert seen.upcard.suit is not None
        return [seen.upcard.suit]
    return [action.suit for action in seen.legal_actions if isinstance(action, NameTrump)]


def _on_a_threshold(seen: Observation) -> bool:
    """Fractions added in another order may fall on either side of a number they should equal."""
    if seen.phase not in (Phase.ORDERING, Phase.NAMING):
        return False
    needed = tricks_needed(seen)
    return any(abs(value_as_maker(seen, suit)[1] - needed) < EXACT for suit in _suits(seen))


def _decided_fast(seen: Observation, bidder: Bidder) -> Action:
    hand, seat = mask_of(seen.hand), seen.seat
    if seen.phase in (Phase.ORDERING, Phase.NAMING):
        suit = bidder.bid(hand, seat, seen.bidding_round == 2)
        if suit == PASS:
            return Pass()
        return OrderUp() if seen.phase is Phase.ORDERING else NameTrump(Suit(suit))
    trump, second = int(seen.made.trump), seen.made.bidding_round == 2
    match seen.phase:
        case Phase.PICKING_UP:
            six = hand | mask_of([seen.upcard])
            bury = bidder.bury(six, six if seen.options.may_bury_upcard else hand, trump)
            if Decline() in seen.legal_actions and bidder.leaves(bury, trump):
                return Decline()
            return PickUp(*cards_of(bury))
        case Phase.DECLARING:
            alone = bidder.alone(hand, seat, trump, second, seen.upcard_taken)
            return Alone() if alone else WithHelp()
        case Phase.DEFENDING:
            return Alone() if bidder.defends_alone(hand, seat, trump) else WithHelp()
        case _:
            return Keep(cards_of(bidder.keep(hand | mask_of(seen.dummy), trump)))

"""What does an ordinary club player do?

The plain rule of thumb: trumps, outside aces and voids count points, and so many points are
asked for in each situation. The seasoned rules of thumb, which the stronger levels start from,
are those of `seasoned`.
"""

from __future__ import annotations

from typing import assert_never

from euchre_desktop.ai.alone import alone_or_not, first_lead_is_mine, points_gained
from euchre_desktop.ai.casual_cards import card
from euchre_desktop.ai.casual_points import (
    asked_alone,
    asked_to_bid,
    hand_points,
    points_as_maker,
)
from euchre_desktop.ai.discarding import pick_up_or_decline
from euchre_desktop.ai.reasons import Reason, card_name, suit_name
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.ai.valuing import holding_words
from euchre_desktop.rules import (
    HAND_SIZE,
    JOKER,
    Action,
    Alone,
    Card,
    Hand,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Phase,
    Suit,
    WithHelp,
    right_bower,
    strength,
)

Verdict = tuple[Action, Reason]


def choose(seen: Observation, temperament: Temperament = Temperament.BALANCED) -> Verdict:
    """What `seen.seat`, whose turn it is, does."""
    match seen.phase:
        case Phase.ORDERING | Phase.NAMING:
            return _bid(seen, temperament)
        case Phase.PICKING_UP:
            return pick_up_or_decline(seen)
        case Phase.DECLARING:
            return _alone_or_with_help(seen, temperament)
        case Phase.DEFENDING:
            return alone_or_not(seen, temperament)
        case Phase.MERGING:
            return _keep(seen)
        case Phase.PLAYING:
            return card(seen)
        case Phase.BETWEEN_DEALS | Phase.GAME_OVER:
            raise ValueError(f"nothing is decided in {seen.phase.value}")
        case _ as unknown:
            assert_never(unknown)


def _bid(seen: Observation, temperament: Temperament) -> Verdict:
    asked = asked_to_bid(seen, temperament)
    if OrderUp() in seen.legal_actions:
        trump = seen.upcard.suit
        assert trump is not None  # a joker turned up has no first round
        hand, points = points_as_maker(seen, trump)
        words = holding_words(hand, trump)
        if points >= asked:
            return OrderUp(), Reason(f"{words}: enough to make {suit_name(trump)} trump")
        return Pass(), Reason(f"{words}: too little to make {suit_name(trump)} trump")
    suits = [action.suit for action in seen.legal_actions if isinstance(action, NameTrump)]
    best = max(suits, key=lambda suit: points_as_maker(seen, suit)[1])
    hand, points = points_as_maker(seen, best)
    words = holding_words(hand, best)
    if Pass() in seen.legal_actions and points < asked:
        return Pass(), Reason(f"my best suit would be {suit_name(best)} with {words}: too little")
    return NameTrump(best), Reason(f"{suit_name(best)} is my best suit, with {words}")


def _alone_or_with_help(seen: Observation, temperament: Temperament) -> Verdict:
    trump, options = seen.made.trump, seen.options
    gives_up_help = options.players == 4 or options.merges_dummy(seen.made.bidding_round)
    usual, alone = (first_lead_is_mine(seen, alone=declared) for declared in (False, True))
    gain = points_gained(seen, options.lone_march_points, options.march_points)
    free = not gives_up_help and alone >= usual
    if gain < 0 or (gain == 0 and not (free and alone > usual)):
        return WithHelp(), Reason("playing alone would bring no more at this score")
    if free:
        return Alone(), Reason("playing alone costs nothing here and may bring more")
    theirs = seen.dealer != seen.seat and seen.dealer not in seen.made.makers
    if theirs and seen.upcard_taken and seen.upcard in (JOKER, right_bower(trump)):
        return WithHelp(), Reason(
            f"the dealer, an opponent, holds {card_name(seen.upcard, trump)}"
        )
    words = holding_words(seen.hand, trump)
    if hand_points(seen.hand, trump) >= asked_alone(seen, temperament):
        return Alone(), Reason(f"{words}: strong enough to play alone")
    return WithHelp(), Reason(f"{words}: not enough to play alone")


def _keep(seen: Observation) -> Verdict:
    """Trumps, then aces, then the highest of the rest."""
    trump = seen.made.trump
    ten: Hand = (*seen.hand, *seen.dummy)
    kept = sorted(ten, key=lambda one: _merit(one, trump), reverse=True)[:HAND_SIZE]
    words = holding_words(kept, trump)
    return Keep(tuple(kept)), Reason(f"trumps first, then the highest cards: {words}")


def _merit(one: Card, trump: Suit) -> tuple[int, int, int]:
    return strength(one, trump, trump), one.rank, one.suit or 0

"""What does somebody do who has just learned the rules?

A beginner knows the ranking but forgets things: that the left bower changes
suit, that a high card of a side suit is trumped, that the partner is winning.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from euchre_desktop.ai.reasons import Reason, card_name, suit_name
from euchre_desktop.ai.temperament import Temperament, tricks_more
from euchre_desktop.ai.view import View, view_of
from euchre_desktop.rules import (
    HAND_SIZE,
    Action,
    Alone,
    Card,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    PlayCard,
    Rank,
    Suit,
    WithHelp,
    partner_of,
    strength,
)

Rules = Callable[[Observation], tuple[Action, Reason]]

CARELESS_LEAD = 0.45
CARELESS_FOLLOW = 0.25
CARELESS_THROW = 0.5
"""How often a beginner does not think: chosen so that the play is weak but not absurd."""
BIDS_FROM = 6.0
"""A trump counts two, a high card of another suit one; the hands a beginner likes."""
LIKED_TRICK = 2.0
"""How much liking stands for a trick."""
MOOD = 1.5
"""How far a beginner's liking of a hand wanders up and down."""


def choose(
    seen: Observation, rng: random.Random, temperament: Temperament, rules: Rules
) -> tuple[Action, Reason]:
    """A beginner's decision; `rules` is what a casual player would do."""
    # Drawn always, and first, so that a decision never depends on how many were drawn before.
    care, pick = rng.random(), rng.random()
    match seen.phase:
        case Phase.ORDERING | Phase.NAMING:
            asked = BIDS_FROM + LIKED_TRICK * tricks_more(temperament)
            return _bid(seen, asked + (2 * pick - 1) * MOOD)
        case Phase.PICKING_UP:
            return _bury(seen)
        case Phase.DECLARING | Phase.DEFENDING:
            return _with_help(seen)
        case Phase.MERGING:
            return _keep(seen)
        case _:
            return _play(seen, care, pick, rules)


def liking(cards: Sequence[Card], trump: Suit) -> float:
    """How good a hand looks to somebody who counts high cards and forgets the left bower."""
    return sum(_looks(card, trump) for card in cards)


def _looks(card: Card, trump: Suit) -> float:
    high = card.rank >= Rank.KING
    if card.suit is None or card == Card(Rank.JACK, trump):
        return 3.0
    if card.suit is trump:
        return 2.5 if high else 2.0
    return 1.0 if high else 0.5 * (card.rank is Rank.QUEEN)


def _bid(seen: Observation, asked: float) -> tuple[Action, Reason]:
    if OrderUp() in seen.legal_actions:
        trump = seen.upcard.suit
        assert trump is not None
        ours = seen.dealer in (seen.seat, partner_of(seen.seat, seen.players))
        cards = (*seen.hand, seen.upcard) if ours else seen.hand
        if liking(cards, trump) >= asked:
            return OrderUp(), Reason(f"my {suit_name(trump)} and high cards look good")
        return Pass(), Reason(f"my {suit_name(trump)} and high cards do not look good enough")
    suits = [action.suit for action in seen.legal_actions if isinstance(action, NameTrump)]
    best = max(suits, key=lambda suit: liking(seen.hand, suit))
    if Pass() in seen.legal_actions and liking(seen.hand, best) < asked:
        return Pass(), Reason("no suit looks good enough")
    return NameTrump(best), Reason(f"my {suit_name(best)} and high cards look best")


def _bury(seen: Observation) -> tuple[Action, Reason]:
    """The lowest card by its look; the upcard is always taken."""
    trump = seen.made.trump
    cards = [
        action.bury
        for action in seen.legal_actions
        if isinstance(action, PickUp) and action.bury is not None
    ]
    card = min(cards, key=lambda c: (_looks(c, trump), c.rank, c.suit or 0))
    return PickUp(card), Reason(f"{card_name(card)} looks lowest")


def _with_help(seen: Observation) -> tuple[Action, Reason]:
    """Alone only with a hand that is all trumps to look at."""
    trump = seen.made.trump
    trumps = [card for card in seen.hand if card.suit is None or card.suit is trump]
    if seen.phase is Phase.DECLARING and len(trumps) == HAND_SIZE:
        return Alone(), Reason(f"my whole hand is {suit_name(trump)}")
    return WithHelp(), Reason("I would rather not be alone")


def _keep(seen: Observation) -> tuple[Action, Reason]:
    trump = seen.made.trump
    ten = (*seen.hand, *seen.dummy)
    ordered = sorted(ten, key=lambda c: (-_looks(c, trump), -c.rank, c.suit or 0))
    return Keep(tuple(ordered[:HAND_SIZE])), Reason(
        f"my {suit_name(trump)} first, then the highest cards"
    )


def _play(seen: Observation, care: float, pick: float, rules: Rules) -> tuple[Action, Reason]:
    view = view_of(seen)
    action, reason = rules(seen)
    if len(view.legal) == 1:
        return action, reason
    if not seen.trick.plays:
        if care < CARELESS_LEAD:
            card = _any_of(view.legal, pick)
            return PlayCard(card), Reason(f"I try {card_name(card)}")
        return action, reason
    return _follow(view, care, pick) or (action, reason)


def _follow(view: View, care: float, pick: float) -> tuple[Action, Reason] | None:
    """Win if possible, whoever is winning; throw without looking."""
    led = view.seen.trick.led(view.trump)
    assert led is not None, "somebody has led"
    best = view.seen.trick.winning_play(view.trump)[1]
    to_beat = strength(best, view.trump, led)
    beating = [card for card in view.legal if strength(card, view.trump, led) > to_beat]
    if beating and care < CARELESS_FOLLOW:
        return PlayCard(beating[-1]), Reason(f"{card_name(beating[-1])} wins so far")
    if not beating and care < CARELESS_THROW:
        card = _any_of(view.legal, pick)
        return PlayCard(card), Reason(f"I cannot win, so any card will do: {card_name(card)}")
    return None


def _any_of(cards: Sequence[Card], pick: float) -> Card:
    return cards[int(pick * len(cards))]

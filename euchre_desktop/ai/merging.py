"""Which five of ten cards does the maker keep?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.valuing import Setting, expected_tricks, holding_words
from euchre_desktop.rules import (
    HAND_SIZE,
    Action,
    Card,
    Hand,
    Keep,
    Observation,
    Suit,
    effective_suit,
    is_trump,
    strength,
)


def keep_five(seen: Observation) -> tuple[Action, Reason]:
    """The best five of the maker's hand and the dummy."""
    trump = seen.made.trump
    kept = best_five((*seen.hand, *seen.dummy), trump, Setting(seen.options))
    return Keep(kept), Reason(f"the best five: {holding_words(kept, trump)}")


def best_five(ten: Sequence[Card], trump: Suit, setting: Setting) -> Hand:
    """All trumps, the highest five of them if there are more, and the best cards beside them."""
    ordered = sorted(ten, key=lambda card: (-_height(card, trump), card.rank, card.suit or 0))
    trumps = tuple(card for card in ordered if is_trump(card, trump))[:HAND_SIZE]
    side = [card for card in ordered if not is_trump(card, trump)]
    choices = combinations(side, HAND_SIZE - len(trumps))
    return max(
        ((*trumps, *beside) for beside in choices),
        key=lambda five: merit(five, trump, setting),
    )


def _height(card: Card, trump: Suit) -> int:
    return strength(card, trump, trump)


def merit(five: Hand, trump: Suit, setting: Setting) -> tuple[float, int, int]:
    """Expected tricks; among equals high cards, and few suits to be led to."""
    suits = Counter(effective_suit(card, trump) for card in five)
    tricks = round(expected_tricks("three", five, trump, setting), 6)
    return tricks, sum(card.rank for card in five), -len(suits)

"""Does the dealer pick the upcard up, and which card is buried?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from euchre_desktop.ai.reasons import Reason, card_name, suit_name
from euchre_desktop.rules import (
    Action,
    Card,
    Decline,
    Hand,
    Observation,
    PickUp,
    Rank,
    Suit,
    effective_suit,
    is_trump,
    strength,
    trump_rank,
)

MOST_TRUMPS_TO_RUFF = 1
"""With one trump or more in the hand a void is worth making."""


def pick_up_or_decline(seen: Observation) -> tuple[Action, Reason]:
    """What the dealer does with the upcard once its suit is trump."""
    trump = seen.made.trump
    burials = [action.bury for action in seen.legal_actions if isinstance(action, PickUp)]
    cards = [card for card in burials if card is not None]
    held = (*seen.hand, seen.upcard)
    bury = to_bury(held, cards, trump)
    if Decline() in seen.legal_actions and _better_left(bury, seen.upcard, trump):
        return Decline(), Reason(
            f"taking {card_name(seen.upcard, trump)} would cost me {card_name(bury, trump)}"
        )
    return PickUp(bury), _burial_reason(held, bury, trump)


def after_burial(seen: Observation, trump: Suit) -> Hand:
    """The five cards the dealer would play with after taking the upcard."""
    held = (*seen.hand, seen.upcard)
    bury = to_bury(held, seen.hand, trump)
    return tuple(card for card in held if card != bury)


def to_bury(held: Sequence[Card], candidates: Sequence[Card], trump: Suit) -> Card:
    """The card of `candidates` that six cards `held` miss least."""
    lengths = Counter(effective_suit(card, trump) for card in held)
    has_trump = lengths[trump] >= MOST_TRUMPS_TO_RUFF
    return min(candidates, key=lambda card: _worth(card, held, lengths, trump, has_trump))


def _worth(
    card: Card, held: Sequence[Card], lengths: Counter[Suit], trump: Suit, has_trump: bool
) -> tuple[int, ...]:
    """Sorts the cards of a hand from the first to be buried to the last."""
    suit = effective_suit(card, trump)
    if suit is trump:
        return (3, strength(card, trump, trump), 0, 0)
    if card.rank is Rank.ACE:
        return (2, lengths[suit] > 1, -lengths[suit], suit)
    void = has_trump and lengths[suit] == 1
    # A king keeps a chance only behind its ace or beside a lower card that can go first.
    guarded = card.rank is Rank.KING and lengths[suit] > 1
    leaves_king_bare = lengths[suit] == 2 and Card(Rank.KING, suit) in held and not guarded
    if void:
        return (0, card.rank, suit, 0)
    return (1, guarded or leaves_king_bare, card.rank, suit)


def _better_left(bury: Card, upcard: Card, trump: Suit) -> bool:
    """Would the burial cost more than the upcard, a trump of this suit, brings?"""
    if is_trump(bury, trump):
        return strength(bury, trump, trump) > strength(upcard, trump, trump)
    return bury.rank is Rank.ACE and trump_rank(upcard, trump) < Rank.KING


def _burial_reason(held: Sequence[Card], bury: Card, trump: Suit) -> Reason:
    suit = effective_suit(bury, trump)
    name = card_name(bury, trump)
    others = [card for card in held if card != bury and effective_suit(card, trump) is suit]
    if is_trump(bury, trump):
        return Reason(f"all my other cards are better than {name}")
    if bury.rank is Rank.ACE:
        return Reason(f"only aces and trumps are left, so {name} has to go")
    if not others:
        return Reason(f"burying {name} leaves me without {suit_name(suit)}, to trump it")
    return Reason(f"{name} is the card I need least")

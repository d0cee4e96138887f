"""Can a seat show that all the tricks left are its own, whatever the others hold and play?

The proof uses nothing but what the seat sees, so the answer says nothing about hidden cards
that the seat could not say itself. It is on the safe side: of every other seat, the partner
too, it supposes every card that the seat may hold, up to as many of a suit as it may hold. A
lead of a suit costs whoever has that suit a card of it; that is all it relies on.
"""

from __future__ import annotations

from collections.abc import Iterable

from euchre_desktop.ai.memory import Memory, remember
from euchre_desktop.rules import (
    Card,
    Hand,
    Observation,
    Phase,
    PlayCard,
    Seat,
    Suit,
    effective_suit,
    strength,
)


def claim_is_proven(seen: Observation) -> bool:
    """May `seen.seat`, who is to play, claim the rest?"""
    return proven_line(seen) is not None


def proven_line(seen: Observation) -> Hand | None:
    """The seat's cards in an order that takes every trick left; None if that cannot be shown.

    As long as the seat plays by it, what is then seen proves the rest of it again.
    """
    if seen.phase is not Phase.PLAYING or seen.turn != seen.seat:
        return None
    others = _Others(seen)
    led = seen.trick.led(seen.made.trump)
    if led is None:
        return _leads(seen.hand, others)
    legal = [action.card for action in seen.legal_actions if isinstance(action, PlayCard)]
    _, winning = seen.trick.winning_play(seen.made.trump)
    to_come = others.yet_to_play(seen)
    for card in sorted(legal, key=lambda card: strength(card, others.trump, led)):
        beats = strength(card, others.trump, led) > strength(winning, others.trump, led)
        if beats and not others.may_beat(card, led, to_come):
            after = others.after(led, to_come)
            rest = _leads(tuple(other for other in seen.hand if other != card), after)
            if rest is not None:
                return (card, *rest)
    return None


def _leads(hand: Hand, others: _Others) -> Hand | None:
    """An order in which every lead wins. Any sure winner may come first: it only takes cards."""
    line: list[Card] = []
    left = sorted(hand, key=lambda card: strength(card, others.trump, _suit(card, others)))
    while left:
        sure = [
            card for card in left if not others.may_beat(card, _suit(card, others), others.seats)
        ]
        if not sure:
            return None
        card = sure[-1]  # trumps rank highest: they are drawn first, as people do
        line.append(card)
        left.remove(card)
        others = others.after(_suit(card, others), others.seats)
    return tuple(line)


def _suit(card: Card, others: _Others) -> Suit:
    return effective_suit(card, others.trump)


class _Others:
    """What all other seats that play may hold at most; never changed, only followed by another."""

    def __init__(
        self,
        seen: Observation,
        memory: Memory | None = None,
        most: dict[Seat, dict[Suit, int]] | None = None,
        cards: int | None = None,
    ) -> None:
        self._seen = seen
        self.trump = seen.made.trump
        self._memory = remember(seen) if memory is None else memory
        out = (seen.seat, *seen.made.sitting_out)
        self.seats = tuple(seat for seat in range(seen.players) if seat not in out)
        self._cards = len(seen.hand) if cards is None else cards
        self._most = most or {
            seat: {
                suit: min(seen.cards_held[seat], len(self._may_hold(seat, suit))) for suit in Suit
            }
            for seat in self.seats
        }

    def yet_to_play(self, seen: Observation) -> tuple[Seat, ...]:
        """Those whose card to this trick is to come after ours."""
        played = {seat for seat, _ in seen.trick.plays}
        return tuple(seat for seat in self.seats if seat not in played)

    def may_beat(self, card: Card, led: Suit, seats: Iterable[Seat]) -> bool:
        """May one of `seats`, for all that is known, play a better card?"""
        suit = effective_suit(card, self.trump)
        height = strength(card, self.trump, suit)
        for seat in seats:
            if suit is led and suit is not self.trump and self._most[seat][self.trump]:
                return True
            higher = (
                other
                for other in self._may_hold(seat, suit)
                if strength(other, self.trump, suit) > height
            )
            if self._most[seat][suit] and any(higher):
                return True
        return False

    def after(self, led: Suit, seats: tuple[Seat, ...]) -> _Others:
        """The same once `seats` have played to a trick of this suit; all have one card less."""
        cards = self._cards - 1
        most = {
            seat: {
                suit: min(cards, max(0, number - (suit is led and seat in seats)))
                for suit, number in suits.items()
            }
            for seat, suits in self._most.items()
        }
        return _Others(self._seen, self._memory, most, cards)

    def _may_hold(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        return self._memory.held_by(seat, suit)

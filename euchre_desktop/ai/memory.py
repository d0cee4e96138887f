"""What has been seen, and so what may still be held against a card?"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.rules import (
    Card,
    Observation,
    Seat,
    Suit,
    deck_of,
    effective_suit,
    strength,
)


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat that forgets nothing knows about the cards it does not hold."""

    trump: Suit
    unseen: tuple[Card, ...]
    """The cards that another seat may hold; some of them lie in the kitty."""
    voids: tuple[frozenset[Suit], ...]
    """By seat, the suits it has failed to follow."""
    shown: tuple[Seat, Card] | None
    """The upcard while it is certain to be in the dealer's hand."""

    def left(self, suit: Suit) -> tuple[Card, ...]:
        """The unseen cards of an effective suit."""
        return tuple(card for card in self.unseen if effective_suit(card, self.trump) is suit)

    def held_by(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """The unseen cards of an effective suit that `seat` may hold, for all that is known."""
        return tuple(card for card in self.left(suit) if self._may_hold(seat, card))

    def above(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards of this card's suit that are higher."""
        suit = effective_suit(card, self.trump)
        height = strength(card, self.trump, suit)
        return tuple(
            other for other in self.left(suit) if strength(other, self.trump, suit) > height
        )

    def is_boss(self, card: Card) -> bool:
        """Is this the highest card left of its suit?"""
        return not self.above(card)

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Is it certain that `seat` holds none of `suit`?"""
        return suit in self.voids[seat] or not any(
            self._may_hold(seat, card) for card in self.left(suit)
        )

    def may_beat(self, seat: Seat, card: Card, led: Suit) -> bool:
        """Must one reckon with `seat` beating `card` when `led` is to be followed?

        A ruff is reckoned with only once the seat has shown that it cannot follow.
        """
        suit = effective_suit(card, self.trump)
        if suit is led:
            if suit not in self.voids[seat] and any(
                self._may_hold(seat, other) for other in self.above(card)
            ):
                return True
            return suit is not self.trump and self.may_ruff(seat, led)
        return self.is_void(seat, led) and any(
            self._may_hold(seat, other) for other in self.above(card)
        )

    def may_ruff(self, seat: Seat, led: Suit) -> bool:
        """Is the seat unable to follow `led`, and may it hold a trump?"""
        return self.is_void(seat, led) and not self.is_void(seat, self.trump)

    def _may_hold(self, seat: Seat, card: Card) -> bool:
        if effective_suit(card, self.trump) in self.voids[seat]:
            return False
        return self.shown is None or self.shown[1] != card or self.shown[0] == seat


def remember(seen: Observation) -> Memory:
    """Everything `seen.seat` may conclude from the table; trump must be made."""
    trump = seen.made.trump
    played = [card for trick in seen.tricks for _, card in trick.plays]
    known = {*played, *seen.hand, *seen.own_buried}
    if not seen.upcard_taken:
        known.add(seen.upcard)
    in_dealers_hand = (
        seen.upcard_taken
        and seen.dealer != seen.seat
        and seen.upcard not in known
        and not seen.options.may_bury_upcard
        and not _merged_by(seen, seen.dealer)
    )
    return Memory(
        trump=trump,
        unseen=tuple(card for card in deck_of(seen.options) if card not in known),
        voids=_shown_voids(seen, trump),
        shown=(seen.dealer, seen.upcard) if in_dealers_hand else None,
    )


def _merged_by(seen: Observation, seat: Seat) -> bool:
    """Did this seat, keeping five of ten, perhaps put the upcard away?"""
    made = seen.made
    return made.maker == seat and not made.alone and seen.options.merges_dummy(made.bidding_round)


def _shown_voids(seen: Observation, trump: Suit) -> tuple[frozenset[Suit], ...]:
    voids: list[set[Suit]] = [set() for _ in range(seen.players)]
    for trick in seen.tricks:
        led = trick.led(trump)
        for seat, card in trick.plays[1:]:
            if led is not None and effective_suit(card, trump) is not led:
                voids[seat].add(led)
    return tuple(frozenset(suits) for suits in voids)

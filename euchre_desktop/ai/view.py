"""How does the play stand, as one seat sees it?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_desktop.ai.memory import Memory, remember
from euchre_desktop.rules import (
    Card,
    Contract,
    Hand,
    Observation,
    PlayCard,
    Seat,
    Suit,
    around,
    effective_suit,
    is_trump,
    strength,
)


@dataclass(frozen=True, slots=True)
class View:
    """The trick, the sides and what is remembered, sorted for the rules of thumb."""

    seen: Observation
    memory: Memory
    legal: Hand
    """The cards that may be played, lowest first."""
    friends: tuple[Seat, ...]
    """Those on this seat's side in this deal, itself excepted, who play."""
    foes: tuple[Seat, ...]
    to_come: tuple[Seat, ...]
    """Who plays to this trick after this seat, in order."""

    @property
    def seat(self) -> Seat:
        return self.seen.seat

    @property
    def hand(self) -> Hand:
        return self.seen.hand

    @property
    def made(self) -> Contract:
        return self.seen.made

    @property
    def trump(self) -> Suit:
        return self.seen.made.trump

    @property
    def attacks(self) -> bool:
        """Is this seat the maker, or the maker's partner?"""
        return self.seat in self.made.makers

    @property
    def side_tricks(self) -> int:
        """The tricks this seat's side has taken."""
        taken = self.seen.tricks_taken
        return sum(taken[seat] for seat in (self.seat, *self.friends))

    @property
    def foes_to_come(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.to_come if seat in self.foes)

    @property
    def trumps(self) -> Hand:
        """The trumps held, lowest first."""
        return lowest_first([c for c in self.hand if is_trump(c, self.trump)], self.trump)

    @property
    def side_cards(self) -> Hand:
        """The cards held that are no trumps, lowest first."""
        return lowest_first([c for c in self.hand if not is_trump(c, self.trump)], self.trump)

    def suit(self, card: Card) -> Suit:
        return effective_suit(card, self.trump)

    def length(self, suit: Suit) -> int:
        """How many cards of an effective suit this seat holds."""
        return sum(1 for card in self.hand if self.suit(card) is suit)

    @property
    def foes_may_trump(self) -> bool:
        """May an opponent still hold a trump?"""
        return any(not self.memory.is_void(foe, self.trump) for foe in self.foes)

    def friend(self) -> str:
        """The partner of this deal, in words."""
        return "my partner" if self.seen.players == 4 else "my partner in this deal"


def view_of(seen: Observation) -> View:
    """The play as `seen.seat`, whose turn it is, looks at it."""
    made = seen.made
    playing = [seat for seat in around(seen.seat, seen.players) if seat not in made.sitting_out]
    others = playing[1:]
    played = {seat for seat, _ in seen.trick.plays}
    legal = [action.card for action in seen.legal_actions if isinstance(action, PlayCard)]
    return View(
        seen=seen,
        memory=remember(seen),
        legal=lowest_first(legal, made.trump),
        friends=tuple(seat for seat in others if made.same_side(seat, seen.seat)),
        foes=tuple(seat for seat in others if not made.same_side(seat, seen.seat)),
        to_come=tuple(seat for seat in others if seat not in played),
    )


def lowest_first(cards: Sequence[Card], trump: Suit) -> Hand:
    """Side cards by rank, then trumps by rank; equals in the order of the suits."""
    return tuple(sorted(cards, key=lambda c: (strength(c, trump, trump) or c.rank, c.suit or 0)))

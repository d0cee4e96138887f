"""What did everybody at the table just see?

An event never carries a hidden card: a seat's private knowledge is read from
its Observation instead, so events can be shown, logged, spoken and sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre_desktop.rules.cards import Card, Suit
from euchre_desktop.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class FirstDealerFound:
    """Who deals the first deal; `shown` are cards turned up around the table to find out."""

    dealer: Seat
    shown: tuple[tuple[Seat, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A new deal: five cards each, the dummy's five if any, the upcard turned."""

    dealer: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat
    bidding_round: int


@dataclass(frozen=True, slots=True)
class UpcardTurnedDown:
    """All passed in the first round."""

    upcard: Card


@dataclass(frozen=True, slots=True)
class TrumpMade:
    maker: Seat
    trump: Suit
    bidding_round: int


@dataclass(frozen=True, slots=True)
class UpcardTaken:
    """The dealer took the upcard and buried a card nobody else saw."""

    dealer: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class UpcardDeclined:
    """The dealer left the upcard where it lay."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class WentAlone:
    """The maker plays alone; `sitting_out` is the partner, where there is one."""

    maker: Seat
    sitting_out: Seat | None


@dataclass(frozen=True, slots=True)
class TookHelp:
    """The maker, asked, does not play alone."""

    maker: Seat


@dataclass(frozen=True, slots=True)
class DummyMerged:
    """The maker kept five of ten; the other five are out of play, unseen."""

    maker: Seat


@dataclass(frozen=True, slots=True)
class DefendedAlone:
    """A defender plays alone; the other defender sits out."""

    defender: Seat
    sitting_out: Seat


@dataclass(frozen=True, slots=True)
class DefendedTogether:
    """A defender, asked, does not play alone."""

    defender: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    winner: Seat
    trick_number: int
    """1 to 5."""


class Outcome(Enum):
    """How a played deal ended for its maker."""

    MADE = "made"
    MARCH = "march"
    LONE_MARCH = "lone march"
    EUCHRE = "euchre"
    LONE_DEFENDER_EUCHRE = "euchre by a lone defender"
    LONE_DEFENDER_MARCH = "march by a lone defender"


@dataclass(frozen=True, slots=True)
class DealScored:
    """`points` and `scores` hold one number per player, per side with four."""

    outcome: Outcome
    maker: Seat
    makers_tricks: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Nobody made trump; nobody scores."""


@dataclass(frozen=True, slots=True)
class GameWon:
    """`winners` are seats: both of a side with four, several after a shared tie."""

    winners: tuple[Seat, ...]


Event = (
    FirstDealerFound
    | CardsDealt
    | Passed
    | UpcardTurnedDown
    | TrumpMade
    | UpcardTaken
    | UpcardDeclined
    | WentAlone
    | TookHelp
    | DummyMerged
    | DefendedAlone
    | DefendedTogether
    | CardPlayed
    | TrickWon
    | DealScored
    | ThrownIn
    | GameWon
)

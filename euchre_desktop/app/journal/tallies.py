"""Do the cards fall evenly? What every seat was dealt, summed up as the deals are written.

Only deals from chance count, whatever became of their games, and only what is settled before
the first word: trump stands for the suit of the upcard, because who makes trump has looked at
their cards. A hand is `n` of the `M` cards that are not the upcard; of `K` special ones among
those a seat gets `K n / M` on average. The seats share one deck, so their numbers hang
together: with p = n / M and f = (M - K) / (M - 1) the variance of each is K f p (1 - p) and the
covariance of two -K f p p (the multivariate hypergeometric distribution). `spread` is the sum
of K f p, `shared` that of K f p p.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from euchre_desktop.app.chi_square import chi_square_tail
from euchre_desktop.rules import (
    HAND_SIZE,
    Card,
    Deal,
    Hand,
    Rank,
    Seat,
    is_trump,
    left_bower,
    right_bower,
)

_MOST = 1e12
"""More cards than anybody is dealt in a lifetime."""
LEAST_EXPECTED = 5
"""With fewer the chi-square distribution is too rough to say anything."""


class Measure(StrEnum):
    """What is counted."""

    BOWERS = "bowers"
    """Of the upcard's suit, in a dealt hand."""
    ACES = "aces"
    TRUMPS = "trumps"
    """Cards of the upcard's suit, the bowers and the joker among them."""
    UPCARDS = "upcards"
    """A jack or an ace turned up while this seat dealt."""


@dataclass(frozen=True, slots=True)
class SeatTally:
    """What one seat was dealt in all its deals."""

    deals: int
    observed: int
    expected: float


@dataclass(frozen=True, slots=True)
class Tally:
    """One measure over all deals of the games for so many players."""

    players: int
    measure: Measure
    seats: tuple[SeatTally, ...]
    chi_square: float
    probability: float | None
    """Of straying at least as far by chance; None while there are too few deals."""


def add_to_tallies(database: sqlite3.Connection, deal: Deal) -> None:
    """Count one more deal, within whatever transaction is open."""
    database.executemany(
        "INSERT INTO tally VALUES (?, ?, ?, 1, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
        " deals = deals + 1, observed = observed + excluded.observed,"
        " expected = expected + excluded.expected, spread = spread + excluded.spread,"
        " shared = shared + excluded.shared",
        _rows(deal),
    )


def tallies(database: sqlite3.Connection) -> tuple[Tally, ...]:
    """Every measure of every number of players that has been played.

    Rows that no version of the program could have written are passed over.
    """
    found: dict[tuple[int, Measure], dict[Seat, tuple[SeatTally, float, float]]] = {}
    for row in database.execute(
        "SELECT players, measure, seat, deals, observed, expected, spread, shared FROM tally"
    ):
        if _makes_sense(*row):
            players, measure, seat, deals, observed, expected, spread, shared = row
            of_seats = found.setdefault((players, Measure(measure)), {})
            of_seats[seat] = (SeatTally(deals, observed, expected), spread, shared)
    nothing = (SeatTally(0, 0, 0.0), 0.0, 0.0)
    return tuple(
        _tally(players, measure, [of_seats.get(seat, nothing) for seat in range(players)])
        for players in sorted({players for players, _ in found})
        for measure in Measure
        if (of_seats := found.get((players, measure), {}))
    )


def _makes_sense(players: object, measure: object, seat: object, *sums: object) -> bool:
    numbers = [one for one in sums if isinstance(one, int | float) and 0 <= one < _MOST]
    return (
        isinstance(players, int)
        and isinstance(seat, int)
        and 0 <= seat < players <= 4
        and measure in list(Measure)
        and len(numbers) == len(sums)
    )


def _tally(
    players: int, measure: Measure, rows: Sequence[tuple[SeatTally, float, float]]
) -> Tally:
    seats = tuple(seat for seat, _, _ in rows)
    spreads = [spread for _, spread, _ in rows]
    off = [seat.observed - seat.expected for seat in seats]
    probability = None
    if measure is Measure.UPCARDS:  # dealers take turns: their numbers are independent
        value = sum(d * d / spread for d, spread in zip(off, spreads, strict=True) if spread)
    else:
        value = quadratic_form(off, spreads[0], rows[0][2])
    if min(seat.expected for seat in seats) >= LEAST_EXPECTED:
        probability = chi_square_tail(value, players)
    return Tally(players, measure, seats, value, probability)


def quadratic_form(off: Sequence[float], spread: float, shared: float) -> float:
    """`off` through the inverse of the covariances: spread on the diagonal, less shared anywhere.

    By Sherman and Morrison. The rest of the deck lies elsewhere, so the inverse exists.
    """
    if not spread:
        return 0.0
    if spread <= len(off) * shared:  # no deals add up to this
        return 0.0
    together = shared * sum(off) ** 2 / (spread - len(off) * shared)
    return (sum(d * d for d in off) + together) / spread


_Row = tuple[int, Measure, Seat, int, float, float, float]


def _rows(deal: Deal) -> Iterator[_Row]:
    players = len(deal.hands)
    unseen = tuple(
        card for pile in (*deal.hands, deal.dummy, deal.kitty[1:]) for card in pile
    )  # all but the upcard
    for measure, special in _special(deal.upcard, unseen):
        wanted = set(special)
        share = HAND_SIZE / len(unseen)
        expected = len(wanted) * share
        spread = expected * (len(unseen) - len(wanted)) / (len(unseen) - 1)
        for seat, hand in enumerate(deal.hands):
            observed = len(wanted & set(hand))
            yield players, measure, seat, observed, expected, spread, spread * share
    deck = (deal.upcard, *unseen)
    chance = sum(map(_is_high, deck)) / len(deck)
    spread = chance * (1 - chance)
    yield players, Measure.UPCARDS, deal.dealer, _is_high(deal.upcard), chance, spread, 0.0


def _special(upcard: Card, unseen: Hand) -> Iterator[tuple[Measure, Hand]]:
    yield Measure.ACES, tuple(card for card in unseen if card.rank is Rank.ACE)
    suit = upcard.suit
    if suit is None:  # an upturned joker names no suit
        return
    bowers = (right_bower(suit), left_bower(suit))
    yield Measure.BOWERS, tuple(card for card in unseen if card in bowers)
    yield Measure.TRUMPS, tuple(card for card in unseen if is_trump(card, suit))


def _is_high(card: Card) -> bool:
    return card.rank in (Rank.JACK, Rank.ACE)

"""What is each way a deal may end worth to a seat, in points and in chances to win the game?"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from euchre_desktop.ai.fast.codes import RESULTS, THROWN_IN
from euchre_desktop.rules import (
    Contract,
    Observation,
    Outcome,
    Seat,
    Suit,
    left_of,
    points_for,
    score_slot,
    score_slots,
)

OUTCOMES = (
    Outcome.MADE,
    Outcome.MARCH,
    Outcome.LONE_MARCH,
    Outcome.EUCHRE,
    Outcome.LONE_DEFENDER_EUCHRE,
    Outcome.LONE_DEFENDER_MARCH,
)
"""In the order of the codes of the fast modules."""


class Equity(Protocol):
    """How likely a seat is to win the game from a score."""

    def worth(self, scores: tuple[int, ...], next_dealer: Seat, seat: Seat) -> float: ...


class Worth(NamedTuple):
    """By result, six for each maker and the last thrown in."""

    points: list[float]
    """The seat's points less the mean of its opponents'."""
    wins: list[float]
    """The chance to win the game."""


def worth_to(seen: Observation, equity: Equity) -> Worth:
    """What each result of this deal is worth to `seen.seat`."""
    points, wins = [0.0] * RESULTS, [0.0] * RESULTS
    dealer = left_of(seen.dealer, seen.players)
    own = score_slot(seen.seat, seen.players)
    makers = range(seen.players) if seen.contract is None else (seen.contract.maker,)
    for maker in makers:
        for code, outcome in enumerate(OUTCOMES):
            gained = _gained(seen, maker, outcome)
            others = sum(gained) - gained[own]
            points[6 * maker + code] = gained[own] - others / (len(gained) - 1)
            after = tuple(old + new for old, new in zip(seen.scores, gained, strict=True))
            wins[6 * maker + code] = equity.worth(after, dealer, seen.seat)
    wins[THROWN_IN] = equity.worth(seen.scores, dealer, seen.seat)
    return Worth(points, wins)


def _gained(seen: Observation, maker: Seat, outcome: Outcome) -> list[int]:
    """The points that each score gets."""
    contract = Contract(seen.players, maker, Suit.CLUBS, 1)
    made = outcome in (Outcome.MADE, Outcome.MARCH, Outcome.LONE_MARCH)
    gained = [0] * score_slots(seen.players)
    for seat in contract.makers if made else contract.defenders:
        gained[score_slot(seat, seen.players)] = points_for(seen.options, outcome)
    return gained

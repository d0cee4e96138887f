"""What did a seat decide in a recorded game, and how good was each decision?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from euchre_desktop.ai.player import never
from euchre_desktop.ai.weighing import Weighed, weigh
from euchre_desktop.app.review.marks import Mark, mark_of
from euchre_desktop.rules import Action, GameState, Observation, Record, Seat, observe, steps


class Place(NamedTuple):
    """Where in a record an action stands, both counted from 0."""

    deal: int
    action: int


@dataclass(frozen=True, slots=True)
class Decided:
    """A choice as it was made: among what, and with what in sight."""

    place: Place
    seen: Observation
    chosen: Action


@dataclass(frozen=True, slots=True)
class Judgment:
    """A choice and what it was worth."""

    place: Place
    seat: Seat
    chosen: Action
    weighed: Weighed

    @property
    def mark(self) -> Mark | None:
        """None where the choice could not be weighed; see `Weighed.loss`."""
        return None if self.weighed.loss is None else mark_of(self.weighed.loss)


def decisions_of(record: Record, seat: Seat) -> Iterator[Decided]:
    """Every real choice of `seat`, in order; where only one action was legal there is none.

    Raises RecordError where the record departs from the rules.
    """
    before: GameState | None = None
    for state, _ in steps(record):
        if before is not None and before.turn == seat and state.deals_begun == before.deals_begun:
            decided = _decided(before, state, seat)
            if len(decided.seen.legal_actions) > 1:
                yield decided
        before = state


def judge(decided: Decided, cancelled: Callable[[], bool] = never) -> Judgment:
    """Weigh a choice from what its seat saw. Once `cancelled`, the answer is not to be used."""
    weighed = weigh(decided.seen, decided.chosen, cancelled)
    return Judgment(decided.place, decided.seen.seat, decided.chosen, weighed)


def _decided(before: GameState, after: GameState, seat: Seat) -> Decided:
    number = len(before.actions)
    _, chosen = after.actions[number]
    return Decided(Place(before.deals_begun - 1, number), observe(before, seat), chosen)

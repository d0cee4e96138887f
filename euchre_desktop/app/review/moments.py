"""What can be looked at again in a recorded game? One moment after every step of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_desktop.app.review.judgments import Place
from euchre_desktop.rules import (
    Action,
    Event,
    GameState,
    Observation,
    Record,
    Seat,
    observe,
    steps,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """The table right after a step, hidden cards included."""

    state: GameState
    events: tuple[Event, ...]
    place: Place | None
    """Of the action that led here; None where the cards were dealt."""
    seat: Seat | None
    """Whose action it was."""
    action: Action | None
    before: GameState | None
    """The state in which it was decided."""

    def seen(self, seat: Seat) -> Observation:
        """What `seat` saw."""
        return observe(self.state, seat)


def moments_of(record: Record) -> tuple[tuple[Moment, ...], ...]:
    """By deal: the dealing, then each action. Raises RecordError like `rules.replay`."""
    deals: list[list[Moment]] = []
    for moment in _moments(record):
        if moment.place is None:
            deals.append([])
        deals[-1].append(moment)
    return tuple(map(tuple, deals))


def _moments(record: Record) -> Iterator[Moment]:
    before: GameState | None = None
    for state, events in steps(record):
        if before is None or state.deals_begun != before.deals_begun:
            yield Moment(state, events, None, None, None, None)
        else:
            number = len(before.actions)
            seat, action = state.actions[number]
            place = Place(state.deals_begun - 1, number)
            yield Moment(state, events, place, seat, action, before)
        before = state

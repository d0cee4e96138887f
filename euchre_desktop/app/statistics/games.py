"""What is counted of one game of the person?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from euchre_desktop.ai.bidding import value_as_maker
from euchre_desktop.ai.player import Level
from euchre_desktop.ai.weighing import Loss
from euchre_desktop.app.game_setup import PERSON, PRESETS
from euchre_desktop.app.journal.entries import Entry
from euchre_desktop.app.review.judgments import Place
from euchre_desktop.rules import (
    DealScored,
    GameState,
    Observation,
    Outcome,
    Record,
    RuleOptions,
    observe,
    score_slot,
    steps,
)

CHANGED = "changed"
"""The key of settings that are no ready-made game's."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that is over, as it went for the person."""

    place: int
    """How many seats after the dealer's left the person sits; the dealer is last."""
    bidding_round: int | None
    """In which trump was made; None in a throw-in."""
    made_by_us: bool
    made_by_me: bool
    alone: bool
    """The maker was."""
    alone_against: bool
    """The person defended alone."""
    outcome: Outcome | None
    points: int
    """Of the person, or of the person's side."""
    points_against: float
    """Of the opponents, on average."""
    strength: float | None
    """The tricks that the person's hand was good for when making trump, by rule of thumb."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of the person."""

    id: int
    at: datetime
    players: int
    preset: str
    """The key of the ready-made game whose settings it had, or `CHANGED`."""
    level: Level | None
    """Of the opponents; None where they differ or are not known."""
    names: tuple[str, ...]
    scores: tuple[int, ...]
    share: float
    """1 for a win, a part of 1 for one shared with opponents, 0 for a loss."""
    undone: int
    hints: int
    deals: tuple[PlayedDeal, ...]
    losses: tuple[Loss, ...]
    """Of the choices that have been judged."""
    codes: tuple[str, ...] = ()
    """Of each deal, where it is known."""


def played_game(
    entry: Entry, record: Record, losses: Mapping[Place, Loss], hints: int
) -> PlayedGame:
    """Count a finished game. Raises RecordError where the record departs from the rules."""
    options = entry.setup.options
    levels = {level for level in entry.setup.levels[PERSON + 1 :]}
    return PlayedGame(
        id=entry.id,
        at=entry.started,
        players=options.players,
        preset=preset_of(options),
        level=levels.pop() if len(levels) == 1 else None,
        names=entry.setup.names,
        scores=entry.scores,
        share=_share(entry),
        undone=entry.undone,
        hints=hints,
        deals=tuple(_deals(record)),
        losses=tuple(losses.values()),
    )


def preset_of(options: RuleOptions) -> str:
    """The key of the ready-made game with these settings, or `CHANGED`."""
    return next((preset.key for preset in PRESETS if preset.options == options), CHANGED)


def _share(entry: Entry) -> float:
    """A game won together with a partner is won; one shared with opponents is a part of a win."""
    winners = entry.winners
    if PERSON not in winners:
        return 0.0
    return 1 / len({score_slot(seat, entry.setup.options.players) for seat in winners})


def _deals(record: Record) -> list[PlayedDeal]:
    found = []
    bid: Observation | None = None
    before: GameState | None = None
    for state, _ in steps(record):
        if before is not None and _makes_trump(before, state):
            bid = observe(before, PERSON)
        if state.result is not None and (before is None or before.result is None):
            found.append(_deal(state, bid))
            bid = None
        before = state
    return found


def _makes_trump(before: GameState, state: GameState) -> bool:
    """Was this step the person's bid that made trump?"""
    made = state.contract
    return before.contract is None and made is not None and made.maker == PERSON


def _deal(state: GameState, bid: Observation | None) -> PlayedDeal:
    result, made, players = state.result, state.contract, state.options.players
    points, against = _points(result, players)
    return PlayedDeal(
        place=(PERSON - state.dealer - 1) % players,
        bidding_round=None if made is None else made.bidding_round,
        made_by_us=made is not None and PERSON in made.makers,
        made_by_me=made is not None and made.maker == PERSON,
        alone=made is not None and made.alone,
        alone_against=made is not None and made.lone_defender == PERSON,
        outcome=result.outcome if isinstance(result, DealScored) else None,
        points=points,
        points_against=against,
        strength=None if bid is None or made is None else value_as_maker(bid, made.trump)[1],
    )


def _points(result: object, players: int) -> tuple[int, float]:
    if not isinstance(result, DealScored):
        return 0, 0.0
    own = score_slot(PERSON, players)
    others = [points for slot, points in enumerate(result.points) if slot != own]
    return result.points[own], sum(others) / len(others)

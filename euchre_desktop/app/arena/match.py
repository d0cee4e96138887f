"""How is one deal, or one game, played in every seating, and what came of it?"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from euchre_desktop.app.arena.plan import Plan, Seating, seatings
from euchre_desktop.app.arena.players import AllPlayers, Player
from euchre_desktop.rules import (
    Contract,
    DealScored,
    GameState,
    Phase,
    apply,
    first_dealer,
    left_of,
    new_game,
    observe,
    score_slots,
    seats_of_slot,
    seeded_deal,
    start_deal,
    winners,
)

LONGEST_GAME = 1000
"""Deals after which a game that nobody wins is given up: two bots may pass for ever."""


@dataclass(slots=True)
class SideTally:
    """What one side did."""

    calls: int = 0
    """Deals in which it made trump."""
    made: int = 0
    """Of these: three or four tricks."""
    marches: int = 0
    """All five."""
    euchred: int = 0
    alone: int = 0
    """The maker played alone, however it ended."""
    seconds: list[float] = field(default_factory=list)
    """How long each decision took that left a choice."""


@dataclass(slots=True)
class UnitResult:
    """What came of one unit, over all its seatings."""

    number: int
    seatings: int
    deals: int = 0
    thrown_in: int = 0
    given_up: int = 0
    lead: float = 0.0
    """Side A's points less the mean of the others', summed."""
    won: float = 0.0
    """Games won by side A, a shared win being its share of one."""
    sides: tuple[SideTally, SideTally] = field(default_factory=lambda: (SideTally(), SideTally()))


def play_unit(plan: Plan, players: AllPlayers, number: int) -> UnitResult:
    """Play unit `number` of the match. Raises BotError if a bot ends it."""
    around = seatings(plan.options.players)
    result = UnitResult(number, seatings=len(around))
    for seating in around:
        table = [players.at(seat, side) for seat, side in enumerate(seating.sides)]
        for player in table:
            player.begin(plan.options)
        state = _play(plan, number, seating, table, result)
        for player in table:
            player.end(state.scores)
        result.lead += lead_of(state.scores, seating.slot)
        result.won += _share_won(state, seating.slot)
    return result


def lead_of(scores: Sequence[int], slot: int) -> float:
    """The points of `slot` less the mean of the others'."""
    others = [score for other, score in enumerate(scores) if other != slot]
    return scores[slot] - sum(others) / len(others)


def _play(
    plan: Plan, number: int, seating: Seating, table: Sequence[Player], result: UnitResult
) -> GameState:
    """A deal or a game to its end. Cards and chance are the same in every seating."""
    options, seed = plan.options, f"{plan.seed}/{number}"
    # Single deals: every seat deals equally often, whoever deals first in a game.
    dealer = first_dealer(options, seed).dealer if plan.whole_games else number % options.players
    state = new_game(options)
    while True:
        deal = seeded_deal(options, dealer, seed, state.deals_begun)
        state = start_deal(state, deal).state
        while state.turn is not None:
            state = _act(state, seating, table, seed, result)
        _count(state, seating, result)
        if not plan.whole_games or state.phase is Phase.GAME_OVER:
            return state
        if state.deals_begun == LONGEST_GAME:
            result.given_up += 1
            return state
        dealer = left_of(dealer, options.players)


def _act(
    state: GameState, seating: Seating, table: Sequence[Player], seed: str, result: UnitResult
) -> GameState:
    seat = state.acting
    seen = observe(state, seat)
    thought = f"{seed}/thought/{state.deals_begun}/{len(state.actions)}"
    start = time.perf_counter()
    action = table[seat].choose(seen, thought)
    if len(seen.legal_actions) > 1:
        spent = time.perf_counter() - start
        result.sides[seating.sides[seat]].seconds.append(spent)
    return apply(state, action).state


def _count(state: GameState, seating: Seating, result: UnitResult) -> None:
    result.deals += 1
    if isinstance(state.result, DealScored):
        tally = result.sides[seating.sides[state.made.maker]]
        _count_call(tally, state.made, state.result.makers_tricks)
    else:
        result.thrown_in += 1


def _count_call(tally: SideTally, made: Contract, makers_tricks: int) -> None:
    tally.calls += 1
    tally.alone += made.alone
    tally.made += 3 <= makers_tricks < 5
    tally.marches += makers_tricks == 5
    tally.euchred += makers_tricks < 3


def _share_won(state: GameState, slot: int) -> float:
    players = state.options.players
    won = winners(state.options, state.scores)
    if not won:
        return 1 / score_slots(players)
    return sum(seat in won for seat in seats_of_slot(slot, players)) / len(won)

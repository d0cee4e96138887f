"""What became of a recorded game?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_desktop.rules.engine import Step, apply, new_game, start_deal
from euchre_desktop.rules.events import DealScored
from euchre_desktop.rules.legal import legal_actions, refusal
from euchre_desktop.rules.notation import action_text, refusal_text
from euchre_desktop.rules.records import DealRecord, Record, RecordError, parse_record
from euchre_desktop.rules.scoring import winners
from euchre_desktop.rules.seats import score_slots
from euchre_desktop.rules.state import GameState, Phase, tricks_taken

Json = dict[str, "Json"] | list["Json"] | str | int | bool | None


@dataclass(frozen=True, slots=True)
class Replayed:
    """The state at the end of each recorded deal, and of the game."""

    deals: tuple[GameState, ...]
    state: GameState


def replay(record: Record) -> Replayed:
    """Play a record through the rules; raise RecordError where it departs from them."""
    state = new_game(record.options, record.initial_scores)
    deals = []
    for number, recorded in enumerate(record.deals):
        for step in _deal_steps(state, recorded, f"deal {number}"):
            state = step.state
        deals.append(state)
    return Replayed(tuple(deals), state)


def steps(record: Record) -> Iterator[Step]:
    """Every step of a recorded game, from the first deal on; raises like `replay`."""
    state = new_game(record.options, record.initial_scores)
    for number, recorded in enumerate(record.deals):
        for step in _deal_steps(state, recorded, f"deal {number}"):
            state = step.state
            yield step


def summary(record: Record) -> Json:
    """The results of a record as one JSON object; raises RecordError like `replay`."""
    replayed = replay(record)
    state = replayed.state
    return {
        "deals": [_deal_summary(deal) for deal in replayed.deals],
        "scores": list(state.scores),
        "winners": list(winners(record.options, state.scores)),
        "to_act": _to_act(state),
    }


def summary_of(text: str) -> Json:
    """The summary of a record given as text; raises RecordError if it is not one."""
    return summary(parse_record(text))


def _deal_steps(state: GameState, recorded: DealRecord, where: str) -> Iterator[Step]:
    try:
        step = start_deal(state, recorded.deal)
    except ValueError as error:
        raise RecordError(f"{where}: {error}") from None
    yield step
    for number, action in enumerate(recorded.actions):
        state = step.state
        if state.turn is None:
            raise RecordError(f"{where}, action {number}: the deal is over")
        refused = refusal(state, state.hands[state.turn], action)
        if refused is not None:
            raise RecordError(
                f"{where}, action {number}: '{action_text(action)}' by seat {state.turn}:"
                f" {refusal_text(refused)}"
            )
        step = apply(state, action)
        yield step


def _deal_summary(state: GameState) -> Json:
    made, result = state.contract, state.result
    points = result.points if isinstance(result, DealScored) else ()
    slots = score_slots(state.options.players)
    return {
        "trump": made.trump.letter if made else None,
        "maker": made.maker if made else None,
        "alone": made.alone if made else False,
        "lone_defender": made.lone_defender if made else None,
        "tricks": list(tricks_taken(state.tricks, made, state.options.players)),
        "points": list(points or (0,) * slots),
        "thrown_in": result is not None and made is None,
        "complete": result is not None,
    }


def _to_act(state: GameState) -> Json:
    if state.phase in (Phase.BETWEEN_DEALS, Phase.GAME_OVER):
        return None
    return {"seat": state.turn, "legal": [action_text(a) for a in legal_actions(state)]}

"""What is a finished deal worth, and who has won the game?"""

from __future__ import annotations

from euchre_desktop.rules.events import DealScored, Outcome
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat, score_slot, score_slots, seats_of_slot
from euchre_desktop.rules.state import Contract


def score_deal(
    options: RuleOptions, scores: tuple[int, ...], contract: Contract, makers_tricks: int
) -> DealScored:
    """Score a deal in which the maker's side took `makers_tricks` of the five tricks."""
    outcome = outcome_of(contract, makers_tricks)
    scorers = contract.defenders if makers_tricks < 3 else contract.makers
    points = [0] * score_slots(options.players)
    for seat in scorers:
        # With four the points go to the side once; assigning, not adding, does that.
        points[score_slot(seat, options.players)] = points_for(options, outcome)
    return DealScored(
        outcome=outcome,
        maker=contract.maker,
        makers_tricks=makers_tricks,
        points=tuple(points),
        scores=tuple(score + gained for score, gained in zip(scores, points, strict=True)),
    )


def outcome_of(contract: Contract, makers_tricks: int) -> Outcome:
    """Name the result of a deal by its makers' tricks and by who was alone."""
    if makers_tricks == 5:
        return Outcome.LONE_MARCH if contract.alone else Outcome.MARCH
    if makers_tricks >= 3:
        return Outcome.MADE
    if contract.lone_defender is None:
        return Outcome.EUCHRE
    return Outcome.LONE_DEFENDER_EUCHRE if makers_tricks else Outcome.LONE_DEFENDER_MARCH


def points_for(options: RuleOptions, outcome: Outcome) -> int:
    """The points of each player, or of the side with four, who scores this outcome."""
    match outcome:
        case Outcome.MADE:
            return options.make_points
        case Outcome.MARCH:
            return options.march_points
        case Outcome.LONE_MARCH:
            return options.lone_march_points
        case Outcome.EUCHRE:
            return options.euchre_points
        case Outcome.LONE_DEFENDER_EUCHRE:
            return options.lone_defender_euchre_points
        case Outcome.LONE_DEFENDER_MARCH:
            return options.lone_defender_march_points


def winners(options: RuleOptions, scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats that have won at these scores; nobody while the game goes on.

    RULES: once somebody reaches the target the highest score wins; equal
    highest scores share the win or play on until one leads alone.
    """
    highest = max(scores)
    leading = [slot for slot, score in enumerate(scores) if score == highest]
    if highest < options.target or (len(leading) > 1 and options.tie == "play_on"):
        return ()
    return tuple(sorted(seat for slot in leading for seat in seats_of_slot(slot, options.players)))

"""A world that a seat imagines, made into a whole truth by playing it through the rules."""

from __future__ import annotations

from euchre_desktop.ai.worlds import World
from euchre_desktop.rules import (
    Action,
    Deal,
    DealScored,
    GameState,
    Keep,
    Observation,
    Phase,
    PickUp,
    Seat,
    apply,
    start_deal,
)


def truth(state: GameState, seen: Observation, world: World) -> GameState:
    """The deal of `state` as it would be if `world` were true; what `seen.seat` knows stays.

    Raises IllegalActionError if the deal cannot have gone like that.
    """
    hands = list(world.dealt)
    hands[seen.seat] = state.dealt.hands[seen.seat]
    dummy = world.dummy or state.dealt.dummy
    deal = Deal(seen.dealer, tuple(hands), dummy, (seen.upcard, *world.kitty))
    gained = seen.result.points if isinstance(seen.result, DealScored) else (0,) * len(seen.scores)
    before = tuple(score - points for score, points in zip(seen.scores, gained, strict=True))
    other = GameState(seen.options, before, Phase.BETWEEN_DEALS, deals_begun=seen.deal_number - 1)
    other = start_deal(other, deal).state
    for seat, action in seen.actions:
        other = apply(other, _in_full(seen, world, seat, action)).state
    return other


def _in_full(seen: Observation, world: World, seat: Seat, action: Action) -> Action:
    """An action of another with the cards that were put away or kept in secret."""
    if isinstance(action, PickUp) and action.bury is None:
        return PickUp(world.buried[0])
    if isinstance(action, Keep) and action.cards is None:
        played = [card for trick in seen.tricks for who, card in trick.plays if who == seat]
        return Keep((*world.hands[seat], *played))
    return action

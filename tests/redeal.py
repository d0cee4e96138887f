"""What else could the truth be, for all that one seat knows?"""

from __future__ import annotations

import random
from dataclasses import replace

from euchre_desktop.rules import (
    Action,
    Card,
    Deal,
    DealScored,
    GameState,
    Hand,
    IllegalActionError,
    Keep,
    Phase,
    PickUp,
    Seat,
    apply,
    start_deal,
)

_ATTEMPTS = 60


def redeal(state: GameState, seat: Seat, rng: random.Random) -> GameState:
    """Another truth that `seat` cannot tell from this one, reached by legal play.

    Everything the seat has not seen is dealt again: the other hands, the dummy,
    the kitty, and what others put away. Late in a deal, when hardly any other
    truth is possible, the answer may be the true state.
    """
    for _ in range(_ATTEMPTS):
        other = _replayed(state, *_shuffled(state, seat, rng))
        if other is not None:
            return other
    return state


def known_to(state: GameState, seat: Seat) -> set[Card]:
    """The cards that `seat` has seen: its own, the upcard, those played, a maker's dummy."""
    known = {state.upcard, *state.dealt.hands[seat]}
    known |= {card for trick in state.tricks for _, card in trick.plays}
    merged = any(isinstance(action, Keep) for _, action in state.actions)
    if state.phase is Phase.MERGING or merged:
        known |= set(state.dealt.dummy) if state.made.maker == seat else set()
    return known


def _shuffled(
    state: GameState, seat: Seat, rng: random.Random
) -> tuple[Deal, list[tuple[Seat, Action]]]:
    """The deal and its actions with the unknown cards exchanged among themselves."""
    deal = state.dealt
    known = known_to(state, seat)
    dealt = [card for pile in (*deal.hands, deal.dummy, deal.kitty) for card in pile]
    unknown = [card for card in dealt if card not in known]
    became = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))

    def again(cards: Hand) -> Hand:
        return tuple(became.get(card, card) for card in cards)

    other = Deal(
        deal.dealer,
        tuple(again(hand) for hand in deal.hands),
        again(deal.dummy),
        again(deal.kitty),
    )
    actions = [(who, _as_became(action, became)) for who, action in state.actions]
    return other, _put_away_again(state, seat, other, actions, rng)


def _as_became(action: Action, became: dict[Card, Card]) -> Action:
    match action:
        case PickUp(Card() as bury):
            return PickUp(became.get(bury, bury))
        case Keep(kept) if kept is not None:
            return Keep(tuple(became.get(card, card) for card in kept))
        case _:
            return action


def _put_away_again(
    state: GameState,
    seat: Seat,
    deal: Deal,
    actions: list[tuple[Seat, Action]],
    rng: random.Random,
) -> list[tuple[Seat, Action]]:
    """The actions with others' burials and kept cards chosen anew, where play allows it."""
    played = {card for trick in state.tricks for _, card in trick.plays}
    held: Hand = ()
    chosen: list[tuple[Seat, Action]] = []
    for who, old in actions:
        action = old
        if who != seat and isinstance(action, PickUp):
            six = (*deal.hands[who], deal.upcard)
            bury = rng.choice([card for card in six if card not in played])
            action, held = PickUp(bury), tuple(card for card in six if card != bury)
        elif who != seat and isinstance(action, Keep):
            own = held if held and who == deal.dealer else deal.hands[who]
            ten = (*own, *deal.dummy)
            must = [card for card in ten if card in played]
            free = [card for card in ten if card not in played]
            action = Keep((*must, *rng.sample(free, 5 - len(must))))
        chosen.append((who, action))
    return chosen


def _replayed(
    state: GameState, deal: Deal, actions: list[tuple[Seat, Action]]
) -> GameState | None:
    """The deal played with these actions, or None if the rules do not allow it."""
    gained = state.result.points if isinstance(state.result, DealScored) else ()
    scores = tuple(
        score - points
        for score, points in zip(state.scores, gained or (0,) * len(state.scores), strict=True)
    )
    before = GameState(
        state.options, scores, Phase.BETWEEN_DEALS, deals_begun=state.deals_begun - 1
    )
    other = start_deal(before, deal).state
    try:
        for _, action in actions:
            other = apply(other, action).state
    except IllegalActionError:
        return None
    return other


def hidden_places(state: GameState, seat: Seat) -> dict[str, Hand]:
    """Every place `seat` cannot look into, and what lies there."""
    places = {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat}
    if state.dummy:
        places["dummy"] = state.dummy
    places["kitty"] = state.dealt.kitty[1:]
    if seat != state.dealer and state.buried is not None:
        places["buried"] = (state.buried,)
    if state.unkept and seat != state.made.maker:
        places["unkept"] = state.unkept
    return places


def without_hidden(state: GameState) -> GameState:
    """The state with nothing hidden in it, to compare what is public."""
    return replace(state, deal=None, hands=(), dummy=(), actions=(), buried=None, unkept=())

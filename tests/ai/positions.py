"""Positions written by hand: some cards, what was said and played, and who is to act."""

from __future__ import annotations

import random
from collections.abc import Mapping

from euchre_desktop.rules import (
    HAND_SIZE,
    Card,
    Deal,
    GameState,
    Observation,
    RuleOptions,
    apply,
    deck_of,
    house_rules,
    new_game,
    observe,
    parse_action,
    start_deal,
)


def position(
    hands: str,
    up: str,
    said: str = "",
    *,
    dummy_cards: str = "",
    scores: tuple[int, ...] | None = None,
    fill: int = 0,
    settings: Mapping[str, bool | int | str] | None = None,
    **more: bool | int | str,
) -> Observation:
    """What the seat to act sees.

    Seat 0 deals. `hands` has one part per seat, from seat 0, with `|` between; what is not
    written is filled up from the rest of the deck, in another way for every
    `fill`. `said` has the actions as records write them, with commas between. The house rules
    are `settings`, and `more` of them.
    """
    parts = hands.split("|")
    options = house_rules({"players": len(parts), **(settings or {}), **more})
    deal = _deal(options, parts, up, dummy_cards, fill)
    state = start_deal(new_game(options, scores), deal)
    acting = _after(state.state, said)
    assert acting.turn is not None, "the deal is over"
    return observe(acting, acting.turn)


def _after(state: GameState, said: str) -> GameState:
    for text in filter(None, (part.strip() for part in said.split(","))):
        state = apply(state, parse_action(text)).state
    return state


def _deal(options: RuleOptions, parts: list[str], up: str, dummy: str, fill: int) -> Deal:
    written = [cards(part) for part in (*parts, dummy)]
    used = {*(card for pile in written for card in pile), Card.parse(up)}
    rest = [card for card in deck_of(options) if card not in used]
    random.Random(fill).shuffle(rest)
    full = []
    for number, pile in enumerate(written):
        wanted = HAND_SIZE if number < options.players or options.has_dummy else 0
        full.append((*pile, *(rest.pop() for _ in range(wanted - len(pile)))))
    *hands, in_dummy = full
    return Deal(0, tuple(hands), in_dummy, (Card.parse(up), *rest))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())

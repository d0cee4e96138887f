"""Hypothesis strategies: any house rules, and any state a game can be in."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from euchre_desktop.rules import (
    ALL_CARDS,
    Action,
    Alone,
    Decline,
    GameState,
    Keep,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    PlayCard,
    Record,
    RuleOptions,
    Suit,
    WithHelp,
    apply,
    first_dealer,
    house_rules,
    legal_actions,
    new_game,
    next_dealer,
    score_slots,
    seeded_deal,
    start_deal,
)
from euchre_desktop.rules.options import CHOICES, MOST_POINTS, POINT_SETTINGS, SETTINGS, SWITCHES

_LONGEST_WALK = 250
"""Decisions after which a walk gives up on a phase that its rules may not have."""


def _values(name: str, players: int) -> st.SearchStrategy[object]:
    """The values a setting takes in a game of so many players."""
    impossible = {
        "dummy": players != 3,
        "defend_alone": players == 2,
        "canadian_loner": players != 4,
    }
    if impossible.get(name, False):
        return st.just("none" if name == "dummy" else False)
    if name in CHOICES:
        return st.sampled_from(CHOICES[name])
    if name in SWITCHES:
        return st.booleans()
    if name in POINT_SETTINGS:
        return st.integers(0, MOST_POINTS)
    if name == "target":
        return st.integers(1, 12)
    return st.sampled_from(("random", "first_black_jack", *range(players)))


@st.composite
def house_rules_of(draw: st.DrawFn, players: int | None = None) -> RuleOptions:
    """Any rules that make sense together; those not drawn keep the game's defaults."""
    seats = draw(st.sampled_from((2, 3, 4))) if players is None else players
    chosen = draw(st.sets(st.sampled_from([name for name in SETTINGS if name != "players"])))
    settings = {name: draw(_values(name, seats)) for name in sorted(chosen)}
    return house_rules({**settings, "players": seats})


def game_seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32)


@st.composite
def records(draw: st.DrawFn, options: st.SearchStrategy[RuleOptions] | None = None) -> Record:
    """A game as played at random up to some moment, which may be any phase of a deal."""
    rules = draw(house_rules_of() if options is None else options)
    slots = score_slots(rules.players)
    below = st.integers(0, rules.target - 1)
    scores = tuple(draw(st.lists(below, min_size=slots, max_size=slots)))
    names = tuple(f"Player {seat}" for seat in range(rules.players))
    record = Record(names, rules, scores)
    wanted = draw(st.sampled_from(Phase))
    times = draw(st.integers(1, 12))
    for state, so_far in _walk(record, draw(game_seeds())):
        record = so_far
        times -= state.phase is wanted
        if not times:
            break
    return record


def _walk(record: Record, seed: int) -> Iterator[tuple[GameState, Record]]:
    """A game played at random, and the record of it so far, after each deal and decision."""
    rng = random.Random(seed)
    boldness = rng.choice((0.0, 0.3, 0.6))
    state = new_game(record.options, record.initial_scores)
    yield state, record
    for _ in range(_LONGEST_WALK):
        if state.phase is Phase.GAME_OVER:
            return
        if state.phase is Phase.BETWEEN_DEALS:
            dealer = next_dealer(state)
            if dealer is None:
                dealer = first_dealer(state.options, str(seed)).dealer
            dealt = seeded_deal(state.options, dealer, str(seed), state.deals_begun)
            state, record = start_deal(state, dealt).state, record.with_deal(dealt)
        else:
            action = _any_action(state, rng, boldness)
            state, record = apply(state, action).state, record.with_action(action)
        yield state, record


def _any_action(state: GameState, rng: random.Random, boldness: float) -> Action:
    """A legal action, but no pass so often: without boldness most deals are thrown in."""
    choices = legal_actions(state)
    bids = [action for action in choices if not isinstance(action, Pass)]
    return rng.choice(bids if rng.random() < boldness else choices)


def states(
    options: st.SearchStrategy[RuleOptions] | None = None,
) -> st.SearchStrategy[GameState]:
    """A state that play can reach, of any phase, under any rules."""
    return records(options).map(state_of)


def dealt_states(
    options: st.SearchStrategy[RuleOptions] | None = None,
) -> st.SearchStrategy[GameState]:
    """A state with a deal on the table or just over."""
    return states(options).filter(lambda state: state.deal is not None)


def state_of(record: Record) -> GameState:
    """The state at the end of a record."""
    state = new_game(record.options, record.initial_scores)
    for recorded in record.deals:
        state = start_deal(state, recorded.deal).state
        for action in recorded.actions:
            state = apply(state, action).state
    return state


def every_action(state: GameState, rng: random.Random) -> Iterator[Action]:
    """Every action there is in any game; of the ways to keep five, a handful are made up."""
    yield from (Pass(), OrderUp(), Decline(), Alone(), WithHelp())
    yield from (NameTrump(suit) for suit in Suit)
    yield from (PickUp(card) for card in (*ALL_CARDS, None))
    yield from (PlayCard(card) for card in ALL_CARDS)
    yield from legal_actions(state)
    yield Keep(None)
    at_hand = [*(card for hand in state.hands for card in hand), *state.dummy, *ALL_CARDS[:5]]
    for size in (0, 1, 4, 5, 5, 5, 5, 6, 10):
        yield Keep(tuple(rng.sample(at_hand, size)) if size <= len(at_hand) else ())
    yield Keep((at_hand[0],) * 5)

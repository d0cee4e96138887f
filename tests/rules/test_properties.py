"""What holds in every game, whatever the rules and whatever is done?"""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from typing import get_args, get_type_hints

import pytest
from hypothesis import Phase as Stage
from hypothesis import find, given, settings
from hypothesis import strategies as st

from euchre_desktop.rules import (
    Action,
    Card,
    DealScored,
    Event,
    FirstDealerFound,
    GameState,
    IllegalActionError,
    Phase,
    Record,
    ThrownIn,
    apply,
    deck_of,
    is_legal,
    legal_actions,
    new_game,
    observe,
    refusal,
    replay,
    start_deal,
    steps,
)
from tests.positions import laid_out, play, table
from tests.redeal import hidden_places, known_to, redeal, without_hidden
from tests.strategies import dealt_states, every_action, records, state_of, states

ANY = settings(max_examples=2000, deadline=None, phases=[Stage.generate])
"""For finding an example: any will do, the simplest would take long."""


@pytest.mark.parametrize("phase", list(Phase))
def test_the_states_tried_here_are_of_every_phase(phase: Phase) -> None:
    assert find(states(), lambda state: state.phase is phase, settings=ANY).phase is phase


@given(dealt_states())
def test_every_card_is_in_exactly_one_place(state: GameState) -> None:
    assert sorted(map(str, laid_out(state))) == sorted(map(str, deck_of(state.options)))


@given(states())
def test_the_game_is_never_stuck(state: GameState) -> None:
    resting = state.phase in (Phase.BETWEEN_DEALS, Phase.GAME_OVER)
    assert bool(legal_actions(state)) != resting
    assert (state.turn is None) == resting


@given(dealt_states(), st.randoms(use_true_random=False))
def test_an_action_is_legal_if_and_only_if_it_is_listed(
    state: GameState, rng: random.Random
) -> None:
    listed = set(legal_actions(state))
    for action in every_action(state, rng):
        assert is_legal(state, action) == (action in listed), action


@given(dealt_states(), st.randoms(use_true_random=False))
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    state: GameState, rng: random.Random
) -> None:
    before = repr(state)
    for action in every_action(state, rng):
        if is_legal(state, action):
            continue
        with pytest.raises(IllegalActionError):
            apply(state, action)
        if state.turn is not None:
            assert refusal(state, state.hands[state.turn], action) is not None
    assert repr(state) == before


@given(dealt_states())
def test_no_action_is_listed_twice_and_all_can_be_done(state: GameState) -> None:
    choices = legal_actions(state)
    assert len(set(choices)) == len(choices)
    for action in choices:
        following = apply(state, action).state
        assert following.actions == (*state.actions, (state.turn, action))


@given(records())
def test_whatever_is_done_everybody_sees_something(record: Record) -> None:
    for step in steps(record):
        assert step.events


@given(records())
def test_a_record_replays_to_the_same_states(record: Record) -> None:
    replayed = replay(record)
    assert replayed.state == state_of(record)
    assert len(replayed.deals) == len(record.deals)
    assert list(steps(record)) == list(steps(record))


@given(records())
def test_scores_only_grow_and_by_the_points_of_the_deal(record: Record) -> None:
    scores = record.initial_scores
    for step in steps(record):
        result = step.state.result
        gained = result.points if isinstance(result, DealScored) else (0,) * len(scores)
        ended = any(isinstance(event, DealScored | ThrownIn) for event in step.events)
        expected = tuple(map(sum, zip(scores, gained, strict=True))) if ended else scores
        assert step.state.scores == expected
        scores = expected


@given(records())
def test_a_deal_gives_points_to_one_side_of_it_only(record: Record) -> None:
    for state in replay(record).deals:
        if isinstance(state.result, DealScored) and state.options.players != 4:
            scorers = {seat for seat, points in enumerate(state.result.points) if points}
            made = state.made
            assert scorers in (set(), set(made.makers), set(made.defenders))
        elif isinstance(state.result, DealScored):
            assert 0 in state.result.points


@given(dealt_states(), st.randoms(use_true_random=False))
def test_hidden_cards_do_not_show(state: GameState, rng: random.Random) -> None:
    """Dealing all that a seat cannot know again changes nothing it observes."""
    for seat in range(state.options.players):
        other = redeal(state, seat, rng)
        assert observe(other, seat) == observe(state, seat)
        assert sorted(map(str, laid_out(other))) == sorted(map(str, laid_out(state)))
        assert without_hidden(other) == without_hidden(state)


HANDS = "9H TH 9S TS KS | 9D TD JD QD KD | 9C TC JC QC KC"


@pytest.mark.parametrize(
    ("script", "seat", "places"),
    [
        pytest.param("", 0, {"hand 1", "hand 2", "dummy", "kitty"}, id="bidding"),
        pytest.param(
            "order pickup-9S with",
            2,
            {"hand 0", "hand 1", "dummy", "kitty", "buried"},
            id="merging, seen by a defender",
        ),
        pytest.param(
            "order pickup-9S with",
            1,
            {"hand 0", "hand 2", "kitty", "buried"},
            id="merging, seen by the maker",
        ),
        pytest.param(
            "order pickup-9S with keep-9D-TD-JD-QD-KD with with",
            2,
            {"hand 0", "hand 1", "kitty", "buried", "unkept"},
            id="merged, seen by a defender",
        ),
        pytest.param(
            "order pickup-9S with keep-9D-TD-JD-QD-KD with with",
            0,
            {"hand 1", "hand 2", "kitty", "unkept"},
            id="merged, seen by the dealer, who buried",
        ),
        pytest.param(
            "order pickup-9S with keep-9D-TD-JD-QD-KD with with 9D 9C",
            0,
            {"hand 1", "hand 2", "kitty", "unkept"},
            id="playing",
        ),
    ],
)
def test_dealing_again_reaches_every_hidden_place(
    script: str, seat: int, places: set[str]
) -> None:
    state = play(table(3, dealer=0, hands=HANDS, upcard="QH"), script)
    rng = random.Random(7)
    others = [hidden_places(redeal(state, seat, rng), seat) for _ in range(60)]
    varied = {place for place in others[0] if len({frozenset(o[place]) for o in others}) > 3}
    assert varied - {"dummy"} == places - {"dummy"}
    assert ("dummy" in varied) == ("dummy" in places)


def _cards_in(value: object) -> set[Card]:
    """The cards in an event, however deep."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return {card for part in value for card in _cards_in(part)}
    if is_dataclass(value):
        return {card for f in fields(value) for card in _cards_in(getattr(value, f.name))}
    return set()


@given(dealt_states())
def test_an_observation_holds_only_cards_its_seat_has_seen(state: GameState) -> None:
    for seat in range(state.options.players):
        assert _cards_in(observe(state, seat)) <= known_to(state, seat)


@given(records())
def test_an_event_carries_only_cards_that_lie_face_up(record: Record) -> None:
    for step in steps(record):
        shown = {card for trick in step.state.tricks for _, card in trick.plays}
        for event in step.events:
            assert _cards_in(event) <= shown | {step.state.upcard}


def test_only_four_kinds_of_events_have_room_for_a_card() -> None:
    rooms = {
        f"{kind.__name__}.{name}"
        for kind in get_args(Event)
        for name, hint in get_type_hints(kind).items()
        if hint is Card or Card in get_args(hint)
    }
    assert rooms == {
        "CardsDealt.upcard",
        "UpcardTurnedDown.upcard",
        "UpcardTaken.upcard",
        "CardPlayed.card",
    }


IN_A_DEAL = [kind for kind in get_args(Event) if kind is not FirstDealerFound]
"""Who deals first is found before there is a deal."""


def kinds_of_events(record: Record) -> set[type[Event]]:
    return {type(event) for step in steps(record) for event in step.events}


@pytest.mark.parametrize("kind", IN_A_DEAL)
def test_every_kind_of_event_happens(kind: type[Event]) -> None:
    # Kinds rather than records: Hypothesis prints what it finds, and warns of long prints.
    happened = find(records().map(kinds_of_events), lambda kinds: kind in kinds, settings=ANY)
    assert kind in happened


@pytest.mark.parametrize("kind", get_args(Action))
def test_every_kind_of_action_is_legal_somewhere(kind: type[Action]) -> None:
    state = find(
        states(),
        lambda state: any(isinstance(a, kind) for a in legal_actions(state)),
        settings=ANY,
    )
    assert state.turn is not None


@given(dealt_states())
def test_an_observation_lists_what_its_seat_may_do_and_nobody_else_anything(
    state: GameState,
) -> None:
    for seat in range(state.options.players):
        view = observe(state, seat)
        assert view.legal_actions == (legal_actions(state) if seat == state.turn else ())
        assert view.hand == state.hands[seat]
        assert view.cards_held == tuple(len(hand) for hand in state.hands)
        assert view.bidding_round == state.bidding_round
        assert sum(view.tricks_taken) <= 5


@given(dealt_states())
def test_a_finished_deal_is_followed_by_the_next_dealer_only(state: GameState) -> None:
    if state.phase is Phase.BETWEEN_DEALS:
        fresh = new_game(state.options)
        following = (state.dealer + 1) % state.options.players
        dealt = state.dealt.__class__(
            following, state.dealt.hands, state.dealt.dummy, state.dealt.kitty
        )
        assert start_deal(state, dealt).state.dealer == following
        assert start_deal(fresh, state.dealt).state.dealer == state.dealer

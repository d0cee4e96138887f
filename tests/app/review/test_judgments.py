"""What a review says of a seat's choices."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_desktop.ai import player
from euchre_desktop.ai import weighing as weighing_module
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Level
from euchre_desktop.ai.weighing import Loss, advice, weigh
from euchre_desktop.app.review.judgments import Judgment, Place, decisions_of, judge
from euchre_desktop.app.review.marks import Mark, mark_of
from euchre_desktop.app.review.summaries import summary_of
from euchre_desktop.rules import GameState, Keep, PickUp, PlayCard, observe
from tests.app.review.games import played
from tests.redeal import redeal
from tests.strategies import states

weighing = pytest.mark.skipif(not is_compiled(), reason="bids are weighed only where compiled")


@pytest.mark.parametrize(
    ("lost", "error", "mark"),
    [
        (0.0, 0.0, Mark.BEST),
        (0.009, 0.0, Mark.FINE),
        (0.010, 0.0, Mark.INACCURACY),
        (0.0249, 0.0, Mark.INACCURACY),
        (0.025, 0.0, Mark.MISTAKE),
        (0.0599, 0.0, Mark.MISTAKE),
        (0.06, 0.0, Mark.BLUNDER),
        (0.30, 0.15, Mark.FINE),
        (0.08, 0.02, Mark.MISTAKE),
    ],
)
def test_a_mark_counts_only_what_is_certainly_lost(lost: float, error: float, mark: Mark) -> None:
    assert mark_of(Loss(lost, error, 0.0)) is mark


def test_only_real_choices_of_the_seat_are_judged() -> None:
    record = played(4, "choices", deals=3)
    for decided in decisions_of(record, 2):
        assert decided.seen.seat == decided.seen.turn == 2
        assert len(decided.seen.legal_actions) > 1
        assert decided.chosen in decided.seen.legal_actions
        assert record.deals[decided.place.deal].actions[decided.place.action] == decided.chosen


def test_every_choice_of_a_seat_is_found() -> None:
    record = played(3, "all", deals=2)
    found = [decided.place for seat in range(3) for decided in decisions_of(record, seat)]
    assert len(found) == len(set(found))
    forced = sum(len(deal.actions) for deal in record.deals) - len(found)
    # The last card of a hand is never a choice.
    assert forced >= sum(3 for deal in record.deals if len(deal.actions) > 15)


@weighing
@settings(max_examples=25)
@given(states().filter(lambda state: state.turn is not None), st.randoms(use_true_random=False))
def test_the_chosen_action_is_always_weighed(state: GameState, rng: random.Random) -> None:
    assert state.turn is not None
    seen = observe(state, state.turn)
    if len(seen.legal_actions) == 1:
        return
    chosen = rng.choice(seen.legal_actions)
    weighed = weigh(seen, chosen)
    actions = [choice.action for choice in weighed.choices]
    assert chosen in actions
    assert weighed.best in actions
    assert weighed.loss is not None and weighed.loss.wins >= 0


@weighing
def test_the_same_question_has_the_same_answer() -> None:
    for decided in decisions_of(played(4, "truth", deals=2), 0):
        weighed = weigh(decided.seen, decided.chosen)
        assert weighed == weigh(decided.seen, decided.chosen)


@settings(max_examples=15)
@given(states().filter(lambda state: state.turn is not None), st.randoms(use_true_random=False))
def test_hidden_cards_do_not_change_what_is_advised(state: GameState, rng: random.Random) -> None:
    assert state.turn is not None
    other = redeal(state, state.turn, rng)
    assert advice(observe(other, state.turn)) == advice(observe(state, state.turn))


@weighing
def test_what_is_advised_loses_nothing() -> None:
    for decided in decisions_of(played(3, "advised", deals=2), 1):
        best = advice(decided.seen).action
        weighed = weigh(decided.seen, best)
        assert weighed.best == best
        assert weighed.loss is not None and mark_of(weighed.loss) is Mark.BEST


@weighing
def test_keeping_the_worst_five_of_ten_is_a_blunder() -> None:
    decided = next(
        decided
        for number in range(20)
        for seat in range(3)
        for decided in decisions_of(played(3, f"keep {number}", deals=2), seat)
        if isinstance(decided.chosen, Keep)
    )
    best = advice(decided.seen).action
    assert isinstance(best, Keep) and best.cards is not None
    ten = (*decided.seen.hand, *decided.seen.dummy)
    weighed = weigh(decided.seen, Keep(tuple(card for card in ten if card not in best.cards)))
    assert weighed.loss is not None and mark_of(weighed.loss) is Mark.BLUNDER
    assert weighed.reason.text.startswith("keeping ")


@weighing
def test_the_sentence_compares_with_what_was_chosen() -> None:
    """Not with what the rules of thumb would have done instead."""
    found = 0
    games = (played(players, "why", deals=4) for players in (2, 3, 4))
    for decided in (one for game in games for one in decisions_of(game, 0)):
        judgment = judge(decided)
        if judgment.mark in (Mark.MISTAKE, Mark.BLUNDER) and isinstance(
            decided.chosen, PlayCard | PickUp
        ):
            found += 1
            assert " than " in judgment.weighed.reason.text
    assert found


@weighing
def test_beginners_lose_more_than_strong_players() -> None:
    def lost(level: Level) -> float:
        record = played(4, "levels", level)
        return summary_of(judge(decided) for decided in decisions_of(record, 0)).wins_each

    assert lost(Level.BEGINNER) > 3 * lost(Level.STRONG)


def judgment(lost: float, action: int, *, known: bool = True) -> Judgment:
    decided = next(iter(decisions_of(played(2, "one", deals=1), 0)))
    weighed = weigh(decided.seen, decided.chosen)
    loss = Loss(lost, 0.0, 10 * lost) if known else None
    told = type(weighed)(weighed.best, weighed.reason, weighed.choices, loss)
    return Judgment(Place(0, action), 0, decided.chosen, told)


def test_a_summary_counts_by_mark_and_finds_the_worst() -> None:
    worst = judgment(0.08, 3)
    all_of_them = [judgment(0.0, 1), judgment(0.03, 2), worst, judgment(0.0, 4, known=False)]
    summary = summary_of(all_of_them)
    assert summary.weighed == 3
    assert summary.counts[Mark.BEST] == summary.counts[Mark.MISTAKE] == 1
    assert summary.counts[Mark.BLUNDER] == 1
    assert summary.worst is worst
    assert summary.wins_each == pytest.approx(0.11 / 3)
    assert summary.points_each == pytest.approx(1.1 / 3)


def test_where_all_was_good_there_is_no_worst() -> None:
    assert summary_of([judgment(0.0, 1), judgment(0.004, 2)]).worst is None
    assert summary_of([]).wins_each == 0


def test_where_nothing_is_compiled_bids_are_advised_but_not_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (player, weighing_module):
        monkeypatch.setattr(module, "is_compiled", lambda: False)
    bids = [
        decided
        for decided in decisions_of(played(4, "uncompiled", deals=3), 0)
        if decided.seen.contract is None
    ]
    for decided in bids:
        best = advice(decided.seen).action
        for action in decided.seen.legal_actions:
            weighed = weigh(decided.seen, action)
            assert weighed.best == best
            assert (weighed.loss is None) == (action != best)
    assert bids

"""The table: whose turn it is, and what it tells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game import fresh_game, recorded_game
from euchre_desktop.app.game_setup import PERSON, PRESETS, GameSetup, standard_setup
from euchre_desktop.app.table import Table
from euchre_desktop.rules import (
    CardsDealt,
    DealScored,
    FirstDealerFound,
    GameWon,
    Observation,
    OrderUp,
    Pass,
    Phase,
    PlayCard,
    Record,
    RuleOptions,
    ThrownIn,
    defaults,
    house_rules,
    replay,
)
from tests.app.fakes import FirstLegal, Silent, Watcher
from tests.positions import play
from tests.positions import table as deal_position


def setup_for(options: RuleOptions) -> GameSetup:
    return standard_setup(options, "You", Level.CASUAL)


def started(options: RuleOptions, opponent: FirstLegal, seed: str = "1") -> tuple[Table, Watcher]:
    table, watcher = Table(opponent), Watcher()
    table.happened.connect(watcher.note)
    table.start(setup_for(options), seed)
    return table, watcher


def play_whole_game(table: Table, watcher: Watcher) -> None:
    """The person, too, takes the first legal action."""
    table.person_to_act.connect(lambda seen: table.choose(seen.legal_actions[0]))
    for _ in range(20_000):
        if watcher.seen[-1].phase is Phase.GAME_OVER:
            return
        table.proceed()
    pytest.fail("the game never ended")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_whole_game_is_played_and_its_record_replays(preset: object) -> None:
    options = preset.options  # type: ignore[attr-defined]
    if not options.stick_the_dealer:
        # First legal actions are passes: without this no deal would ever be played.
        options = house_rules({"players": options.players, "stick_the_dealer": True})
    table, watcher = started(options, FirstLegal())
    play_whole_game(table, watcher)
    assert sum(isinstance(event, GameWon) for event in watcher.events) == 1
    assert table.record is not None
    assert replay(table.record).state.scores == watcher.seen[-1].scores


def test_the_first_dealer_is_told_before_the_first_deal_only() -> None:
    table, watcher = started(defaults(3), FirstLegal())
    assert isinstance(watcher.events[0], FirstDealerFound)
    assert isinstance(watcher.events[1], CardsDealt)
    table.person_to_act.connect(lambda seen: table.choose(seen.legal_actions[0]))
    while sum(isinstance(event, CardsDealt) for event in watcher.events) < 3:
        table.proceed()
    assert sum(isinstance(event, FirstDealerFound) for event in watcher.events) == 1


def test_the_deal_passes_to_the_left_after_a_throw_in() -> None:
    table, watcher = started(defaults(4), FirstLegal())
    table.person_to_act.connect(lambda seen: table.choose(Pass()))
    while not any(isinstance(event, ThrownIn) for event in watcher.events):
        table.proceed()
    table.proceed()
    first, second = (event for event in watcher.events if isinstance(event, CardsDealt))
    assert second.dealer == (first.dealer + 1) % 4


def test_only_the_persons_own_view_leaves_the_table() -> None:
    table, watcher = started(defaults(4), FirstLegal())
    play = table.proceed
    table.person_to_act.connect(lambda seen: table.choose(seen.legal_actions[0]))
    for _ in range(30):
        play()
    assert {seen.seat for seen in watcher.seen} == {PERSON}


def test_each_opponent_is_asked_as_its_own_seat() -> None:
    opponent = FirstLegal()
    table, _ = started(defaults(4), opponent)
    table.person_to_act.connect(lambda seen: table.choose(seen.legal_actions[0]))
    for _ in range(30):
        table.proceed()
    assert opponent.asked
    assert all(seen.seat == seen.turn != PERSON for seen in opponent.asked)


def test_each_opponent_is_asked_in_its_own_temperament() -> None:
    opponent = FirstLegal()
    temperaments = (
        *(Temperament.BALANCED, Temperament.BOLD),
        *(Temperament.CAUTIOUS, Temperament.BALANCED),
    )
    table = Table(opponent)
    table.start(replace(setup_for(defaults(4)), temperaments=temperaments), "1")
    table.person_to_act.connect(lambda seen: table.choose(seen.legal_actions[0]))
    for _ in range(30):
        table.proceed()
    asked = zip(opponent.asked, opponent.temperaments, strict=True)
    assert {(seen.seat, how) for seen, how in asked} == {
        (seat, temperaments[seat]) for seat in (1, 2, 3)
    }


def test_every_question_has_a_seed_of_its_own() -> None:
    opponent = FirstLegal()
    table, _ = started(defaults(4), opponent)
    table.person_to_act.connect(lambda seen: table.choose(seen.legal_actions[0]))
    for _ in range(60):
        table.proceed()
    assert len(opponent.seeds) == len(set(opponent.seeds))


def test_a_choice_out_of_turn_is_ignored() -> None:
    opponent = Silent()
    table, watcher = started(house_rules({"players": 4, "first_dealer": 0}), opponent)
    table.proceed()
    assert opponent.asked[-1].seat == 1
    before = len(watcher.seen)
    table.choose(OrderUp())
    assert len(watcher.seen) == before


def test_an_illegal_choice_is_ignored() -> None:
    table, watcher = started(house_rules({"players": 4, "first_dealer": 3}), Silent())
    offered: list[Observation] = []
    table.person_to_act.connect(offered.append)
    table.proceed()
    before = len(watcher.seen)
    table.choose(PlayCard(offered[0].hand[0]))
    assert len(watcher.seen) == before


def test_a_second_click_does_nothing() -> None:
    table, watcher = started(house_rules({"players": 4, "first_dealer": 3}), Silent())
    table.proceed()
    table.choose(Pass())
    table.choose(Pass())
    assert len(watcher.seen) == 2


def test_a_new_game_withdraws_the_question_of_the_old_one() -> None:
    opponent = Silent()
    table, _ = started(house_rules({"players": 4, "first_dealer": 0}), opponent)
    table.proceed()
    before = opponent.withdrawn
    table.start(setup_for(defaults(2)), "another")
    assert opponent.withdrawn == before + 1


def test_nothing_happens_after_the_end() -> None:
    options = house_rules({"players": 2, "target": 1, "stick_the_dealer": True})
    table, watcher = started(options, FirstLegal())
    play_whole_game(table, watcher)
    before = len(watcher.seen)
    table.proceed()
    assert len(watcher.seen) == before


def test_the_same_seed_gives_the_same_game() -> None:
    first, _ = started(defaults(3), FirstLegal(), "a seed")
    again, _ = started(defaults(3), FirstLegal(), "a seed")
    other, _ = started(defaults(3), FirstLegal(), "another")
    assert first.record == again.record
    assert first.record != other.record


def test_a_watched_game_never_asks_the_person() -> None:
    table, watcher = Table(FirstLegal()), Watcher()
    table.happened.connect(watcher.note)
    asked: list[Observation] = []
    table.person_to_act.connect(asked.append)
    table.start(GameSetup(defaults(2), ("South", "North"), (Level.CASUAL, Level.CASUAL)), "1")
    for _ in range(20):
        table.proceed()
    assert not asked
    assert len(watcher.seen) == 21


def claimable_table(first_legal: FirstLegal, hand: str) -> tuple[Table, list[Observation]]:
    """The person, on lead as maker of hearts, holds `hand`; seat 1 deals."""
    state = deal_position(2, dealer=1, hands=f"{hand} | 9C TC QC KC AD", upcard="9D")
    state = play(state, "pass pass name-H")
    setup = standard_setup(state.options, "Robin", Level.CASUAL)
    record = Record(setup.names, setup.options, (0, 0)).with_deal(state.dealt)
    for _, action in state.actions:
        record = record.with_action(action)
    made = Table(first_legal)
    shown: list[Observation] = []
    made.happened.connect(lambda seen, _events: shown.append(seen))
    made.resume(recorded_game(setup, "seed", record, (None,), 0))
    return made, shown


def test_a_claim_that_is_proved_is_played_out_card_by_card() -> None:
    opponent = FirstLegal()
    made, shown = claimable_table(opponent, "JH JD AH KH QH")
    hands: list[object] = []
    asked: list[Observation] = []
    made.claimed.connect(hands.append)
    made.person_to_act.connect(asked.append)
    made.claim()
    assert len(hands) == 1
    while shown[-1].result is None:
        made.proceed()
    assert not asked
    record = made.record
    assert record is not None
    assert len(record.deals[0].actions) == 3 + 10
    assert isinstance(shown[-1].result, DealScored)
    assert shown[-1].result.points == (2, 0)


def test_a_claim_that_is_not_proved_is_refused_and_nothing_is_played() -> None:
    made, shown = claimable_table(FirstLegal(), "JH AH KH QH AS")
    refused: list[bool] = []
    made.claim_refused.connect(lambda: refused.append(True))
    made.claimed.connect(lambda _hands: pytest.fail("claimed"))
    before = made.record
    made.claim()
    assert refused == [True]
    assert made.record == before and not shown


def test_taking_back_ends_a_claim() -> None:
    made, _ = claimable_table(FirstLegal(), "JH JD AH KH QH")
    asked: list[Observation] = []
    made.person_to_act.connect(asked.append)
    made.claim()
    made.undo()
    made.proceed()
    assert len(asked) == 1


def test_a_claim_ends_with_its_game_and_plays_no_card_of_the_next() -> None:
    """Not even of a game from elsewhere in which nothing was dealt yet."""
    made, shown = claimable_table(FirstLegal(), "JH JD AH KH QH")
    made.claim()
    made.open(fresh_game(setup_for(house_rules({"players": 2, "stick_the_dealer": True})), "3"))
    asked: list[Observation] = []
    made.person_to_act.connect(asked.append)
    made.person_to_act.connect(lambda seen: made.choose(seen.legal_actions[0]))
    while shown[-1].result is None:
        made.proceed()
    assert made.game is not None
    assert sum(seat == PERSON for seat, _ in made.game.state.actions) == len(asked)

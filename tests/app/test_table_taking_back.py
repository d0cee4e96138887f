"""The table takes decisions back, and goes on with games that were interrupted."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Signal

from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game import Game, recorded_game
from euchre_desktop.app.game_setup import PERSON, standard_setup
from euchre_desktop.app.table import Table
from euchre_desktop.app.taking_back import Possible
from euchre_desktop.rules import (
    Action,
    DealCode,
    Observation,
    Pass,
    Phase,
    RuleOptions,
    coded_deal,
    defaults,
    house_rules,
)
from tests.app.fakes import FirstLegal, Silent, Watcher


class Deciding(QObject):
    """A computer player that thinks at once."""

    decided = Signal(object)

    def think(self, seen: Observation, level: Level, seed: str, temperament: Temperament) -> None:
        chance = random.Random(seed)
        self.decided.emit(decide(seen, level, chance, temperament=temperament))

    def withdraw(self) -> None:
        """It is never still thinking."""


class Notebook:
    """A keeper that remembers every state of every game it was told."""

    def __init__(self) -> None:
        self.games: list[list[Game]] = []

    def begin(self, game: Game) -> None:
        self.games.append([game])

    def keep(self, game: Game) -> None:
        self.games[-1].append(game)


class Person(Watcher):
    """Sits at a table, and chooses by chance, the same way for the same seed."""

    def __init__(
        self,
        opponent: Deciding | FirstLegal,
        options: RuleOptions,
        seed: str = "table",
        level: Level = Level.CASUAL,
    ) -> None:
        super().__init__()
        self.notebook = Notebook()
        self.table = Table(opponent, self.notebook)
        self.offered: Observation | None = None
        self.possible = Possible()
        self.restored: list[Observation] = []
        self.table.happened.connect(self.note)
        self.table.person_to_act.connect(self._on_offer)
        self.table.restored.connect(self.restored.append)
        self.table.possible_changed.connect(self._on_possible)
        self.table.start(standard_setup(options, "You", level), seed)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def until_offered(self) -> Observation:
        """Let the others play until it is the person's turn, or the game is over."""
        self.offered = None
        while self.offered is None and not self.game.over:
            self.table.proceed()
        assert self.offered is not None
        return self.offered

    def play(self, decisions: int, chance: random.Random) -> list[Action]:
        chosen = []
        for _ in range(decisions):
            legal = self.until_offered().legal_actions
            chosen.append(legal[int(chance.random() * len(legal))])
            self.table.choose(chosen[-1])
        return chosen

    def until_deal_is_over(self) -> None:
        while self.game.state.result is None:
            self.table.proceed()
            if self.offered is not None:
                self.table.choose(self.offered.legal_actions[0])
                self.offered = None

    def _on_offer(self, seen: Observation) -> None:
        self.offered = seen

    def _on_possible(self, possible: Possible) -> None:
        self.possible = possible


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_to_go_back_to_the_start_and_choose_the_same_gives_the_same_game(
    players: int, seed: str
) -> None:
    options = house_rules({"players": players, "stick_the_dealer": True})
    person = Person(Deciding(), options, seed)
    person.play(4, random.Random(seed))
    chosen = [
        action for at, (seat, action) in enumerate(person.game.state.actions) if seat == PERSON
    ]
    before = person.game
    person.table.restart_deal()
    assert person.game.state.actions == ()
    for action in chosen:
        person.until_offered()
        person.table.choose(action)
    length = len(before.state.actions)
    while len(person.game.state.actions) < length and person.game.state.result is None:
        person.table.proceed()
    assert person.game.record == before.record
    assert person.game.future == ()


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_back_to_the_first_choice_and_forth_again_is_the_same_table(seed: str) -> None:
    person = Person(Deciding(), defaults(3), seed)
    person.play(4, random.Random(seed))
    person.until_offered()
    before = person.game
    times = 0
    while person.possible.undo:
        person.table.undo()
        times += 1
    while person.possible.redo:
        person.table.redo()
    assert person.game == replace(before, undone=before.undone + times)
    assert person.restored[-1].hand == person.until_offered().hand


def test_what_is_offered_to_take_back_is_what_can_be() -> None:
    person = Person(FirstLegal(), house_rules({"players": 4, "first_dealer": 3}))
    assert person.possible == Possible()
    person.until_offered()
    person.table.choose(Pass())
    assert person.possible == Possible(undo=True, redo=False, restart=True)
    person.table.undo()
    assert person.possible == Possible(undo=False, redo=True, restart=False)
    person.table.redo()
    assert person.possible == Possible(undo=True, redo=False, restart=True)


def test_a_decision_is_taken_back_while_an_opponent_thinks_and_its_answer_is_dropped() -> None:
    opponent = Silent()
    person = Person(opponent, house_rules({"players": 4, "first_dealer": 3}))
    person.until_offered()
    person.table.choose(Pass())
    person.table.proceed()
    assert opponent.asked[-1].seat == 1
    before = opponent.withdrawn
    person.table.undo()
    assert opponent.withdrawn == before + 1
    assert person.until_offered().turn == PERSON


def test_a_decision_of_a_deal_that_is_over_is_taken_back_until_the_next_is_dealt() -> None:
    person = Person(FirstLegal(), house_rules({"players": 3, "stick_the_dealer": True}))
    person.until_deal_is_over()
    scores = person.game.state.scores
    assert any(scores) and person.possible.undo
    person.table.undo()
    assert person.game.state.phase is Phase.PLAYING and not any(person.game.state.scores)
    person.table.redo()
    assert person.game.state.scores == scores
    person.table.proceed()
    assert person.game.state.deals_begun == 2
    assert person.possible == Possible()
    record = person.game.record
    for back in (person.table.undo, person.table.redo, person.table.restart_deal):
        back()
    assert person.game.record == record


def test_the_end_of_the_game_is_taken_back_too() -> None:
    options = house_rules({"players": 2, "target": 1, "stick_the_dealer": True})
    person = Person(FirstLegal(), options)
    while not person.game.over:
        person.until_deal_is_over()
        person.table.proceed()
    person.table.undo()
    assert not person.game.over and person.until_offered().legal_actions


def test_a_restored_table_tells_no_events_and_lets_nobody_act_by_itself() -> None:
    person = Person(FirstLegal(), defaults(3), "quiet")
    person.play(3, random.Random(1))
    told, asked = len(person.events), person.offered
    person.offered = None
    person.table.undo()
    assert len(person.events) == told and person.offered is None and asked is not None
    assert person.restored[-1].seat == PERSON


def test_the_keeper_hears_of_everything_before_the_window_does() -> None:
    person = Person(Deciding(), defaults(3), "kept")
    heard: list[bool] = []
    person.table.happened.connect(
        lambda *_: heard.append(person.notebook.games[-1][-1] is person.game)
    )
    person.table.restored.connect(
        lambda *_: heard.append(person.notebook.games[-1][-1] is person.game)
    )
    person.play(5, random.Random(2))
    person.table.undo()
    person.table.redo()
    assert len(heard) > 10 and all(heard)
    assert [game.undone for game in person.notebook.games[-1]][-1] == 1


def test_a_game_that_was_interrupted_goes_on_as_it_would_have() -> None:
    whole = Person(Deciding(), defaults(3), "one")
    chance = random.Random(3)
    whole.play(6, chance)
    game = whole.game
    stopped = recorded_game(game.setup, game.seed, game.record, game.sources)
    later = Person(Deciding(), defaults(2), "another")
    later.table.resume(stopped)
    assert later.restored and later.game.record == game.record
    state = chance.getstate()
    whole.play(12, chance)
    chance.setstate(state)
    later.play(12, chance)
    assert later.game == whole.game


def test_a_chosen_code_deals_the_first_cards_and_chance_the_next() -> None:
    options = house_rules({"players": 3, "first_dealer": 1, "stick_the_dealer": True})
    code = DealCode(12345)
    person = Person(FirstLegal(), options)
    person.table.start(standard_setup(options, "You", Level.CASUAL), "seed", code)
    assert person.game.record.deals[0].deal == coded_deal(options, 1, code)
    person.offered = None
    person.until_deal_is_over()
    person.table.proceed()
    first, second = person.game.sources
    assert first is not None and second is not None
    assert first.chosen and not second.chosen and first.code != second.code


def test_not_even_the_chance_of_an_opponent_tells_the_seed_of_the_game() -> None:
    opponent = FirstLegal()
    person = Person(opponent, defaults(4), "the seed itself")
    person.play(3, random.Random(4))
    assert opponent.seeds and not any("seed itself" in seed for seed in opponent.seeds)


def test_an_opponent_answers_at_once_the_same_after_a_step_back() -> None:
    answers: list[Decision] = []
    opponent = Deciding()
    person = Person(opponent, house_rules({"players": 2, "first_dealer": 1}), level=Level.STRONG)
    person.until_offered()
    for _ in range(2):
        opponent.decided.connect(answers.append)
        person.table.choose(Pass())
        person.table.proceed()
        opponent.decided.disconnect(answers.append)
        person.table.undo()
        person.until_offered()
    assert answers[0].action == answers[-1].action and len(answers) == 2

"""Whose turn is it? The table holds the one true GameState and keeps the game going."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from euchre_desktop.ai.player import Decision, Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.rules import (
    Action,
    Event,
    GameState,
    Observation,
    Phase,
    Record,
    Seat,
    apply,
    first_dealer,
    is_legal,
    left_of,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)


class Opponent(Protocol):
    """Whoever plays the seats the person does not: a Thinker, or a test's fake."""

    @property
    def decided(self) -> SignalInstance: ...
    def think(
        self, seen: Observation, level: Level, seed: str, temperament: Temperament
    ) -> None: ...
    def withdraw(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _Game:
    """One game as far as it has come."""

    setup: GameSetup
    seed: str
    state: GameState
    record: Record

    def level_to_act(self) -> Level | None:
        """How the seat to act is played; None for the person."""
        return self.setup.levels[self.state.acting]


class Table(QObject):
    """Runs one game at a time for the person at the screen.

    The rhythm: an action is applied; `happened` tells the window what to
    show; the window calls `proceed` once it has shown it; the next seat acts.

    Signals:
        happened: (Observation, tuple[Event, ...]) as seen from the person's seat.
        person_to_act: the Observation whose `legal_actions` the person may choose.
        explained: (Seat, Decision) of a computer player, just before its action happens.
    """

    happened = Signal(object, object)
    person_to_act = Signal(object)
    explained = Signal(int, object)

    def __init__(self, opponent: Opponent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opponent = opponent
        self._opponent.decided.connect(self._on_decided)
        self._game: _Game | None = None

    @property
    def record(self) -> Record | None:
        """The game so far; None before the first."""
        return None if self._game is None else self._game.record

    def start(self, setup: GameSetup, seed: str) -> None:
        """Begin a new game, abandoning any other. All its chance derives from `seed`."""
        self._opponent.withdraw()
        state = new_game(setup.options)
        record = Record(setup.names, setup.options, state.scores)
        first = first_dealer(setup.options, seed)
        self._deal(_Game(setup, seed, state, record), first.dealer, (first,))

    @Slot(object)
    def choose(self, action: Action) -> None:
        """The person's choice. A late or second click is normal, and ignored."""
        game = self._game
        if game is None or game.state.turn is None or game.level_to_act() is not None:
            return
        if is_legal(game.state, action):
            self._act(game, action)

    @Slot()
    def proceed(self) -> None:
        """Let the next seat act. Called when the window has caught up."""
        game = self._game
        if game is None or game.state.phase is Phase.GAME_OVER:
            return
        state = game.state
        if state.turn is None:
            self._deal(game, left_of(state.dealer, state.options.players), ())
            return
        level = game.level_to_act()
        seen = observe(state, state.turn)
        if level is None:
            self.person_to_act.emit(seen)
        else:
            counter = f"{state.deals_begun}/{len(state.actions)}"
            temperament = game.setup.temperaments[state.turn]
            self._opponent.think(seen, level, f"{game.seed}/thought/{counter}", temperament)

    @Slot()
    def pause(self) -> None:
        """Let nobody act until `proceed` is called again."""
        self._opponent.withdraw()

    @Slot(object)
    def _on_decided(self, decision: Decision) -> None:
        game = self._game
        assert game is not None, "only a game asks its opponents"
        self.explained.emit(game.state.acting, decision)
        self._act(game, decision.action)

    def _deal(self, game: _Game, dealer: Seat, before: tuple[Event, ...]) -> None:
        deal = seeded_deal(game.setup.options, dealer, game.seed, game.state.deals_begun)
        step = start_deal(game.state, deal)
        self._tell(
            replace(game, state=step.state, record=game.record.with_deal(deal)),
            (*before, *step.events),
        )

    def _act(self, game: _Game, action: Action) -> None:
        step = apply(game.state, action)
        record = game.record.with_action(action)
        self._tell(replace(game, state=step.state, record=record), step.events)

    def _tell(self, game: _Game, events: tuple[Event, ...]) -> None:
        self._game = game
        self.happened.emit(observe(game.state, PERSON), events)

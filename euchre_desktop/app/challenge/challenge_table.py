"""Whose turn is it in a challenge? The same rhythm as at the table, deal by deal from no score."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QObject, Signal, Slot

from euchre_desktop.ai.player import Decision
from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.challenge.comparing import Comparison, person_points
from euchre_desktop.app.challenge.rival import Rival
from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.app.table import Opponent
from euchre_desktop.rules import (
    Action,
    Event,
    GameState,
    Record,
    Seat,
    apply,
    is_legal,
    new_game,
    observe,
    start_deal,
)


class ChallengeTable(QObject):
    """Runs one challenge at a time for the person at the screen.

    Signals:
        happened: (Observation, tuple[Event, ...]) as seen from the person's seat.
        person_to_act: the Observation whose `legal_actions` the person may choose.
        explained: (Seat, Decision) of a computer player, just before its action happens.
        compared: the Comparison, whenever more of it is known.
        finished: the Comparison once the person has read the last result; the computer's
            last deals may still be missing, and `compared` tells them.
    """

    happened = Signal(object, object)
    person_to_act = Signal(object)
    explained = Signal(int, object)
    compared = Signal(object)
    finished = Signal(object)

    def __init__(self, opponent: Opponent, rival: Rival, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opponent = opponent
        self._opponent.decided.connect(self._on_decided)
        self._rival = rival
        self._rival.played.connect(self._on_rival_played)
        self._comparison: Comparison | None = None
        self._setup: GameSetup | None = None
        self._state: GameState | None = None
        self._record: Record | None = None

    @property
    def record(self) -> Record | None:
        """The present deal as a game of its own; None before the first."""
        return self._record

    @property
    def comparison(self) -> Comparison | None:
        """How the present challenge stands; None without one."""
        return self._comparison

    @property
    def is_running(self) -> bool:
        """Is a deal being played?"""
        return self._state is not None

    def start(self, challenge: Challenge, setup: GameSetup) -> None:
        """Begin a challenge, giving any other up."""
        self.stop()
        self._setup = setup
        self._comparison = Comparison(challenge)
        self.compared.emit(self._comparison)
        self._deal()

    def stop(self) -> None:
        """Give the present challenge up; nothing more is told of it."""
        self._opponent.withdraw()
        self._rival.give_up()
        self._state = self._comparison = None

    @Slot(object)
    def choose(self, action: Action) -> None:
        """The person's choice. A late or second click is normal, and ignored."""
        state = self._state
        if state is not None and state.turn == PERSON and is_legal(state, action):
            self._act(state, action)

    @Slot()
    def proceed(self) -> None:
        """Let the next seat act, or deal again. Called when the window has caught up."""
        state, comparison = self._state, self._comparison
        if state is None or comparison is None:
            return
        if state.turn is None:
            if comparison.played:
                self._state = None
                self.finished.emit(comparison)
            else:
                self._deal()
            return
        seen = observe(state, state.turn)
        if state.turn == PERSON:
            self.person_to_act.emit(seen)
        else:
            self._think(comparison, state, state.turn)

    def _think(self, comparison: Comparison, state: GameState, seat: Seat) -> None:
        assert self._setup is not None, "a challenge has a setup"
        challenge = comparison.challenge
        seed = challenge.thought_seed(len(comparison.person), len(state.actions))
        temperament = self._setup.temperaments[seat]
        self._opponent.think(observe(state, seat), challenge.level, seed, temperament)

    def _deal(self) -> None:
        assert self._comparison is not None, "a deal belongs to a challenge"
        assert self._setup is not None, "a challenge has a setup"
        challenge, number = self._comparison.challenge, len(self._comparison.person)
        deal = challenge.deal(number)
        fresh = new_game(challenge.options)
        self._record = Record(self._setup.names, challenge.options, fresh.scores).with_deal(deal)
        step = start_deal(fresh, deal)
        self._rival.play(challenge, number)
        self._tell(step.state, step.events)

    @Slot(object)
    def _on_decided(self, decision: Decision) -> None:
        state = self._state
        assert state is not None, "only a challenge asks its opponents"
        self.explained.emit(state.acting, decision)
        self._act(state, decision.action)

    def _act(self, state: GameState, action: Action) -> None:
        assert self._record is not None, "a deal is recorded from its start"
        self._record = self._record.with_action(action)
        step = apply(state, action)
        if step.state.turn is None and self._comparison is not None:
            players = step.state.options.players
            points = person_points(step.state.scores, players)
            self._comparison = self._comparison.with_person(points)
        self._tell(step.state, step.events)
        if step.state.turn is None:
            self.compared.emit(self._comparison)

    def _tell(self, state: GameState, events: tuple[Event, ...]) -> None:
        self._state = state
        self.happened.emit(observe(state, PERSON), events)

    @Slot(int, object)
    def _on_rival_played(self, number: int, points: Fraction) -> None:
        assert self._comparison is not None, "a challenge given up is not played on"
        self._comparison = self._comparison.with_computer(number, points)
        self.compared.emit(self._comparison)

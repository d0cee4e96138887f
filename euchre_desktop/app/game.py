"""What is one game as far as it has come? All that is needed to go on with it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.rules import (
    Action,
    CardsDealt,
    DealCode,
    Event,
    GameState,
    Observation,
    Phase,
    Record,
    Seat,
    Step,
    apply,
    coded_deal,
    derived_code,
    legal_actions,
    new_game,
    observe,
    start_deal,
    steps,
)


@dataclass(frozen=True, slots=True)
class DealSource:
    """Where the cards of one deal came from."""

    code: DealCode
    nonce: str
    """Hides the order of the deck in its commitment until the deal is over: 32 hex digits."""
    chosen: bool = False
    """The code was typed in, so these cards are no sample of the shuffle."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its state is always the replay of its record."""

    setup: GameSetup
    seed: str
    """All chance of the game derives from it."""
    state: GameState
    record: Record
    sources: tuple[DealSource | None, ...] = ()
    """Of each deal; None where it is not known."""
    dealt: GameState | None = None
    """The state right after the present deal was dealt; None before the first."""
    choices: tuple[int, ...] = ()
    """Which of this deal's actions were decisions of the person, with a choice."""
    undone: int = 0
    """How often the person took something back."""
    future: tuple[Action, ...] = ()
    """What was taken back in this deal and can be done again."""

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.GAME_OVER

    @property
    def person_chooses(self) -> bool:
        """Is the person to act, and is there more than one thing to do?"""
        if self.state.turn != PERSON or self.setup.levels[PERSON] is not None:
            return False
        return len(legal_actions(self.state)) > 1

    def with_deal(self, dealer: Seat, chosen: DealCode | None = None) -> tuple[Game, GameEvents]:
        """The next deal dealt, from the code that its seed gives or the `chosen` one."""
        number = self.state.deals_begun
        code = chosen or derived_code(self.seed, number)
        deal = coded_deal(self.setup.options, dealer, code)
        step = start_deal(self.state, deal)
        source = DealSource(code, self._hidden(f"nonce/{number}")[:32], chosen is not None)
        game = replace(
            self,
            state=step.state,
            record=self.record.with_deal(deal),
            sources=(*self.sources, source),
            dealt=step.state,
            choices=(),
            future=(),
        )
        return game, step.events

    def with_action(self, action: Action) -> tuple[Game, GameEvents]:
        """One more action done; what was taken back stays only while it is done over again."""
        step = apply(self.state, action)
        again = self.future[:1] == (action,)
        chosen = (len(self.state.actions),) if self.person_chooses else ()
        game = replace(
            self,
            state=step.state,
            record=self.record.with_action(action),
            choices=(*self.choices, *chosen),
            future=self.future[1:] if again else (),
        )
        return game, step.events

    def thought_seed(self) -> str:
        """The chance of the seat to act: the same whenever the game stands as now.

        Hashed, so that not even the chance an opponent is given holds the cards to come.
        """
        return self._hidden(f"thought/{self.state.deals_begun}/{len(self.state.actions)}")

    def _hidden(self, purpose: str) -> str:
        return hashlib.sha256(f"{self.seed}/{purpose}".encode()).hexdigest()


GameEvents = tuple[Event, ...]


def fresh_game(setup: GameSetup, seed: str) -> Game:
    """A game before its first deal."""
    state = new_game(setup.options)
    return Game(setup, seed, state, Record(setup.names, setup.options, state.scores))


def recorded_game(
    setup: GameSetup,
    seed: str,
    record: Record,
    sources: tuple[DealSource | None, ...],
    undone: int = 0,
) -> Game:
    """The game that `record` tells; raises RecordError where it departs from the rules."""
    state = new_game(record.options, record.initial_scores)
    game = Game(setup, seed, state, replace(record, deals=()), sources, undone=undone)
    for step in steps(record):
        if isinstance(step.events[0], CardsDealt):
            game = replace(game, state=step.state, dealt=step.state, choices=())
            continue
        chosen = (len(game.state.actions),) if game.person_chooses else ()
        game = replace(game, state=step.state, choices=(*game.choices, *chosen))
    return replace(game, record=record)


def seen_so_far(game: Game) -> Iterator[tuple[Observation, GameEvents]]:
    """What the person saw of the present deal, step by step."""
    told: list[Step] = []
    for step in steps(game.record):
        if isinstance(step.events[0], CardsDealt):
            told.clear()
        told.append(step)
    for state, events in told:
        yield observe(state, PERSON), events

"""Who plays the seats of a match? Our own levels, and running bots."""

from __future__ import annotations

import random
from types import TracebackType
from typing import Protocol

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.arena.plan import Plan, Side
from euchre_desktop.app.bots import BotProcess
from euchre_desktop.rules import Action, Observation, RuleOptions, Seat


class Player(Protocol):
    """Whoever plays one seat."""

    def begin(self, options: RuleOptions) -> None:
        """A game begins."""

    def choose(self, seen: Observation, seed: str) -> Action:
        """A legal action; chance, if any is needed, derives from `seed`."""

    def end(self, scores: tuple[int, ...]) -> None:
        """The game has ended like this."""


class AllPlayers(Protocol):
    """Whoever plays in a match."""

    def at(self, seat: Seat, side: Side) -> Player:
        """Who plays for `side` at `seat`."""


class LevelPlayer:
    """One of our opponents."""

    def __init__(self, level: Level, temperament: Temperament) -> None:
        self._level = level
        self._temperament = temperament

    def begin(self, options: RuleOptions) -> None:
        pass  # an opponent remembers nothing from one decision to the next

    def choose(self, seen: Observation, seed: str) -> Action:
        rng = random.Random(seed)
        return decide(seen, self._level, rng, temperament=self._temperament).action

    def end(self, scores: tuple[int, ...]) -> None:
        pass


class BotPlayer:
    """An outside program."""

    def __init__(self, process: BotProcess, seat: Seat) -> None:
        self._process = process
        self._seat = seat

    def begin(self, options: RuleOptions) -> None:
        self._process.hello(self._seat, options)

    def choose(self, seen: Observation, seed: str) -> Action:
        return self._process.decide(seen)

    def end(self, scores: tuple[int, ...]) -> None:
        self._process.end(scores)


class Players:
    """All players of a match. As a context it owns the bots, each started once per seat."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._bots: dict[Seat, BotProcess] = {}

    def __enter__(self) -> Players:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        while self._bots:
            _, bot = self._bots.popitem()
            bot.close(at_once=error is not None)

    def at(self, seat: Seat, side: Side) -> Player:
        """Who plays for `side` at `seat`."""
        level = self._plan.levels[side]
        if level is None:
            return BotPlayer(self._bot(seat), seat)
        return LevelPlayer(level, self._plan.temperaments[side])

    def _bot(self, seat: Seat) -> BotProcess:
        if seat not in self._bots:
            assert self._plan.bot is not None, "a side that no level plays is the bot's"
            self._bots[seat] = BotProcess(self._plan.bot, seat)
        return self._bots[seat]

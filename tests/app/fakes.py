"""Opponents and observers for tests: no thread, clock or window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from euchre_desktop.ai.player import Decision, Level
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import Event, Observation


class FirstLegal(QObject):
    """Answers at once with the first legal action, and remembers what it was asked."""

    decided = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Observation] = []
        self.seeds: list[str] = []
        self.temperaments: list[Temperament] = []
        self.withdrawn = 0

    def think(self, seen: Observation, level: Level, seed: str, temperament: Temperament) -> None:
        self.asked.append(seen)
        self.seeds.append(seed)
        self.temperaments.append(temperament)
        self.decided.emit(Decision(seen.legal_actions[0], Reason("it came first")))

    def withdraw(self) -> None:
        self.withdrawn += 1


class Silent(FirstLegal):
    """Never answers by itself; `answer` makes it."""

    def think(self, seen: Observation, level: Level, seed: str, temperament: Temperament) -> None:
        self.asked.append(seen)

    def answer(self) -> None:
        self.decided.emit(Decision(self.asked[-1].legal_actions[0], Reason("it came first")))


class Watcher:
    """Remembers what the table told."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []
        self.events: list[Event] = []

    def note(self, seen: Observation, events: tuple[Event, ...]) -> None:
        self.seen.append(seen)
        self.events.extend(events)

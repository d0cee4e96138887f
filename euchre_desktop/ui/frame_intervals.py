"""How evenly do frames follow each other while the cards of whole deals move?

Deals are played in the real window as a person sees them: dealt, played, swept. A frame is the
viewport's painting. Two frames count if the cards moved without a pause from one to the other.
An opponent thinks all the while in its thread, which in a game happens between motions only.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QObject, Slot

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Level
from euchre_desktop.app.arena.statistics import percentile
from euchre_desktop.app.bench.figures import Figure, Section, at_most
from euchre_desktop.app.bench.positions import positions
from euchre_desktop.app.game_setup import GameSetup, compass
from euchre_desktop.app.preferences import Speed
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import CardsDealt, Event, Observation, defaults
from euchre_desktop.ui.frame_lateness import QUESTIONS, Ponderer
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.table_view import TableView
from euchre_desktop.ui.watched_games import WatchedGames

P95_MS, LONGEST_MS = 17.5, 33.0
"""One and two of Qt's ticks, of 16 ms, and a little. Uncompiled there is no goal: Python has to
share the interpreter."""

DEALS, DEALS_QUICKLY = 3, 1


class IntervalWatch(QObject):
    """Notes, in milliseconds, how long after the one before each frame of a motion came."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.intervals: list[float] = []
        self._view = view
        self._last = 0.0
        self._stretch: int | None = None
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._note_frame()
        return False

    def _note_frame(self) -> None:
        now, stretch = perf_counter(), self._view.stretch
        if stretch is not None and stretch == self._stretch:
            self.intervals.append(1000 * (now - self._last))
        self._last, self._stretch = now, stretch


class DealsShown(QObject):
    """Runs the event loop until so many deals of a watched game have been shown."""

    def __init__(self, window: MainWindow, games: WatchedGames) -> None:
        super().__init__(window)
        self._games = games
        self._left = 0
        self._loop = QEventLoop(self)
        window.view.showing.connect(self._on_showing)

    def run(self, setup: GameSetup, deals: int) -> None:
        """Returns when the deal after the last is about to be dealt, or the game is over."""
        self._left = deals + 1
        self._games.all_over.connect(self._loop.quit)
        self._games.play([setup])
        self._loop.exec()
        self._games.all_over.disconnect(self._loop.quit)

    @Slot(object, object)
    def _on_showing(self, event: Event, _seen: Observation) -> None:
        self._left -= isinstance(event, CardsDealt)
        if not self._left:
            self._loop.quit()


def measure_intervals(
    window: MainWindow, games: WatchedGames, thinker: Thinker, *, quick: bool
) -> Section:
    """Show deals for four at normal speed, with nobody and with the best opponent at thought.

    Runs the application's event loop; `window` is to be visible.
    """
    window.set_preferences(replace(window.preferences, speed=Speed.NORMAL))
    shown = DealsShown(window, games)
    watch = IntervalWatch(window.view)
    ponderer = Ponderer(thinker, positions(4, QUESTIONS), list(Level)[-1])
    deals = DEALS_QUICKLY if quick else DEALS
    seats = ("South", *compass(4))
    setup = GameSetup(defaults(4), seats, (Level.CASUAL,) * len(seats))
    shown.run(setup, deals)
    at_rest, watch.intervals = watch.intervals, []
    ponderer.start()
    shown.run(setup, deals)
    ponderer.stop()
    return Section(
        f"Window: from frame to frame while {deals} deals are shown",
        (
            *_figures("at_rest", "nobody thinks", at_rest, goal=False),
            *_figures("thinking", "expert thinks", watch.intervals, goal=is_compiled()),
            Figure("motion.answers", "questions answered meanwhile", ponderer.answered, ""),
        ),
    )


def _figures(name: str, label: str, intervals: list[float], *, goal: bool) -> tuple[Figure, ...]:
    ordered = sorted(intervals)
    p50, p95 = percentile(ordered, 0.5), percentile(ordered, 0.95)
    name = f"motion.{name}"
    return (
        Figure(f"{name}.frames", f"{label}, frames", len(ordered), ""),
        Figure(f"{name}.p50", f"{label}, p50", p50, "ms"),
        Figure(f"{name}.p95", f"{label}, p95", p95, "ms", at_most(P95_MS) if goal else None),
        Figure(
            f"{name}.max",
            f"{label}, longest",
            ordered[-1],
            "ms",
            at_most(LONGEST_MS) if goal else None,
        ),
    )

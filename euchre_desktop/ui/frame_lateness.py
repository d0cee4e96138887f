"""How late are the window's frames while an opponent thinks?

Cards are kept moving in the real window, and sixty times a second a frame is due: a timer fires,
Python is entered, what moves is painted. A frame is as late as its painting begins after it was
due; how long painting takes is told beside it. An opponent that thinks holds up both wherever it
keeps the interpreter to itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle
from time import perf_counter

from PySide6.QtCore import (
    QByteArray,
    QEventLoop,
    QObject,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QWidget

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Level
from euchre_desktop.app.bench.figures import Figure, Goal, Row, Section, at_most, times
from euchre_desktop.app.bench.positions import positions
from euchre_desktop.app.game_setup import PERSON, standard_setup
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import Observation, defaults, new_game, observe, seeded_deal, start_deal
from euchre_desktop.ui.card_item import CardItem
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.table_view import TableView

FRAMES_A_SECOND = 60
COMPILED_MS = 4
"""Uncompiled there is no goal: Python has to share the interpreter."""
MOVING = 4
"""Cards, as when a trick is taken."""
SWING_MS = 700
QUESTIONS = 120
THOROUGH, QUICK = (3.0, 3), (0.4, 1)
"""Seconds of one turn, and how many turns with and without thinking."""


@dataclass(slots=True)
class Frames:
    """What became of the frames that were due."""

    late_ms: list[float] = field(default_factory=list)
    painting_ms: list[float] = field(default_factory=list)
    dropped: int = 0
    """Due while the one before was still waiting."""

    def figures(self, name: str, label: str, goal: Goal | None) -> tuple[Row, ...]:
        """Lateness, held to the goal, and what became of painting."""
        due = len(self.late_ms) + self.dropped
        share = 100 * self.dropped / due
        return (
            times(f"frames.{name}.late", f"{label}, late", self.late_ms, goal),
            times(f"frames.{name}.painting", f"{label}, painting", self.painting_ms),
            Figure(f"frames.{name}.dropped", f"{label}, not shown", share, "%"),
        )


class FrameClock(QObject):
    """Lets an area of a widget be painted whenever a frame is due.

    Signals:
        over: all the time asked for is over.
    """

    over = Signal()

    def __init__(self, painted: QWidget, area: QRect) -> None:
        super().__init__(painted)
        self._painted = painted
        self._area = area
        self._frames = Frames()
        self._ends = self._due = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_due)

    def run(self, seconds: float, into: Frames) -> None:
        """Show frames for so long and note in `into` how late they are."""
        self._frames = into
        self._due = perf_counter() + 1 / FRAMES_A_SECOND
        self._ends = self._due + seconds
        self._wait()

    @Slot()
    def _on_due(self) -> None:
        began = perf_counter()
        self._painted.repaint(self._area)
        now = perf_counter()
        self._frames.late_ms.append(1000 * (began - self._due))
        self._frames.painting_ms.append(1000 * (now - began))
        missed = int((now - self._due) * FRAMES_A_SECOND)
        self._frames.dropped += missed
        self._due += (missed + 1) / FRAMES_A_SECOND
        if self._due < self._ends:
            self._wait()
        else:
            self.over.emit()

    def _wait(self) -> None:
        # A timer takes whole milliseconds, and a frame that comes too early is not on time.
        left = 1000 * (self._due - perf_counter())
        self._timer.start(max(0, int(left) + 1))


class Ponderer(QObject):
    """Keeps a thinker thinking: the next question as soon as one is answered."""

    def __init__(self, thinker: Thinker, questions: tuple[Observation, ...], level: Level) -> None:
        super().__init__()
        self._thinker = thinker
        self._questions = cycle(questions)
        self._level = level
        self._pondering = False
        self.answered = 0
        thinker.decided.connect(self._on_decided)

    def start(self) -> None:
        self._pondering = True
        self._ask()

    def stop(self) -> None:
        self._pondering = False
        self._thinker.withdraw()

    @Slot()
    def _on_decided(self) -> None:
        self.answered += 1
        if self._pondering:
            self._ask()

    def _ask(self) -> None:
        self._thinker.think(next(self._questions), self._level, str(self.answered))


def show_deal(window: MainWindow) -> None:
    """Lay a deal for four on the table."""
    setup = standard_setup(defaults(4), "South", list(Level)[-1])
    window.new_game(setup)
    deal = start_deal(new_game(setup.options), seeded_deal(setup.options, 0, "bench", 0))
    window.show_step(observe(deal.state, PERSON), deal.events)


def measure_frames(view: TableView, thinker: Thinker, *, quick: bool) -> Section:
    """Let cards move, by turns with nobody thinking and with the best opponent at it.

    Runs the application's event loop; `view` is to be visible and hold a deal.
    """
    moving = _played_cards(view)
    swings = [_swing(card, view.sceneRect().center()) for card in moving]
    clock = FrameClock(view.viewport(), _area(view, moving))
    ponderer = Ponderer(thinker, positions(4, QUESTIONS), list(Level)[-1])
    # The first frames draw what later ones find drawn.
    warming, at_rest, thinking = Frames(), Frames(), Frames()
    seconds, rounds = QUICK if quick else THOROUGH
    turns = _Turns(clock, ponderer, seconds)
    turns.run([warming, *[at_rest, thinking] * rounds], thinking)
    for swing in swings:
        swing.stop()
    return Section(
        f"Window: frames late, {FRAMES_A_SECOND} a second, {len(moving)} cards moving",
        (
            *at_rest.figures("at_rest", "nobody thinks", None),
            *thinking.figures("thinking", "expert thinks", _goal()),
            Figure("frames.answers", "questions answered meanwhile", ponderer.answered, ""),
        ),
    )


class _Turns(QObject):
    """One stretch of frames after the other."""

    def __init__(self, clock: FrameClock, ponderer: Ponderer, seconds: float) -> None:
        super().__init__()
        self._clock = clock
        self._ponderer = ponderer
        self._seconds = seconds
        self._waiting: list[Frames] = []
        self._thinking: Frames | None = None
        self._loop = QEventLoop()
        # Queued: the frame that ends a turn does not delay the first of the next.
        clock.over.connect(self._next, Qt.ConnectionType.QueuedConnection)

    def run(self, turns: list[Frames], thinking: Frames) -> None:
        """Fill each of `turns`; the opponent thinks in those that are `thinking`."""
        self._waiting, self._thinking = turns, thinking
        self._next()
        self._loop.exec()

    @Slot()
    def _next(self) -> None:
        self._ponderer.stop()
        if not self._waiting:
            self._loop.quit()
            return
        frames = self._waiting.pop(0)
        if frames is self._thinking:
            self._ponderer.start()
        self._clock.run(self._seconds, frames)


def _goal() -> Goal | None:
    return at_most(COMPILED_MS) if is_compiled() else None


def _played_cards(view: TableView) -> list[CardItem]:
    """As many cards as lie in a trick, those that lie lowest: the person's."""
    cards = [item for item in view.scene().items() if isinstance(item, CardItem)]
    return sorted(cards, key=lambda card: -card.y())[:MOVING]


def _swing(card: CardItem, middle: QPointF) -> QPropertyAnimation:
    """The card goes to the middle of the table and back, as Qt moves it in a game."""
    swing = QPropertyAnimation(card, QByteArray(b"pos"), card)
    swing.setDuration(SWING_MS)
    swing.setKeyValueAt(0, card.pos())
    swing.setKeyValueAt(0.5, middle)
    swing.setKeyValueAt(1, card.pos())
    swing.setLoopCount(-1)
    swing.start()
    return swing


def _area(view: TableView, moving: list[CardItem]) -> QRect:
    """Where the cards are on their way."""
    area = QRectF()
    for card in moving:
        picture = QRectF(card.childrenBoundingRect())
        area |= picture.translated(card.pos()) | picture.translated(view.sceneRect().center())
    return view.mapFromScene(area).boundingRect()

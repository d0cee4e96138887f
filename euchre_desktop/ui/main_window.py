"""What stands around the table? Menus, toolbar, status line, panels and log.

The window shows what the table reports, and reports what the person chooses;
the rhythm between the two is told in ARCHITECTURE.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QToolBar

from euchre_desktop.ai.player import Decision
from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.app.journal.trouble import Trouble
from euchre_desktop.app.preferences import Preferences, Problem, Speed
from euchre_desktop.rules import Action, Event, Observation, Phase, Refusal, Seat
from euchre_desktop.ui.auto_play import AutoPlay
from euchre_desktop.ui.decision_panel import DecisionPanel
from euchre_desktop.ui.log_panel import LogPanel
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.notice_bar import NoticeBar
from euchre_desktop.ui.panel_frame import PanelFrame
from euchre_desktop.ui.result_panel import ResultPanel
from euchre_desktop.ui.review_actions import ReviewActions
from euchre_desktop.ui.sorting import order_of
from euchre_desktop.ui.suit_symbols import SuitSymbols
from euchre_desktop.ui.table_view import TableView
from euchre_desktop.ui.tableau import last_complete_trick
from euchre_desktop.ui.tempo import tempo_of
from euchre_desktop.ui.window_actions import WindowActions
from euchre_desktop.ui.window_texts import problem_sentence, trouble_sentence
from euchre_desktop.ui.wording import Wording

MESSAGE_MS = 8000
"""How long a passing word about files and history stands in the status line."""
WATCHED_SECONDS = 3
"""How long a result stays in a game that nobody is there to lead on."""
FIRST_SIZE = QSize(1280, 840)
ROOMY_HEIGHT = 480
"""Of a window with words of the usual size, that has room for toolbar and status line."""
FRAME = QSize(16, 48)
"""About what systems put around a window; how much is known only once it is shown."""


class MainWindow(QMainWindow):
    """The program's one window.

    Signals:
        caught_up: everything reported has been shown and read; the game may go on.
        action_chosen: an Action the person chose.
        play_again: the same game is wanted once more.
        preferences_changed: the new Preferences.
        told: a sentence about what just happened, as it begins to be shown.
        urged: a sentence that asks something of the person: their turn, or why not.
        file_dropped: the Path of a file that was dragged here.
    """

    caught_up = Signal()
    action_chosen = Signal(object)
    play_again = Signal()
    preferences_changed = Signal(object)
    told = Signal(str)
    urged = Signal(str)
    file_dropped = Signal(object)

    def __init__(self, view: TableView, symbols: SuitSymbols, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setAcceptDrops(True)
        self.setWindowTitle(self.tr("Euchre Desktop"))
        self._preferences = preferences
        self._wording: Wording | None = None
        self._watched = False
        self._seen: Observation | None = None
        self._words_scale = 1.0
        self._reasons: list[tuple[int, str]] = []
        self.view = view
        self.setCentralWidget(view)
        # On the viewport: screen readers find nothing else within a scrolling view.
        self.decision_panel = DecisionPanel(symbols, view.viewport())
        self.result_panel = ResultPanel(view.viewport())
        self.log_panel = LogPanel()
        self.actions_offered = WindowActions(self)
        self.review_actions = ReviewActions(self)
        self._auto_play = AutoPlay(self)
        self._build_frame()
        self._connect_parts()
        self._apply(preferences)
        self._restore_geometry(preferences.geometry)

    @property
    def preferences(self) -> Preferences:
        return self._preferences

    @property
    def must_ask_before_leaving(self) -> bool:
        """Is a game under way that the person would not like to lose by mistake?"""
        under_way = self._seen is not None and self._seen.phase is not Phase.GAME_OVER
        return under_way and not self._watched and self._preferences.confirm

    def new_game(self, setup: GameSetup) -> None:
        """Clear the table for a game that is about to start."""
        self._auto_play.stop()
        self._wording = Wording(setup.names, None if setup.watched else PERSON)
        self._watched = setup.watched
        self._seen = None
        self._reasons.clear()
        self.decision_panel.hide()
        self.result_panel.hide()
        self.log_panel.clear()
        self.actions_offered.last_trick.setChecked(False)
        self.actions_offered.set_begun(True)
        self._target.setText(self.tr("First to {target}").format(target=setup.options.target))
        self.view.new_game(setup)

    def end_game(self) -> None:
        """Nothing is under way any more; what lies on the table stays to be looked at."""
        self._seen = None
        self.actions_offered.set_begun(False)

    @Slot(object, object)
    def show_step(self, seen: Observation, events: tuple[Event, ...]) -> None:
        """Show what just happened; `caught_up` follows."""
        self._auto_play.stop()
        self._seen = seen
        self.decision_panel.hide()
        self.result_panel.hide()
        self.actions_offered.last_trick.setChecked(False)
        self.view.show_step(seen, events)

    @Slot(object)
    def show_restored(self, seen: Observation) -> None:
        """Show the table as it stands after a step back, or forward, at once; `caught_up` follows.

        Nothing of the way there is animated.
        """
        before, self._seen = self._seen, seen
        self.decision_panel.withdraw()
        self.result_panel.hide()
        self.actions_offered.last_trick.setChecked(False)
        done = len(seen.actions)
        self._reasons = [reason for reason in self._reasons if reason[0] < done]
        self.view.restore(seen)
        if before is not None:
            back = done < len(before.actions)
            self._tell(self.tr("Taken back.") if back else self.tr("Done again."))

    def recall(self, past: Iterable[tuple[Observation, tuple[Event, ...]]]) -> None:
        """Write what happened before the program was started into the log."""
        for seen, events in past:
            for event in events:
                sentence = self._words.event(event, seen)
                if sentence:
                    self.log_panel.append(sentence)

    @Slot(object)
    def offer(self, seen: Observation) -> None:
        """Let the person choose one of `seen.legal_actions`."""
        self._seen = seen
        # The panel first: the table tells it which cards are marked from the start.
        asked = self.decision_panel.ask(seen, self._words)
        if asked:
            self._place_panels()
        self.view.offer(seen)
        self._auto_play.offer(seen)
        self.urged.emit(self.decision_panel.words if asked else self._words.turn(seen))

    @Slot(int, object)
    def note_reason(self, seat: Seat, decision: Decision) -> None:
        """Keep why a computer player acted; told after the deal, if it is wanted."""
        assert self._seen is not None
        sentence = self._words.reason(seat, decision.action, decision.reason, self._seen)
        self._reasons.append((len(self._seen.actions), sentence))

    @Slot()
    def move_on(self) -> None:
        """Finish what moves, or leave the result, for whoever watches without hands."""
        if self.result_panel.isVisible():
            self.result_panel.move_on()
        else:
            self.view.finish_motion()

    def warn(self, problem: Problem | Trouble) -> None:
        """Say once, without stopping anything, what could not be done."""
        if isinstance(problem, Trouble):
            self.notice.say(trouble_sentence(problem))
        else:
            self.notice.say(problem_sentence(problem))

    def say_standing(self, sentence: str) -> None:
        """Say at the lower right how it stands, in place of what the game is played to."""
        self._target.setText(sentence)

    def fit_on_screen(self) -> None:
        """Be no larger than the screen has room for, the window's frame included."""
        if not self.windowState():
            self.resize(self.size().boundedTo(self.screen().availableSize() - FRAME))

    def set_preferences(self, preferences: Preferences) -> None:
        """Change how the table behaves, at once, and tell whoever keeps it."""
        if preferences != self._preferences:
            self._apply(preferences)
            self.preferences_changed.emit(preferences)

    def set_look(self, look: Look) -> None:
        """Draw table, panels and log like this, at once."""
        self.view.set_look(look)
        for panel in self.view.findChildren(PanelFrame):
            panel.wear(look)
        self.log_panel.wear(look)
        self._words_scale = look.words
        self._make_room()
        self._place_panels()

    def menu_actions(self) -> list[QAction]:
        """Every command of the menus."""
        speeds = self.actions_offered.speeds.values()
        return [*self.actions_offered.all(), *self.review_actions.all(), *speeds]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a low window to the table."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """With large words in a low window, what the menus and the table say too goes."""
        roomy = self.height() >= ROOMY_HEIGHT * self._words_scale
        self._toolbar.setVisible(roomy)
        self.statusBar().setVisible(roomy)

    def changeEvent(self, event: QEvent) -> None:
        """Whoever makes it fill the screen, the person or the last session, the menu says so."""
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_offered.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.set_preferences(replace(self._preferences, geometry=geometry))
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files of this machine, one at a time."""
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which file it is; reading it is not the window's business."""
        event.acceptProposedAction()
        self.file_dropped.emit(Path(event.mimeData().urls()[0].toLocalFile()))

    @property
    def wording(self) -> Wording | None:
        """How the present game is told; None before the first."""
        return self._wording

    @property
    def _words(self) -> Wording:
        assert self._wording is not None, "no game has been started"
        return self._wording

    def _build_frame(self) -> None:
        actions = self.actions_offered
        actions.fill_menus(self.menuBar())
        self.review_actions.fill_menu(actions.deal_menu)
        self._toolbar = toolbar = QToolBar(self.tr("Toolbar"))
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        actions.fill_toolbar(toolbar)
        self.addToolBar(toolbar)
        self.notice = NoticeBar(self)
        self.addToolBarBreak()
        self.addToolBar(self.notice)
        self._dock = QDockWidget(self.tr("Game log"), self)
        self._dock.setObjectName("log_dock")
        self._dock.setWidget(self.log_panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._target = QLabel()
        self._target.setObjectName("target_label")
        self.statusBar().addPermanentWidget(self._target)

    def _connect_parts(self) -> None:
        actions = self.actions_offered
        self.view.ready.connect(self._on_shown)
        self.view.laid_out.connect(self._place_panels)
        self.view.happening.connect(self._on_happening)
        self.view.last_trick_wanted.connect(actions.last_trick.setChecked)
        self.view.refused.connect(self._on_refused)
        self.view.selection_changed.connect(self.decision_panel.set_selection)
        self.view.action_chosen.connect(self._on_chosen)
        self.decision_panel.action_chosen.connect(self._on_chosen)
        self._auto_play.chosen.connect(self._on_chosen)
        self.result_panel.moved_on.connect(self.caught_up)
        self.result_panel.play_again.connect(self.play_again)
        self.result_panel.new_game.connect(actions.new_game.trigger)
        actions.last_trick.toggled.connect(self._on_last_trick_toggled)
        actions.log.toggled.connect(self._on_log_toggled)
        actions.full_screen.triggered.connect(self._on_full_screen_wanted)
        actions.quit.triggered.connect(self.close)
        self._dock.visibilityChanged.connect(self._on_dock_visibility)
        for speed, action in actions.speeds.items():
            action.triggered.connect(lambda _checked, chosen=speed: self._set_speed(chosen))

    @Slot()
    def _on_shown(self) -> None:
        seen = self._seen
        if seen is None or seen.result is None:
            self.caught_up.emit()
            return
        if self._preferences.show_reasons:
            for _, sentence in self._reasons:
                self.log_panel.append(sentence)
        self._reasons.clear()
        self.view.say("")  # the panel says it
        self.result_panel.show_result(seen, self._words, self._result_seconds)
        self._place_panels()

    @property
    def _result_seconds(self) -> int:
        seconds = self._preferences.result_seconds
        return WATCHED_SECONDS if self._watched and seconds == 0 else seconds

    @Slot(object)
    def _on_chosen(self, action: Action) -> None:
        self._auto_play.stop()
        self.decision_panel.hide()
        self.action_chosen.emit(action)

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        assert self._seen is not None
        sentence = self._words.refusal(refusal, self._seen)
        self._ask_of_person(sentence)

    @Slot()
    def _place_panels(self) -> None:
        self.decision_panel.place(self.view.panel_rect())
        self.result_panel.place(self.view.result_rect())

    def _tell(self, sentence: str) -> None:
        self.log_panel.append(sentence)
        self.view.say(sentence)
        self.told.emit(sentence)

    def _ask_of_person(self, sentence: str) -> None:
        self.view.say(sentence)
        self.urged.emit(sentence)

    @Slot(bool)
    def _on_last_trick_toggled(self, wanted: bool) -> None:
        if not self.view.show_last_trick(wanted):
            self.actions_offered.last_trick.setChecked(False)
            self._ask_of_person(self.tr("There is no complete trick to show just now."))
            return
        last = last_complete_trick(self._seen) if wanted and self._seen is not None else None
        if last is not None and self._seen is not None:
            self._ask_of_person(self._words.last_trick(last[0], self._seen))
        else:
            self.view.say("")

    @Slot(bool)
    def _on_log_toggled(self, shown: bool) -> None:
        self._dock.setVisible(shown)
        self.set_preferences(replace(self._preferences, show_log=shown))

    @Slot(bool)
    def _on_dock_visibility(self, shown: bool) -> None:
        # Also false while the window is minimized, which must not switch the log off.
        if self.isVisible() and not self.isMinimized():
            self.actions_offered.log.setChecked(shown)

    @Slot(bool)
    def _on_full_screen_wanted(self, full: bool) -> None:
        others = self.windowState() & ~Qt.WindowState.WindowFullScreen
        self.setWindowState(others | Qt.WindowState.WindowFullScreen if full else others)

    def _set_speed(self, speed: Speed) -> None:
        self.set_preferences(replace(self._preferences, speed=speed))

    def _apply(self, preferences: Preferences) -> None:
        seconds_before, self._preferences = self._preferences.result_seconds, preferences
        if preferences.result_seconds != seconds_before:
            self.result_panel.set_seconds(self._result_seconds)
        self.view.set_tempo(tempo_of(preferences))
        self.view.set_hand_order(order_of(preferences))
        self._auto_play.use(preferences)
        self.actions_offered.speeds[preferences.speed].setChecked(True)
        self.actions_offered.log.setChecked(preferences.show_log)
        self._dock.setVisible(preferences.show_log)

    def _restore_geometry(self, geometry: str) -> None:
        stored = QByteArray.fromBase64(geometry.encode("ascii", "replace"))
        if stored.isEmpty() or not self.restoreGeometry(stored):
            self.resize(FIRST_SIZE)

    @Slot(object, object)
    def _on_happening(self, event: Event, seen: Observation) -> None:
        sentence = self._words.event(event, seen)
        if sentence:
            self._tell(sentence)

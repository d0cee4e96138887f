"""How is the program put together and run? The only place that connects its objects."""

from __future__ import annotations

import secrets
import signal
import sys
import traceback
from dataclasses import replace
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from euchre_desktop import __version__
from euchre_desktop.ai.player import Level
from euchre_desktop.app.bench.figures import Section
from euchre_desktop.app.game_setup import PRESETS, GameSetup
from euchre_desktop.app.paths import resources, user_folders
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.app.preferences_file import PreferencesFile
from euchre_desktop.app.smoke_result import SmokeLimits, SmokeResult
from euchre_desktop.app.table import Table
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.demo import Demo
from euchre_desktop.ui.frame_lateness import measure_frames, show_deal
from euchre_desktop.ui.look import Look, look_of
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.smoke_test import SmokeTest, draw_everything, ended_if_hung, watched_setup
from euchre_desktop.ui.style import apply_style
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols
from euchre_desktop.ui.table_view import TableView
from euchre_desktop.ui.watched_games import WatchedGames
from euchre_desktop.ui.window_dialogs import WindowDialogs

REFUSED = 2
"""Exit code where a file or folder is in the way."""
FAILED = 3
"""Exit code after an exception anywhere in an unattended run."""

SWITCH_SECONDS = 0.0005
"""How long a thread may keep the interpreter. Opponents that are not compiled think in Python, and
by the usual 5 ms frames are up to 30 ms late (`bench --window`: 26 ms at 99 %, and so 3 ms)."""


class Program(QObject):
    """The parts of the running program, connected.

    Signals:
        failed: the text of an exception that reached nobody.
    """

    failed = Signal(str)

    def __init__(self, loaded: Loaded, kept_in: PreferencesFile | None) -> None:
        """Without `kept_in` preferences are not saved (unattended runs leave no trace)."""
        super().__init__()
        folder = resources()
        self.view = TableView(CardArt(folder))
        self._pips = folder / "cards"
        self._symbols = SvgSuitSymbols(self._pips / Look().pips)
        self.window = MainWindow(self.view, self._symbols, loaded.preferences)
        # After the window: an exception there would leave the thread running, and Qt aborts.
        self.thinker = Thinker()
        self.table = Table(self.thinker)
        self.dialogs = WindowDialogs(self.window, lambda: self.table.record)
        self._setup: GameSetup | None = None
        self._kept_in = kept_in
        self._look = Look()
        self._show_look()
        self._connect()
        if loaded.problem is not None:
            self.window.warn(loaded.problem)

    def start_game(self, setup: GameSetup, seed: str | None = None) -> None:
        """Start a game on the table, abandoning any other.

        All its chance derives from `seed`; without one the system gives it.
        """
        self._setup = setup
        if not setup.watched:
            self.window.set_preferences(replace(self.window.preferences, last_game=setup))
        self.window.new_game(setup)
        self.table.start(setup, seed or secrets.token_hex(16))

    def close(self) -> None:
        """Stop the thinking thread; the program can then end."""
        self.thinker.close()

    def _connect(self) -> None:
        self.table.happened.connect(self.window.show_step)
        self.table.person_to_act.connect(self.window.offer)
        self.table.explained.connect(self.window.note_reason)
        self.thinker.failed.connect(self._on_thinker_failed)
        # Queued: a step is shown in full before the next begins, however fast they come.
        self.window.caught_up.connect(self.table.proceed, Qt.ConnectionType.QueuedConnection)
        self.window.action_chosen.connect(self.table.choose)
        self.window.play_again.connect(self._on_play_again)
        self.window.preferences_changed.connect(self._on_preferences_changed)
        self.dialogs.game_wanted.connect(self.start_game)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._show_look)

    @Slot()
    def _show_look(self) -> None:
        """Draw everything as the preferences, and the system's light or dark, ask for."""
        scheme = QGuiApplication.styleHints().colorScheme()
        look = look_of(self.window.preferences, scheme)
        if look == self._look:
            return
        self._look = look
        self._symbols.use_folder(self._pips / look.pips)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_style(application, look)
        self.window.set_look(look)

    @Slot()
    def _on_play_again(self) -> None:
        if self._setup is not None:
            self.start_game(self._setup)

    @Slot(object)
    def _on_preferences_changed(self, preferences: Preferences) -> None:
        self._show_look()
        problem = self._kept_in.save(preferences) if self._kept_in is not None else None
        if problem is not None:
            self.window.warn(problem)

    @Slot(object)
    def _on_thinker_failed(self, error: Exception) -> None:
        self.window.notice.say(
            self.tr(
                "An opponent could not decide, so this game stands still."
                " Save its record, then start a new game."
            )
        )
        raise error

    def catch_exceptions(self) -> None:
        """Tell every exception that would otherwise only be printed by Qt, as `failed`."""
        sys.excepthook = self._on_exception

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        self.failed.emit("".join(traceback.format_exception(kind, error, where)))


def play() -> int:
    """Open the window for a person; returns the exit code."""
    _let_ctrl_c_end_it()
    application = make_application()
    kept_in = PreferencesFile(user_folders().preferences)
    program = Program(kept_in.load(), kept_in)
    application.aboutToQuit.connect(program.close)
    program.window.fit_on_screen()
    program.window.show()
    QTimer.singleShot(0, program.dialogs.open_new_game)
    return application.exec()


def show_demo(players: int, pictures: Path | None, *, visible: bool) -> int:
    """Let computer players play a whole game, told on standard output; returns the exit code."""
    _let_ctrl_c_end_it()
    application = make_application()
    try:
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{pictures}: {error.strerror}", file=sys.stderr)
        return REFUSED
    program = _unattended(application, Speed.NORMAL if visible else Speed.OFF)
    games = WatchedGames(program.window, program.start_game, linger=visible)
    program.table.happened.connect(games.note)
    demo = Demo(program.window, games, sys.stdout, pictures)
    demo.cut_off.connect(lambda why: _give_up(application, why, REFUSED))
    games.all_over.connect(application.quit)
    program.failed.connect(lambda text: _give_up(application, text, FAILED))
    program.window.show()
    preset = next(preset for preset in PRESETS if preset.options.players == players)
    QTimer.singleShot(0, lambda: games.play([watched_setup(preset.key, Level.CASUAL)]))
    return application.exec()


def run_smoke_test(result: SmokeResult, limits: SmokeLimits) -> None:
    """Draw everything and play a game of each kind unattended; the verdict is in `result`."""
    with ended_if_hung(limits.hung_seconds) as still_alive:
        application = make_application()
        draw_everything(resources())
        program = _unattended(application, Speed.OFF)
        games = WatchedGames(program.window, program.start_game, linger=False)
        games.shown.connect(still_alive)
        program.table.happened.connect(games.note)
        test = SmokeTest(games, result, limits.stalled_ms)
        test.over.connect(application.quit)
        program.failed.connect(test.report)
        program.window.show()
        QTimer.singleShot(0, test.run)
        application.exec()


def measure_window(*, quick: bool) -> Section:
    """How late the window's frames are while an opponent thinks; see `frame_lateness`."""
    application = make_application()
    program = _unattended(application, Speed.OFF)
    # Of its own: the program's plays the table's game.
    thinker = Thinker()
    try:
        program.window.show()
        show_deal(program.window)
        return measure_frames(program.view, thinker, quick=quick)
    finally:
        thinker.close()
        program.close()


def make_application() -> QApplication:
    """The application object, named and styled, in a process that lets it work in time."""
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QApplication(sys.argv[:1])
    application.setApplicationName("euchre-desktop")
    application.setApplicationDisplayName("Euchre Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("euchre-desktop")
    application.setWindowIcon(QIcon(str(resources() / "icons" / "euchre.svg")))
    apply_style(application)
    return application


def _let_ctrl_c_end_it() -> None:
    """Python would hear of Ctrl-C only at the next slot, and interrupt just that one.

    No file is ever half written, so the program can end wherever it is.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _give_up(application: QApplication, problem: str, code: int) -> None:
    if problem and sys.stderr is not None:  # a windowed program on Windows has none
        print(problem, file=sys.stderr)
    application.exit(code)


def _unattended(application: QApplication, speed: Speed) -> Program:
    program = Program(Loaded(Preferences(speed=speed)), None)
    program.catch_exceptions()
    application.aboutToQuit.connect(program.close)
    return program

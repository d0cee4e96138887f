"""What runs in the real window with nobody there: a demo, the smoke test, measurements?"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from euchre_desktop.ai.player import Level
from euchre_desktop.app.bench.figures import Section
from euchre_desktop.app.game_setup import PRESETS
from euchre_desktop.app.paths import resources
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.app.smoke_result import SmokeLimits, SmokeResult
from euchre_desktop.app.sound.wav import read_every_sound
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.ui.demo import Demo
from euchre_desktop.ui.frame_intervals import measure_intervals
from euchre_desktop.ui.frame_lateness import measure_frames, show_deal
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.smoke_test import SmokeTest, draw_everything, ended_if_hung, watched_setup
from euchre_desktop.ui.starting import let_ctrl_c_end_it, make_application
from euchre_desktop.ui.watched_games import WatchedGames

REFUSED = 2
"""Exit code where a file or folder is in the way."""
FAILED = 3
"""Exit code after an exception anywhere in an unattended run."""


def show_demo(players: int, pictures: Path | None, *, visible: bool) -> int:
    """Let computer players play a whole game, told on standard output; returns the exit code."""
    let_ctrl_c_end_it()
    application = make_application()
    try:
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{pictures}: {error.strerror}", file=sys.stderr)
        return REFUSED
    program = unattended(application, Speed.NORMAL if visible else Speed.OFF)
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
        read_every_sound(resources() / "sounds")
        program = unattended(application, Speed.OFF)
        games = WatchedGames(program.window, program.start_game, linger=False)
        games.shown.connect(still_alive)
        program.table.happened.connect(games.note)
        test = SmokeTest(games, result, limits.stalled_ms)
        test.over.connect(application.quit)
        program.failed.connect(test.report)
        program.window.show()
        QTimer.singleShot(0, test.run)
        application.exec()


def measure_window(*, quick: bool) -> Iterator[Section]:
    """The window's frames while an opponent thinks: see `frame_lateness`, `frame_intervals`."""
    application = make_application()
    program = unattended(application, Speed.OFF)
    # Of its own: the program's plays the table's game.
    thinker = Thinker()
    try:
        program.window.show()
        show_deal(program.window)
        yield measure_frames(program.view, thinker, quick=quick)
        games = WatchedGames(program.window, program.start_game, linger=False)
        program.table.happened.connect(games.note)
        yield measure_intervals(program.window, games, thinker, quick=quick)
    finally:
        thinker.close()
        program.close()


def _give_up(application: QApplication, problem: str, code: int) -> None:
    if problem and sys.stderr is not None:  # a windowed program on Windows has none
        print(problem, file=sys.stderr)
    application.exit(code)


def unattended(application: QApplication, speed: Speed) -> Program:
    """A program that leaves no trace, is not heard, and tells its exceptions."""
    program = Program(Loaded(Preferences(speed=speed)), None)
    program.catch_exceptions()
    application.aboutToQuit.connect(program.close)
    return program

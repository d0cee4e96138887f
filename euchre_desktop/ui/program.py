"""How is the program put together and run? The only place that connects its objects."""

from __future__ import annotations

import secrets
import sys
import traceback
from contextlib import ExitStack
from dataclasses import replace
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from euchre_desktop.app.exchange.opening import setup_of
from euchre_desktop.app.game import Game, recorded_game, seen_so_far
from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.app.journal.challenges import KeptChallenges
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.paths import resources
from euchre_desktop.app.preferences import Loaded, Preferences
from euchre_desktop.app.preferences_file import PreferencesFile
from euchre_desktop.app.sound.player import Player, Silence
from euchre_desktop.app.sound.sounding import Sounding
from euchre_desktop.app.table import Table
from euchre_desktop.app.taking_back import Possible
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import Action, DealCode, Record
from euchre_desktop.ui.announcer import Announcer
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.challenge_play import ChallengePlay
from euchre_desktop.ui.deal_dialogs import DealDialogs
from euchre_desktop.ui.game_files import GameFiles
from euchre_desktop.ui.helping import Helping
from euchre_desktop.ui.history_dialogs import HistoryDialogs
from euchre_desktop.ui.look import Look, look_of
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.opponents_form import DEFAULT_LEVEL
from euchre_desktop.ui.resume_dialog import ResumeDialog
from euchre_desktop.ui.style import apply_style
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols
from euchre_desktop.ui.table_view import TableView
from euchre_desktop.ui.window_dialogs import Left, WindowDialogs


class Program(QObject):
    """The parts of the running program, connected.

    Signals:
        failed: the text of an exception that reached nobody.
    """

    failed = Signal(str)

    def __init__(
        self,
        loaded: Loaded,
        kept_in: PreferencesFile | None,
        journal: Journal | None = None,
        player: Player | None = None,
    ) -> None:
        """Without `kept_in` preferences are not saved, and games are not without `journal`.

        (Unattended runs leave no trace, and make no sound.)
        """
        super().__init__()
        folder = resources()
        art = CardArt(folder)
        self.view = TableView(art)
        self._pips = folder / "cards"
        self._symbols = SvgSuitSymbols(self._pips / Look().pips)
        self.window = MainWindow(self.view, self._symbols, loaded.preferences)
        # After the window: an exception there would leave the thread running, and Qt aborts.
        self.thinker = Thinker()
        self.journal = journal
        if journal is not None:
            journal.tell_to(self.window.warn)
        self.table = Table(self.thinker, self.journal)
        self._player = player or Silence()
        self._sounding = Sounding(self._player, self)
        self._at_table = True
        self.helping = Helping(
            self.window, art, self.table, self.thinker, self._present_record, journal
        )
        self.dialogs = WindowDialogs(
            self.window, self._present_record, lambda: self._player.problem, self._left
        )
        self.files = GameFiles(self.window, self._present_record)
        kept = None if journal is None else KeptChallenges(journal)
        self.challenges = ChallengePlay(self.window, kept)
        self.deals = DealDialogs(self.window, art, self._present_game, self.journal)
        if self.journal is not None:
            HistoryDialogs(self.window, self.journal)
        self._setup: GameSetup | None = None
        self._kept_in = kept_in
        self._look = Look()
        self._show_look()
        self._set_sound(loaded.preferences)
        self._connect()
        if loaded.problem is not None:
            self.window.warn(loaded.problem)

    def start_game(self, setup: GameSetup, seed: str | None = None) -> None:
        """Start a game on the table, abandoning any other.

        All its chance derives from `seed`; without one the system gives it.
        """
        if not setup.watched:
            self.window.set_preferences(replace(self.window.preferences, last_game=setup))
        self._clear_table(setup)
        self.table.start(setup, seed or secrets.token_hex(16))

    def play_deal(self, setup: GameSetup, code: DealCode) -> None:
        """Start a game whose first deal is that of `code`.

        Not remembered as the game played last: its dealer was chosen for these cards.
        """
        self._clear_table(setup)
        self.table.start(setup, secrets.token_hex(16), code)

    @Slot()
    def welcome(self) -> None:
        """Offer to go on with an interrupted game, or else a new one."""
        found = None if self.journal is None else self.journal.unfinished()
        if self.journal is None or found is None:
            self.dialogs.open_new_game()
            return
        entry, game = found
        dialog = ResumeDialog(entry, game, self.window)
        dialog.go_on.connect(lambda: self.resume_game(game))
        dialog.another.connect(self.dialogs.open_new_game)
        dialog.give_up.connect(self.journal.abandon)
        dialog.give_up.connect(self.dialogs.open_new_game)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def resume_game(self, game: Game) -> None:
        """Go on with a game of the journal, which must hold it as the present one."""
        self._clear_table(game.setup)
        self.window.recall(seen_so_far(game))
        self.table.resume(game)

    @Slot(object)
    def open_record(self, record: Record) -> None:
        """Put a game from a file on the table: to go on with, or, if it is over, its end.

        It must be one by the rules. The person takes seat 0.
        """
        setup = setup_of(record, self.window.preferences.last_game, DEFAULT_LEVEL)
        record = replace(record, players=setup.names)  # however long they are in the file
        self._clear_table(setup)
        sources = (None,) * len(record.deals)
        game = recorded_game(setup, secrets.token_hex(16), record, sources)
        self.window.recall(seen_so_far(game))
        self.table.open(game)
        if game.over:
            self.helping.reviewing.open_record(record, person=False)

    def close(self) -> None:
        """Stop the working threads and the sounds; the program can then end."""
        with ExitStack() as closing:  # every one of them, even if one fails
            if self.journal is not None:
                closing.callback(self.journal.close)
            closing.callback(self._player.close)
            closing.callback(self.challenges.close)
            closing.callback(self.helping.close)
            closing.callback(self.thinker.close)

    def _clear_table(self, setup: GameSetup) -> None:
        """Leave whatever is being played, for a game of this setup."""
        self.challenges.give_up()
        self._at_table = True
        self._setup = setup
        self.window.new_game(setup)

    def _connect(self) -> None:
        self.table.happened.connect(self.thinker.prepare)
        self.table.happened.connect(self.window.show_step)
        self.table.restored.connect(self.window.show_restored)
        self.table.person_to_act.connect(self.window.offer)
        announcer = Announcer(self.view)
        self.window.told.connect(announcer.tell)
        self.window.urged.connect(announcer.urge)
        self.table.explained.connect(self.window.note_reason)
        self.thinker.failed.connect(self._on_thinker_failed)
        # Queued: a step is shown in full before the next begins, however fast they come.
        self.window.caught_up.connect(self._on_caught_up, Qt.ConnectionType.QueuedConnection)
        self.window.action_chosen.connect(self._on_action_chosen)
        self.window.play_again.connect(self._on_play_again)
        self.window.preferences_changed.connect(self._on_preferences_changed)
        self.view.showing.connect(self._sounding.hear)
        self.dialogs.game_wanted.connect(self.start_game)
        self.deals.deal_wanted.connect(self._on_deal_wanted)
        actions = self.window.actions_offered.deal
        self.table.possible_changed.connect(actions.set_possible)
        actions.undo.triggered.connect(self.table.undo)
        actions.redo.triggered.connect(self.table.redo)
        actions.restart.triggered.connect(self.table.restart_deal)
        self.files.game_opened.connect(self.open_record)
        self.challenges.begun.connect(self._on_challenge_begun)
        self.challenges.ended.connect(self._on_challenge_ended)
        self.challenges.failed.connect(self._on_thinker_failed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._show_look)

    @Slot(object, object)
    def _on_deal_wanted(self, setup: GameSetup, code: DealCode) -> None:
        self.dialogs.ask_before_leaving(lambda: self.play_deal(setup, code))

    def _present_record(self) -> Record | None:
        return self.table.record if self._at_table else self.challenges.record

    def _left(self) -> Left:
        if not self._at_table:
            return Left.GIVEN_UP
        kept = self.journal is not None and self.journal.present_id is not None
        return Left.KEPT if kept else Left.LOST

    def _present_game(self) -> Game | None:
        return self.table.game if self._at_table else None

    @Slot()
    def _on_caught_up(self) -> None:
        if self._at_table:
            self.table.proceed()

    @Slot(object)
    def _on_action_chosen(self, action: Action) -> None:
        if self._at_table:
            self.table.choose(action)

    @Slot()
    def _on_challenge_begun(self) -> None:
        """The game on the table waits, and hears no more of what the window tells."""
        self._at_table = False
        self.table.pause()
        self.window.actions_offered.deal.set_possible(Possible())
        self.helping.stand_aside()

    @Slot()
    def _on_challenge_ended(self) -> None:
        """The game that waited goes on, if there is one and nothing else has begun."""
        game = self.table.game
        if self._at_table:
            return
        if game is not None and not game.over:
            self.resume_game(game)
        else:
            self.window.end_game()

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
        self.helping.reviewing.wear(look)

    @Slot()
    def _on_play_again(self) -> None:
        if self._setup is not None:
            self.start_game(self._setup)

    @Slot(object)
    def _on_preferences_changed(self, preferences: Preferences) -> None:
        self._show_look()
        self._set_sound(preferences)
        problem = self._kept_in.save(preferences) if self._kept_in is not None else None
        if problem is not None:
            self.window.warn(problem)

    def _set_sound(self, preferences: Preferences) -> None:
        self._player.set_volume(preferences.volume)
        self._player.set_muted(not preferences.sound)

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

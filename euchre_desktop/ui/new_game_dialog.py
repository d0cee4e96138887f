"""Which game is played next, by which rules, and against whom?"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.app.game_setup import PRESETS, GameSetup, standard_setup
from euchre_desktop.rules import OptionsError
from euchre_desktop.ui.opponents_form import DEFAULT_LEVEL
from euchre_desktop.ui.rules_form import RulesForm
from euchre_desktop.ui.value_texts import preset_names

_CUSTOM = len(PRESETS)


class NewGameDialog(QDialog):
    """A ready-made game, or one of one's own rules. Opened with `open()`.

    Signals:
        chosen: the GameSetup to be played; the dialog is closed by then.
    """

    chosen = Signal(object)

    def __init__(self, last: GameSetup | None, parent: QWidget | None = None) -> None:
        """Shows `last`, the game played before, or the first ready-made game."""
        super().__init__(parent)
        self.setObjectName("new_game_dialog")
        self.setWindowTitle(self.tr("New game"))
        self.setAccessibleName(self.tr("New game"))
        self._presets = self._preset_box()
        self.form = RulesForm()
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setProperty("kind", "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._start = QPushButton(self.tr("&Start"))
        self._start.setObjectName("start_game")
        self._lay_out()
        # A screen of 640 x 480 shows the whole of it, with its frame.
        self.resize(600, 440)
        self._show_setup(last or standard_setup(PRESETS[0].options, self.tr("You"), DEFAULT_LEVEL))
        self._presets.activated.connect(self._on_preset_chosen)
        self.form.changed.connect(self._check)
        self._start.clicked.connect(self._on_start)

    def setup(self) -> GameSetup:
        """What is shown. Raises OptionsError if the rules contradict each other."""
        opponents = self.form.opponents
        return GameSetup(
            self.form.options(),
            opponents.names(),
            opponents.levels(),
            opponents.temperaments(),
        )

    def _preset_box(self) -> QComboBox:
        box = QComboBox()
        box.setObjectName("preset")
        box.setAccessibleName(self.tr("Game"))
        box.addItems([*preset_names().values(), self.tr("Custom")])
        return box

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Game"))
        label.setBuddy(self._presets)
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self._presets, stretch=1)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setObjectName("cancel_new_game")
        cancel.clicked.connect(self.reject)
        for button, kind in ((cancel, "plain"), (self._start, "choice")):
            button.setProperty("kind", kind)
            # Enter, pressed in a name, must not give the present game up.
            button.setAutoDefault(False)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(cancel)
        bottom.addWidget(self._start)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(14, 16, 14, 16)
        sheet.setSpacing(12)
        sheet.addLayout(top)
        sheet.addWidget(self.form, stretch=1)
        sheet.addWidget(self._problem)
        sheet.addLayout(bottom)

    def _show_setup(self, setup: GameSetup) -> None:
        self.form.opponents.show_players(setup.names, setup.levels, setup.temperaments)
        self.form.set_options(setup.options)
        self._check()

    def _on_preset_chosen(self, index: int) -> None:
        if index != _CUSTOM:
            self.form.set_options(PRESETS[index].options)
        self._check()

    def _check(self) -> None:
        """Show which ready-made game this is, if any, and whether it can be played."""
        problem = self.form.problem()
        self._problem.setText(problem or "")
        self._problem.setVisible(problem is not None)
        self._start.setEnabled(problem is None)
        self._start.setAccessibleDescription(problem or "")
        with QSignalBlocker(self._presets):
            self._presets.setCurrentIndex(self._preset_shown())

    def _preset_shown(self) -> int:
        try:
            options = self.form.options()
        except OptionsError:
            return _CUSTOM
        shown = (index for index, preset in enumerate(PRESETS) if preset.options == options)
        return next(shown, _CUSTOM)

    def _on_start(self) -> None:
        setup = self.setup()
        self.accept()
        self.chosen.emit(setup)

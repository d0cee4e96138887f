"""Which challenge is to be played: today's, a new one, or one of a code?"""

from __future__ import annotations

import datetime
import secrets

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QLabel, QLineEdit, QVBoxLayout
from PySide6.QtWidgets import QWidget as Widget

from euchre_desktop.ai.player import Level
from euchre_desktop.app.challenge.challenge import SIZES, Challenge, daily_challenge
from euchre_desktop.app.challenge.comparing import Comparison
from euchre_desktop.app.game_setup import PRESETS
from euchre_desktop.rules.deal_codes import CODE_BITS, DealCode, DealCodeError
from euchre_desktop.ui.challenge_words import points_text
from euchre_desktop.ui.dialog_parts import button, button_row, widen, words
from euchre_desktop.ui.opponents_form import DEFAULT_LEVEL
from euchre_desktop.ui.value_texts import level_names, preset_names

_TODAY, _NEW, _CODE = range(3)


class ChallengeDialog(QDialog):
    """Today's challenge, or the size, level and game of another. Opened with `open()`.

    Signals:
        chosen: the Challenge to be played; the dialog is closed by then.
    """

    chosen = Signal(object)

    def __init__(
        self,
        today: datetime.date,
        played: Comparison | None = None,
        parent: Widget | None = None,
    ) -> None:
        """`today` is the date in UTC; `played` is how its challenge ended, if it was played."""
        super().__init__(parent)
        self.setObjectName("challenge_dialog")
        self.setWindowTitle(self.tr("Challenge"))
        self.setAccessibleName(self.tr("Challenge"))
        self._today = daily_challenge(today)
        self._played = words("" if played is None else self._result_text(played), "explanation")
        self._played.setObjectName("challenge_played")
        self._kinds = self._box(
            "challenge_kind",
            self.tr("Challenge"),
            [
                self.tr("Today\u2019s ({date})").format(date=today.isoformat()),
                self.tr("A new one"),
                self.tr("By its code"),
            ],
        )
        self._games = self._box("challenge_game", self.tr("Game"), list(preset_names().values()))
        self._sizes = self._box("challenge_size", self.tr("Deals"), [str(size) for size in SIZES])
        self._levels = self._box(
            "challenge_level", self.tr("Computer players"), list(level_names().values())
        )
        self._code = QLineEdit()
        self._code.setObjectName("challenge_code")
        self._code.setAccessibleName(self.tr("Code"))
        self._code.setPlaceholderText("XXXX-XXXX-XXXX-XXXX")
        self._start = button("start_challenge", self.tr("&Start"), chosen=True)
        self._lay_out()
        self._own: tuple[int, ...] = (0, 1, list(Level).index(DEFAULT_LEVEL))
        """What the person chose last, while today's challenge shows its own."""
        self._show_kind()
        for box in self._choices:
            box.activated.connect(self._note_choice)
        self._kinds.currentIndexChanged.connect(self._show_kind)
        self._code.textChanged.connect(self._check)
        self._start.clicked.connect(self._on_start)

    def challenge(self) -> Challenge:
        """What is shown. Raises DealCodeError if the code is none."""
        if self._kinds.currentIndex() == _TODAY:
            return self._today
        if self._kinds.currentIndex() == _CODE:
            code = DealCode.parse(self._code.text())
        else:
            code = DealCode(secrets.randbits(CODE_BITS))
        return Challenge(
            code,
            SIZES[self._sizes.currentIndex()],
            list(Level)[self._levels.currentIndex()],
            PRESETS[self._games.currentIndex()].options,
        )

    def _box(self, name: str, title: str, entries: list[str]) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        box.setAccessibleName(title)
        box.addItems(entries)
        return box

    def _lay_out(self) -> None:
        rows = QGridLayout()
        rows.setHorizontalSpacing(16)
        rows.setColumnStretch(1, 1)
        fields: tuple[tuple[str, Widget], ...] = (
            (self.tr("C&hallenge"), self._kinds),
            (self.tr("&Game"), self._games),
            (self.tr("&Deals"), self._sizes),
            (self.tr("Computer &players"), self._levels),
            (self.tr("&Code"), self._code),
        )
        for row, (text, field) in enumerate(fields):
            label = QLabel(text)
            label.setBuddy(field)
            rows.addWidget(label, row, 0)
            rows.addWidget(field, row, 1)
        cancel = button("cancel_challenge", self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(24, 20, 24, 20)
        sheet.setSpacing(12)
        sheet.addLayout(rows)
        sheet.addWidget(
            words(
                self.tr(
                    "A computer player plays the same deals in your seat, against the same"
                    " opponents. What counts is the difference, deal by deal: good cards do"
                    " not help, only good play."
                ),
                "explanation",
            )
        )
        sheet.addWidget(self._played)
        sheet.addLayout(button_row(cancel, self._start))
        widen(self)

    def _result_text(self, played: Comparison) -> str:
        text = self.tr(
            "You have played today\u2019s challenge: {points} against the computer player."
        )
        return text.format(points=points_text(played.so_far))

    def _show_kind(self) -> None:
        """Today's challenge shows what it is; the others are for the person to choose."""
        kind = self._kinds.currentIndex()
        shown = self._todays_choices() if kind == _TODAY else self._own
        for box, index in zip(self._choices, shown, strict=True):
            box.setCurrentIndex(index)
            box.setEnabled(kind != _TODAY)
        self._code.setEnabled(kind == _CODE)
        self._played.setVisible(kind == _TODAY and bool(self._played.text()))
        self._check()

    @property
    def _choices(self) -> tuple[QComboBox, ...]:
        return (self._games, self._sizes, self._levels)

    def _note_choice(self) -> None:
        self._own = tuple(box.currentIndex() for box in self._choices)

    def _todays_choices(self) -> tuple[int, ...]:
        today = self._today
        game = next(n for n, preset in enumerate(PRESETS) if preset.options == today.options)
        return game, SIZES.index(today.size), list(Level).index(today.level)

    def _check(self) -> None:
        try:
            self.challenge()
        except DealCodeError:
            self._start.setEnabled(False)
        else:
            self._start.setEnabled(True)

    def _on_start(self) -> None:
        challenge = self.challenge()
        self.accept()
        self.chosen.emit(challenge)

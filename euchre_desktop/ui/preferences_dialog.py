"""How does the person like the table to behave?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.app.preferences import MOST_SECONDS, Preferences, Speed


class PreferencesDialog(QDialog):
    """Speed, pauses and the log. Every change holds at once; there is nothing to confirm.

    Signals:
        changed: the new Preferences, after every change.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferences_dialog")
        self.setWindowTitle(self.tr("Preferences"))
        self.setAccessibleName(self.tr("Preferences"))
        self._preferences = preferences
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(16)
        self._rows.setVerticalSpacing(2)
        self._rows.setColumnStretch(1, 1)
        self._add_speed()
        self._add_seconds()
        self._add_switches()
        close = QPushButton(self.tr("&Close"))
        close.setObjectName("close_preferences")
        close.setProperty("kind", "choice")
        close.clicked.connect(self.accept)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(close)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(24, 20, 24, 20)
        sheet.setSpacing(16)
        sheet.addLayout(self._rows)
        sheet.addStretch()
        sheet.addLayout(bottom)
        self.setMinimumWidth(440)

    def _add_speed(self) -> None:
        self._speed = QComboBox()
        self._speed.setObjectName("speed")
        names = {
            Speed.OFF: self.tr("Off: everything is there at once"),
            Speed.FAST: self.tr("Fast"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.SLOW: self.tr("Slow"),
        }
        for speed, name in names.items():
            self._speed.addItem(name, speed)
        self._speed.setCurrentIndex(list(names).index(self._preferences.speed))
        self._speed.currentIndexChanged.connect(
            lambda index: self._change(replace(self._preferences, speed=list(names)[index]))
        )
        self._add_row(
            self.tr("&Movement of the cards"),
            self._speed,
            self.tr("How long cards take to be dealt, played and gathered."),
        )

    def _add_seconds(self) -> None:
        self._seconds = QSpinBox()
        self._seconds.setObjectName("result_seconds")
        self._seconds.setRange(0, MOST_SECONDS)
        self._seconds.setSpecialValueText(self.tr("wait for me"))
        self._seconds.setSuffix(self.tr(" s"))
        self._seconds.setValue(self._preferences.result_seconds)
        self._seconds.valueChanged.connect(
            lambda value: self._change(replace(self._preferences, result_seconds=value))
        )
        self._add_row(
            self.tr("&Result of a deal stays for"),
            self._seconds,
            self.tr("Then the next deal begins by itself. At 0 it waits for a click or key."),
        )

    def _add_switches(self) -> None:
        self._add_switch(
            "click_to_collect",
            self._preferences.click_to_collect,
            lambda on: replace(self._preferences, click_to_collect=on),
            self.tr("&Wait for a click after each trick"),
            self.tr("A complete trick stays on the table until a click or a key."),
        )
        self._add_switch(
            "show_log",
            self._preferences.show_log,
            lambda on: replace(self._preferences, show_log=on),
            self.tr("Show the game &log"),
            self.tr("What happens is written beside the table, one sentence a line."),
        )
        self._add_switch(
            "show_reasons",
            self._preferences.show_reasons,
            lambda on: replace(self._preferences, show_reasons=on),
            self.tr("Show the opponents' r&easons"),
            self.tr("Once a deal is over, the log says why they bid and played as they did."),
        )

    def _add_row(self, label: str, field: QWidget, explanation: str) -> None:
        row = self._rows.rowCount()
        words = QLabel(label)
        words.setBuddy(field)
        field.setAccessibleName(label.replace("&", ""))
        field.setAccessibleDescription(explanation)
        self._rows.addWidget(words, row, 0)
        self._rows.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._explain(explanation, row + 1)

    def _add_switch(
        self,
        name: str,
        on: bool,
        changed: Callable[[bool], Preferences],
        label: str,
        explanation: str,
    ) -> None:
        switch = QCheckBox(label)
        switch.setObjectName(name)
        switch.setChecked(on)
        switch.setAccessibleName(label.replace("&", ""))
        switch.setAccessibleDescription(explanation)
        switch.toggled.connect(lambda now: self._change(changed(now)))
        row = self._rows.rowCount()
        self._rows.addWidget(switch, row, 0, 1, 2)
        self._explain(explanation, row + 1, indent=22)

    def _explain(self, explanation: str, row: int, indent: int = 0) -> None:
        words = QLabel(explanation)
        words.setProperty("kind", "explanation")
        words.setWordWrap(True)
        words.setContentsMargins(indent, 0, 0, 12)
        self._rows.addWidget(words, row, 0, 1, 2)

    def _change(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self.changed.emit(preferences)

"""How is one preference offered, in a row of a page that scrolls where there is little room?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSlider,
    QSpinBox,
    QWidget,
)

Option = TypeVar("Option", bound=Enum)

_NARROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon

PICTURE = QSize(40, 56)
"""Of a card or a cloth beside its name."""


@dataclass(frozen=True, slots=True)
class Row:
    """A preference's words: `name` is its field's, and the widget's."""

    name: str
    label: str
    explanation: str = ""


class PreferencePage(QScrollArea):
    """Rows of preferences, each with a sentence on what it does.

    Signals:
        changed: a field's name, and its new value.
    """

    changed = Signal(str, object)

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = QWidget()
        self._rows = QGridLayout(rows)
        self._rows.setContentsMargins(16, 14, 16, 8)
        self._rows.setHorizontalSpacing(16)
        self._rows.setVerticalSpacing(2)
        self._rows.setColumnStretch(0, 2)
        self._rows.setColumnStretch(1, 3)
        self.setWidget(rows)

    def add_choice(
        self,
        row: Row,
        choices: Mapping[Option, str],
        chosen: Option,
        pictures: Sequence[QIcon] = (),
    ) -> None:
        """One of several, by name and, where there are any, picture."""
        box = QComboBox()
        if pictures:
            box.setIconSize(PICTURE)
        values = list(choices)
        for number, value in enumerate(values):
            box.addItem(pictures[number] if pictures else QIcon(), choices[value], value)
        box.setCurrentIndex(values.index(chosen))
        box.currentIndexChanged.connect(lambda index: self.changed.emit(row.name, values[index]))
        self._add(row, box)

    def show_pictures(self, name: str, pictures: Sequence[QIcon]) -> None:
        """Show these beside the choices of that field, where it is on this page."""
        box = self.findChild(QComboBox, name)
        if isinstance(box, QComboBox):
            for number, picture in enumerate(pictures):
                box.setItemIcon(number, picture)

    def add_number(self, row: Row, most: int, value: int, suffix: str, at_zero: str) -> None:
        """A number from 0, which has words of its own."""
        box = QSpinBox()
        box.setRange(0, most)
        box.setSpecialValueText(at_zero)
        box.setSuffix(suffix)
        box.setValue(value)
        box.valueChanged.connect(lambda number: self.changed.emit(row.name, number))
        self._add(row, box)

    def add_percent(self, row: Row, offered: Sequence[int], value: int, text: str) -> None:
        """One of some percentages; `text` has a place for the number."""
        box = QComboBox()
        for percent in offered:
            box.addItem(text.format(percent=percent), percent)
        box.setCurrentIndex(list(offered).index(value))
        box.currentIndexChanged.connect(lambda index: self.changed.emit(row.name, offered[index]))
        self._add(row, box)

    def add_slider(self, row: Row, most: int, value: int) -> None:
        """A number to be set by feeling."""
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, most)
        slider.setPageStep(10)
        slider.setSingleStep(5)
        slider.setMinimumWidth(160)
        slider.setValue(value)
        slider.valueChanged.connect(lambda number: self.changed.emit(row.name, number))
        self._add(row, slider)

    def add_switch(self, row: Row, on: bool) -> None:
        """Yes or no."""
        switch = QCheckBox(row.label)
        switch.setChecked(on)
        switch.toggled.connect(lambda now: self.changed.emit(row.name, now))
        self._name(switch, row)
        at = self._rows.rowCount()
        self._rows.addWidget(switch, at, 0, 1, 2)
        self._explain(row, at + 1, indent=22)

    def close_rows(self) -> None:
        """No more rows follow: what room is left is below them."""
        self._rows.setRowStretch(self._rows.rowCount(), 1)

    def _add(self, row: Row, field: QWidget) -> None:
        at = self._rows.rowCount()
        words = QLabel(row.label)
        words.setBuddy(field)
        words.setWordWrap(True)
        self._name(field, row)
        self._rows.addWidget(words, at, 0)
        if isinstance(field, QComboBox):  # it may be narrower than its longest name
            field.setSizeAdjustPolicy(_NARROW)
            field.setMinimumContentsLength(7)
        self._rows.addWidget(field, at, 1)
        self._explain(row, at + 1)

    def _name(self, field: QWidget, row: Row) -> None:
        field.setObjectName(row.name)
        field.setAccessibleName(row.label.replace("&", ""))
        field.setAccessibleDescription(row.explanation)

    def _explain(self, row: Row, at: int, indent: int = 0) -> None:
        words = QLabel(row.explanation)
        words.setProperty("kind", "explanation")
        words.setWordWrap(True)
        words.setContentsMargins(indent, 0, 0, 10)
        words.setVisible(bool(row.explanation))
        self._rows.addWidget(words, at, 0, 1, 2)

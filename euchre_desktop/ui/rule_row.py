"""How is one house rule shown and changed? Its name, a field, and a sentence beneath."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.ui.rule_texts import RuleText

Value = str | int | bool

_CHECKBOX_INDENT = 22


class RuleRow(QWidget):
    """One setting. Subclasses bring the field.

    Signals:
        changed: the person changed the value; not when the program sets it.
    """

    changed = Signal()

    def __init__(self, setting: str, text: RuleText) -> None:
        super().__init__()
        self.setObjectName(f"row_{setting}")
        self.setting = setting
        self.text = text
        self._reason: str | None = None
        self._words = QLabel(text.label)
        self._explanation = QLabel()
        self._explanation.setObjectName(f"explain_{setting}")
        self._explanation.setProperty("kind", "explanation")
        self._explanation.setTextFormat(Qt.TextFormat.PlainText)
        self._explanation.setWordWrap(True)
        self._sheet = QVBoxLayout(self)
        self._sheet.setContentsMargins(0, 0, 0, 0)
        self._sheet.setSpacing(2)

    @property
    def label(self) -> str:
        """The setting's name without the mark of its key."""
        return self.text.label.replace("&", "")

    @abstractmethod
    def value(self) -> Value:
        """What is set."""

    def set_value(self, value: Value) -> None:
        """Show `value`, without saying that anything was changed."""
        with QSignalBlocker(self.field):
            self._show_value(value)
        self._explain()

    def set_idle(self, reason: str | None, *, usable: bool = False) -> None:
        """Give the reason why the setting means nothing here; None if it does.

        It is out of use then, unless it must be `usable` to mend a contradiction.
        """
        self._reason = reason
        self.field.setEnabled(reason is None or usable)
        self._words.setEnabled(self.field.isEnabled())
        self._explain()

    @property
    @abstractmethod
    def field(self) -> QWidget:
        """The widget that holds the value."""

    @abstractmethod
    def _show_value(self, value: Value) -> None: ...

    def _value_explanation(self) -> str:
        return ""

    def _lay_out(self, field: QWidget, *, beside: bool) -> None:
        """The name, and `field` at the end of its line or beneath it."""
        self._words.setBuddy(field)
        line = QHBoxLayout()
        line.addWidget(self._words)
        line.addStretch()
        self._sheet.addLayout(line)
        if not beside:
            line = QHBoxLayout()
            self._sheet.addLayout(line)
        line.addWidget(field)
        if not beside:
            line.addStretch()
        self._add_explanation(field)

    def _add_explanation(self, field: QWidget) -> None:
        field.setObjectName(self.setting)
        field.setAccessibleName(self.label)
        self._sheet.addWidget(self._explanation)

    def _on_changed(self) -> None:
        self._explain()
        self.changed.emit()

    def _explain(self) -> None:
        parts = (self.text.explanation, self._value_explanation())
        said = self._reason or " ".join(part for part in parts if part)
        self._explanation.setText(said)
        self.field.setAccessibleDescription(said)


class SwitchRow(RuleRow):
    """A rule that holds or does not."""

    def __init__(self, setting: str, text: RuleText) -> None:
        super().__init__(setting, text)
        self._box = QCheckBox(text.label)
        self._box.toggled.connect(self._on_changed)
        self._sheet.addWidget(self._box)
        self._explanation.setContentsMargins(_CHECKBOX_INDENT, 0, 0, 0)
        self._add_explanation(self._box)
        self._explain()

    @property
    def field(self) -> QCheckBox:
        return self._box

    def value(self) -> bool:
        return self._box.isChecked()

    def _show_value(self, value: Value) -> None:
        self._box.setChecked(bool(value))


class ChoiceRow(RuleRow):
    """A rule with a few values, each with words of its own."""

    def __init__(self, setting: str, text: RuleText, values: dict[str | int, RuleText]) -> None:
        super().__init__(setting, text)
        self._values: list[str | int] = []
        self._texts: list[RuleText] = []
        self._box = QComboBox()
        self.set_choices(values)
        self._box.currentIndexChanged.connect(self._on_changed)
        self._box.setMinimumWidth(150)
        self._lay_out(self._box, beside=False)
        self._explain()

    @property
    def field(self) -> QComboBox:
        return self._box

    def set_choices(self, values: dict[str | int, RuleText]) -> None:
        """Offer these instead, keeping the place of the present one."""
        index = max(0, self._box.currentIndex())
        self._values, self._texts = list(values), list(values.values())
        with QSignalBlocker(self._box):
            self._box.clear()
            self._box.addItems([text.label for text in self._texts])
            self._box.setCurrentIndex(min(index, len(values) - 1))

    def value(self) -> str | int:
        return self._values[self._box.currentIndex()]

    def _show_value(self, value: Value) -> None:
        self._box.setCurrentIndex(self._values.index(value))

    def _value_explanation(self) -> str:
        return self._texts[self._box.currentIndex()].explanation


class NumberRow(RuleRow):
    """A rule that takes a number."""

    def __init__(self, setting: str, text: RuleText, least: int, most: int) -> None:
        super().__init__(setting, text)
        self._box = QSpinBox()
        self._box.setRange(least, most)
        self._box.setMinimumWidth(72)
        self._box.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._box.valueChanged.connect(self._on_changed)
        self._lay_out(self._box, beside=True)
        self._explain()

    @property
    def field(self) -> QSpinBox:
        return self._box

    def value(self) -> int:
        return self._box.value()

    def _show_value(self, value: Value) -> None:
        # The rules allow more than the field: a target of any size, which Qt could not hold.
        self._box.setValue(min(int(value), self._box.maximum()))

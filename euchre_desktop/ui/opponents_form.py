"""Who plays: what is everybody called, and how do the opponents play?"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game_setup import LONGEST_NAME, compass
from euchre_desktop.ui.names import initial
from euchre_desktop.ui.value_texts import level_names, temperament_texts

MOST_PLAYERS = 4
DEFAULT_LEVEL = Level.CASUAL


class OpponentsForm(QWidget):
    """A name for every player, a level and a temperament for every opponent.

    Signals:
        changed: the person changed a name, a level or a temperament.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("opponents_form")
        self._players = MOST_PLAYERS
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(8)
        self._places = [QLabel() for _ in range(MOST_PLAYERS)]
        self._names = [self._name_field(seat) for seat in range(MOST_PLAYERS)]
        self._levels = [self._level_field(seat) for seat in range(1, MOST_PLAYERS)]
        self._temperaments = [self._temperament_field(seat) for seat in range(1, MOST_PLAYERS)]
        self._explanation = self._explanation_label()
        for seat in range(MOST_PLAYERS):
            self._places[seat].setBuddy(self._names[seat])
            self._grid.addWidget(self._places[seat], seat, 0)
            self._grid.addWidget(self._names[seat], seat, 1)
            if seat:
                self._grid.addWidget(self._levels[seat - 1], seat, 2)
                self._grid.addWidget(self._temperaments[seat - 1], seat, 3)
        self._grid.addWidget(self._explanation, MOST_PLAYERS, 0, 1, 4)
        self._set_count(MOST_PLAYERS)

    def names(self) -> tuple[str, ...]:
        """By seat, the person's first."""
        return tuple(field.text().strip() for field in self._names[: self._players])

    def levels(self) -> tuple[Level | None, ...]:
        """By seat; None for the person."""
        chosen = (list(Level)[box.currentIndex()] for box in self._levels[: self._players - 1])
        return (None, *chosen)

    def temperaments(self) -> tuple[Temperament, ...]:
        """By seat; the person's own means nothing."""
        boxes = self._temperaments[: self._players - 1]
        chosen = (list(Temperament)[box.currentIndex()] for box in boxes)
        return (Temperament.BALANCED, *chosen)

    def show_players(
        self,
        names: tuple[str, ...],
        levels: tuple[Level | None, ...],
        temperaments: tuple[Temperament, ...],
    ) -> None:
        """Show these players."""
        self._set_count(len(names))
        for field, name in zip(self._names, names, strict=False):
            with QSignalBlocker(field):
                field.setText(name)
        for box, level in zip(self._levels, levels[1:], strict=False):
            with QSignalBlocker(box):
                box.setCurrentIndex(list(Level).index(level or DEFAULT_LEVEL))
        for box, temperament in zip(self._temperaments, temperaments[1:], strict=False):
            with QSignalBlocker(box):
                box.setCurrentIndex(list(Temperament).index(temperament))
        self._explain()

    def set_players(self, players: int) -> None:
        """Seat this many, keeping the person's name and, where they stay, the opponents."""
        if players == self._players:
            return
        players_now = zip(self.names(), self.levels(), self.temperaments(), strict=True)
        before = dict(zip(self._sides(), players_now, strict=True))
        last = self.levels()[-1] or DEFAULT_LEVEL
        self._set_count(players)
        seated = [before.get(side, (side, last, Temperament.BALANCED)) for side in self._sides()]
        names, levels, temperaments = zip(*seated, strict=True)
        self.show_players(names, levels, temperaments)

    def problem(self) -> str | None:
        """Why these names cannot be played with, as a sentence."""
        names = self.names()
        if not all(initial(name) for name in names):
            return self.tr("Every player needs a name.")
        for name in names:
            if names.count(name) > 1:
                return self.tr("Two players are called {name}.").format(name=name)
        return None

    def _sides(self) -> tuple[str, ...]:
        """Where each seat is, the person's own first."""
        return ("", *compass(self._players))

    def _set_count(self, players: int) -> None:
        self._players = players
        places = {
            "": self.tr("&You"),
            "West": self.tr("&Left"),
            "North": self.tr("&Opposite"),
            "East": self.tr("&Right"),
        }
        for seat, field in enumerate(self._names):
            field.setVisible(seat < players)
            self._places[seat].setVisible(seat < players)
        for boxes in (self._levels, self._temperaments):
            for number, box in enumerate(boxes):
                box.setVisible(number < players - 1)
        for seat, side in enumerate(self._sides()):
            words = places[side]
            self._places[seat].setText(words)
            plain = words.replace("&", "")
            self._names[seat].setAccessibleName(self.tr("Name: {place}").format(place=plain))
            if seat:
                self._levels[seat - 1].setAccessibleName(
                    self.tr("Level: {place}").format(place=plain)
                )
                self._temperaments[seat - 1].setAccessibleName(
                    self.tr("Temperament: {place}").format(place=plain)
                )

    def _name_field(self, seat: int) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(f"name_{seat}")
        field.setMaxLength(LONGEST_NAME)
        field.setMinimumWidth(94)
        field.textChanged.connect(self.changed)
        return field

    def _level_field(self, seat: int) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"level_{seat}")
        box.addItems(list(level_names().values()))
        box.currentIndexChanged.connect(self.changed)
        return box

    def _temperament_field(self, seat: int) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"temperament_{seat}")
        for number, text in enumerate(temperament_texts().values()):
            box.addItem(text.label)
            box.setItemData(number, text.explanation, Qt.ItemDataRole.ToolTipRole)
        box.currentIndexChanged.connect(self._explain)
        box.currentIndexChanged.connect(self.changed)
        return box

    def _explanation_label(self) -> QLabel:
        label = QLabel(
            self.tr(
                "The first choice is how well an opponent plays; the second, how willingly it"
                " makes trump and plays alone."
            )
        )
        label.setObjectName("explain_opponents")
        label.setProperty("kind", "explanation")
        label.setWordWrap(True)
        return label

    @Slot()
    def _explain(self) -> None:
        texts = list(temperament_texts().values())
        for box in self._temperaments:
            explanation = texts[box.currentIndex()].explanation
            box.setToolTip(explanation)
            box.setAccessibleDescription(explanation)

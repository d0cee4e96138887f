"""Who plays: what is everybody called, and how well do the opponents play?"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import LONGEST_NAME, compass
from euchre_desktop.ui.names import initial
from euchre_desktop.ui.value_texts import level_names

MOST_PLAYERS = 4
DEFAULT_LEVEL = Level.CASUAL


class OpponentsForm(QWidget):
    """A name for every player, and a level for every opponent.

    Signals:
        changed: the person changed a name or a level.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("opponents_form")
        self._players = MOST_PLAYERS
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(12)
        self._places = [QLabel() for _ in range(MOST_PLAYERS)]
        self._names = [self._name_field(seat) for seat in range(MOST_PLAYERS)]
        self._levels = [self._level_field(seat) for seat in range(1, MOST_PLAYERS)]
        for seat in range(MOST_PLAYERS):
            self._places[seat].setBuddy(self._names[seat])
            self._grid.addWidget(self._places[seat], seat, 0)
            self._grid.addWidget(self._names[seat], seat, 1)
            if seat:
                self._grid.addWidget(self._levels[seat - 1], seat, 2)
        self._set_count(MOST_PLAYERS)

    def names(self) -> tuple[str, ...]:
        """By seat, the person's first."""
        return tuple(field.text().strip() for field in self._names[: self._players])

    def levels(self) -> tuple[Level | None, ...]:
        """By seat; None for the person."""
        chosen = (list(Level)[box.currentIndex()] for box in self._levels[: self._players - 1])
        return (None, *chosen)

    def show_players(self, names: tuple[str, ...], levels: tuple[Level | None, ...]) -> None:
        """Show these players."""
        self._set_count(len(names))
        for field, name in zip(self._names, names, strict=False):
            with QSignalBlocker(field):
                field.setText(name)
        for box, level in zip(self._levels, levels[1:], strict=False):
            with QSignalBlocker(box):
                box.setCurrentIndex(list(Level).index(level or DEFAULT_LEVEL))

    def set_players(self, players: int) -> None:
        """Seat this many, keeping the person's name and, where they stay, the opponents."""
        if players == self._players:
            return
        before = dict(
            zip(self._sides(), zip(self.names(), self.levels(), strict=True), strict=True)
        )
        last = self.levels()[-1] or DEFAULT_LEVEL
        self._set_count(players)
        seated = [before.get(side, (side, last)) for side in self._sides()]
        self.show_players(tuple(name for name, _ in seated), tuple(level for _, level in seated))

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
            "West": self.tr("On the &left"),
            "North": self.tr("&Opposite"),
            "East": self.tr("On the &right"),
        }
        for seat, field in enumerate(self._names):
            field.setVisible(seat < players)
            self._places[seat].setVisible(seat < players)
        for box in self._levels:
            box.setVisible(self._levels.index(box) < players - 1)
        for seat, side in enumerate(self._sides()):
            words = places[side]
            self._places[seat].setText(words)
            plain = words.replace("&", "")
            self._names[seat].setAccessibleName(self.tr("Name: {place}").format(place=plain))
            if seat:
                self._levels[seat - 1].setAccessibleName(
                    self.tr("Level: {place}").format(place=plain)
                )

    def _name_field(self, seat: int) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(f"name_{seat}")
        field.setMaxLength(LONGEST_NAME)
        field.setMinimumWidth(110)
        field.textChanged.connect(self.changed)
        return field

    def _level_field(self, seat: int) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"level_{seat}")
        box.addItems(list(level_names().values()))
        box.currentIndexChanged.connect(self.changed)
        return box

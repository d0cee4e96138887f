"""What can be read and heard at the table by whoever does not see it?"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import ALL_CARDS, Card, Observation
from euchre_desktop.ui.badges import Words
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.wording import Wording

_WORDING = Wording(("", "", "", ""), None)


def table_talk(window: MainWindow) -> str:
    """The line above the hand."""
    line = window.view.findChild(Words, "table_talk")
    assert isinstance(line, Words)
    return line.words


class Heard:
    """Everything a screen reader was given: as it came, and what was urgent of it."""

    def __init__(self, window: MainWindow) -> None:
        self.all: list[str] = []
        self.told: list[str] = []
        self.urged: list[str] = []
        window.told.connect(self._on_told)
        window.urged.connect(self._on_urged)

    def _on_told(self, sentence: str) -> None:
        self.all.append(sentence)
        self.told.append(sentence)

    def _on_urged(self, sentence: str) -> None:
        self.all.append(sentence)
        self.urged.append(sentence)


def names_of_widgets(top: QWidget) -> list[str]:
    """The accessible names and descriptions, tool tips included, of all that is to be seen."""
    widgets = [widget for widget in top.findChildren(QWidget) if widget.isVisibleTo(top)]
    return [
        text
        for widget in widgets
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
        if text
    ]


def cards_named(text: str) -> set[Card]:
    """The cards that are named in `text`, as cards are called at the table."""
    return {card for card in ALL_CARDS if _WORDING.card(card) in text.lower()}


def may_be_known(seen: Observation) -> set[Card]:
    """The cards that the person has seen in this deal."""
    played = {card for trick in seen.tricks for _, card in trick.plays}
    return {*seen.hand, *seen.dummy, *seen.own_buried, seen.upcard, *played}

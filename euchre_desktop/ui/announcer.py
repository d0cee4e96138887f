"""How does a screen reader hear what happens at the table, wherever its focus is?"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Passes sentences on to the system's screen reader; without one nothing happens."""

    def __init__(self, speaker: QWidget) -> None:
        """`speaker` is the widget from which the sentences come."""
        super().__init__(speaker)
        self._speaker = speaker

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Have it read when the reader has finished what it is saying."""
        self._announce(sentence, _Politeness.Polite)

    @Slot(str)
    def urge(self, sentence: str) -> None:
        """Have it read at once: the game waits for the person."""
        self._announce(sentence, _Politeness.Assertive)

    def _announce(self, sentence: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        event = QAccessibleAnnouncementEvent(self._speaker, sentence)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)

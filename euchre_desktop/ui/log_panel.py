"""What has happened in this game so far, to read again?"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from euchre_desktop.ui.look import Look
from euchre_desktop.ui.style import panel_palette
from euchre_desktop.ui.theme import BODY, font

MOST_LINES = 2000
"""A long game has fewer; without a limit an evening's games would add up."""


class LogPanel(QPlainTextEdit):
    """Sentences, one a line, the latest at the end. Read-only, and plain text throughout."""

    def __init__(self, parent: QWidget | None = None, most_lines: int = MOST_LINES) -> None:
        super().__init__(parent)
        self.setObjectName("log_panel")
        self.setAccessibleName(self.tr("Game log"))
        self.setPlaceholderText(self.tr("What happens in the game is written here."))
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setMaximumBlockCount(most_lines)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        # Tab goes on to the next widget instead of being caught in here.
        self.setTabChangesFocus(True)
        self.wear(Look())
        self.document().setDocumentMargin(10)

    def wear(self, look: Look) -> None:
        """Have these colors, and words of this size."""
        self.ensurePolished()  # a style sheet takes back what was set before
        self.setPalette(panel_palette(look.paper, look.table))
        self.setFont(font(BODY, scale=look.words))

    def append(self, sentence: str) -> None:
        """Add a line; who has scrolled back to read stays where they are."""
        at_end = self._is_at_end
        self.appendPlainText(sentence)
        if at_end:
            self._go_to_end()

    def lines(self) -> tuple[str, ...]:
        """What it holds, oldest first."""
        text = self.toPlainText()
        return tuple(text.split("\n")) if text else ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest in sight, though lines now break elsewhere."""
        at_end = self._is_at_end
        super().resizeEvent(event)
        if at_end:
            self._go_to_end()

    @property
    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum()

    def _go_to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def sizeHint(self) -> QSize:
        """Wide enough for most sentences."""
        return QSize(280, 320)

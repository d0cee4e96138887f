"""How is a page of words shown that may be longer than the screen is high?"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

_WIDTH = 520
_SHARE = 0.85
"""Of the screen's height, at most."""


class ReadingDialog(QDialog):
    """Rich text to read and scroll, by keys too, and a button to close it."""

    def __init__(self, name: str, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self._page = QTextBrowser()
        self._page.setObjectName(f"{name}_text")
        self._page.setAccessibleName(title)
        self._page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setHtml(text)
        close = QPushButton(self.tr("&Close"))
        close.setObjectName(f"close_{name}")
        close.setProperty("kind", "choice")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(close)
        sheet = QVBoxLayout(self)
        sheet.addWidget(self._page)
        sheet.addLayout(bottom)
        self.resize(self._fitting(close.sizeHint().height()))

    def _fitting(self, below: int) -> QSize:
        """As high as the text, but no larger than most of the screen."""
        most = self.screen().availableSize()
        width = min(round(most.width() * _SHARE), _WIDTH)
        document = self._page.document().clone()
        document.setTextWidth(width - 40)
        wanted = round(document.size().height()) + below + 60
        return QSize(width, min(round(most.height() * _SHARE), wanted))

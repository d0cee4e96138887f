"""Where does the window say what it could not do, until the person has read it?"""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QSizePolicy, QToolBar, QWidget


class NoticeBar(QToolBar):
    """A line under the toolbar. The status line would lose it to the next card played.

    It takes nothing away from the game: no dialog, no focus.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice_bar")
        self.setWindowTitle(self.tr("Notice"))
        self.setMovable(False)
        self._words = QLabel()
        self._words.setObjectName("notice")
        self._words.setProperty("kind", "problem")
        self._words.setWordWrap(True)
        self._words.setMinimumWidth(1)  # else the window is as wide as the longest word
        self._words.setContentsMargins(8, 4, 8, 4)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self._words)
        dismiss = self.addAction(self.tr("Dismiss"))
        dismiss.triggered.connect(self.hide)
        self.widgetForAction(dismiss).setObjectName("dismiss_notice")
        self.toggleViewAction().setEnabled(False)
        self.hide()

    def text(self) -> str:
        """What is said; empty before anything was."""
        return self._words.text()

    def say(self, sentence: str) -> None:
        """Show `sentence` until it is dismissed; what was said before is not said again."""
        said = self.text().splitlines()
        if sentence not in said:
            self._words.setText("\n".join([*said, sentence]))
            self.show()

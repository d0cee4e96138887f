"""What is said of the choice at this moment: mark, sentence, and every choice's estimates?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from euchre_desktop.app.review.judgments import Judgment
from euchre_desktop.app.review.marks import Mark
from euchre_desktop.rules import Observation
from euchre_desktop.ui.choice_table import ChoiceTable, Shown
from euchre_desktop.ui.choice_words import ChoiceWords
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.mark_signs import draw_mark


class VerdictPanel(QScrollArea):
    """Empty where nothing was chosen by the seat under review."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("verdict")
        self.setAccessibleName(self.tr("What this choice was worth"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setObjectName("verdict_inner")
        self._sign = _MarkSign()
        self._sentence = QLabel()
        self._sentence.setObjectName("verdict_sentence")
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setWordWrap(True)
        self._choices = ChoiceTable("verdict_choices", inner)
        self._summary = QLabel()
        self._summary.setObjectName("review_summary")
        self._summary.setProperty("kind", "explanation")
        self._summary.setTextFormat(Qt.TextFormat.PlainText)
        self._summary.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._sentence, 1)
        self._inner = inner
        sheet = self._sheet = QVBoxLayout(inner)
        sheet.setContentsMargins(0, 0, 4, 0)
        sheet.addLayout(top)
        sheet.addWidget(self._choices)
        sheet.addStretch()
        sheet.addWidget(self._summary)
        self.setWidget(inner)

    def wear(self, look: Look) -> None:
        """Have words and signs of this size."""
        self._choices.set_scale(look.words)
        self._sign.set_scale(look.words)
        self._fit()

    def show_judgment(self, judgment: Judgment, seen: Observation, words: ChoiceWords) -> None:
        """Say how good this choice was; `seen` is what its seat had in sight."""
        weighed = judgment.weighed
        self._sign.show_mark(judgment.mark)
        self._sentence.setText(words.judgment(judgment, seen))
        self._choices.show_choices(
            Shown(seen, weighed.choices, weighed.best, judgment.chosen), words
        )
        self._choices.setVisible(bool(weighed.choices))
        self._fit()

    def sum_up(self, text: str) -> None:
        """What all choices come to, below whatever is said of one."""
        self._summary.setText(text)
        self._fit()

    def say(self, sentence: str) -> None:
        """Only words: there is no judgment."""
        self._sign.show_mark(None)
        self._sentence.setText(sentence)
        self._choices.hide()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other widths break sentences elsewhere."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as high as all of it is, and scroll.

        The area would go by what the choices needed before their words were given a size.
        """
        self._sheet.invalidate()
        needed = self._sheet.totalHeightForWidth(self.viewport().width())
        self._inner.setMinimumHeight(max(0, needed))


class _MarkSign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._mark: Mark | None = None
        self._scale = 1.0
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.setFixedSize(QSize(22, 22) * scale)
        self.update()

    def show_mark(self, mark: Mark | None) -> None:
        self._mark = mark
        self.setVisible(mark is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mark is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        draw_mark(painter, QPointF(11, 11), self._mark)

"""Does the person want to go on with the game that was interrupted?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from euchre_desktop.app.game import Game
from euchre_desktop.app.journal.entries import Entry
from euchre_desktop.ui.dialog_parts import button, button_row, widen, words
from euchre_desktop.ui.value_texts import players_name


class ResumeDialog(QDialog):
    """Offers an unfinished game beside a new one. Opened with `open()`.

    Signals:
        go_on: the game is wanted.
        another: a new game is; this one stays in the history, unfinished.
        give_up: this one is abandoned, and a new one is wanted.
    """

    go_on = Signal()
    another = Signal()
    give_up = Signal()

    def __init__(self, entry: Entry, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("resume_dialog")
        self.setWindowTitle(self.tr("Welcome back"))
        self.setAccessibleName(self.tr("Welcome back"))
        went_on = button("resume_game", self.tr("&Go on"), chosen=True)
        new = button("resume_new_game", self.tr("&New game..."))
        give_up = button("resume_give_up", self.tr("Give it &up"))
        give_up.setToolTip(self.tr("The game stays in the history, as one you gave up."))
        for one, signal in (
            (went_on, self.go_on),
            (new, self.another),
            (give_up, self.give_up),
        ):
            one.clicked.connect(self.accept)
            one.clicked.connect(signal)
        question = words(self.tr("Go on with your game?"))
        question.setObjectName("resume_question")
        standing = words(self._standing(game), "explanation")
        standing.setObjectName("resume_standing")
        self.setAccessibleDescription(standing.text())
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(24, 20, 24, 20)
        sheet.setSpacing(12)
        sheet.addWidget(question)
        sheet.addWidget(standing)
        sheet.addWidget(words(self._when(entry), "explanation"))
        sheet.addLayout(button_row(give_up, new, went_on))
        widen(self)

    def _standing(self, game: Game) -> str:
        scores = " : ".join(map(str, game.state.scores))
        return self.tr("{game}, {scores}, deal {deal}").format(
            game=players_name(game.setup.options.players),
            scores=scores,
            deal=game.state.deals_begun,
        )

    def _when(self, entry: Entry) -> str:
        last = entry.touched.astimezone().strftime("%Y-%m-%d %H:%M")
        return self.tr("Last played {when}.").format(when=last)

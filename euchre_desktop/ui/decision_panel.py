"""How does the person bid, bury, keep five, and say who plays alone?"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Action, Card, Keep, Observation, PickUp
from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.flow_row import FlowRow
from euchre_desktop.ui.panel_frame import PanelFrame, colored, wrapping_text
from euchre_desktop.ui.question import Choice, Question, Weight, question
from euchre_desktop.ui.question_words import QuestionWords
from euchre_desktop.ui.suit_symbols import SuitSymbols
from euchre_desktop.ui.theme import BODY, PaperColors, font
from euchre_desktop.ui.wording import Wording


class DecisionPanel(PanelFrame):
    """One question, a line of context, and the answers with their keys.

    Signals:
        action_chosen: an Action out of the observation's `legal_actions`; once
            for every question, and the panel is hidden by then.
        hint_wanted: the person would like to know what is best.
    """

    action_chosen = Signal(object)
    hint_wanted = Signal()

    def __init__(self, symbols: SuitSymbols, parent: QWidget) -> None:
        super().__init__("decision_panel", parent)
        self._symbols = symbols
        self._asked: tuple[Observation, Wording, QuestionWords] | None = None
        self._buttons: dict[str, ChoiceButton] = {}
        self._actions: dict[str, Action | None] = {}
        self._row = FlowRow(self)
        self._sheet.addWidget(self._row)
        self._hint = wrapping_text("decision_panel_hint", self._look.paper.ink, self)
        self._hint.hide()
        self._sheet.addWidget(self._hint)
        self._hint_button = ChoiceButton("hint_button", self.tr("Hint"), "", Weight.QUIET, self)
        self._hint_button.clicked.connect(self.hint_wanted)
        self._hint_button.hide()
        self.hide()

    def ask(self, seen: Observation, wording: Wording) -> bool:
        """Show what `seen` asks; hide and return False if it asks for no choice in words."""
        words = QuestionWords(wording)
        asked = question(seen, wording, words)
        if asked is None:
            self.withdraw()
            return False
        self._asked = (seen, wording, words)
        self._hint.hide()
        self._say(asked.title, asked.context)
        self._make_buttons(asked)
        self._open()
        return True

    def set_selection(self, cards: tuple[Card, ...]) -> None:
        """Take over the cards selected on the table, while burying or keeping is asked."""
        if self._asked is None:
            return
        asked = question(*self._asked, chosen=cards)
        if asked is None:
            return
        self._say(asked.title, asked.context)
        for choice in asked.choices:
            self._update_button(choice)
        self._refit()

    @property
    def words(self) -> str:
        """The question and its context, to be read out."""
        return self.tr("{question} {context}").format(
            question=self.accessibleName(), context=self.accessibleDescription()
        )

    def set_hint_key(self, key: str) -> None:
        """Offer a hint; the key is that of the window's command which does the same."""
        self._hint_button.show_key(key)
        self._line_up()
        self._refit()

    def show_hint(self, action: Action, sentence: str) -> None:
        """Mark the button of `action`, where one is meant, and say why."""
        if self._asked is None:
            return
        for name, button in self._buttons.items():
            offered = self._actions[name]
            cards = isinstance(action, PickUp | Keep) and name in ("pickup_bury", "keep_five")
            button.suggest(offered == action or cards)
        self._hint.setText(sentence)
        self._hint.show()
        self._refit()

    def withdraw(self) -> None:
        """Hide without an answer: the game was left, or another is begun."""
        self._asked = None
        self.hide()

    def _make_buttons(self, asked: Question) -> None:
        for button in self._buttons.values():
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for choice in asked.choices:
            button = ChoiceButton(
                choice.name,
                choice.label,
                choice.key,
                choice.weight,
                self._row,
                choice.suit,
                self._symbols,
            )
            button.wear(self._look.paper)
            button.clicked.connect(partial(self._choose, choice.name))
            button.show()
            self._buttons[choice.name] = button
            self._update_button(choice)
        self._line_up()

    def _line_up(self) -> None:
        """The hint stands apart, at the end; where nobody gives hints there is none."""
        if not self._hint_button.key:
            self._row.set_buttons(tuple(self._buttons.values()))
            return
        self._hint_button.setParent(self._row)
        self._hint_button.show()
        self._row.set_buttons((*self._buttons.values(), self._hint_button), apart=True)

    def _update_button(self, choice: Choice) -> None:
        self._actions[choice.name] = choice.action
        self._buttons[choice.name].say(choice.label)
        self._buttons[choice.name].setEnabled(choice.action is not None)

    def _choose(self, name: str) -> None:
        action = self._actions[name]
        if self._asked is None or action is None:
            return
        self.withdraw()
        self.action_chosen.emit(action)

    def _recolor(self, paper: PaperColors) -> None:
        colored(self._hint, paper.ink)

    def _arrange(self, scale: float) -> None:
        super()._arrange(scale)
        self._row.spacing = round(6 * scale)
        for button in (*self._buttons.values(), self._hint_button):
            button.set_scale(scale)
        self._hint.setFont(font(BODY, scale=scale))
        self._row.reflow()

    def _wanted_width(self) -> int:
        margins = self._sheet.contentsMargins()
        row = self._row.sizeHint().width() + margins.left() + margins.right()
        return max(super()._wanted_width(), row)

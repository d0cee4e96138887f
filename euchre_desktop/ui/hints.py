"""How does the person get a hint, and how is it shown?"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from euchre_desktop.ai.player import Decision
from euchre_desktop.ai.weighing import JUDGE, advice_seed
from euchre_desktop.app.preferences import FONT_SCALES
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import Action, Hand, Keep, Observation, Phase, PickUp, PlayCard
from euchre_desktop.ui.choice_table import Shown
from euchre_desktop.ui.choice_words import ChoiceWords
from euchre_desktop.ui.estimates_panel import EstimatesPanel
from euchre_desktop.ui.main_window import MainWindow


class Hints(QObject):
    """One hint at a time, for the decision the person has before them.

    The first wish brings the suggestion and a sentence, the next one the estimates of every
    choice. What is suggested derives from what the person's seat sees, and from nothing else.

    Signals:
        given: the Observation for which a hint was shown; once for each decision.
    """

    given = Signal(object)

    def __init__(self, window: MainWindow, advisor: Thinker) -> None:
        """`advisor` thinks about hints and about nothing else."""
        super().__init__(window)
        self._window, self._advisor = window, advisor
        self._panel = EstimatesPanel(window.view)
        self._seen: Observation | None = None
        self._found: Decision | None = None
        window.review_actions.hint.triggered.connect(self.want)
        window.decision_panel.hint_wanted.connect(self.want)
        window.action_chosen.connect(self.withdraw)
        window.view.laid_out.connect(self._place)
        advisor.decided.connect(self._on_decided)

    @property
    def found(self) -> Decision | None:
        """The hint for the present decision, once it is there."""
        return self._found

    @Slot(object)
    def offer(self, seen: Observation) -> None:
        """The person is to choose; there may be a hint for it."""
        self.withdraw()
        self._seen = seen
        actions = self._window.review_actions
        actions.keep_hint_key_free(seen.phase is Phase.NAMING)
        actions.hint.setEnabled(True)
        self._window.decision_panel.set_hint_key(actions.hint_key)

    @Slot()
    def withdraw(self) -> None:
        """Nothing is to be chosen now."""
        self._advisor.withdraw()
        self._seen = self._found = None
        self._panel.withdraw()
        self._window.review_actions.hint.setEnabled(False)

    @Slot()
    def want(self) -> None:
        """Think about the present decision; if that is done, show more or less of it."""
        if self._seen is None:
            return
        if self._found is None:
            self._advisor.think(self._seen, JUDGE, advice_seed(self._seen))
        elif self._panel.isVisible():
            self._panel.withdraw()
        else:
            self._show_estimates(self._seen, self._found)

    @Slot(object)
    def _on_decided(self, decision: Decision) -> None:
        seen = self._seen
        if seen is None:
            return
        self._found = decision
        sentence = self._words.hint(decision.action, decision.reason, seen)
        window = self._window
        if seen.phase is Phase.PLAYING:  # else the panel has room for it
            window.view.say(sentence)
        window.view.suggest(_cards_of(decision.action))
        window.decision_panel.show_hint(decision.action, sentence)
        window.told.emit(sentence)
        self.given.emit(seen)

    def _show_estimates(self, seen: Observation, found: Decision) -> None:
        sentence = self._words.hint(found.action, found.reason, seen)
        ordered = sorted(found.choices, key=lambda choice: choice.wins, reverse=True)
        if not ordered:
            sentence += " " + self.tr("This follows from rules of thumb; nothing was weighed.")
        self._window.view.say("")  # the panel says it
        self._place()
        self._panel.show_estimates(
            Shown(seen, tuple(ordered), found.action), sentence, self._words
        )

    @property
    def _words(self) -> ChoiceWords:
        wording = self._window.wording
        assert wording is not None, "no game has been started"
        return ChoiceWords(wording)

    @Slot()
    def _place(self) -> None:
        view = self._window.view
        place = view.panel_rect()
        if self._window.preferences.font_scale > FONT_SCALES[0]:
            # Larger words need the room above, too; the person's cards stay in sight.
            place.setTop(view.result_rect().top())
        self._panel.place(place)


def _cards_of(action: Action) -> Hand:
    match action:
        case PlayCard(card):
            return (card,)
        case PickUp(bury) if bury is not None:
            return (bury,)
        case Keep(cards) if cards is not None:
            return cards
        case _:
            return ()

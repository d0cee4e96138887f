"""How does the person say "the rest are mine", and what happens then?"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from euchre_desktop.ai.claiming import claim_is_proven
from euchre_desktop.rules import Hand, Observation, Phase
from euchre_desktop.ui.claim_panel import ClaimPanel
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.tempo import tempo_of


class Claiming(QObject):
    """The command, its one answer where there is no proof, and the confirmation.

    The command is there whenever the person is to play a card, proof or not: that it is there,
    or is refused, says nothing the person could not see.

    Signals:
        confirmed: the person claims what can be shown.
    """

    confirmed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = ClaimPanel(window.view)
        self._seen: Observation | None = None
        self._open = False
        window.review_actions.claim.triggered.connect(self.want)
        window.action_chosen.connect(self.withdraw)
        window.view.laid_out.connect(self._place)
        self._panel.confirmed.connect(self.confirmed)

    @Slot(object)
    def offer(self, seen: Observation) -> None:
        """The person is to choose; cards can be claimed."""
        self._seen = seen
        self._window.review_actions.claim.setEnabled(seen.phase is Phase.PLAYING)

    @Slot()
    def withdraw(self) -> None:
        """Nothing is to be chosen now."""
        self._seen = None
        self._panel.withdraw()
        self._window.review_actions.claim.setEnabled(False)

    @Slot()
    def want(self) -> None:
        """Answer a claim from what the person sees."""
        seen = self._seen
        if seen is None or seen.phase is not Phase.PLAYING:
            return
        if claim_is_proven(seen):
            self._place()
            self._panel.ask()
        else:
            self.refuse()

    @Slot()
    def refuse(self) -> None:
        """The one answer to a claim without proof."""
        sentence = self.tr("That cannot be shown from what you can see.")
        self._window.view.say(sentence)
        self._window.urged.emit(sentence)

    @Slot(object)
    def lay_open(self, hands: tuple[Hand, ...]) -> None:
        """All hands lie open, and the rest is played out fast, until the deal is over."""
        self._open = True
        view, preferences = self._window.view, self._window.preferences
        view.open_hands(hands)
        view.set_tempo(tempo_of(preferences).for_the_rest)

    @Slot(object)
    def note(self, seen: Observation) -> None:
        """Something happened: a new deal, or what was taken back, closes the hands again."""
        self.withdraw()
        if not seen.tricks:
            self.close_hands()

    @Slot()
    def stop(self) -> None:
        """The game was taken back, or waits, or another one is on the table."""
        self.withdraw()
        self.close_hands()

    @Slot()
    def close_hands(self) -> None:
        """Play as usual again."""
        if self._open:
            self._open = False
            preferences = self._window.preferences
            self._window.view.open_hands(None)
            self._window.view.set_tempo(tempo_of(preferences))

    @Slot()
    def _place(self) -> None:
        self._panel.place(self._window.view.panel_rect())

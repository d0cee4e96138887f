"""How is a moment of a recorded game laid on a table again?"""

from __future__ import annotations

from PySide6.QtCore import QSize

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.app.preferences import Speed
from euchre_desktop.app.review.moments import Moment
from euchre_desktop.rules import Record, Seat, TrickWon
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.table_view import TableView


class ReviewTable(TableView):
    """The table once more, on which nothing can be chosen."""

    def __init__(self, art: CardArt) -> None:
        super().__init__(art)
        self.setObjectName("review_table")
        self.setAccessibleName(self.tr("The table at this moment"))
        self.set_motion(Speed.OFF, False)
        self.setMinimumSize(QSize(400, 260))

    def show_record(self, record: Record, *, person: bool) -> None:
        """Seat the players; `person`: seat 0 is you."""
        others = (Level.CASUAL,) * (record.options.players - 1)
        levels = (None if person else Level.CASUAL, *others)
        self.new_game(GameSetup(record.options, record.players, levels))

    def show_again(self, moment: Moment, seat: Seat, *, open_hands: bool) -> None:
        """Lay out what `seat` saw then, with all hands open or as they were."""
        self.open_hands(None)
        self.show_moment(moment.seen(seat), moment.events)
        if open_hands:
            self.open_hands(moment.state.hands)
        # A trick just won would lie face down already.
        if any(isinstance(event, TrickWon) for event in moment.events):
            self.show_last_trick(True)

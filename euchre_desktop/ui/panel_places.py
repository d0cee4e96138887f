"""Where do a maker's ten cards, their question, and a deal's result go in a divided window?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from euchre_desktop.ui.frame import CARD_ASPECT

if TYPE_CHECKING:
    from euchre_desktop.ui.division import Division


class PanelPlaces:
    """What takes the place of something else, worked out from a finished division."""

    def __init__(self, division: Division) -> None:
        self._of = division
        self._divide()

    def result(self) -> QRectF:
        """Between the columns of the seats, or beneath them; all of the smallest windows."""
        whole = QRectF(0, 0, self._of.width, self._of.height)
        if self._of.compact:
            return whole
        if not self._of.stacked:
            return whole.adjusted(self._of.column, 0, -self._of.column, 0)
        top = (
            self._of.side_plate_y
            + self._of.plate_height
            + self._of.gap
            + self._of.small
            + self._of.gap
        )
        return QRectF(0, top, self._of.width, self._of.hand.bottom() - top)

    def _divide(self) -> None:
        """The maker's two rows take the hand's place and the room above it."""
        room_above = self._above_rows()
        panel_top = room_above.top()
        bottom = self._of.hand.bottom() - self._of.hand_height * 0.04
        lead = self._of.lift + self._of.gap
        talk = self._of.talk.height() + 4
        # In a compact window the panel is narrow, and its words need two lines each.
        needs = self._of.panel_needs * (1.35 if self._of.compact else 1)
        room = bottom - panel_top - needs - talk - 2 * lead
        self.row_height = min(self._of.hand_height * 0.94, room / 2)
        width = self._of.hand.width()
        upper = bottom - 2 * self.row_height - lead
        row_left = (self._of.width - width) / 2
        self.rows = (
            QRectF(row_left, upper, width, self.row_height),
            QRectF(row_left, bottom - self.row_height, width, self.row_height),
        )
        said_top = upper - self._of.lift - talk
        self.merging_talk = QRectF(self._of.talk)
        self.merging_talk.moveTop(said_top + 2)
        room_above.setBottom(said_top)
        self.merging_panel = room_above

    def _above_rows(self) -> QRectF:
        """Where the panel above the maker's rows begins; kitty and plates stay free."""
        if self._of.compact:
            # No room between plates and rows: it lies upon the place of the dummy, which is
            # empty while its cards are open.
            kitty = self._of.column + self._of.small * CARD_ASPECT
            left = max(kitty, self._of.badge.right()) + self._of.gap
            right = min(self._of.width - kitty, self._of.score.left()) - self._of.gap
            return QRectF(left, self._of.gap, right - left, 0)
        top, left = self._of.top + self._of.gap, self._of.panel.left()
        if self._of.kitty_beside:
            left = max(left, self._of.column + 3 * self._of.gap + self._of.small * CARD_ASPECT)
        else:
            top += self._of.small + 24 * self._of.scale
        if self._of.stacked:
            said_beneath = max(self._of.gap, 40 * self._of.scale + 4)
            top = max(top, self._of.side_plate_y + self._of.plate_height + said_beneath)
        return QRectF(left, top, self._of.width - 2 * left, 0)

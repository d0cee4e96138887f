"""Where are each seat's cards, plate, tricks, kitty and bubble in a divided window?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from euchre_desktop.ui.frame import CARD_ASPECT, Side

if TYPE_CHECKING:
    from euchre_desktop.ui.division import Division


class SeatPlaces:
    """Places by side, worked out from a finished division."""

    def __init__(self, division: Division) -> None:
        self._of = division

    def backs(self) -> dict[Side, QPointF]:
        inset = self._of.gap + (
            self._of.side_height * 0.55 if self._of.compact else self._of.plate_width / 2
        )
        return {
            Side.BELOW: self._of.hand_center,
            Side.LEFT: QPointF(inset, self._of.side_y),
            Side.RIGHT: QPointF(self._of.width - inset, self._of.side_y),
            Side.ABOVE: QPointF(
                self._of.above.center().x(), self._of.above.top() + self._of.above_height * 0.53
            )
            if not self._of.has_dummy
            else self._of.dummy.center(),
        }

    def plates(self) -> dict[Side, QRectF]:
        height = self._of.plate_height
        right = self._of.width - self._of.gap - self._of.plate_width
        return {
            Side.BELOW: QRectF(
                self._of.gap, self._of.height - self._of.gap - height, self._of.plate_width, height
            ),
            Side.LEFT: QRectF(self._of.gap, self._of.side_plate_y, self._of.plate_width, height),
            Side.RIGHT: QRectF(right, self._of.side_plate_y, self._of.plate_width, height),
            Side.ABOVE: self._of.above_plate,
        }

    def stacks(self) -> dict[Side, QRectF]:
        """Around five small cards laid crosswise, as high as one."""
        plates, small = self.plates(), self._of.small * (0.8 if self._of.compact else 0.94)
        width = small * 2.5
        below = plates[Side.BELOW]
        if self._of.wide:
            person = QRectF(below.left(), below.top() - self._of.gap - small, width, small)
        else:
            person = QRectF(below.right() + self._of.gap, below.bottom() - small, width, small)
        plate_above = plates[Side.ABOVE]
        high = min(small, 36 * self._of.scale)
        above = QRectF(plate_above.left(), plate_above.bottom() + 4, plate_above.width(), high)
        left, right = plates[Side.LEFT], plates[Side.RIGHT]
        if self._of.compact:
            width = self._of.plate_width - self._of.side_height * 1.15
            y = left.top() - self._of.gap - small
            sides = (
                QRectF(left.right() - width, y, width, small),
                QRectF(right.left(), y, width, small),
            )
        else:
            y = left.bottom() + self._of.gap
            sides = (
                QRectF(left.left(), y, width, small),
                QRectF(right.right() - width, y, width, small),
            )
        return {
            Side.BELOW: person,
            Side.LEFT: sides[0],
            Side.RIGHT: sides[1],
            Side.ABOVE: above,
        }

    def kitties(self) -> dict[Side, QPointF]:
        half_width, half = self._of.small * CARD_ASPECT / 2, self._of.small / 2
        high = self._of.top + self._of.gap + half
        inward = self._of.column + half_width
        if self._of.kitty_beside:
            high = max(high, self._of.side_y - half)
            inward += self._of.gap * 2
        beside_hand = self._of.width - self._of.gap - max(half_width * 3, self._of.plate_width / 2)
        return {
            Side.BELOW: QPointF(
                beside_hand, self._of.height - self._of.gap - half - self._of.kitty_label_height()
            ),
            Side.LEFT: QPointF(inward, high),
            Side.RIGHT: QPointF(self._of.width - inward, high),
            Side.ABOVE: QPointF(
                self._of.width / 2 - self._of.middle * 0.5 - half_width,
                self._of.top + self._of.gap + half,
            ),
        }

    def bubbles(self) -> dict[Side, QRectF]:
        plates = self.plates()
        height = 36 * self._of.scale
        left, right, below = plates[Side.LEFT], plates[Side.RIGHT], plates[Side.BELOW]
        above = plates[Side.ABOVE]
        if self._of.compact:
            width = self._of.width / 2 - self._of.middle * 0.86 - left.right() - self._of.gap
            tall = 50 * self._of.scale  # so narrow that most words need two lines
            y = left.top() + (left.height() - tall) / 2
            sides = (
                QRectF(left.right() + 6, y, width, tall),
                QRectF(right.left() - 6 - width, y, width, tall),
            )
        else:
            y = left.bottom() + 4
            sides = (
                QRectF(left.left(), y, self._of.plate_width, height),
                QRectF(right.left(), y, self._of.plate_width, height),
            )
        if self._of.wide:
            person = QRectF(below.left(), below.top() - 4 - height, self._of.plate_width, height)
        else:
            y = below.top() + (below.height() - height) / 2
            person = QRectF(below.right() + 8, y, self._of.plate_width, height)
        return {
            Side.BELOW: person,
            Side.LEFT: sides[0],
            Side.RIGHT: sides[1],
            Side.ABOVE: QRectF(above.left(), above.bottom() + 4, above.width(), height),
        }

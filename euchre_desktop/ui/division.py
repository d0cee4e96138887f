"""How is a window divided among the parts of the table?

Pure geometry: a function of the window's size, the kind of game, and the size of words.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from euchre_desktop.ui.frame import CARD_ASPECT, Frame
from euchre_desktop.ui.panel_places import PanelPlaces
from euchre_desktop.ui.seat_places import SeatPlaces


def frame(
    size: QSizeF, players: int, has_dummy: bool, rows_in_score: int, words: float = 1.0
) -> Frame:
    """Divide a window of `size` for this kind of game, with words `words` times as large.

    On the table they grow as far as that leaves the cards large enough to be read; in panels,
    log and dialogs, which wrap and scroll, all the way.
    """
    kind = (size, players, has_dummy, rows_in_score)
    usual = Division(*kind, 1.0)
    for growth in _growths(words):
        grown = Division(*kind, growth)
        if grown.has_room(usual):
            return grown.divided()
    return usual.divided()


_STEP = 0.05
"""From one size of words that is tried to the next smaller one."""
_RESULT = 290
"""The height of a result, which lies between the columns of the seats."""


def _growths(words: float) -> list[float]:
    """From what is wished down to what is more than usual."""
    return [words - _STEP * step for step in range(round((words - 1) / _STEP))]


def _between(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))


class Division:
    """Works inwards from the edges: hand and top band first, the middle from what is left."""

    def __init__(
        self, size: QSizeF, players: int, has_dummy: bool, score_rows: int, words: float
    ) -> None:
        self.size, self.players, self.has_dummy = size, players, has_dummy
        self.width, self.height = size.width(), size.height()
        self.words = words
        natural = min(self.width / 1000, self.height / 770)
        self.scale = _between(0.85, natural, 3.0) * words
        self.gap = _between(6, min(self.width, self.height) * 0.02, 48)
        self.wide = self.width >= self.height * 1.2
        self.plate_width = min(220 * self.scale, self.width * 0.235)
        self.plate_height = 54 * self.scale
        self.column = self.gap + self.plate_width + self.gap
        # Too narrow for a panel between the plates: the plates stay above the panel.
        self.stacked = self.width - 2 * self.column < 540 * self.scale
        self.compact = self.stacked and self.height < self.width
        self.small = _between(30, self.height * 0.068, self.width * 0.075)
        self.score = self._score(score_rows)
        badge_width = min(260 * self.scale, self.width * (0.315 if self.stacked else 0.25))
        self.badge = QRectF(self.gap, self.gap, badge_width, self.plate_height)
        self._divide_bottom()
        self._divide_top()
        self._divide_middle()
        self._divide_sides()

    def has_room(self, usual: Division) -> bool:
        """Are cards and plates still large enough, compared with words of the usual size?"""
        short = min(self.width, self.height)
        side = min(short * 0.075, usual.side_height * 0.75)
        middle = min(short * 0.13, usual.middle * 0.75)
        return (
            self.side_height >= max(30, side)
            and self.middle >= max(76, middle)
            and self.plate_width >= 150 * self.scale
            and (self.stacked or self.above.bottom() <= self.height / 2 - _RESULT / 2 * self.scale)
        )

    def divided(self) -> Frame:
        center = self.width / 2
        places, panels = SeatPlaces(self), PanelPlaces(self)
        return Frame(
            size=self.size,
            scale=self.scale,
            gap=self.gap,
            compact=self.compact,
            wide=self.wide,
            hand_height=self.hand_height,
            rise=self.rise,
            lift=self.lift,
            middle_height=self.middle,
            side_height=self.side_height,
            above_height=self.above_height,
            small_height=self.small,
            hand=self.hand,
            row_height=panels.row_height,
            rows=panels.rows,
            backs=places.backs(),
            plates=places.plates(),
            stacks=places.stacks(),
            kitties=places.kitties(),
            bubbles=places.bubbles(),
            badge=self.badge,
            score=self.score,
            above=self.above,
            above_label=self.above_label,
            dummy=self.dummy,
            upcard=QPointF(center + self.middle * 0.48, self.bid_y),
            kitty=QPointF(center - self.middle * 0.48, self.bid_y),
            trick=QPointF(center, self.trick_y),
            panel=self.panel,
            merging_panel=panels.merging_panel,
            result=panels.result(),
            talk=self.talk,
            merging_talk=panels.merging_talk,
        )

    def _score(self, rows: int) -> QRectF:
        roomy = (272 if self.players == 4 else 232) * self.scale
        widest = self.width * (0.27 if self.words == 1 else 0.215)
        width = self.plate_width if self.compact else min(roomy, widest)
        row, around = (17, 25) if self.compact else (36 if self.words == 1 else 33, 33)
        height = (row * rows + around) * self.scale
        return QRectF(self.width - self.gap - width, self.gap, width, height)

    def _divide_bottom(self) -> None:
        beside = 2 * self.column if self.wide else 2 * self.gap
        widest = (self.width - beside) / 4.25
        share = 0.225 if self.wide else 0.2
        self.hand_height = min(self.height * share, widest / CARD_ASPECT)
        self.rise = 6 * _between(0.7, self.hand_height / 174, 3)
        self.lift = 20 * _between(0.7, self.hand_height / 174, 3)
        bottom = self.height - self.gap * 0.7
        if not self.wide:
            bottom -= max(self.plate_height, self.small + self.kitty_label_height()) + self.gap
        center_y = bottom - self.hand_height * 0.605
        width = min(self.width - beside, self.hand_height * CARD_ASPECT * 5)
        self.hand_center = QPointF(self.width / 2, center_y)
        top = center_y - self.hand_height / 2
        self.hand = QRectF((self.width - width) / 2, top, width, bottom - top)
        talk_height = 20 * self.scale
        talk_bottom = top - self.lift - self.hand_height * 0.02 - 2
        self.talk = QRectF(
            self.gap, talk_bottom - talk_height, self.width - 2 * self.gap, talk_height
        )

    def _divide_top(self) -> None:
        free = self.score.left() - self.badge.right() - 2 * self.gap
        height = _between(40, self.height * 0.108, self.width * 0.13)
        self.above_height = height
        self.plate_above = min(self.plate_width, free - self.gap - self._fan_width(0.4))
        self.above_label, self.dummy, self.above_plate = QRectF(), QRectF(), QRectF()
        pad = _between(5, 12 * self.scale, 30)
        if self.has_dummy:
            self._place_dummy(pad, free)
        elif self.players == 3:
            self.above = QRectF(self.width / 2, self.gap, 0, self.plate_height)
        else:
            self._place_seat_above()
        self.top = self.above.bottom() + (self.above_label.height() if not self.compact else 0)

    def _fan_width(self, step: float) -> float:
        return self.above_height * CARD_ASPECT * (1 + 4 * step)

    def _place_dummy(self, pad: float, free: float) -> None:
        text = 20 * self.scale
        width = min(self._fan_width(0.71) + 6 * pad, free)
        height = self.above_height + 2 * pad
        free_left = self.badge.right() + self.gap
        centered = (self.width - width) / 2
        left = free_left + (free - width) / 2 if self.compact else max(centered, free_left)
        self.above = QRectF(left, self.gap, width, height)
        inner = self.above.adjusted(pad, pad, -pad, -pad)
        if not self.compact:
            self.above_label = QRectF(left, self.above.bottom() + 2, width, text)
            self.dummy = inner
            return
        label_width = 76 * self.scale
        self.above_label = QRectF(
            inner.right() - label_width, inner.top(), label_width, inner.height()
        )
        self.dummy = inner.adjusted(0, 0, -label_width - pad, 0)

    def _place_seat_above(self) -> None:
        """Cards and plate beside each other, or the plate beneath where that is too narrow."""
        if not self.compact and self.plate_above < min(150 * self.scale, self.plate_width):
            self._place_seat_above_upright()
            return
        fan = self._fan_width(0.5)
        left = (self.width - fan) / 2
        if left + fan + self.gap + self.plate_above > self.score.left() - self.gap:
            fan = self._fan_width(0.4)
            free_left = self.badge.right() + self.gap
            free_width = self.score.left() - self.gap - free_left
            left = free_left + (free_width - fan - self.gap - self.plate_above) / 2
        bubble = 36 * self.scale + 4
        height = max(self.above_height * 1.06, self.plate_height + bubble)
        self.above = QRectF(left, self.gap, fan, height)
        self.above_plate = QRectF(
            self.above.right() + self.gap, self.gap, max(0, self.plate_above), self.plate_height
        )

    def _place_seat_above_upright(self) -> None:
        left, right = self.badge.right() + self.gap, self.score.left() - self.gap
        fan = min(self._fan_width(0.5), right - left)
        middle = (left + right) / 2
        top = self.gap + self.above_height * 1.1 + self.gap * 0.5
        width = min(self.plate_width, right - left)
        self.above_plate = QRectF(middle - width / 2, top, width, self.plate_height)
        beneath = 36 * self.scale + 4
        bottom = self.above_plate.bottom() + beneath
        self.above = QRectF(middle - fan / 2, self.gap, fan, bottom - self.gap)

    def _divide_middle(self) -> None:
        panel_needs = (112 if self.compact else 122) * self.scale
        free = self.talk.top() - self.top
        self.middle = min(
            self.height * 0.19,
            free - panel_needs - 3 * self.gap,
            free / 2.3,
            (self.width - 2 * self.column) / (2.36 if not self.compact else 2.5),
        )
        slack = free - self.middle - panel_needs - 3 * self.gap
        # Stacked: the room above goes to the seats beside the upcard.
        above = max(0, slack) * (1 if self.compact else 0.55 if self.stacked else 0.3)
        self.bid_y = self.top + self.gap + above + self.middle / 2
        panel_top = self.bid_y + self.middle / 2 + self.gap
        self.trick_y = (self.top + self.talk.top()) / 2
        inset = self.gap if self.stacked else self.column
        wide = min(self.width - 2 * inset, 760 * self.scale)
        left = (self.width - wide) / 2
        self.panel = QRectF(left, panel_top, wide, self.talk.top() - 4 - panel_top)
        self.panel_needs = panel_needs
        beside_kitty = self.column + 3 * self.gap + self.small * CARD_ASPECT
        free_between = self.width - 2 * beside_kitty
        self.kitty_beside = not self.compact and free_between >= 480 * self.scale

    def _divide_sides(self) -> None:
        """Backs, plate and tricks from top to bottom; if compact, tricks beside the backs."""
        tight = 3.0 if self.compact else self.gap
        top = max(self.badge.bottom(), self.score.bottom()) + tight
        beneath = 0.0 if self.compact else max(self.small, 36 * self.scale) + self.gap
        if self.stacked:
            bottom = self.panel.top() - 3
        elif self.wide:
            bottom = self._person_stack_top() - self.gap
        else:
            bottom = self.talk.top()
        room = bottom - top - self.plate_height - beneath - tight
        self.spread = 0.14 if self.compact else 0.2
        fan = CARD_ASPECT + 4 * self.spread + 0.09
        self.side_height = min(
            self.height * 0.135, self.plate_width * (0.5 if self.compact else 0.62), room / fan
        )
        block = self.side_height * fan + tight + self.plate_height + beneath
        start = top + max(0, bottom - top - block) * (0 if self.compact else 0.45)
        self.side_y = start + self.side_height * fan / 2
        self.side_plate_y = start + self.side_height * fan + tight

    def _person_stack_top(self) -> float:
        return self.height - self.gap - self.plate_height - self.gap - self.small

    def kitty_label_height(self) -> float:
        return 0.0 if self.compact else 18 * self.scale

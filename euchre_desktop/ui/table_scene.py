"""The cards on the cloth: puts them where a layout says, and sends them there."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.card_item import CardItem, Flight
from euchre_desktop.ui.choreography import Stage
from euchre_desktop.ui.frame import Frame
from euchre_desktop.ui.handover import handed_over
from euchre_desktop.ui.layout import TableLayout
from euchre_desktop.ui.spots import Pile, Slot, Spot
from euchre_desktop.ui.theme import STANDARD_TABLE, TableColors


class TableScene(QGraphicsScene):
    """Holds an item for every card that can be seen, by its slot; no card more."""

    def __init__(self, art: CardArt, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._items: dict[Slot, CardItem] = {}
        self._leaving: list[CardItem] = []
        self._colors = STANDARD_TABLE
        self._outlines: list[QGraphicsPathItem] = []
        self._dummy_place = self._dashed()
        self._ring = self._line_on_cloth()

    @property
    def items_by_slot(self) -> dict[Slot, CardItem]:
        return self._items

    def has_taken_trick_at(self, point: QPointF) -> bool:
        """Does a trick that somebody has taken lie at `point`?"""
        return any(
            slot.pile is Pile.TAKEN and item.covers(point) for slot, item in self._items.items()
        )

    def clear_table(self) -> None:
        """Take every card away."""
        self._drop_leaving()
        for item in self._items.values():
            self._remove(item)
        self._items.clear()
        self._show_outlines(())

    def wear(self, colors: TableColors) -> None:
        """Draw the lines on the cloth in these colors."""
        self._colors = colors
        for outline in (self._dummy_place, *self._outlines):
            self._color_dashed(outline)
        self._color_ring()

    def place(self, layout: TableLayout) -> None:
        """Put every card where `layout` says, at once; whatever it does not know goes."""
        self._drop_leaving()
        for slot in [slot for slot in self._items if slot not in layout.spots]:
            self._remove(self._items.pop(slot))
        for slot, spot in layout.spots.items():
            self._item(slot).put(spot)
        self._show_outlines(layout.outlines)

    def lift(self, spot: Spot, ms: int) -> None:
        """Let one card of the table rise or sink to `spot`, within `ms`; 0 is at once."""
        item = self._items.get(spot.slot)
        if item is not None and item.spot != spot:
            item.lift(spot, ms)

    def show_ground(self, frame: Frame, has_dummy: bool) -> None:
        """What is drawn on the cloth itself: a ring around the trick, the dummy's place."""
        ring = QPainterPath()
        across, down = frame.middle_height * 1.72, frame.middle_height * 1.14
        ring.addEllipse(frame.trick, across, down)
        self._ring.setPath(ring)
        place = QPainterPath()
        if has_dummy:
            radius = frame.above.height() * 0.13
            place.addRoundedRect(frame.above, radius, radius)
        self._dummy_place.setPath(place)
        for drawn in (self._ring, self._dummy_place, *self._outlines):
            pen = drawn.pen()
            pen.setWidthF(1.4 * frame.scale)
            drawn.setPen(pen)

    def show_dummy_place(self, shown: bool) -> None:
        """Is the dashed place of the dummy to be seen? Not where something lies upon it."""
        self._dummy_place.setVisible(shown)

    def begin(self, stage: Stage, layout: TableLayout, factor: float) -> QAbstractAnimation | None:
        """Hand the cards over to their new slots and send them there; None if nothing moves.

        `place` must follow when the animation is over.
        """
        before = {slot: item.spot for slot, item in self._items.items() if item.spot is not None}
        self._hand_over(before, layout)
        self._show_outlines(())
        if round(stage.ms * factor) == 0:
            return None
        moving = QParallelAnimationGroup()
        for slot, spot in layout.spots.items():
            flight = _flight(stage, slot, factor)
            if slot not in self._items:
                if not stage.from_deck:
                    self._item(slot).put(spot)
                    continue
                self._item(slot).put(_on_deck(layout, spot))
            item = self._items[slot]
            if item.spot != spot:
                moving.addAnimation(item.fly(spot, flight))
        self._send_off(stage, layout, moving, factor)
        if moving.animationCount() == 0:
            moving.deleteLater()
            return None
        return moving

    def _hand_over(self, before: dict[Slot, Spot], layout: TableLayout) -> None:
        sources = handed_over(before, layout.spots)
        lifted = {source: self._items.pop(source) for source in set(sources.values())}
        for slot, source in sources.items():
            self._items[slot] = lifted[source]
        for slot in [slot for slot in self._items if slot not in layout.spots]:
            self._leaving.append(self._items.pop(slot))

    def _send_off(
        self, stage: Stage, layout: TableLayout, moving: QParallelAnimationGroup, factor: float
    ) -> None:
        goal = layout.spots.get(stage.into) if stage.into is not None else None
        if goal is None and stage.gathered:
            goal = layout.deck
        if goal is None:
            self._drop_leaving()
            return
        for item in self._leaving:
            under = replace(goal, z=goal.z - 1, dimmed=False)
            moving.addAnimation(item.fly(under, Flight(round(stage.ms * factor), 0, stage.curve)))

    def _item(self, slot: Slot) -> CardItem:
        if slot not in self._items:
            item = CardItem(self._art)
            self.addItem(item)
            self._items[slot] = item
        return self._items[slot]

    def _drop_leaving(self) -> None:
        for item in self._leaving:
            self._remove(item)
        self._leaving.clear()

    def _remove(self, item: CardItem) -> None:
        self.removeItem(item)
        item.deleteLater()

    def _show_outlines(self, places: tuple[QRectF, ...]) -> None:
        while len(self._outlines) < len(places):
            self._outlines.append(self._dashed())
        for number, outline in enumerate(self._outlines):
            path = QPainterPath()
            if number < len(places):
                radius = places[number].height() * 0.05
                path.addRoundedRect(places[number], radius, radius)
            outline.setPath(path)

    def _dashed(self) -> QGraphicsPathItem:
        outline = QGraphicsPathItem()
        pen = QPen(Qt.GlobalColor.white, 1.4)
        pen.setStyle(Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4.0, 3.0])
        outline.setPen(pen)
        self._color_dashed(outline)
        outline.setZValue(-10)
        self.addItem(outline)
        return outline

    def _line_on_cloth(self) -> QGraphicsPathItem:
        ring = QGraphicsPathItem()
        ring.setPen(QPen(_faint(self._colors.line, 26), 2))
        ring.setZValue(-20)
        self.addItem(ring)
        return ring

    def _color_ring(self) -> None:
        pen = self._ring.pen()
        pen.setColor(_faint(self._colors.line, 26))
        self._ring.setPen(pen)

    def _color_dashed(self, outline: QGraphicsPathItem) -> None:
        pen = outline.pen()
        pen.setColor(_faint(self._colors.line, 95))
        outline.setPen(pen)
        outline.setBrush(_faint(self._colors.line, 12))


def _faint(color: QColor, alpha: int) -> QColor:
    made = QColor(color)
    made.setAlpha(alpha)
    return made


def _flight(stage: Stage, slot: Slot, factor: float) -> Flight:
    return Flight(
        ms=round(stage.ms * factor),
        delay=round(stage.delays.get(slot, 0) * factor),
        curve=stage.curve,
        flip_ms=round(stage.turns.get(slot, 0) * factor),
    )


def _on_deck(layout: TableLayout, spot: Spot) -> Spot:
    return replace(layout.deck, slot=spot.slot, z=spot.z, shadow=False)

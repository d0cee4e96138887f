"""One card on the table: its picture, its shadow, and how it moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.spots import Spot

_FLYING = 1000.0
"""Above every card that lies."""

_LYING_SHADOW, _LIFTED_SHADOW = 0.014, 0.045
"""How far below the card its shadow falls, as a share of its height."""

_BEND = 0.055
"""How far a card's way is bent aside, as a share of its length."""
_TILT = 4.0
"""By how many degrees a card leans to the outside on its way."""
_STEPS = 8
"""Straight pieces of a bent way: Qt goes from one to the next without asking Python."""


@dataclass(frozen=True, slots=True)
class Flight:
    """How a card gets to its spot."""

    ms: int
    delay: int = 0
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    flip_ms: int = 0
    """How long the card takes to turn over at the end, if not on the way."""


class CardItem(QGraphicsWidget):
    """A card whose origin is its center.

    Picture and shadow are child pixmap items, and neither `paint` nor
    `boundingRect` is overridden: moving a card runs no Python, so it stays
    smooth while an opponent's thinking holds the interpreter.
    """

    def __init__(self, art: CardArt, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._turning = QGraphicsScale(self)
        self.setTransformations([self._turning])
        self._shadow = QGraphicsPixmapItem(self)
        self._picture = QGraphicsPixmapItem(self)
        for child in (self._shadow, self._picture):
            child.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn_height = 1.0
        self._rising = QPropertyAnimation(self, b"pos", self)
        self._spot: Spot | None = None

    @property
    def spot(self) -> Spot | None:
        """Where the card lies, or is on its way to."""
        return self._spot

    @property
    def picture(self) -> QPixmap:
        """What is drawn of the card now."""
        return self._picture.pixmap()

    def covers(self, point: QPointF) -> bool:
        """Is this point of the scene under the card?"""
        return self._picture.contains(self._picture.mapFromScene(point))

    def put(self, spot: Spot) -> None:
        """Lie at `spot`, at once."""
        self._rising.stop()
        self._spot = spot
        self._draw(spot, spot.height)
        self._shadow.setVisible(spot.shadow)
        self._turning.setXScale(1.0)
        self.setScale(1.0)
        self.setRotation(spot.rotation)
        self.setOpacity(spot.opacity)
        self.setZValue(spot.z)
        self.setPos(self._on_pixels(spot))

    def lift(self, spot: Spot, ms: int) -> None:
        """Rise or sink to `spot`, which differs in little but its height above the hand."""
        start = self.pos()
        self.put(spot)
        if ms > 0 and start != self.pos():
            self._rising.setStartValue(start)
            self._rising.setEndValue(self.pos())
            self._rising.setDuration(ms)
            self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
            self.setPos(start)
            self._rising.start()

    def fly(self, spot: Spot, flight: Flight) -> QAbstractAnimation:
        """An animation from where the card is to `spot`; `put` has the last word."""
        self._rising.stop()
        before = self._spot or spot
        shown_height = self._drawn_height * self.scale()
        # Drawn for the larger end of the way, so that it is never blown up.
        height = max(shown_height, spot.height)
        self._draw(before, height)
        self.setScale(shown_height / height)
        self.setZValue(_FLYING + spot.z)
        self._spot = spot
        travel = QParallelAnimationGroup()
        goal, turned = self._on_pixels(spot), _nearest(self.rotation(), spot)
        way = goal - self.pos()
        travel.addAnimation(self._along(b"pos", _bent(self.pos(), goal), flight))
        travel.addAnimation(
            self._along(b"rotation", _leaning(self.rotation(), turned, way), flight)
        )
        travel.addAnimation(self._change(b"scale", spot.height / height, flight))
        travel.addAnimation(self._change(b"opacity", spot.opacity, flight))
        # Not before it is on its way: cards that wait lie in a pile, on one shadow.
        travel.stateChanged.connect(lambda state: self._leave_or_arrive(spot, state))
        if before.faces_up != spot.faces_up:
            turn = self._turn_over(spot, height, flight.flip_ms or flight.ms)
            if flight.flip_ms:
                return _after(flight.delay, travel, turn)
            travel.addAnimation(turn)
        return _after(flight.delay, travel)

    def _leave_or_arrive(self, spot: Spot, state: QAbstractAnimation.State) -> None:
        is_up = state is QAbstractAnimation.State.Running
        self._draw_shadow(self._drawn_height, lifted=is_up)
        self._shadow.setVisible(spot.shadow)

    def _along(self, name: bytes, stops: Sequence[object], flight: Flight) -> QPropertyAnimation:
        """From the first stop, where the card is now, by the others to the last."""
        change = self._change(name, stops[-1], flight)
        for number, stop in enumerate(stops[:-1]):
            change.setKeyValueAt(number / (len(stops) - 1), stop)
        return change

    def _change(self, name: bytes, to: object, flight: Flight) -> QPropertyAnimation:
        # Without a start value: it starts from where the card is by then.
        change = QPropertyAnimation(self, QByteArray(name))
        change.setEndValue(to)
        change.setDuration(flight.ms)
        change.setEasingCurve(flight.curve)
        return change

    def _turn_over(self, spot: Spot, height: float, ms: int) -> QAbstractAnimation:
        first = _narrowing(self._turning, 0.0, ms // 2, QEasingCurve.Type.InQuad)
        first.finished.connect(lambda: self._draw(spot, height))
        whole = QSequentialAnimationGroup()
        whole.addAnimation(first)
        whole.addAnimation(_narrowing(self._turning, 1.0, ms - ms // 2, QEasingCurve.Type.OutQuad))
        return whole

    def _draw(self, spot: Spot, height: float) -> None:
        self._drawn_height = height
        if spot.faces_up and spot.card is not None:
            picture = self._art.face(spot.card, height, dimmed=spot.dimmed)
        else:
            picture = self._art.back(height, dimmed=spot.dimmed)
        self._picture.setPixmap(picture)
        self._picture.setOffset(-_size(picture) / 2)
        self._draw_shadow(height, lifted=spot.lifted)

    def _draw_shadow(self, height: float, *, lifted: bool) -> None:
        shadow = self._art.shadow(height, lifted=lifted)
        below = height * (_LIFTED_SHADOW if lifted else _LYING_SHADOW)
        self._shadow.setPixmap(shadow)
        self._shadow.setOffset(-_size(shadow) / 2 + QPointF(0, below))

    def _on_pixels(self, spot: Spot) -> QPointF:
        """The spot, moved by less than a pixel so that an upright card is not blurred."""
        place = QPointF(spot.x, spot.y)
        if spot.rotation != 0 or self._drawn_height == 0:
            return place
        ratio, half = self._art.ratio, _size(self._art.back(spot.height)) / 2
        corner = (place - half) * ratio
        return QPointF(round(corner.x()), round(corner.y())) / ratio + half


def _after(delay: int, *parts: QAbstractAnimation) -> QAbstractAnimation:
    if delay <= 0 and len(parts) == 1:
        return parts[0]
    whole = QSequentialAnimationGroup()
    if delay > 0:
        whole.addPause(delay)
    for part in parts:
        whole.addAnimation(part)
    return whole


def _narrowing(
    target: QObject, to: float, ms: int, curve: QEasingCurve.Type
) -> QPropertyAnimation:
    change = QPropertyAnimation(target, QByteArray(b"xScale"))
    change.setEndValue(to)
    change.setDuration(ms)
    change.setEasingCurve(curve)
    return change


def _bent(start: QPointF, goal: QPointF) -> list[QPointF]:
    """Stops on a curve from `start` to `goal`, bent towards the top of the table.

    Straight up or down it bends to the right, so that no way looks ruled.
    """
    way = goal - start
    aside = QPointF(way.y(), -way.x()) * _BEND
    if aside.y() > 0:
        aside = -aside
    stops = (number / _STEPS for number in range(_STEPS + 1))
    return [start + way * share + aside * (4 * share * (1 - share)) for share in stops]


def _leaning(start: float, goal: float, way: QPointF) -> list[float]:
    """Rotations from `start` to `goal`, leaning on the way; a card that stays does not lean."""
    far = min(1.0, (abs(way.x()) + abs(way.y())) / 200)
    lean = (_TILT if way.x() >= 0 else -_TILT) * far
    stops = (number / _STEPS for number in range(_STEPS + 1))
    return [start + (goal - start) * share + lean * 4 * share * (1 - share) for share in stops]


def _nearest(rotation: float, spot: Spot) -> float:
    """The spot's rotation, the short way around."""
    turns = round((rotation - spot.rotation) / 360)
    return spot.rotation + 360 * turns


def _size(picture: QPixmap) -> QPointF:
    size = picture.deviceIndependentSize()
    return QPointF(size.width(), size.height())

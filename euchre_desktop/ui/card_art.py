"""What do cards, suits and players look like at this size, on this screen?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from euchre_desktop.rules import Card, Seat, Suit
from euchre_desktop.ui.frame import CARD_ASPECT

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_MOST_PICTURES = 600
"""Kept at a time: a window dragged larger asks for every card in every size on the way."""


@dataclass(frozen=True, slots=True)
class _Shadow:
    """Layers of black, each of `strength` out of 255, one within the other."""

    reach: float
    """How far it reaches beyond the card, as a share of the card's height."""
    layers: int
    strength: int


_LYING = _Shadow(0.055, 9, 13)
_LIFTED = _Shadow(0.11, 14, 7)


class CardArt:
    """Pictures of cards, drawn from the SVGs at exactly the pixels they will cover.

    Kept per card, height and device pixel ratio; all are dropped when the ratio changes.
    """

    def __init__(self, resources: Path, deck: str = "two", back: str = "sunburst") -> None:
        """`resources` holds `cards`; `deck` and `back` name a folder and a file in it."""
        self._cards = resources / "cards"
        self._portraits = resources / "portraits"
        self._deck, self._back = deck, back
        self._ratio = 1.0
        self._pictures: dict[tuple[str, int], QPixmap] = {}

    @property
    def ratio(self) -> float:
        """Device pixels per logical pixel."""
        return self._ratio

    def use_ratio(self, ratio: float) -> None:
        """Draw for a screen of this device pixel ratio from now on."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._pictures.clear()

    def use_deck(self, deck: str, back: str) -> None:
        """Draw these faces and this back from now on; what shows a card must ask again."""
        if (deck, back) != (self._deck, self._back):
            self._deck, self._back = deck, back
            self._pictures.clear()

    def face(self, card: Card, height: float, *, dimmed: bool = False) -> QPixmap:
        """The card face up, `height` logical pixels high; dimmed ones are darkened."""
        path = self._cards / self._deck / f"{card}.svg"
        if dimmed:
            return self._kept(f"dimmed {card}", height, lambda size: self._dimmed(path, size))
        return self._kept(str(card), height, lambda size: self._drawn(path, size))

    def back(self, height: float, *, dimmed: bool = False) -> QPixmap:
        """Any card face down; dimmed ones are darkened."""
        path = self._cards / "backs" / f"{self._back}.svg"
        if dimmed:
            return self._kept("dimmed back", height, lambda size: self._dimmed(path, size))
        return self._kept("back", height, lambda size: self._drawn(path, size))

    def shadow(self, height: float, *, lifted: bool = False) -> QPixmap:
        """The soft shadow under a card of this height; larger than the card by its reach."""
        if lifted:
            return self._kept("lifted shadow", height, lambda size: _soft_shadow(size, _LIFTED))
        return self._kept("shadow", height, lambda size: _soft_shadow(size, _LYING))

    def suit(self, suit: Suit, height: float, *, on_dark: bool) -> QPixmap:
        """The suit's symbol, in the lighter tint for dark ground if `on_dark`."""
        folder = "pips_light" if on_dark else "pips"
        if self._deck.startswith("two"):
            folder = folder.replace("pips", "pips_two")
        path = self._cards / folder / f"{suit.letter}.svg"
        name = f"{folder} {suit.letter}"
        return self._kept(name, height, lambda size: self._drawn(path, size), aspect=1.0)

    def portrait(self, seat: Seat, height: float) -> QPixmap:
        """Who sits at `seat`, to be drawn upon a disc of the seat's color."""
        path = self._portraits / f"{seat}.svg"
        name = f"portrait {seat}"
        return self._kept(name, height, lambda size: self._drawn(path, size), aspect=1.0)

    def _kept(
        self,
        name: str,
        height: float,
        draw: Callable[[QSizeF], QPixmap],
        aspect: float = CARD_ASPECT,
    ) -> QPixmap:
        pixels = max(1, round(height * self._ratio))
        key = (name, pixels)
        if key not in self._pictures:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            drawn = draw(QSizeF(max(1, round(pixels * aspect)), pixels))
            drawn.setDevicePixelRatio(self._ratio)
            self._pictures[key] = drawn
        return self._pictures[key]

    def _drawn(self, path: Path, size: QSizeF) -> QPixmap:
        renderer = _renderer(path)  # it may raise; Qt aborts if that ends a painting
        picture = _blank(size)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return picture

    def _dimmed(self, path: Path, size: QSizeF) -> QPixmap:
        picture = self._drawn(path, size)
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(picture.rect(), QColor(16, 40, 30, 120))
        painter.end()
        return picture


def _renderer(path: Path) -> QSvgRenderer:
    """Read anew for every picture: to keep a deck's drawings takes 10 MB, and reading one again
    a quarter of the time that it takes to draw it."""
    # QtSvg is loaded with the first picture: the window is on the screen sooner.
    from PySide6.QtSvg import QSvgRenderer

    if not path.is_file():
        raise FileNotFoundError(f"no such drawing: {path}")
    return QSvgRenderer(str(path))


def _blank(size: QSizeF) -> QPixmap:
    picture = QPixmap(round(size.width()), round(size.height()))
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _soft_shadow(size: QSizeF, kind: _Shadow) -> QPixmap:
    reach = size.height() * kind.reach
    whole = QRectF(0, 0, size.width() + 2 * reach, size.height() + 2 * reach)
    picture = _blank(whole.size())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, kind.strength))
    layers = kind.layers
    for layer in range(layers):
        inset = reach * 1.5 * layer / layers
        radius = size.height() * 0.05 + reach - inset * 0.6
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.end()
    return picture

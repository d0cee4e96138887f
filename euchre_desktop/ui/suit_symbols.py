"""What does a suit look like, drawn small?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from euchre_desktop.rules import Suit
from euchre_desktop.ui.theme import BLACK_SUIT, RED_SUIT

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_ON_DARK = {
    Suit.CLUBS: QColor("#ffffff"),
    Suit.DIAMONDS: QColor("#ff9aa6"),
    Suit.HEARTS: QColor("#ff9aa6"),
    Suit.SPADES: QColor("#ffffff"),
}
_ON_PAPER = {
    Suit.CLUBS: BLACK_SUIT,
    Suit.DIAMONDS: RED_SUIT,
    Suit.HEARTS: RED_SUIT,
    Suit.SPADES: BLACK_SUIT,
}


class SuitSymbols(Protocol):
    """Whoever draws suits."""

    def pixmap(self, suit: Suit, height_px: int, dpr: float, on_dark: bool) -> QPixmap:
        """The symbol, `height_px` logical pixels high and wide."""
        ...


class SvgSuitSymbols:
    """Suits from the drawings `C.svg`, `D.svg`, `H.svg`, `S.svg` of a folder.

    Each is drawn in its own color, two for the four suits, and lighter on
    dark ground, where the color of the drawing would not show.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._renderers: dict[Suit, QSvgRenderer] = {}
        self._drawn: dict[tuple[Suit, int, float, bool], QPixmap] = {}

    def pixmap(self, suit: Suit, height_px: int, dpr: float, on_dark: bool) -> QPixmap:
        """The symbol, `height_px` logical pixels high and wide."""
        key = (suit, height_px, dpr, on_dark)
        if key not in self._drawn:
            color = _ON_DARK[suit] if on_dark else _ON_PAPER[suit]
            self._drawn[key] = self._draw(suit, height_px, dpr, color)
        return self._drawn[key]

    def _draw(self, suit: Suit, height_px: int, dpr: float, color: QColor) -> QPixmap:
        device = max(1, round(height_px * dpr))
        drawn = QPixmap(device, device)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer(suit).render(painter, QRectF(0, 0, device, device))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(drawn.rect(), color)
        painter.end()
        drawn.setDevicePixelRatio(dpr)
        return drawn

    def _renderer(self, suit: Suit) -> QSvgRenderer:
        # QtSvg is loaded with the first symbol: the window is on the screen sooner.
        from PySide6.QtSvg import QSvgRenderer

        if suit not in self._renderers:
            self._renderers[suit] = QSvgRenderer(str(self._folder / f"{suit.letter}.svg"))
        return self._renderers[suit]

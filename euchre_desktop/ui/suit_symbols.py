"""What does a suit look like, drawn small?"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from euchre_desktop.rules import Suit


class SuitSymbols(Protocol):
    """Whoever draws suits."""

    def pixmap(self, suit: Suit, height_px: int, dpr: float, on_dark: bool) -> QPixmap:
        """The symbol, `height_px` logical pixels high and wide."""
        ...


class SvgSuitSymbols:
    """Suits from the drawings `C.svg`, `D.svg`, `H.svg`, `S.svg` of a folder.

    On dark ground those of the folder beside it are taken, whose name ends in
    `_light`: the colors of paper would not show there.
    """

    def __init__(self, folder: Path) -> None:
        self.use_folder(folder)

    def use_folder(self, folder: Path) -> None:
        """Take the drawings from this folder from now on; what shows a suit must ask again."""
        self._folder = folder
        self._light = folder.with_name(f"{folder.name}_light")
        self._drawn: dict[tuple[Suit, int, float, bool], QPixmap] = {}

    def pixmap(self, suit: Suit, height_px: int, dpr: float, on_dark: bool) -> QPixmap:
        """The symbol, `height_px` logical pixels high and wide."""
        key = (suit, height_px, dpr, on_dark)
        if key not in self._drawn:
            folder = self._light if on_dark else self._folder
            self._drawn[key] = _draw(folder / f"{suit.letter}.svg", height_px, dpr)
        return self._drawn[key]


def _draw(file: Path, height_px: int, dpr: float) -> QPixmap:
    # QtSvg is loaded with the first symbol: the window is on the screen sooner.
    from PySide6.QtSvg import QSvgRenderer

    device = max(1, round(height_px * dpr))
    drawn = QPixmap(device, device)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, device, device))
    painter.end()
    drawn.setDevicePixelRatio(dpr)
    return drawn

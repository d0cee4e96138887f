"""What do decks, backs and cloths look like in small?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QRadialGradient

from euchre_desktop.app.preferences import Back, ClothColor, DeckColors, IndexSize
from euchre_desktop.rules import Card
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.look import deck_folder
from euchre_desktop.ui.preference_page import PICTURE
from euchre_desktop.ui.theme import table_colors

_SHOWN = Card.parse("9D")
"""In four colors it is blue, and its rank and suit are easily seen."""


class Samples:
    """Small pictures, drawn for a screen of one device pixel ratio."""

    def __init__(self, resources: Path, ratio: float) -> None:
        self._resources, self._ratio = resources, ratio

    def decks(self, index: IndexSize) -> list[QIcon]:
        """A card of each deck, in the order of `DeckColors`."""
        return [self._face(deck_folder(colors, index)) for colors in DeckColors]

    def indexes(self, colors: DeckColors) -> list[QIcon]:
        """A card with each index, in the order of `IndexSize`."""
        return [self._face(deck_folder(colors, index)) for index in IndexSize]

    def backs(self) -> list[QIcon]:
        """Each back, in the order of `Back`."""
        return [QIcon(self._art("two", back).back(PICTURE.height())) for back in Back]

    def cloths(self) -> list[QIcon]:
        """A patch of each cloth, in the order of `ClothColor`."""
        return [QIcon(self._patch(cloth)) for cloth in ClothColor]

    def _face(self, deck: str) -> QIcon:
        return QIcon(self._art(deck, Back.SUNBURST).face(_SHOWN, PICTURE.height()))

    def _art(self, deck: str, back: str) -> CardArt:
        art = CardArt(self._resources, deck, back)
        art.use_ratio(self._ratio)
        return art

    def _patch(self, cloth: ClothColor) -> QPixmap:
        colors = table_colors(cloth)
        patch = QPixmap(PICTURE * self._ratio)
        patch.setDevicePixelRatio(self._ratio)
        patch.fill(Qt.GlobalColor.transparent)
        area = QRectF(1, 6, PICTURE.width() - 2, PICTURE.height() - 12)
        light = QRadialGradient(QPointF(area.center()), area.height())
        light.setColorAt(0, colors.center)
        light.setColorAt(1, colors.edge)
        painter = QPainter(patch)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colors.panel_line)
        painter.setBrush(light)
        painter.drawRoundedRect(area, 6, 6)
        painter.end()
        return patch

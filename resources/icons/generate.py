"""Write the application icon: `python resources/icons/generate.py`.

The motif is the pair of bowers: two black jacks side by side. The drawing needs the standard
library only; the bitmaps are rendered from it by Qt.
"""

import os
import struct
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from resources.cards.shapes import GOLD, INK, IVORY, document, moved, path
from resources.cards.symbols import letters, symbol

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
PNG_SIZES = {"euchre.png": 256, "euchre_512.png": 512}


def drawing() -> str:
    """The icon as SVG in a square of 256."""
    cloth = _tile(8, 54, "#1b6447") + _tile(20, 44, "none", GOLD, 5)
    light = path("M8,62 C8,30 30,8 62,8 L194,8 C226,8 248,30 248,62 L248,96 L8,150 Z", "#237a57")
    left = moved(_bower("C"), 92, 136, 1, -13)
    right = moved(_bower("S"), 162, 126, 1, 11)
    return document(
        cloth + light + _tile(17, 46, "none", GOLD, 5) + left + right, (0, 0, 256, 256)
    )


def write(folder: Path) -> None:
    """Write the drawing and everything rendered from it into the folder."""
    svg = drawing().encode("utf-8")
    _replace(folder / "euchre.svg", svg)
    for name, size in PNG_SIZES.items():
        _replace(folder / name, _render(svg, size, "png"))
    _replace(
        folder / "euchre.ico",
        _windows_icon({size: _render(svg, size, "png") for size in ICO_SIZES}),
    )
    _replace(folder / "euchre.icns", _render(svg, 512, "icns"))


def _tile(inset: float, radius: float, fill: str, line: str = "", width: float = 1) -> str:
    near, far = inset, 256 - inset
    return path(
        f"M{near + radius:g},{near:g} L{far - radius:g},{near:g} Q{far:g},{near:g} {far:g},{near + radius:g}"
        f" L{far:g},{far - radius:g} Q{far:g},{far:g} {far - radius:g},{far:g} L{near + radius:g},{far:g}"
        f" Q{near:g},{far:g} {near:g},{far - radius:g} L{near:g},{near + radius:g}"
        f" Q{near:g},{near:g} {near + radius:g},{near:g} Z",
        fill,
        line,
        width,
    )


def _bower(suit: str) -> str:
    sheet = path(
        "M-44,-78 L44,-78 Q56,-78 56,-66 L56,66 Q56,78 44,78 L-44,78 Q-56,78 -56,66 L-56,-66"
        " Q-56,-78 -44,-78 Z",
        IVORY,
        INK,
        5,
    )
    return sheet + symbol(suit, 0, 10, 88, INK) + letters("J", -36, -54, 0.8, INK, 8)


def _render(svg: bytes, size: int, kind: str) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, kind):  # type: ignore[call-overload]
        raise RuntimeError(f"Qt cannot write {kind}")
    return bytes(buffer.data().data())


def _windows_icon(images: dict[int, bytes]) -> bytes:
    # Qt would write a single size; Windows shrinks a big one badly to 16 pixels.
    header = struct.pack("<HHH", 0, 1, len(images))
    offset = len(header) + 16 * len(images)
    entries = b""
    for size, png in images.items():
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return header + entries + b"".join(images.values())


def _replace(target: Path, content: bytes) -> None:
    draft = target.with_suffix(".draft")
    draft.write_bytes(content)
    os.replace(draft, target)


if __name__ == "__main__":
    write(HERE)

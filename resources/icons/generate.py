"""Write the application icon: `python resources/icons/generate.py`.

The motif is the pair of bowers: two black jacks side by side. The drawing needs the standard
library only; the bitmaps are rendered from it by Qt.
"""

import os
import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from resources.cards.shapes import GOLD, INK, IVORY, document, moved
from resources.cards.symbols import letters, symbol

HERE = Path(__file__).resolve().parent
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The kinds a Mac knows, with their pixels; 11 to 14 are the doubled 16, 32, 128 and 256.
ICNS_SIZES = {
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
SIGNS = {
    "tick": ((4, 9), (7.5, 12.5), (14, 5.5)),
    "down": ((4.5, 7), (9, 11.5), (13.5, 7)),
    "up": ((4.5, 11), (9, 6.5), (13.5, 11)),
}
"""Lines on a square of 18: the tick of a switch, the angles of what opens or goes by steps."""
SIGN_INKS = {"light": "#ffffff", "dark": "#000000"}
PNG_SIZES = {"euchre.png": 256, "euchre_512.png": 512}


def drawing() -> str:
    """The icon as SVG in a square of 256."""
    cloth = _tile(8, 52, "#1b6447") + _tile(17, 44, "none", GOLD, 6)
    left = moved(_bower("C", -14), 86, 136, 1, -16)
    right = moved(_bower("S", 0), 166, 128, 1, 12)
    return document(cloth + left + right, (0, 0, 256, 256))


def small_drawing() -> str:
    """The same motif for 32 pixels and less: larger cards, no letters, no frame."""
    cloth = _tile(0, 52, "#1b6447")
    left = moved(_card() + symbol("C", -20, 0, 74, INK), 84, 134, 1.2, -16)
    right = moved(_card() + symbol("S", 0, 0, 94, INK), 166, 128, 1.2, 10)
    return document(cloth + left + right, (0, 0, 256, 256))


def signs() -> dict[str, str]:
    """The signs of switches and lists by file, in light ink and in dark."""
    return {
        f"euchre_{name}_{ink}.svg": _sign(points, color)
        for name, points in SIGNS.items()
        for ink, color in SIGN_INKS.items()
    }


def write(folder: Path) -> None:
    """Write the drawing and everything rendered from it into the folder."""
    _replace(folder / "euchre.svg", drawing().encode("utf-8"))
    for name, sign in signs().items():
        _replace(folder / name, sign.encode("utf-8"))
    for name, size in PNG_SIZES.items():
        _replace(folder / name, _png(size))
    _replace(folder / "euchre.ico", _windows_icon({size: _png(size) for size in ICO_SIZES}))
    _replace(folder / "euchre.icns", _mac_icon({k: _png(size) for k, size in ICNS_SIZES.items()}))


def _sign(points: tuple[tuple[float, float], ...], color: str) -> str:
    path = "M" + " L".join(f"{x:g} {y:g}" for x, y in points)
    line = (
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="2.4"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return document(line, (0, 0, 18, 18))


def _tile(inset: float, radius: float, fill: str, line: str = "", width: float = 1) -> str:
    size = 256 - 2 * inset
    outline = f' stroke="{line}" stroke-width="{width:g}"' if line else ""
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{size:g}" height="{size:g}" rx="{radius:g}"'
        f' fill="{fill}"{outline}/>'
    )


def _bower(suit: str, aside: float) -> str:
    index = letters("J", -34, -53, 0.85, INK, 8.5)
    return _card() + symbol(suit, aside, 16, 84 if not aside else 74, INK) + index


def _card() -> str:
    return (
        f'<rect x="-54" y="-80" width="108" height="160" rx="13" fill="{IVORY}"'
        f' stroke="{INK}" stroke-width="5"/>'
    )


def _png(size: int) -> bytes:
    # Imported here so that the drawing itself needs no Qt.
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    svg = small_drawing() if size <= 32 else drawing()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode("utf-8"))).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "png"):  # type: ignore[call-overload]
        raise RuntimeError("Qt cannot write PNG")
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


def _mac_icon(images: dict[str, bytes]) -> bytes:
    # Qt's own file holds one size and makes Qt's own reader complain.
    chunks = b"".join(
        kind.encode("ascii") + struct.pack(">I", 8 + len(png)) + png
        for kind, png in images.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


def _replace(target: Path, content: bytes) -> None:
    draft = target.with_suffix(".draft")
    draft.write_bytes(content)
    os.replace(draft, target)


if __name__ == "__main__":
    write(HERE)

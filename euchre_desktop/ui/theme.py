"""Which colors and sizes does the table use? One place for all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor, QFont

from euchre_desktop.app.preferences import ClothColor
from euchre_desktop.rules import Seat


@dataclass(frozen=True, slots=True)
class TableColors:
    """A cloth, what is written and drawn on it, and the panels that lie on it."""

    center: QColor
    edge: QColor
    """The cloth: a radial gradient between the two."""
    line: QColor
    """Lines drawn on the cloth, before they are made faint."""
    words: QColor
    soft_words: QColor
    """Straight on the cloth."""
    panel: QColor
    """Of plates, badge and scores."""
    panel_line: QColor
    text: QColor
    soft_text: QColor
    """On a panel."""
    empty: QColor
    """The place of a point to come, on a panel."""
    now: QColor
    """Gold: what matters now, and nothing else."""


@dataclass(frozen=True, slots=True)
class PaperColors:
    """Dialogs, menus, and the sheets over the table: ink on paper."""

    paper: QColor
    line: QColor
    ink: QColor
    soft_ink: QColor
    faint_ink: QColor
    """Words of what cannot be used now: faint, but still to be read."""
    field: QColor
    """What is written in, or chosen from; a plain button."""
    button: QColor
    """A dialog's button; a plain one under the pointer."""
    pressed: QColor
    off: QColor
    """A button out of use."""
    cap: QColor
    """The small cap that shows a button's key."""
    choice: QColor
    """The strongest choice of a panel; what is marked."""
    choice_over: QColor
    choice_pressed: QColor
    choice_cap: QColor
    on_choice: QColor
    problem: QColor
    """Why something cannot be done."""
    figure: QColor
    """Bars and lines that show a value."""


def _colors(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


_NOW = "#e8c35a"
_CLOTHS = {
    ClothColor.GREEN: TableColors(
        *_colors("#2a7a55", "#123f2c", "#ffffff", "#fdf3cf", "#eaf6ef"),
        *_colors("#143828", "#2f6a4e", "#ffffff", "#bcd8ca", "#2b4d3e", _NOW),
    ),
    ClothColor.MIDNIGHT: TableColors(
        *_colors("#35558f", "#101f42", "#ffffff", "#fdf3cf", "#dfe8f8"),
        *_colors("#13213f", "#3d5a90", "#ffffff", "#c3d0e8", "#2c3d63", _NOW),
    ),
    ClothColor.BURGUNDY: TableColors(
        *_colors("#86303f", "#3d1019", "#ffffff", "#fdf3cf", "#f6dfe2"),
        *_colors("#34131a", "#854150", "#ffffff", "#e3c6ca", "#55303a", _NOW),
    ),
    ClothColor.SAGE: TableColors(
        *_colors("#dbe4d3", "#aebfa9", "#10241a", "#1d2b22", "#33443a"),
        *_colors("#2a4135", "#16271e", "#ffffff", "#cfe0d5", "#45604f", _NOW),
    ),
}

_LIGHT_PAPER = PaperColors(
    *_colors("#fbf7ea", "#c9bf9f", "#2b2a22", "#6a6554", "#716b58", "#ffffff", "#f4eedb"),
    *_colors("#e8dfc4", "#efe9d8", "#efe8d2"),
    *_colors("#1d5c43", "#257353", "#164935", "#2f7a5b", "#ffffff", "#9c1424"),
    *_colors("#1d5c43"),
)
_DARK_PAPER = PaperColors(
    *_colors("#20262a", "#4b565b", "#f1ede1", "#bcbaae", "#b0afa4", "#2b3338", "#353f45"),
    *_colors("#40494f", "#2a3136", "#3c464c"),
    *_colors("#2c7a5a", "#2f7f5e", "#22634a", "#1d5c43", "#ffffff", "#ff9c93"),
    *_colors("#58b48b"),
)
_LIGHT_CONTRAST = PaperColors(
    *_colors("#ffffff", "#000000", "#000000", "#1c1c1c", "#464646", "#ffffff", "#f0f0f0"),
    *_colors("#dcdcdc", "#f4f4f4", "#ececec"),
    *_colors("#003d2b", "#00513a", "#002c1f", "#00513a", "#ffffff", "#8a0010"),
    *_colors("#003d2b"),
)
_DARK_CONTRAST = PaperColors(
    *_colors("#000000", "#ffffff", "#ffffff", "#ececec", "#c4c4c4", "#0c0c0c", "#1f1f1f"),
    *_colors("#333333", "#161616", "#2a2a2a"),
    *_colors("#ffe27a", "#fff0b3", "#e8c35a", "#ffefb0", "#000000", "#ffb3ab"),
    *_colors("#ffe27a"),
)


def table_colors(cloth: ClothColor, *, high_contrast: bool = False) -> TableColors:
    """What is on the table has; in high contrast the cloth is plain, and panels are black."""
    colors = _CLOTHS[cloth]
    if not high_contrast:
        return colors
    is_light = colors.center.lightnessF() > 0.5
    plain = QColor("#f2f5f0") if is_light else colors.edge.darker(150)
    white, black = QColor("#ffffff"), QColor("#000000")
    words = black if is_light else white
    return replace(
        colors,
        center=plain,
        edge=plain,
        line=words,
        words=words,
        soft_words=words,
        panel=black,
        panel_line=white,
        soft_text=white,
        empty=QColor("#505050"),
        now=QColor("#ffd83d"),
    )


def paper_colors(*, dark: bool = False, high_contrast: bool = False) -> PaperColors:
    """What dialogs, menus and sheets have."""
    if high_contrast:
        return _DARK_CONTRAST if dark else _LIGHT_CONTRAST
    return _DARK_PAPER if dark else _LIGHT_PAPER


STANDARD_TABLE = table_colors(ClothColor.GREEN)
STANDARD_PAPER = paper_colors()

# The standard colors by name, for what looks the same on every table.
TEXT = STANDARD_TABLE.text
NOW = STANDARD_TABLE.now
PAPER, PAPER_LINE, INK = STANDARD_PAPER.paper, STANDARD_PAPER.line, STANDARD_PAPER.ink
CHOICE = STANDARD_PAPER.choice

SEAT_COLORS = ("#7a4fa0", "#b5533c", "#3f6fa8", "#37815b")

GRID = 8
PANEL_RADIUS = 14
PLATE_RADIUS = 27
DIALOG_RADIUS = 16

SMALL, BODY, TITLE = 12, 13, 15
"""Text sizes in pixels at 100 %."""


def seat_color(seat: Seat) -> QColor:
    """The seat's own color; always shown with a name or letter, never alone."""
    return QColor(SEAT_COLORS[seat])


def font(pixels: int, *, bold: bool = False, scale: float = 1.0) -> QFont:
    """The system's UI font at `pixels` times `scale`."""
    made = QFont()
    made.setPixelSize(max(8, round(pixels * scale)))
    made.setBold(bold)
    return made

"""Words can be read on their ground: a contrast of 4.5 to 1, as the guidelines ask."""

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QGraphicsView, QLabel
from pytestqt.qtbot import QtBot

from euchre_desktop.ui import choice_button, style, theme
from euchre_desktop.ui.result_panel import ResultPanel
from euchre_desktop.ui.style import panel_palette, paper_palette, style_sheet

READABLE = 4.5


def luminance(color: QColor) -> float:
    """Relative luminance, as the Web Content Accessibility Guidelines define it."""

    def linear(part: float) -> float:
        return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


WHITE = QColor("#ffffff")

PAIRS = {
    "title on paper": (theme.INK, theme.PAPER),
    "context on paper": (theme.SOFT_INK, theme.PAPER),
    "explanation on a white sheet": (theme.SOFT_INK, WHITE),
    "problem on paper": (style.PROBLEM, theme.PAPER),
    "choice": (WHITE, theme.CHOICE),
    "choice under the pointer": (WHITE, choice_button.CHOICE_OVER),
    "choice pressed": (WHITE, choice_button.CHOICE_DOWN),
    "plain button under the pointer": (theme.INK, choice_button.PLAIN_OVER),
    "plain button pressed": (theme.INK, choice_button.PLAIN_DOWN),
    "button out of use": (theme.SOFT_INK, choice_button.OFF),
    "key on its cap": (theme.SOFT_INK, choice_button.CAP),
    "key on a choice's cap": (WHITE, choice_button.CAP_ON_CHOICE),
    "dialog button out of use": (style.FAINT_INK, style.BUTTON),
    "choice of a dialog under the pointer": (WHITE, style.CHOICE_OVER),
    **{f"letter on seat {seat}": (WHITE, theme.seat_color(seat)) for seat in range(4)},
}


@pytest.mark.parametrize("pair", PAIRS)
def test_words_stand_out_from_their_ground(pair: str) -> None:
    words, ground = PAIRS[pair]
    assert contrast(words, ground) >= READABLE


ROLES = [
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Window),
]


@pytest.mark.parametrize("palette", [paper_palette(), panel_palette()], ids=["paper", "panel"])
@pytest.mark.parametrize(("words", "ground"), ROLES)
@pytest.mark.parametrize(
    "group",
    [QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled],
)
def test_every_role_of_the_palettes_can_be_read(
    palette: QPalette,
    words: QPalette.ColorRole,
    ground: QPalette.ColorRole,
    group: QPalette.ColorGroup,
) -> None:
    assert contrast(palette.color(group, words), palette.color(group, ground)) >= READABLE


def test_a_panel_on_the_table_keeps_its_own_ink(qtbot: QtBot) -> None:
    """A graphics view would make its children write in the color of fields."""
    view = QGraphicsView()
    qtbot.addWidget(view)
    panel = ResultPanel(view)
    for label in panel.findChildren(QLabel):
        assert label.foregroundRole() is QPalette.ColorRole.WindowText


def test_the_style_sheet_has_no_place_left_open() -> None:
    assert "{{" not in style_sheet()
    assert theme.CHOICE.name() in style_sheet()

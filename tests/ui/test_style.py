"""Words can be read on their ground: a contrast of 4.5 to 1, as the guidelines ask."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QGraphicsView, QLabel
from pytestqt.qtbot import QtBot

from euchre_desktop.app.preferences import ClothColor, Preferences
from euchre_desktop.ui import theme
from euchre_desktop.ui.look import Look, look_of
from euchre_desktop.ui.result_panel import ResultPanel
from euchre_desktop.ui.still import draw_panel
from euchre_desktop.ui.style import panel_palette, paper_palette, style_sheet
from euchre_desktop.ui.theme import STANDARD_PAPER, STANDARD_TABLE, paper_colors, table_colors

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

PAPERS = {
    f"{'dark' if dark else 'light'}{' in high contrast' if strong else ''}": paper_colors(
        dark=dark, high_contrast=strong
    )
    for dark in (False, True)
    for strong in (False, True)
}
TABLES = {
    f"{cloth}{' in high contrast' if strong else ''}": table_colors(cloth, high_contrast=strong)
    for cloth in ClothColor
    for strong in (False, True)
}


@pytest.mark.parametrize("seat", range(4))
def test_a_letter_stands_out_from_its_disc(seat: int) -> None:
    assert contrast(WHITE, theme.seat_color(seat)) >= READABLE


@pytest.mark.parametrize("name", PAPERS)
def test_words_stand_out_from_every_paper(name: str) -> None:
    paper = PAPERS[name]
    for words in (paper.ink, paper.soft_ink, paper.faint_ink, paper.problem):
        for ground in (paper.paper, paper.field, paper.button):
            assert contrast(words, ground) >= READABLE, (words.name(), ground.name())
    assert contrast(paper.ink, paper.pressed) >= READABLE
    assert contrast(paper.soft_ink, paper.cap) >= READABLE
    assert contrast(paper.soft_ink, paper.off) >= READABLE
    for ground in (paper.choice, paper.choice_over, paper.choice_pressed, paper.choice_cap):
        assert contrast(paper.on_choice, ground) >= READABLE, ground.name()


def shining_through(panel: QColor, cloth: QColor) -> QColor:
    """What is seen of a panel on a cloth: a little of the cloth as well."""
    seen = QImage(1, 1, QImage.Format.Format_RGB32)
    seen.fill(cloth)
    painter = QPainter(seen)
    draw_panel(painter, QRectF(-9, -9, 20, 20), 0, replace(STANDARD_TABLE, panel=panel))
    painter.end()
    return seen.pixelColor(0, 0)


def test_a_panel_is_a_little_transparent() -> None:
    green = QColor("#00ff00")
    assert shining_through(QColor("black"), green).green() in range(1, 60)


@pytest.mark.parametrize("name", PAPERS)
def test_bars_and_lines_of_charts_stand_out_from_every_paper(name: str) -> None:
    """They are not words: 3 to 1 is what the guidelines ask."""
    paper = PAPERS[name]
    for ground in (paper.paper, paper.field, paper.button):
        assert contrast(paper.figure, ground) >= 3, ground.name()


@pytest.mark.parametrize("strong", [False, True])
def test_in_high_contrast_fields_and_buttons_have_an_outline(strong: bool) -> None:
    look = look_of(Preferences(high_contrast=strong))
    for field in ("QPushButton", "QLineEdit", "QComboBox", "QSpinBox"):
        assert (f"{field}:focus" in style_sheet(look)) is strong


@pytest.mark.parametrize("name", PAPERS)
def test_the_tick_of_a_switch_can_be_seen(name: str) -> None:
    paper = PAPERS[name]
    shade = "light" if contrast(WHITE, paper.choice) > READABLE else "dark"
    assert f"euchre_tick_{shade}.svg" in style_sheet(Look(paper=paper))


@pytest.mark.parametrize("name", TABLES)
def test_words_stand_out_from_every_cloth_and_its_panels(name: str) -> None:
    table = TABLES[name]
    for words in (table.words, table.soft_words):
        for ground in (table.center, table.edge):
            assert contrast(words, ground) >= READABLE, (words.name(), ground.name())
    for cloth in (table.center, table.edge):
        ground = shining_through(table.panel, cloth)
        for words in (table.text, table.soft_text):
            assert contrast(words, ground) >= READABLE, (words.name(), cloth.name())
    # Gold marks whose turn it is: a line, not words.
    assert contrast(table.now, table.panel) >= 3


@pytest.mark.parametrize("cloth", ClothColor)
def test_high_contrast_has_more_contrast(cloth: ClothColor) -> None:
    usual, strong = table_colors(cloth), table_colors(cloth, high_contrast=True)
    assert contrast(strong.soft_text, strong.panel) > contrast(usual.soft_text, usual.panel)
    assert contrast(strong.soft_words, strong.center) > contrast(usual.soft_words, usual.center)


ROLES = [
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Window),
]


@pytest.mark.parametrize(
    "palette",
    [
        *(paper_palette(paper) for paper in PAPERS.values()),
        *(panel_palette(STANDARD_PAPER, table) for table in TABLES.values()),
    ],
    ids=[*PAPERS, *TABLES],
)
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


@pytest.mark.parametrize("name", PAPERS)
def test_the_style_sheet_has_no_place_left_open(name: str) -> None:
    sheet = style_sheet(Look(paper=PAPERS[name]))
    assert "{{" not in sheet
    assert PAPERS[name].choice.name() in sheet

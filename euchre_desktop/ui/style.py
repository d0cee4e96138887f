"""How do windows, dialogs and menus look, so that they are of one family with the table?"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from euchre_desktop.ui.theme import (
    BODY,
    CHOICE,
    INK,
    PANEL,
    PANEL_LINE,
    PAPER,
    PAPER_LINE,
    SMALL,
    SOFT_INK,
    SOFT_TEXT,
    TEXT,
    font,
)

FIELD = QColor("#ffffff")
"""What is written in, or chosen from."""
BUTTON = QColor("#f4eedb")
FAINT_INK = QColor("#716b58")
"""Words of what cannot be used now: faint, but still to be read."""
PROBLEM = QColor("#9c1424")
"""Why something cannot be done, on paper."""
CHOICE_OVER = QColor("#257353")


def apply_style(application: QApplication) -> None:
    """Give the whole program its look: one style on every system, paper, and ink.

    The systems' own styles ignore parts of a palette; Fusion does not, and is
    the same everywhere.
    """
    application.setStyle("Fusion")
    application.setPalette(paper_palette())
    application.setFont(font(BODY))
    application.setStyleSheet(style_sheet())


def paper_palette() -> QPalette:
    """Dialogs, menus and lists: ink on paper, whatever the system's own colors are."""
    palette = QPalette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for color_role, color in _paper_colors().items():
        palette.setColor(color_role, color)
    for color_role in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, color_role, FAINT_INK)
    palette.setColor(group.Disabled, role.Base, PAPER)
    palette.setColor(group.Disabled, role.Button, PAPER)
    palette.setColor(group.Disabled, role.Highlight, PAPER_LINE)
    palette.setColor(group.Disabled, role.HighlightedText, INK)
    return palette


def panel_palette() -> QPalette:
    """What lies on the cloth itself: light words on dark green."""
    palette = paper_palette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for ground in (role.Window, role.Base, role.AlternateBase, role.Button):
        palette.setColor(ground, PANEL)
    for words in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(words, TEXT)
        palette.setColor(group.Disabled, words, SOFT_TEXT)
    for soft in (role.PlaceholderText, role.Link, role.LinkVisited):
        palette.setColor(soft, SOFT_TEXT)
    palette.setColor(role.Mid, PANEL_LINE)
    return palette


def style_sheet() -> str:
    """What a palette cannot say. Widgets ask for it by a property, `kind`."""
    return _SHEET.format(
        choice=CHOICE.name(),
        over=CHOICE_OVER.name(),
        panel=PANEL.name(),
        panel_line=PANEL_LINE.name(),
        text=TEXT.name(),
        ink=INK.name(),
        soft=SOFT_INK.name(),
        faint=FAINT_INK.name(),
        line=PAPER_LINE.name(),
        paper=PAPER.name(),
        button=BUTTON.name(),
        problem=PROBLEM.name(),
        small=SMALL,
    )


def _paper_colors() -> dict[QPalette.ColorRole, QColor]:
    role = QPalette.ColorRole
    return {
        role.Window: PAPER,
        role.WindowText: INK,
        role.Base: FIELD,
        role.AlternateBase: PAPER,
        role.Text: INK,
        role.PlaceholderText: FAINT_INK,
        role.Button: BUTTON,
        role.ButtonText: INK,
        role.BrightText: FIELD,
        role.Highlight: CHOICE,
        role.HighlightedText: FIELD,
        role.ToolTipBase: PANEL,
        role.ToolTipText: TEXT,
        role.Link: CHOICE,
        role.LinkVisited: CHOICE,
        role.Light: FIELD,
        role.Midlight: PAPER,
        role.Mid: PAPER_LINE,
        role.Dark: PAPER_LINE.darker(120),
        role.Shadow: SOFT_INK,
        role.Accent: CHOICE,
    }


_SHEET = """
QLabel[kind="explanation"] {{ color: {soft}; font-size: {small}px; }}
QLabel[kind="problem"] {{ color: {problem}; }}
QPushButton[kind="plain"], QPushButton[kind="choice"] {{
    border-radius: 9px; padding: 7px 18px; min-width: 72px; font-weight: bold;
}}
QPushButton[kind="plain"] {{ background: white; color: {ink}; border: 1px solid {line}; }}
QPushButton[kind="plain"]:hover {{ background: {button}; }}
QPushButton[kind="plain"]:focus {{ border: 2px solid {choice}; padding: 6px 17px; }}
QPushButton[kind="choice"] {{ background: {choice}; color: white; border: 1px solid {choice}; }}
QPushButton[kind="choice"]:hover {{ background: {over}; }}
QPushButton[kind="choice"]:focus {{ border: 2px solid {ink}; padding: 6px 17px; }}
QPushButton[kind="choice"]:disabled {{
    background: {button}; color: {faint}; border: 1px solid {line};
}}
QListWidget[kind="pages"] {{
    background: transparent; border: none; outline: none;
}}
QListWidget[kind="pages"]::item {{ padding: 8px 12px; border-radius: 8px; color: {ink}; }}
QListWidget[kind="pages"]::item:hover {{ background: {button}; }}
QListWidget[kind="pages"]::item:selected {{ background: {choice}; color: white; }}
QFrame[kind="sheet"] {{ background: white; border: 1px solid {line}; border-radius: 14px; }}
QToolTip {{ background: {panel}; color: {text}; border: 1px solid {panel_line}; padding: 4px; }}
"""

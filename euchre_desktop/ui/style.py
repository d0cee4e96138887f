"""How do windows, dialogs and menus look, so that they are of one family with the table?"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from euchre_desktop.app.paths import resources
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.theme import BODY, SMALL, STANDARD_TABLE, PaperColors, TableColors, font

_STANDARD = Look()


def apply_style(application: QApplication, look: Look = _STANDARD) -> None:
    """Give the whole program its look: one style on every system, paper, and ink.

    The systems' own styles ignore parts of a palette; Fusion does not, and is
    the same everywhere.
    """
    application.setStyle("Fusion")
    application.setPalette(paper_palette(look.paper))
    application.setFont(font(BODY, scale=look.words))
    application.setStyleSheet(style_sheet(look))


def paper_palette(paper: PaperColors) -> QPalette:
    """Dialogs, menus and lists: ink on paper, whatever the system's own colors are."""
    palette = QPalette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for color_role, color in _paper_roles(paper).items():
        palette.setColor(color_role, color)
    for color_role in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, color_role, paper.faint_ink)
    palette.setColor(group.Disabled, role.Base, paper.paper)
    palette.setColor(group.Disabled, role.Button, paper.paper)
    palette.setColor(group.Disabled, role.Highlight, paper.off)
    palette.setColor(group.Disabled, role.HighlightedText, paper.ink)
    return palette


def panel_palette(paper: PaperColors, table: TableColors) -> QPalette:
    """What lies beside the cloth as a panel: light words on dark ground."""
    palette = paper_palette(paper)
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for ground in (role.Window, role.Base, role.AlternateBase, role.Button):
        palette.setColor(ground, table.panel)
    for words in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(words, table.text)
        palette.setColor(group.Disabled, words, table.soft_text)
    for soft in (role.PlaceholderText, role.Link, role.LinkVisited):
        palette.setColor(soft, table.soft_text)
    palette.setColor(role.Mid, table.panel_line)
    return palette


def style_sheet(look: Look = _STANDARD) -> str:
    """What a palette cannot say. Widgets ask for it by a property, `kind`."""
    paper, table = look.paper, look.table
    usual = _SHEET.format(
        choice=paper.choice.name(),
        over=paper.choice_over.name(),
        on_choice=paper.on_choice.name(),
        panel=table.panel.name(),
        panel_line=table.panel_line.name(),
        text=table.text.name(),
        ink=paper.ink.name(),
        soft=paper.soft_ink.name(),
        faint=paper.faint_ink.name(),
        line=paper.line.name(),
        field=paper.field.name(),
        button=paper.button.name(),
        off=paper.off.name(),
        problem=paper.problem.name(),
        box=round(_BOX * look.words) - 2,  # its line comes on top
        small=round(SMALL * look.words),
        tick=_sign("tick", paper.on_choice),
    )
    if not look.is_strong:
        return usual
    lines = _STRONG_LINES.format(
        ink=paper.ink.name(),
        faint=paper.faint_ink.name(),
        line=paper.line.name(),
        field=paper.field.name(),
        button=paper.button.name(),
        choice=paper.choice.name(),
        on_choice=paper.on_choice.name(),
        side=round(18 * look.words),
        step=round(11 * look.words),
        arrow=_sign("down", paper.ink),
        up=_sign("up", paper.ink),
    )
    return lines + usual  # buttons with a kind of their own have lines already


def _sign(name: str, ink: QColor) -> str:
    """The file of a sign in about this ink."""
    shade = "light" if ink.lightnessF() > 0.5 else "dark"
    return (resources() / "icons" / f"euchre_{name}_{shade}.svg").as_posix()


def _paper_roles(paper: PaperColors) -> dict[QPalette.ColorRole, QColor]:
    role = QPalette.ColorRole
    return {
        role.Window: paper.paper,
        role.WindowText: paper.ink,
        role.Base: paper.field,
        role.AlternateBase: paper.paper,
        role.Text: paper.ink,
        role.PlaceholderText: paper.faint_ink,
        role.Button: paper.button,
        role.ButtonText: paper.ink,
        role.BrightText: paper.on_choice,
        role.Highlight: paper.choice,
        role.HighlightedText: paper.on_choice,
        role.ToolTipBase: STANDARD_TABLE.panel,
        role.ToolTipText: STANDARD_TABLE.text,
        role.Link: paper.ink,
        role.LinkVisited: paper.ink,
        role.Light: paper.field,
        role.Midlight: paper.paper,
        role.Mid: paper.line,
        role.Dark: paper.line.darker(120),
        role.Shadow: paper.soft_ink,
        role.Accent: paper.figure,
    }


_BOX = 16
"""Pixels of the box to be ticked; Qt would leave it as small beside the largest words."""

_SHEET = """
QLabel[kind="explanation"] {{ color: {soft}; font-size: {small}px; }}
QLabel[kind="problem"] {{ color: {problem}; }}
QPushButton[kind="plain"], QPushButton[kind="choice"] {{
    border-radius: 9px; padding: 7px 18px; min-width: 72px; font-weight: bold;
}}
QPushButton[kind="plain"] {{ background: {field}; color: {ink}; border: 1px solid {line}; }}
QPushButton[kind="plain"]:hover {{ background: {button}; }}
QPushButton[kind="plain"]:focus {{ border: 2px solid {choice}; padding: 6px 17px; }}
QPushButton[kind="choice"] {{
    background: {choice}; color: {on_choice}; border: 1px solid {choice};
}}
QPushButton[kind="choice"]:hover {{ background: {over}; }}
QPushButton[kind="choice"]:focus {{ border: 2px solid {ink}; padding: 6px 17px; }}
QPushButton[kind="choice"]:disabled {{
    background: {off}; color: {faint}; border: 1px solid {line};
}}
QListWidget[kind="pages"] {{
    background: transparent; border: none; outline: none;
}}
QListWidget[kind="pages"]::item {{ padding: 8px 12px; border-radius: 8px; color: {ink}; }}
QListWidget[kind="pages"]::item:hover {{ background: {button}; }}
QListWidget[kind="pages"]::item:selected {{ background: {choice}; color: {on_choice}; }}
QFrame[kind="sheet"] {{ background: {field}; border: 1px solid {line}; border-radius: 14px; }}
QPushButton[kind="picture"] {{
    background: {field}; color: {ink}; border: 1px solid {line}; border-radius: 9px;
    padding: 5px 9px;
}}
QPushButton[kind="picture"]:hover {{ background: {button}; }}
QPushButton[kind="picture"]:checked {{ border: 3px solid {choice}; padding: 3px 7px; }}
QPushButton[kind="picture"]:focus {{ border: 2px solid {ink}; padding: 4px 8px; }}
QPushButton[kind="picture"]:checked:focus {{ border: 3px solid {ink}; padding: 3px 7px; }}
QCheckBox::indicator {{
    width: {box}px; height: {box}px; border: 1px solid {soft}; border-radius: 3px;
    background: {field};
}}
QCheckBox::indicator:hover {{ background: {button}; }}
QCheckBox::indicator:checked {{
    border: 1px solid {choice}; background: {choice}; image: url("{tick}");
}}
QCheckBox::indicator:checked:disabled {{ border: 1px solid {soft}; background: {soft}; }}
QToolTip {{ background: {panel}; color: {text}; border: 1px solid {panel_line}; padding: 4px; }}
"""

_STRONG_LINES = """
QPushButton, QLineEdit, QComboBox, QSpinBox {{
    border: 1px solid {line}; border-radius: 4px; background: {field}; color: {ink};
    padding: 3px 6px;
}}
QPushButton:hover, QComboBox:hover {{ background: {button}; }}
QPushButton:focus, QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{
    border: 2px solid {choice}; padding: 2px 5px;
}}
QPushButton:disabled, QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{
    color: {faint}; border: 1px dashed {faint};
}}
QComboBox::drop-down {{ border: none; width: {side}px; }}
QComboBox::down-arrow {{ image: url("{arrow}"); width: {side}px; height: {side}px; }}
QSpinBox {{ padding-right: {side}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: {side}px; }}
QSpinBox::up-arrow {{ image: url("{up}"); width: {step}px; height: {step}px; }}
QSpinBox::down-arrow {{ image: url("{arrow}"); width: {step}px; height: {step}px; }}
QComboBox QAbstractItemView {{
    border: 1px solid {line}; selection-background-color: {choice};
    selection-color: {on_choice};
}}
"""
"""In high contrast, what can be used has an outline; Fusion's own is as dark as dark paper."""

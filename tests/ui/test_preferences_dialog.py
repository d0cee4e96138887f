"""What the person likes holds at once."""

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.paths import resources
from euchre_desktop.app.preferences import (
    MOST_SECONDS,
    Back,
    ClothColor,
    DeckColors,
    Preferences,
    Speed,
    SuitOrder,
    Theme,
    TrumpSide,
)
from euchre_desktop.rules import defaults
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.preference_page import PICTURE
from euchre_desktop.ui.preferences_dialog import PreferencesDialog
from euchre_desktop.ui.style import apply_style

CHANGED = Preferences(
    speed=Speed.FAST,
    result_seconds=3,
    click_to_collect=True,
    show_log=True,
    show_reasons=True,
    auto_play=True,
    confirm=False,
    reduced_motion=True,
    trump_side=TrumpSide.RIGHT,
    suit_order=SuitOrder.ASCENDING,
    deck_colors=DeckColors.FOUR,
    back=Back.FOREST,
    cloth=ClothColor.SAGE,
    theme=Theme.DARK,
    high_contrast=True,
    sound=False,
    volume=20,
)

SWITCHES = {
    "click_to_collect": Preferences(click_to_collect=True),
    "show_log": Preferences(show_log=True),
    "show_reasons": Preferences(show_reasons=True),
    "auto_play": Preferences(auto_play=True),
    "high_contrast": Preferences(high_contrast=True),
    "reduced_motion": Preferences(reduced_motion=True),
    "sound": Preferences(sound=False),
    "confirm": Preferences(confirm=False),
}
"""Each switch, and what it makes of a beginner's preferences."""


def opened(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences, resources())
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


@pytest.mark.parametrize("speed", list(Speed))
def test_every_speed_is_offered_and_holds_at_once(qtbot: QtBot, speed: Speed) -> None:
    other = Speed.SLOW if speed is not Speed.SLOW else Speed.OFF
    dialog = opened(qtbot, Preferences(speed=other))
    box = dialog.findChild(QComboBox, "speed")
    assert isinstance(box, QComboBox)
    with qtbot.waitSignal(dialog.changed) as answer:
        box.setCurrentIndex(list(Speed).index(speed))
    assert answer.args == [Preferences(speed=speed)]


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_changes_itself_and_nothing_else(qtbot: QtBot, switch: str) -> None:
    dialog = opened(qtbot, Preferences())
    box = dialog.findChild(QCheckBox, switch)
    assert isinstance(box, QCheckBox)
    heard: list[Preferences] = []
    dialog.changed.connect(heard.append)
    box.click()
    box.click()
    assert heard == [SWITCHES[switch], Preferences()]


def test_changes_add_up_and_the_rest_is_kept(qtbot: QtBot) -> None:
    last = standard_setup(defaults(3), "Anna", Level.CASUAL)
    dialog = opened(qtbot, Preferences(geometry="kept", last_game=last))
    heard: list[Preferences] = []
    dialog.changed.connect(heard.append)
    seconds = dialog.findChild(QSpinBox, "result_seconds")
    log = dialog.findChild(QCheckBox, "show_log")
    assert isinstance(seconds, QSpinBox)
    assert isinstance(log, QCheckBox)
    seconds.setValue(4)
    log.click()
    assert heard[-1] == Preferences(
        result_seconds=4, show_log=True, geometry="kept", last_game=last
    )


def test_pictures_of_indexes_have_the_colors_of_the_chosen_deck(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences())
    colors = dialog.findChild(QComboBox, "deck_colors")
    index = dialog.findChild(QComboBox, "index_size")
    assert isinstance(colors, QComboBox) and isinstance(index, QComboBox)
    before = [index.itemIcon(number).pixmap(PICTURE).toImage() for number in range(2)]
    colors.setCurrentIndex(1)
    after = [index.itemIcon(number).pixmap(PICTURE).toImage() for number in range(2)]
    assert before[0] != after[0] and before[1] != after[1]
    colors.setCurrentIndex(0)
    assert index.itemIcon(0).pixmap(PICTURE).toImage() == before[0]


def test_zero_seconds_is_said_in_words(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences())
    seconds = dialog.findChild(QSpinBox, "result_seconds")
    assert isinstance(seconds, QSpinBox)
    assert seconds.text() == "wait for me"
    assert (seconds.minimum(), seconds.maximum()) == (0, MOST_SECONDS)


def test_everything_stored_is_shown_as_it_is(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CHANGED)
    for switch in dialog.findChildren(QCheckBox):
        assert switch.isChecked() is getattr(CHANGED, switch.objectName()), switch.objectName()
    slider = dialog.findChild(QSlider, "volume")
    assert isinstance(slider, QSlider)
    assert slider.value() == CHANGED.volume
    for name in ("cloth", "back", "theme", "trump_side", "suit_order", "deck_colors"):
        chosen = dialog.findChild(QComboBox, name)
        assert isinstance(chosen, QComboBox)
        assert chosen.currentData() == getattr(CHANGED, name)
    box = dialog.findChild(QComboBox, "speed")
    assert isinstance(box, QComboBox)
    assert box.currentText() == "Fast"


def test_every_preference_has_a_field(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences())
    not_here = {"last_game", "geometry", "without_undone", "without_hints"}
    for entry in fields(Preferences):
        field = dialog.findChild(QWidget, entry.name)
        assert (field is None) == (entry.name in not_here), entry.name
        if field is not None:
            assert field.accessibleName() and field.accessibleDescription()


@pytest.mark.parametrize("how", ["escape", "button"])
def test_it_can_be_closed(qtbot: QtBot, how: str) -> None:
    dialog = opened(qtbot, Preferences())
    if how == "escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        button = dialog.findChild(QPushButton, "close_preferences")
        assert isinstance(button, QPushButton)
        button.click()
    assert not dialog.isVisible()


def test_the_defaults_come_back_and_the_last_game_stays(qtbot: QtBot) -> None:
    last = standard_setup(defaults(3), "Anna", Level.CASUAL)
    dialog = opened(qtbot, replace(CHANGED, last_game=last, geometry="kept"))
    button = dialog.findChild(QPushButton, "restore_defaults")
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(dialog.changed) as answer:
        button.click()
    assert answer.args == [Preferences(last_game=last, geometry="kept")]
    box = dialog.findChild(QComboBox, "cloth")
    assert isinstance(box, QComboBox)
    assert box.currentData() == ClothColor.GREEN


@pytest.mark.parametrize("percent", [100, 200])
def test_every_page_can_be_reached_in_a_small_window(
    qtbot: QtBot, qapp: QApplication, percent: int
) -> None:
    """What there is no room for can be scrolled to; nothing is cut off at the side."""
    apply_style(qapp, Look(words=percent / 100))
    try:
        dialog = opened(qtbot, Preferences())
        dialog.resize(600, 440)
        pages = dialog.findChild(QTabWidget, "preference_pages")
        assert isinstance(pages, QTabWidget)
        for number in range(pages.count()):
            pages.setCurrentIndex(number)
            page = pages.widget(number)
            assert isinstance(page, QScrollArea)
            rows = page.widget()
            assert rows is not None
            assert rows.minimumSizeHint().width() <= page.viewport().width(), page.objectName()
        assert dialog.width() <= 640
    finally:
        apply_style(qapp)


def test_mnemonics_of_a_page_differ(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences())
    pages = dialog.findChild(QTabWidget, "preference_pages")
    assert isinstance(pages, QTabWidget)
    shared = ["d", "c"]  # of the two buttons below
    for number in range(pages.count()):
        page = pages.widget(number)
        assert page is not None
        texts = [
            *(label.text() for label in page.findChildren(QLabel)),
            *(switch.text() for switch in page.findChildren(QCheckBox)),
        ]
        marked = [text for text in texts if "&" in text]
        keys = [text[text.index("&") + 1].lower() for text in marked]
        assert len(set(keys)) == len(keys), marked
        assert not set(keys) & set(shared), marked

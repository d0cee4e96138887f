"""What the person likes holds at once."""

from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import MOST_SECONDS, Preferences, Speed
from euchre_desktop.rules import defaults
from euchre_desktop.ui.preferences_dialog import PreferencesDialog

SWITCHES = {
    "click_to_collect": Preferences(click_to_collect=True),
    "show_log": Preferences(show_log=True),
    "show_reasons": Preferences(show_reasons=True),
}
"""Each switch, and what it makes of a beginner's preferences."""


def opened(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences)
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


def test_zero_seconds_is_said_in_words(qtbot: QtBot) -> None:
    seconds = opened(qtbot, Preferences()).findChild(QSpinBox, "result_seconds")
    assert isinstance(seconds, QSpinBox)
    assert seconds.text() == "wait for me"
    assert (seconds.minimum(), seconds.maximum()) == (0, MOST_SECONDS)


def test_everything_stored_is_shown_as_it_is(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences(Speed.FAST, 3, True, True, True))
    assert all(box.isChecked() for box in dialog.findChildren(QCheckBox))
    box = dialog.findChild(QComboBox, "speed")
    assert isinstance(box, QComboBox)
    assert box.currentText() == "Fast"


def test_every_preference_has_a_field(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences())
    not_here = {"last_game", "geometry"}
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

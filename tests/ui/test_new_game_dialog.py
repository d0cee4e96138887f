"""Every game of the rules page can be set up in the dialog, and no impossible one started."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game_setup import LONGEST_NAME, PRESETS, GameSetup, standard_setup
from euchre_desktop.rules import defaults, house_rules
from euchre_desktop.rules.options import CHOICES, POINT_SETTINGS, SETTINGS, SWITCHES
from euchre_desktop.ui.new_game_dialog import NewGameDialog
from euchre_desktop.ui.rule_texts import rule_texts
from euchre_desktop.ui.rules_form import HIGHEST_TARGET, PAGES
from euchre_desktop.ui.value_texts import (
    level_names,
    preset_names,
    temperament_texts,
    value_texts,
)


def opened(qtbot: QtBot, last: GameSetup | None = None) -> NewGameDialog:
    dialog = NewGameDialog(last)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def last_game(players: int, **rules: object) -> GameSetup:
    return standard_setup(house_rules({"players": players, **rules}), "Anna", Level.BEGINNER)


def preset_box(dialog: NewGameDialog) -> QComboBox:
    return found(dialog, QComboBox, "preset")


W = TypeVar("W", bound=QWidget)


def found(dialog: NewGameDialog, kind: type[W], name: str) -> W:
    widget = dialog.findChild(kind, name)
    assert isinstance(widget, kind)
    return widget


def start(qtbot: QtBot, dialog: NewGameDialog) -> GameSetup:
    with qtbot.waitSignal(dialog.chosen) as answer:
        QTest.mouseClick(found(dialog, QPushButton, "start_game"), Qt.MouseButton.LeftButton)
    assert answer.args is not None
    setup = answer.args[0]
    assert isinstance(setup, GameSetup)
    return setup


def problem(dialog: NewGameDialog) -> str:
    label = found(dialog, QLabel, "problem")
    return label.text() if label.isVisible() else ""


def pick(dialog: NewGameDialog, preset: int) -> None:
    box = preset_box(dialog)
    box.setCurrentIndex(preset)
    box.activated.emit(preset)


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_every_ready_made_game_starts(qtbot: QtBot, number: int) -> None:
    dialog = opened(qtbot)
    pick(dialog, number)
    setup = start(qtbot, dialog)
    assert setup.options == PRESETS[number].options
    assert len(setup.names) == len(set(setup.names)) == setup.options.players
    assert setup.levels[0] is None and None not in setup.levels[1:]
    assert not dialog.isVisible()


def test_the_last_game_is_offered_again(qtbot: QtBot) -> None:
    last = GameSetup(
        house_rules({"players": 4, "joker": True, "target": 7, "first_dealer": 2}),
        ("Anna", "Bo", "Cy", "Di"),
        (None, Level.BEGINNER, Level.CASUAL, Level.BEGINNER),
        (*(Temperament.BALANCED, Temperament.BOLD), *(Temperament.CAUTIOUS, Temperament.BOLD)),
    )
    assert start(qtbot, opened(qtbot, last)) == last


CHANGES: list[tuple[str, object]] = [
    *((name, value) for name, values in CHOICES.items() for value in values if name != "players"),
    *((name, value) for name in SWITCHES for value in (True, False)),
    *((name, value) for name in POINT_SETTINGS for value in (0, 20)),
    *(("target", value) for value in (1, 15)),
    *(("first_dealer", value) for value in ("random", "first_black_jack", 0, 1, 2)),
]


@pytest.mark.parametrize(("setting", "value"), CHANGES)
def test_a_setting_changed_in_its_field_arrives(qtbot: QtBot, setting: str, value: object) -> None:
    """In the three-handed game, or with four where only four can have it."""
    players = 4 if setting == "canadian_loner" else 3
    dialog = opened(qtbot, last_game(players, joker=True))
    field = dialog.form.row(setting).field
    assert field.isEnabled()
    change(dialog, setting, value)
    assert getattr(start(qtbot, dialog).options, setting) == value


def change(dialog: NewGameDialog, setting: str, value: object) -> None:
    """What the person does in the setting's field."""
    field = dialog.form.row(setting).field
    if isinstance(field, QCheckBox):
        field.setChecked(value is True)
    elif isinstance(field, QSpinBox):
        assert isinstance(value, int)
        field.setValue(value)
    else:
        assert isinstance(field, QComboBox)
        offered = list(value_texts()[setting])
        if setting == "first_dealer":
            offered += range(3)
        field.setCurrentIndex(offered.index(value))  # type: ignore[arg-type]


@pytest.mark.parametrize("target", [100, 2**31, 10**15])
def test_a_target_beyond_the_field_becomes_its_highest(qtbot: QtBot, target: int) -> None:
    """The rules, and so a preferences file, allow any target."""
    dialog = opened(qtbot, last_game(3, target=target))
    assert start(qtbot, dialog).options.target == HIGHEST_TARGET


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_number_of_players_begins_with_its_own_rules(qtbot: QtBot, players: int) -> None:
    dialog = opened(qtbot, last_game({2: 3, 3: 4, 4: 2}[players], target=5))
    change(dialog, "players", players)
    setup = start(qtbot, dialog)
    assert setup.options == defaults(players)
    assert setup.names[0] == "Anna"


def test_who_stays_seated_keeps_name_level_and_temperament(qtbot: QtBot) -> None:
    levels = (None, Level.BEGINNER, Level.CASUAL)
    temperaments = (Temperament.BALANCED, Temperament.BOLD, Temperament.CAUTIOUS)
    dialog = opened(qtbot, GameSetup(defaults(3), ("Anna", "Bo", "Cy"), levels, temperaments))
    change(dialog, "players", 4)
    setup = start(qtbot, dialog)
    assert setup.names == ("Anna", "Bo", "North", "Cy")
    assert setup.levels[1] is Level.BEGINNER
    assert setup.levels[3] is Level.CASUAL
    assert setup.temperaments[1:] == (
        *(Temperament.BOLD, Temperament.BALANCED),
        Temperament.CAUTIOUS,
    )


def test_a_game_that_differs_from_every_ready_made_one_is_custom(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert preset_box(dialog).currentText() == "Three-handed"
    change(dialog, "joker", True)
    assert preset_box(dialog).currentText() == "Custom"
    change(dialog, "joker", False)
    assert preset_box(dialog).currentText() == "Three-handed"
    change(dialog, "players", 2)
    assert preset_box(dialog).currentText() == "Two-handed"


@pytest.mark.parametrize(
    ("players", "setting", "reason"),
    [
        (2, "dummy", "Only three players have a dummy."),
        (4, "dummy", "Only three players have a dummy."),
        (2, "defend_alone", "With two players a defender has no partner to do without."),
        (3, "canadian_loner", "Only with four players does the dealer have a partner."),
        (4, "tie", "Only with three players can two reach the end together."),
        (3, "upturned_joker", "There is no joker in this game."),
        (2, "lone_march_points", "The maker may not play alone in this game."),
        (4, "lone_defender_march_points", "A defender may not play alone in this game."),
        (2, "alone_lead", "Nobody may play alone in this game."),
    ],
)
def test_what_means_nothing_is_out_of_use_and_says_why(
    qtbot: QtBot, players: int, setting: str, reason: str
) -> None:
    dialog = opened(qtbot, last_game(players))
    assert not dialog.form.row(setting).field.isEnabled()
    assert found(dialog, QLabel, f"explain_{setting}").text() == reason
    assert dialog.form.row(setting).field.accessibleDescription() == reason


def test_a_setting_comes_into_use_with_the_one_it_needs(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    change(dialog, "joker", True)
    assert dialog.form.row("upturned_joker").field.isEnabled()


@pytest.mark.parametrize(
    ("players", "setting", "value", "sentence"),
    [
        (4, "dummy", "maker", "The dummy: Only three players have a dummy."),
        (
            3,
            "canadian_loner",
            True,
            "Canadian loner: Only with four players does the dealer have a partner.",
        ),
        (
            2,
            "defend_alone",
            True,
            "A defender may play alone: With two players a defender has no partner to do without.",
        ),
    ],
)
def test_a_contradiction_cannot_be_started_but_mended(
    qtbot: QtBot, players: int, setting: str, value: object, sentence: str
) -> None:
    dialog = opened(qtbot, last_game(players))
    change(dialog, setting, value)
    assert problem(dialog) == sentence
    assert not found(dialog, QPushButton, "start_game").isEnabled()
    assert preset_box(dialog).currentText() == "Custom"
    change(dialog, setting, getattr(defaults(players), setting))
    assert problem(dialog) == ""
    assert start(qtbot, dialog).options == defaults(players)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Every player needs a name."),
        ("   ", "Every player needs a name."),
        ("\u200b", "Every player needs a name."),
        ("East", "Two players are called East."),
        (" East ", "Two players are called East."),
    ],
)
def test_names_must_be_there_and_differ(qtbot: QtBot, name: str, sentence: str) -> None:
    dialog = opened(qtbot)
    found(dialog, QLineEdit, "name_1").setText(name)
    assert problem(dialog) == sentence
    assert not found(dialog, QPushButton, "start_game").isEnabled()


def test_a_name_is_no_markup(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for seat in (1, 2):
        found(dialog, QLineEdit, f"name_{seat}").setText("<b>Bo</b>")
    assert problem(dialog) == "Two players are called <b>Bo</b>."
    assert found(dialog, QLabel, "problem").textFormat() is Qt.TextFormat.PlainText


def test_the_tab_key_goes_from_top_to_bottom(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    preset_box(dialog).setFocus()
    reached: list[str] = []
    for _ in range(11):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == [
        "preset",
        "pages",
        "players",
        "name_0",
        "name_1",
        "level_1",
        "temperament_1",
        "name_2",
        "level_2",
        "temperament_2",
        "cancel_new_game",
    ]


def test_names_and_levels_arrive(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    found(dialog, QLineEdit, "name_0").setText(" Anna ")
    field = found(dialog, QLineEdit, "name_2")
    field.clear()
    QTest.keyClicks(field, "x" * (LONGEST_NAME + 5))
    found(dialog, QComboBox, "level_1").setCurrentIndex(list(Level).index(Level.BEGINNER))
    setup = start(qtbot, dialog)
    assert setup.names == ("Anna", "West", "x" * LONGEST_NAME)
    assert setup.levels[1] is Level.BEGINNER


@pytest.mark.parametrize("temperament", Temperament)
def test_a_temperament_is_explained_and_arrives(qtbot: QtBot, temperament: Temperament) -> None:
    dialog = opened(qtbot)
    box = found(dialog, QComboBox, "temperament_2")
    text = temperament_texts()[temperament]
    box.setCurrentText(text.label)
    assert box.accessibleName() == "Temperament: Right"
    assert box.accessibleDescription() == box.toolTip() == text.explanation
    temperaments = start(qtbot, dialog).temperaments
    assert temperaments == (Temperament.BALANCED, Temperament.BALANCED, temperament)


def test_the_first_dealer_is_chosen_by_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    found(dialog, QLineEdit, "name_1").setText("Bo")
    box = found(dialog, QComboBox, "first_dealer")
    offered = [box.itemText(index) for index in range(box.count())]
    assert offered == ["Drawn at random", "The first black jack", "You", "Bo", "East"]


def test_renaming_a_player_keeps_the_first_dealer_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, last_game(3, first_dealer=2))
    found(dialog, QLineEdit, "name_2").setText("Cy")
    assert start(qtbot, dialog).options.first_dealer == 2


def test_enter_in_a_name_starts_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.keyClick(found(dialog, QLineEdit, "name_1"), Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_escape_leaves_everything_as_it_was(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_no_setting_is_missing_from_the_pages() -> None:
    shown = [setting for settings in PAGES.values() for setting in settings]
    assert sorted(shown) == sorted(SETTINGS)


def test_every_setting_and_every_value_is_explained() -> None:
    assert set(rule_texts()) == set(SETTINGS)
    explained = value_texts()
    assert {name: tuple(explained[name]) for name in CHOICES} == CHOICES
    for text in [
        *rule_texts().values(),
        *(t for each in explained.values() for t in each.values()),
    ]:
        assert text.label
        assert text.explanation.endswith(".")


def test_every_ready_made_game_and_every_level_has_a_name() -> None:
    assert set(preset_names()) == {preset.key for preset in PRESETS}
    assert set(level_names()) == set(Level)
    assert set(temperament_texts()) == set(Temperament)


def test_no_two_fields_of_a_page_share_a_key() -> None:
    texts = rule_texts()
    for settings in PAGES.values():
        keys = [texts[s].label[texts[s].label.index("&") + 1].lower() for s in settings]
        assert len(keys) == len(set(keys)), settings


def test_every_field_has_a_name_for_screen_readers(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for setting in SETTINGS:
        field = dialog.form.row(setting).field
        assert field.objectName() == setting
        assert field.accessibleName() and "&" not in field.accessibleName()
        assert field.accessibleDescription()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dialog_fits_a_small_screen(qtbot: QtBot, players: int) -> None:
    smallest = opened(qtbot, last_game(players)).minimumSizeHint()
    assert smallest.width() <= 640
    assert smallest.height() <= 440

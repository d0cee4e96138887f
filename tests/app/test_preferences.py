"""Preferences: kept, checked, never the reason why a game does not start."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app import preferences_file
from euchre_desktop.app.game_setup import PRESETS, standard_setup
from euchre_desktop.app.preferences import (
    Back,
    ClothColor,
    DeckColors,
    IndexSize,
    Loaded,
    Preferences,
    Problem,
    Speed,
    SuitOrder,
    Theme,
    TrumpSide,
)
from euchre_desktop.app.preferences_file import UPGRADES, VERSION, PreferencesFile, changed
from euchre_desktop.rules import house_rules

FULL = Preferences(
    speed=Speed.FAST,
    result_seconds=5,
    click_to_collect=True,
    show_log=True,
    show_reasons=True,
    deal_speed=Speed.OFF,
    play_speed=Speed.FAST,
    sweep_speed=Speed.SLOW,
    trick_pause=Speed.SLOW,
    reduced_motion=True,
    auto_play=True,
    confirm=False,
    trump_side=TrumpSide.RIGHT,
    suit_order=SuitOrder.ASCENDING,
    deck_colors=DeckColors.FOUR,
    index_size=IndexSize.LARGE,
    back=Back.FOREST,
    cloth=ClothColor.SAGE,
    theme=Theme.DARK,
    high_contrast=True,
    font_scale=175,
    sound=False,
    volume=0,
    last_game=replace(
        standard_setup(
            house_rules({"players": 3, "joker": True, "target": 7}), "Ann", Level.BEGINNER
        ),
        temperaments=(Temperament.BALANCED, Temperament.BOLD, Temperament.CAUTIOUS),
    ),
    geometry="AdnQywADAAA=",
    without_undone=False,
    without_hints=True,
)


@pytest.fixture
def file(tmp_path: Path) -> PreferencesFile:
    return PreferencesFile(tmp_path / "config" / "preferences.json")


def written(file: PreferencesFile, text: str | bytes) -> PreferencesFile:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def test_what_is_saved_is_loaded(file: PreferencesFile) -> None:
    assert file.save(FULL) is None
    assert file.load() == Loaded(FULL)


def test_every_field_of_the_example_differs_from_the_standard() -> None:
    standard = Preferences()
    for field in fields(Preferences):
        assert getattr(FULL, field.name) != getattr(standard, field.name), field.name


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_preset_is_remembered(file: PreferencesFile, preset: object) -> None:
    game = standard_setup(preset.options, "You", Level.CASUAL)  # type: ignore[attr-defined]
    file.save(Preferences(last_game=game))
    assert file.load().preferences.last_game == game


def test_opponents_of_whose_temperament_nothing_is_kept_are_balanced(
    file: PreferencesFile,
) -> None:
    game = b'{"rules": {"players": 2}, "names": ["Ann", "Bo"], "levels": [null, "casual"]}'
    loaded = written(file, b'{"version": 1, "last_game": ' + game + b"}").load()
    assert loaded.problem is None
    assert loaded.preferences.last_game is not None
    assert loaded.preferences.last_game.temperaments == (Temperament.BALANCED,) * 2


def test_no_file_means_the_standard_preferences(file: PreferencesFile) -> None:
    assert file.load() == Loaded()


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"version": 1, "speed": "warp"}',
    b'{"version": 1, "result_seconds": true}',
    b'{"version": 1, "result_seconds": -1}',
    b'{"version": 1, "show_log": 1}',
    b'{"version": 1, "geometry": 5}',
    b'{"version": 2, "font_scale": 110}',
    b'{"version": 2, "font_scale": 100.0}',
    b'{"version": 2, "volume": 101}',
    b'{"version": 2, "cloth": "tartan"}',
    b'{"version": 2, "theme": null}',
    b'{"version": 0}',
    b'{"version": "1"}',
    b'{"version": null}',
    b"{}",
    b'{"version": 1, "last_game": {}}',
    b'{"version": 1, "last_game": 3}',
    b'{"version": 1, "last_game": {"rules": {"players": 9}, "names": [], "levels": []}}',
    b'{"version": 1, "last_game": {"rules": [], "names": [], "levels": []}}',
    b'{"version": 1, "last_game": {"rules": {"players": 2}, "names": ["a"], "levels": [null]}}',
    b'{"version": 1, "last_game": {"rules": {"players": 2}, "names": [1, 2], "levels": []}}',
    b'{"version": 1, "last_game": {"rules": {"players": 2}, "names": "ab", "levels": [0, {}]}}',
    *(
        b'{"version": 1, "last_game": {"rules": {"players": 2}, "names": ["a", "b"], '
        b'"levels": [null, "casual"], "temperaments": ' + temperaments + b"}}"
        for temperaments in (b'["bold"]', b'["bold", "angry"]', b"7", b'"bold"', b'[null, "bold"]')
    ),
    b"[" * 100_000,
    b'{"version": ' + b"9" * 5000 + b"}",
]


@pytest.mark.parametrize("content", DAMAGED, ids=lambda content: content[:40].decode("latin-1"))
def test_a_damaged_file_is_put_aside_whole(file: PreferencesFile, content: bytes) -> None:
    assert written(file, content).load() == Loaded(problem=Problem.DAMAGED)
    (aside,) = file.path.parent.iterdir()
    assert aside.read_bytes() == content
    assert file.save(FULL) is None
    assert file.load() == Loaded(FULL)


def test_a_second_damaged_file_does_not_replace_the_first(file: PreferencesFile) -> None:
    for content in (b"one", b"two"):
        written(file, content).load()
    kept = {path.read_bytes() for path in file.path.parent.iterdir()}
    assert kept == {b"one", b"two"}


def test_a_newer_file_is_left_alone(file: PreferencesFile) -> None:
    content = json.dumps({"version": VERSION + 1, "speed": {"deal": 3}})
    assert written(file, content).load() == Loaded(problem=Problem.NEWER)
    assert file.save(FULL) is None
    assert file.path.read_text() == content


def test_an_unreadable_place_is_left_alone(file: PreferencesFile) -> None:
    file.path.mkdir(parents=True)
    assert file.load() == Loaded(problem=Problem.NOT_READABLE)


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where a folder should be")
    file = PreferencesFile(tmp_path / "config" / "preferences.json")
    assert file.save(FULL) is Problem.NOT_WRITABLE


def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    file: PreferencesFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.save(FULL)

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    assert file.save(Preferences()) is Problem.NOT_WRITABLE
    assert file.load() == Loaded(FULL)
    assert [path.name for path in file.path.parent.iterdir()] == ["preferences.json"]


VERSION_1 = {
    "version": 1,
    "speed": "slow",
    "result_seconds": 7,
    "click_to_collect": True,
    "show_log": True,
    "show_reasons": True,
    "last_game": {
        "rules": {"players": 2, "target": 7},
        "names": ["Ann", "Bo"],
        "levels": [None, "casual"],
        "temperaments": ["balanced", "bold"],
    },
    "geometry": "AdnQywADAAA=",
}
"""A whole file as the first version wrote it."""


def test_version_1_loses_nothing(file: PreferencesFile) -> None:
    loaded = written(file, json.dumps(VERSION_1)).load()
    options = house_rules({"players": 2, "target": 7})
    game = replace(
        standard_setup(options, "Ann", Level.CASUAL),
        names=("Ann", "Bo"),
        temperaments=(Temperament.BALANCED, Temperament.BOLD),
    )
    assert loaded == Loaded(
        Preferences(Speed.SLOW, 7, True, True, True, last_game=game, geometry="AdnQywADAAA=")
    )


def test_after_version_1_every_kind_of_movement_is_as_fast_as_before() -> None:
    raw = preferences_file.upgraded(dict(VERSION_1))
    assert raw["version"] == VERSION
    own = [raw[name] for name in ("deal_speed", "play_speed", "sweep_speed", "trick_pause")]
    assert own == ["normal"] * 4


def test_an_upgrade_leaves_what_it_is_given_as_it_was() -> None:
    before = json.dumps(VERSION_1)
    given = json.loads(before)
    preferences_file.upgraded(given)
    assert json.dumps(given) == before


def test_what_was_upgraded_is_written_in_the_present_version(file: PreferencesFile) -> None:
    loaded = written(file, json.dumps(VERSION_1)).load()
    file.save(loaded.preferences)
    assert json.loads(file.path.read_text())["version"] == VERSION
    assert file.load() == loaded


def test_one_field_is_changed_and_the_rest_kept() -> None:
    assert changed(Preferences(), "cloth", "sage") == Preferences(cloth=ClothColor.SAGE)
    assert changed(FULL, "volume", 3) == replace(FULL, volume=3)
    with pytest.raises(ValueError, match="may be chosen"):
        changed(Preferences(), "font_scale", 300)


def test_every_earlier_version_has_an_upgrade() -> None:
    assert sorted(UPGRADES) == list(range(1, VERSION))


def test_every_preference_can_be_read_back() -> None:
    assert set(preferences_file._READERS) == {field.name for field in fields(Preferences)}


ANSWERED = (ValueError, TypeError, KeyError)
"""What `load` expects of damaged content, and answers."""


@given(st.binary(max_size=200))
def test_no_content_stops_the_start(content: bytes) -> None:
    with suppress(*ANSWERED):
        preferences_file._parse(content)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(
    st.fixed_dictionaries({}, optional={field.name: json_values for field in fields(Preferences)})
)
def test_no_value_of_a_field_stops_the_start(raw: dict[str, object]) -> None:
    with suppress(*ANSWERED):
        preferences_file._parse(json.dumps({"version": VERSION, **raw}).encode())

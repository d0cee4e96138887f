"""The settings: their defaults, what they take, and what they refuse."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    OptionsError,
    RuleOptions,
    changed_settings,
    defaults,
    house_rules,
)
from euchre_desktop.rules.options import CHOICES, POINT_SETTINGS, SETTINGS, SWITCHES

DEFAULTS: dict[str, tuple[object, object, object]] = {
    "players": (2, 3, 4),
    "low_rank": (9, 9, 9),
    "joker": (False, False, False),
    "target": (10, 10, 10),
    "stick_the_dealer": (False, False, False),
    "dealer_pickup": ("optional", "optional", "required"),
    "may_bury_upcard": (False, False, False),
    "round_two_suits": ("other", "other", "other"),
    "dummy": ("none", "maker", "none"),
    "maker_alone": (False, True, True),
    "defend_alone": (False, True, False),
    "alone_lead": ("left_of_loner", "left_of_loner", "left_of_dealer"),
    "canadian_loner": (False, False, False),
    "upturned_joker": ("dealer_names", "dealer_names", "dealer_names"),
    "tie": ("shared", "shared", "shared"),
    "first_dealer": ("random", "random", "random"),
    "packets": ("3-2", "3-2", "3-2"),
    "make_points": (1, 1, 1),
    "march_points": (2, 3, 2),
    "lone_march_points": (2, 3, 4),
    "euchre_points": (2, 2, 2),
    "lone_defender_euchre_points": (2, 2, 4),
    "lone_defender_march_points": (4, 4, 4),
}


@pytest.mark.parametrize(
    ("players", "setting", "value"),
    [
        pytest.param(players, setting, values[players - 2], id=f"{players}: {setting}")
        for setting, values in DEFAULTS.items()
        for players in (2, 3, 4)
    ],
)
def test_the_defaults_of_the_three_games(players: int, setting: str, value: object) -> None:
    default = getattr(defaults(players), setting)
    assert default == value and type(default) is type(value)


def test_every_setting_has_its_defaults_here_and_a_kind() -> None:
    assert set(DEFAULTS) == set(SETTINGS)
    kinds = [*CHOICES, *SWITCHES, *POINT_SETTINGS, "target", "first_dealer"]
    assert sorted(kinds) == sorted(SETTINGS)


TAKEN = [
    *((name, value) for name, values in CHOICES.items() for value in values if name != "players"),
    *((name, value) for name in SWITCHES for value in (True, False)),
    *((name, value) for name in POINT_SETTINGS for value in (0, 20)),
    *(("target", value) for value in (1, 5, 7, 10, 11, 15, 21, 1000)),
    *(("first_dealer", value) for value in ("random", "first_black_jack", 0, 1, 2)),
]


@pytest.mark.parametrize(("name", "value"), TAKEN)
def test_what_a_setting_takes(name: str, value: object) -> None:
    players = 4 if name == "canadian_loner" else 3
    assert getattr(house_rules({"players": players, name: value}), name) == value


REFUSED = [
    ("low_rank", 10, "low_rank takes 9, 8 or 7, not 10"),
    ("low_rank", "9", "low_rank takes 9, 8 or 7, not '9'"),
    ("low_rank", 9.0, "low_rank takes 9, 8 or 7, not 9.0"),
    ("low_rank", 6, "low_rank takes 9, 8 or 7, not 6"),
    ("joker", 1, "joker takes true or false, not 1"),
    ("joker", "yes", "joker takes true or false, not 'yes'"),
    ("joker", None, "joker takes true or false, not None"),
    ("target", 0, "target takes a whole number from 1 up, not 0"),
    ("target", -10, "target takes a whole number from 1 up, not -10"),
    ("target", True, "target takes a whole number from 1 up, not True"),
    ("target", 10.0, "target takes a whole number from 1 up, not 10.0"),
    ("target", "10", "target takes a whole number from 1 up, not '10'"),
    ("stick_the_dealer", 0, "stick_the_dealer takes true or false, not 0"),
    ("dealer_pickup", "always", "dealer_pickup takes optional or required, not 'always'"),
    ("dealer_pickup", True, "dealer_pickup takes optional or required, not True"),
    ("may_bury_upcard", "true", "may_bury_upcard takes true or false, not 'true'"),
    ("round_two_suits", "all", "round_two_suits takes other or any, not 'all'"),
    ("dummy", "merge", "dummy takes none, maker or maker_round_one, not 'merge'"),
    ("dummy", False, "dummy takes none, maker or maker_round_one, not False"),
    ("maker_alone", 1, "maker_alone takes true or false, not 1"),
    ("defend_alone", [], "defend_alone takes true or false, not []"),
    (
        "alone_lead",
        "left",
        "alone_lead takes left_of_loner, left_of_dealer or maker, not 'left'",
    ),
    ("canadian_loner", "no", "canadian_loner takes true or false, not 'no'"),
    ("upturned_joker", "redeal", "upturned_joker takes dealer_names or in_turn, not 'redeal'"),
    ("tie", "split", "tie takes shared or play_on, not 'split'"),
    (
        "first_dealer",
        3,
        "first_dealer takes random, first_black_jack or a seat from 0 to 2, not 3",
    ),
    (
        "first_dealer",
        -1,
        "first_dealer takes random, first_black_jack or a seat from 0 to 2, not -1",
    ),
    (
        "first_dealer",
        False,
        "first_dealer takes random, first_black_jack or a seat from 0 to 2, not False",
    ),
    (
        "first_dealer",
        "high",
        "first_dealer takes random, first_black_jack or a seat from 0 to 2, not 'high'",
    ),
    ("packets", 1, "packets takes 3-2, 2-3 or 1, not 1"),
    ("packets", "5", "packets takes 3-2, 2-3 or 1, not '5'"),
    *(
        (name, value, f"{name} takes a whole number from 0 to 20, not {value!r}")
        for name in POINT_SETTINGS
        for value in (-1, 21, True, 1.0, "1", None)
    ),
]


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_what_a_setting_does_not_take_is_refused_in_a_sentence(
    name: str, value: object, message: str
) -> None:
    with pytest.raises(OptionsError) as refused:
        house_rules({"players": 3, name: value})
    assert str(refused.value) == message and refused.value.setting == name


def test_every_setting_refuses_something() -> None:
    assert {name for name, _, _ in REFUSED} | {"players"} == set(SETTINGS)


@pytest.mark.parametrize(
    ("settings", "name", "message"),
    [
        pytest.param(
            {"players": 2, "dummy": "maker"},
            "dummy",
            "dummy takes none with 2 players; only three have a dummy",
            id="a dummy with two",
        ),
        pytest.param(
            {"players": 4, "dummy": "maker_round_one"},
            "dummy",
            "dummy takes none with 4 players; only three have a dummy",
            id="a dummy with four",
        ),
        pytest.param(
            {"players": 2, "defend_alone": True},
            "defend_alone",
            "defend_alone takes false with 2 players; a defender has no partner",
            id="a lone defender with two",
        ),
        pytest.param(
            {"players": 2, "canadian_loner": True},
            "canadian_loner",
            "canadian_loner takes false with 2 players; only four have a dealer's partner",
            id="a Canadian loner with two",
        ),
        pytest.param(
            {"players": 3, "canadian_loner": True},
            "canadian_loner",
            "canadian_loner takes false with 3 players; only four have a dealer's partner",
            id="a Canadian loner with three",
        ),
        pytest.param(
            {"players": 2, "first_dealer": 2},
            "first_dealer",
            "first_dealer takes random, first_black_jack or a seat from 0 to 1, not 2",
            id="a first dealer who does not sit there",
        ),
        pytest.param(
            {"players": 3, "farmers_hand": True},
            "farmers_hand",
            "there is no setting 'farmers_hand'",
            id="an unknown name",
        ),
        pytest.param({"players": 3, "x": 1}, "x", "there is no setting 'x'", id="a short name"),
        pytest.param({}, "players", "players is missing; it takes 2, 3 or 4", id="no players"),
        pytest.param(
            {"players": 5}, "players", "players takes 2, 3 or 4, not 5", id="five players"
        ),
        pytest.param(
            {"players": True}, "players", "players takes 2, 3 or 4, not True", id="true players"
        ),
        pytest.param({"players": "3"}, "players", "players takes 2, 3 or 4, not '3'", id="a text"),
        pytest.param(
            {"players": 3.0}, "players", "players takes 2, 3 or 4, not 3.0", id="a fraction"
        ),
        pytest.param(
            {"players": None}, "players", "players takes 2, 3 or 4, not None", id="nothing"
        ),
        pytest.param({"players": []}, "players", "players takes 2, 3 or 4, not []", id="a list"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(
    settings: dict[str, object], name: str, message: str
) -> None:
    with pytest.raises(OptionsError) as refused:
        house_rules(settings)
    assert str(refused.value) == message and refused.value.setting == name


@pytest.mark.parametrize("value", ["\n" * 80, "x" * 5000, [[]] * 900, "\ud800", 10**300])
def test_a_refusal_is_one_short_line_whatever_was_given(value: object) -> None:
    for name in SETTINGS:
        if name == "target" and isinstance(value, int):
            continue
        with pytest.raises(OptionsError) as refused:
            house_rules({"players": 3, name: value})
        message = str(refused.value)
        assert "\n" not in message and message.isascii() and len(message) < 140


def test_options_are_checked_however_they_are_built() -> None:
    with pytest.raises(OptionsError, match="dummy takes none with 4 players"):
        RuleOptions(players=4, dummy="maker")


def test_changed_settings_are_enough_to_build_the_rules_again() -> None:
    assert changed_settings(defaults(3)) == {"players": 3}
    options = house_rules({"players": 3, "dummy": "none", "target": 10, "joker": True})
    assert changed_settings(options) == {"players": 3, "dummy": "none", "joker": True}
    assert house_rules(changed_settings(options)) == options

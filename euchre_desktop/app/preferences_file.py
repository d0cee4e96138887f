"""How are preferences kept? One JSON file, versioned, upgraded from every earlier version."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields, replace
from itertools import count
from pathlib import Path
from typing import Any

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.files import write_atomically
from euchre_desktop.app.game_setup import LONGEST_NAME, GameSetup
from euchre_desktop.app.preferences import (
    FONT_SCALES,
    LOUDEST,
    MOST_SECONDS,
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
from euchre_desktop.rules import OptionsError, changed_settings, house_rules

VERSION = 2


class _NewerError(ValueError):
    """Written by a later version of the program."""


class PreferencesFile:
    """Where the preferences are kept.

    What cannot be read is not written over: a damaged file is put aside, a
    newer or unreadable one is left alone and nothing is saved.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._leave_alone = False

    def load(self) -> Loaded:
        """Read the preferences. Never raises for what a file may hold: problems are returned."""
        try:
            if self.path.exists() and not self.path.is_file():  # a pipe would keep us waiting
                return self._left_alone(Problem.NOT_READABLE)
            return Loaded(_parse(self.path.read_bytes()))
        except FileNotFoundError:
            return Loaded()
        except OSError:
            return self._left_alone(Problem.NOT_READABLE)
        except _NewerError:
            return self._left_alone(Problem.NEWER)
        except (ValueError, TypeError, KeyError, RecursionError):
            return self._put_aside()

    def save(self, preferences: Preferences) -> Problem | None:
        """Write the preferences; say so if that cannot be done."""
        if self._leave_alone:
            return None
        try:
            write_atomically(self.path, json.dumps(_raw(preferences), indent=2) + "\n")
        except OSError:
            return Problem.NOT_WRITABLE
        return None

    def _left_alone(self, problem: Problem) -> Loaded:
        self._leave_alone = True
        return Loaded(problem=problem)

    def _put_aside(self) -> Loaded:
        try:
            self.path.replace(self._free_name())
        except OSError:
            return self._left_alone(Problem.NOT_READABLE)
        return Loaded(problem=Problem.DAMAGED)

    def _free_name(self) -> Path:
        """A name for a damaged file that no earlier one has."""
        names = (self.path.with_suffix(f".damaged-{number}.json") for number in count(1))
        return next(name for name in names if not name.exists())


def upgraded(raw: dict[str, Any]) -> dict[str, Any]:
    """Bring stored preferences of any earlier version up to VERSION."""
    version = raw["version"]
    if not isinstance(version, int) or version < 1:
        raise ValueError("preferences without a version")
    if version > VERSION:
        raise _NewerError
    for number in range(version, VERSION):
        raw = {**UPGRADES[number](raw), "version": number + 1}
    return raw


def changed(preferences: Preferences, name: str, value: object) -> Preferences:
    """`preferences` with another value of one field, given as a file would hold it.

    Raises ValueError if the field cannot have the value.
    """
    return replace(preferences, **{name: _READERS[name](value)})


def _separate_speeds(raw: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: dealing, playing, gathering and looking have speeds of their own.

    They multiply the one there was, which stays as it is; so each begins at normal.
    """
    own = dict.fromkeys(("deal_speed", "play_speed", "sweep_speed", "trick_pause"), "normal")
    return {**raw, **own}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _separate_speeds}
"""From each version to the next."""


def _parse(content: bytes) -> Preferences:
    raw = json.loads(content)
    if not isinstance(raw, dict):
        raise ValueError("preferences are a JSON object")
    raw = upgraded(raw)
    found = Preferences()
    for entry in fields(Preferences):
        if entry.name in raw:
            found = changed(found, entry.name, raw[entry.name])
    return found


def _raw(preferences: Preferences) -> dict[str, Any]:
    game = preferences.last_game
    return {
        "version": VERSION,
        **asdict(preferences),
        "last_game": game
        and {
            "rules": changed_settings(game.options),
            "names": game.names,
            "levels": game.levels,
            "temperaments": game.temperaments,
        },
    }


def _switch(raw: Any) -> bool:
    if not isinstance(raw, bool):
        raise ValueError("not true or false")
    return raw


def _number(of: Sequence[int]) -> Callable[[Any], int]:
    def read(raw: Any) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int) or raw not in of:
            raise ValueError("not one of the numbers that may be chosen")
        return raw

    return read


def _text(raw: Any) -> str:
    if not isinstance(raw, str):
        raise ValueError("not a text")
    return raw


def _game(raw: Any) -> GameSetup | None:
    if raw is None:
        return None
    try:
        options = house_rules(raw["rules"])
    except OptionsError as error:
        raise ValueError(str(error)) from None
    names = tuple(_text(name)[:LONGEST_NAME] for name in raw["names"])
    levels = tuple(None if level is None else Level(level) for level in raw["levels"])
    temperaments = tuple(Temperament(one) for one in raw.get("temperaments", ()))
    return GameSetup(options, names, levels, temperaments)


_READERS: dict[str, Callable[[Any], Any]] = {
    "speed": Speed,
    "result_seconds": _number(range(MOST_SECONDS + 1)),
    "click_to_collect": _switch,
    "show_log": _switch,
    "show_reasons": _switch,
    "deal_speed": Speed,
    "play_speed": Speed,
    "sweep_speed": Speed,
    "trick_pause": Speed,
    "reduced_motion": _switch,
    "auto_play": _switch,
    "confirm": _switch,
    "trump_side": TrumpSide,
    "suit_order": SuitOrder,
    "deck_colors": DeckColors,
    "index_size": IndexSize,
    "back": Back,
    "cloth": ClothColor,
    "theme": Theme,
    "high_contrast": _switch,
    "font_scale": _number(FONT_SCALES),
    "sound": _switch,
    "volume": _number(range(LOUDEST + 1)),
    "without_undone": _switch,
    "without_hints": _switch,
    "last_game": _game,
    "geometry": _text,
}

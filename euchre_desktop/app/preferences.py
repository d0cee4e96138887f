"""What does the person like, and what did they choose last? One JSON file, versioned."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from enum import Enum, StrEnum
from itertools import count
from pathlib import Path
from typing import Any

from euchre_desktop.ai.player import Level
from euchre_desktop.app.files import write_atomically
from euchre_desktop.app.game_setup import LONGEST_NAME, GameSetup
from euchre_desktop.rules import OptionsError, changed_settings, house_rules

VERSION = 1

MOST_SECONDS = 60


class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every field has the value a first-time player gets."""

    speed: Speed = Speed.NORMAL
    result_seconds: int = 0
    """After this long a deal's result moves on by itself; 0 waits for the person."""
    click_to_collect: bool = False
    """A complete trick stays until a click or key."""
    show_log: bool = False
    show_reasons: bool = False
    """Opponents' reasons stand in the log once the deal is over."""
    last_game: GameSetup | None = None
    geometry: str = ""
    """The window's size and place, as Qt saves it, in base64."""


class Problem(Enum):
    """What went wrong with the stored preferences; the window says it in a sentence."""

    DAMAGED = "damaged"
    """Unreadable; kept under another name, the defaults hold."""
    NEWER = "newer"
    """Written by a newer version; left alone, the defaults hold, nothing is written over it."""
    NOT_READABLE = "not readable"
    NOT_WRITABLE = "not writable"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The preferences found, and what was wrong with them, if anything."""

    preferences: Preferences = field(default_factory=Preferences)
    problem: Problem | None = None


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


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From each version to the next."""


def _parse(content: bytes) -> Preferences:
    raw = json.loads(content)
    if not isinstance(raw, dict):
        raise ValueError("preferences are a JSON object")
    raw = upgraded(raw)
    found = Preferences()
    for entry in fields(Preferences):
        if entry.name in raw:
            found = replace(found, **{entry.name: _READERS[entry.name](raw[entry.name])})
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
        },
    }


def _switch(raw: Any) -> bool:
    if not isinstance(raw, bool):
        raise ValueError("not true or false")
    return raw


def _seconds(raw: Any) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw <= MOST_SECONDS:
        raise ValueError("not a number of seconds")
    return raw


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
    return GameSetup(options, names, levels)


_READERS: dict[str, Callable[[Any], Any]] = {
    "speed": Speed,
    "result_seconds": _seconds,
    "click_to_collect": _switch,
    "show_log": _switch,
    "show_reasons": _switch,
    "last_game": _game,
    "geometry": _text,
}

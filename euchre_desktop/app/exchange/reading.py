"""Which games does a file hold? The one door for files from outside, whatever their format."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from euchre_desktop.app.exchange.building import GamesBuilder
from euchre_desktop.app.exchange.egn_reading import is_egn, read_egn
from euchre_desktop.app.exchange.limits import (
    MOST_DEALS,
    ExchangeError,
    check_depth,
    parse_json,
    shown,
    text_of,
)
from euchre_desktop.app.exchange.ptn_reading import read_ptn
from euchre_desktop.rules import Record, RecordError, parse_record, replay
from euchre_desktop.rules.records import FORMAT


class GameFormat(StrEnum):
    """The formats of game files."""

    RECORD = "record"
    PTN = "ptn"
    EGN = "egn"


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file holds. Every game in it can be replayed by the rules."""

    format: GameFormat
    records: tuple[Record, ...]
    """At least one."""
    filled_in: int = 0
    """How many cards the file does not tell; they were dealt so that they fit the play."""
    ignored_rules: tuple[str, ...] = ()
    """Rules the file names that are not known here, and that its deals made no use of."""


def read_game_file(content: bytes) -> GameFile:
    """Read a file of any format, told by its content.

    Raises ExchangeError, with one sentence, whatever else the bytes are.
    """
    text = text_of(content)
    start = text.lstrip()
    if start.startswith("{"):
        return _read_json(text)
    if _looks_like_ptn(start):
        builder, ignored = read_ptn(text)
        return _game_file(GameFormat.PTN, builder, ignored)
    raise ExchangeError("the file is neither a record, nor PTN, nor EGN")


def is_foreign(text: str) -> bool:
    """Is this, by its first look, a game in the format of another program?"""
    start = text.lstrip()
    return _looks_like_ptn(start) or (start.startswith("{") and '"fileType"' in start)


def _looks_like_ptn(start: str) -> bool:
    return start.startswith("%") or (start.startswith("[") and start[1:2].isalpha())


def _read_json(text: str) -> GameFile:
    raw = parse_json(text)
    if is_egn(raw):
        builder = read_egn(raw)
        return _game_file(GameFormat.EGN, builder, [])
    if "fileType" in raw:
        raise ExchangeError(f"fileType: {shown(raw['fileType'])} cannot be read here")
    if raw.get("format") != FORMAT:
        raise ExchangeError("the file is neither a record, nor PTN, nor EGN")
    return GameFile(GameFormat.RECORD, (_record(text),))


def _record(text: str) -> Record:
    check_depth(text)
    try:
        record = parse_record(text)
        if len(record.deals) > MOST_DEALS:
            raise ExchangeError(f"the file holds more than {MOST_DEALS} deals")
        replay(record)
    except RecordError as error:
        raise ExchangeError(str(error)) from None
    return record


def _game_file(form: GameFormat, builder: GamesBuilder, ignored: list[str]) -> GameFile:
    return GameFile(form, tuple(builder.records), builder.filled_in, tuple(ignored))

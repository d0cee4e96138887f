"""How is a game written for others? The one door for all formats."""

from __future__ import annotations

from typing import assert_never

from euchre_desktop.app.exchange.egn_writing import egn_text
from euchre_desktop.app.exchange.ptn_writing import ptn_text
from euchre_desktop.app.exchange.reading import GameFormat
from euchre_desktop.rules import Record, record_text

ENDINGS = {GameFormat.RECORD: "euchre.json", GameFormat.PTN: "ptn", GameFormat.EGN: "egn"}
"""How the files of each format are usually named."""


def game_text(record: Record, form: GameFormat) -> str:
    """The game in this format; raises ExchangeError if the format cannot say it."""
    match form:
        case GameFormat.RECORD:
            return record_text(record)
        case GameFormat.PTN:
            return ptn_text(record)
        case GameFormat.EGN:
            return egn_text(record)
        case _ as never:
            assert_never(never)

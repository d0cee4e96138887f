"""How is a game judged from the command line? Reads a file, prints JSON; needs no window."""

from __future__ import annotations

import json
from typing import TextIO

from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.reading import is_foreign, read_game_file
from euchre_desktop.app.input_files import InputError, complaint, read_input
from euchre_desktop.rules import RecordError, summary, summary_of
from euchre_desktop.rules.replay import Json


def replay_command(name: str, out: TextIO, err: TextIO) -> int:
    """Print the summary of the record, PTN or EGN in file `name` (``-``: standard input).

    Returns the exit code: 0, or 2 after one line on `err` that says what is wrong.
    """
    try:
        result = _summary(read_input(name))
    except (OSError, InputError, RecordError, ExchangeError) as error:
        print(complaint(name, error), file=err)
        return 2
    print(json.dumps(result), file=out)
    return 0


def _summary(text: str) -> Json:
    if not is_foreign(text):
        return summary_of(text)
    records = read_game_file(text.encode("utf-8")).records
    if len(records) > 1:
        raise ExchangeError(f"holds {len(records)} games; convert the one that is meant")
    return summary(records[0])

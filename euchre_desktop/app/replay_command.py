"""How is a record judged from the command line? Reads a file, prints JSON; needs no window."""

from __future__ import annotations

import json
from typing import TextIO

from euchre_desktop.app.input_files import InputError, complaint, read_input
from euchre_desktop.rules import RecordError, summary_of


def replay_command(name: str, out: TextIO, err: TextIO) -> int:
    """Print the summary of the record in file `name` (``-``: standard input).

    Returns the exit code: 0, or 2 after one line on `err` that says what is wrong.
    """
    try:
        result = summary_of(read_input(name))
    except (OSError, InputError, RecordError) as error:
        print(complaint(name, error), file=err)
        return 2
    print(json.dumps(result), file=out)
    return 0

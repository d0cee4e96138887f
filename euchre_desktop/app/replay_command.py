"""How is a record judged from the command line? Reads a file, prints JSON; needs no window."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TextIO

from euchre_desktop.rules import RecordError, summary_of

LARGEST = 64 * 2**20
"""A record of a thousand deals has one megabyte; more than this is no record."""


def replay_command(name: str, out: TextIO, err: TextIO) -> int:
    """Print the summary of the record in file `name` (``-``: standard input).

    Returns the exit code: 0, or 2 after one line on `err` that says what is wrong.
    """
    try:
        result = summary_of(_read(name))
    except (OSError, UnicodeError, RecordError) as error:
        print(f"{_printable(name)}: {_sentence(error)}", file=err)
        return 2
    print(json.dumps(result), file=out)
    return 0


def _read(name: str) -> str:
    content = sys.stdin.buffer.read(LARGEST + 1) if name == "-" else _content(Path(name))
    if len(content) > LARGEST:
        raise RecordError(f"larger than {LARGEST // 2**20} MiB, so not a record")
    return content.decode("utf-8-sig")


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except ValueError:  # a null character in the name
        raise RecordError("not the name of a file") from None


def _sentence(error: Exception) -> str:
    if isinstance(error, UnicodeError):
        return "not UTF-8 text"
    if isinstance(error, OSError):
        return error.strerror or "cannot be read"
    return str(error)


def _printable(name: str) -> str:
    """The name on one line, whatever bytes or characters it holds."""
    return name if name.isprintable() else ascii(name)

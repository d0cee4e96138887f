"""How is a file that the command line names read, and what is said when it cannot be?"""

from __future__ import annotations

import sys
from pathlib import Path

LARGEST = 64 * 2**20
"""A record of a thousand deals has one megabyte; more than this is none of ours."""


class InputError(ValueError):
    """The named file is not text that can be read. One line, without the name."""


def read_content(name: str) -> bytes:
    """The bytes of file `name` (``-``: standard input), or InputError or OSError."""
    content = _standard_input() if name == "-" else _content(Path(name))
    if len(content) > LARGEST:
        raise InputError(f"larger than {LARGEST // 2**20} MiB, so not a record")
    return content


def read_input(name: str) -> str:
    """The text of file `name` (``-``: standard input), or InputError or OSError."""
    try:
        return read_content(name).decode("utf-8-sig")
    except UnicodeError:
        raise InputError("not UTF-8 text") from None


def complaint(name: str, error: Exception) -> str:
    """What is wrong with file `name`, as one line."""
    sentence = str(error)
    if isinstance(error, OSError):
        sentence = error.strerror or "cannot be read"
    return f"{_printable(name)}: {sentence}"


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise InputError("standard input is closed")
    return sys.stdin.buffer.read(LARGEST + 1)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except ValueError:  # a null character in the name
        raise InputError("not the name of a file") from None


def _printable(name: str) -> str:
    """The name on one line, whatever bytes or characters it holds."""
    return name if name.isprintable() else ascii(name)

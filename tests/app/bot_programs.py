"""Small outside programs for the arena, good and bad ones, each a command."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

_ANSWERING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        {answer}
"""


def command(*words: str) -> str:
    """A command line that runs Python with these arguments."""
    return shlex.join((sys.executable, *words))


def program(text: str) -> str:
    return command("-c", text)


def answering(answer: str) -> str:
    """A bot whose whole wit is one statement; `message` is the question."""
    return program(_ANSWERING.format(answer=answer))


FIRST_LEGAL = answering('print(json.dumps({"action": message["seen"]["legal"][0]}), flush=True)')
ILLEGAL = answering('print(json.dumps({"action": "JK"}), flush=True)')
NOT_JSON = answering('print("I pass", flush=True)')
SILENT = answering("pass")
CRASHING = answering("sys.exit(1)")
EXAMPLE_BOT = command(str(EXAMPLE))

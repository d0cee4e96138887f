"""How does an outside program play a seat? It is started, asked by lines, and ended for sure."""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import asdict
from typing import Any, NamedTuple

from euchre_desktop.rules import Action, Observation, RuleOptions, Seat, parse_action
from euchre_desktop.rules.seen import PROTOCOL_VERSION, seen_json

PATIENCE = 10.0
"""Seconds of silence after which a bot has lost its match."""

_GRACE = 1.0
"""Seconds that a bot has to stop by itself at the end of its input."""

_LONGEST_ANSWER = 2**16


class BotError(Exception):
    """A bot cannot be started, or has broken the protocol. One line that names it."""


def command_words(command: str) -> list[str]:
    """The program and arguments of a bot's command line; BotError if there is no such program."""
    try:
        words = [command] if sys.platform == "win32" else shlex.split(command)
    except ValueError as error:
        raise BotError(f"the bot {command!r} is no command: {error}") from None
    if not words or (sys.platform != "win32" and shutil.which(words[0]) is None):
        raise BotError(f"the bot {command!r} cannot be started: there is no such program")
    return words


class _Request(NamedTuple):
    line: str
    answered: bool


class BotProcess:
    """One running bot. Whoever starts it must `close` it.

    Its standard error stays that of this program, so that its own complaints are seen.
    """

    def __init__(self, command: str, seat: Seat, patience: float = PATIENCE) -> None:
        self._name = f"the bot {command!r} at seat {seat}"
        self._patience = patience
        self._process = _start(command)
        assert self._process.stdin is not None, "it is a pipe"
        assert self._process.stdout is not None, "it is a pipe"
        self._to_bot = self._process.stdin
        self._from_bot = self._process.stdout
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # A pipe can block in both directions; only a thread of its own can be waited for
        # with a deadline on every system.
        self._thread = threading.Thread(target=self._talk, daemon=True)
        self._thread.start()

    def hello(self, seat: Seat, options: RuleOptions) -> None:
        """Tell the bot that a game begins."""
        hello = {"version": PROTOCOL_VERSION, "seat": seat, "rules": asdict(options)}
        self._send({"type": "hello", **hello}, answered=False)

    def end(self, scores: tuple[int, ...]) -> None:
        """Tell the bot how the game has ended."""
        self._send({"type": "end", "scores": list(scores)}, answered=False)

    def decide(self, seen: Observation) -> Action:
        """What the bot does. Raises BotError if it does nothing, or nothing legal."""
        line = self._send({"type": "decide", "seen": seen_json(seen)}, answered=True)
        try:
            answer = self._answers.get(timeout=self._patience)
        except queue.Empty:
            waited = f"{self._patience:g} seconds"
            raise BotError(
                f"{self._name} said nothing for {waited}, sent this line: {line}"
            ) from None
        if not answer:
            raise BotError(f"{self._name} stopped without an answer, sent this line: {line}")
        action = _action_in(answer)
        if action is None or action not in seen.legal_actions:
            raise BotError(
                f"{self._name} gave the illegal answer {_shown(answer)}, sent this line: {line}"
            )
        return action

    def close(self, at_once: bool = False) -> None:
        """End the bot, kindly first unless `at_once`, and whatever it has started with it."""
        self._requests.put(None)
        if not at_once:
            self._thread.join(_GRACE)
        _kill(self._process)
        self._process.wait()
        self._thread.join(_GRACE)
        if self._thread.is_alive():  # somebody who left the bot's group holds its output open
            return
        self._from_bot.close()
        with suppress(OSError):  # a line that was never read is still to be flushed
            self._to_bot.close()

    def _send(self, message: dict[str, Any], answered: bool) -> str:
        line = json.dumps(message)
        self._requests.put(_Request(line, answered))
        return line

    def _talk(self) -> None:
        """The thread: one line after another, until None; an empty answer is the bot's end."""
        to_bot, from_bot = self._to_bot, self._from_bot
        try:
            while (request := self._requests.get()) is not None:
                to_bot.write(request.line.encode() + b"\n")
                to_bot.flush()
                if request.answered:
                    self._answers.put(from_bot.readline(_LONGEST_ANSWER))
            to_bot.close()
            while from_bot.read(_LONGEST_ANSWER):  # until it, and all it started, has stopped
                pass
        except (OSError, ValueError):
            self._answers.put(b"")


def _start(command: str) -> subprocess.Popen[bytes]:
    words = command_words(command)
    try:
        return subprocess.Popen(
            command if sys.platform == "win32" else words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # A group of its own: Ctrl-C is for the arena alone, and what the bot starts
            # can be ended with it.
            start_new_session=True,
        )
    except OSError as error:
        raise BotError(f"the bot {command!r} cannot be started: {error.strerror}") from None


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the bot and its group. It was not waited for yet, so its number is still its own."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # nobody is left (macOS: only the dead)
        os.killpg(process.pid, signal.SIGKILL)


def _action_in(answer: bytes) -> Action | None:
    try:
        return parse_action(json.loads(answer.decode("utf-8"))["action"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _shown(answer: bytes) -> str:
    text = ascii(answer.decode("utf-8", errors="backslashreplace").rstrip("\r\n"))
    return text if len(text) <= 200 else f"{text[:197]}..."

"""An outside program at a seat: told what it may know, and not trusted."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from euchre_desktop.app.bots import BotError, BotProcess, command_words
from euchre_desktop.rules import (
    GameState,
    Observation,
    Pass,
    defaults,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)
from tests.app.bot_programs import (
    CRASHING,
    FIRST_LEGAL,
    ILLEGAL,
    NOT_JSON,
    SILENT,
    answering,
    program,
)


def dealt() -> GameState:
    return start_deal(new_game(defaults(3)), seeded_deal(defaults(3), 2, "bots", 0)).state


def seen() -> Observation:
    return observe(dealt(), 0)


@contextmanager
def running(command: str, patience: float = 10.0) -> Iterator[BotProcess]:
    bot = BotProcess(command, 0, patience)
    try:
        yield bot
    finally:
        bot.close()


def test_a_bot_is_asked_and_answers() -> None:
    with running(FIRST_LEGAL) as bot:
        bot.hello(0, defaults(3))
        assert bot.decide(seen()) == Pass()
        bot.end((0, 0, 0))
        bot.hello(0, defaults(3))
        assert bot.decide(seen()) == Pass()


def test_the_lines_are_those_of_the_protocol(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    listening = (
        f"import sys; file = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    file.write(line); file.flush()\n"
        "    if 'decide' in line: print('{\"action\": \"pass\"}', flush=True)\n"
    )
    with running(program(listening)) as bot:
        bot.hello(0, defaults(3))
        bot.decide(seen())
        bot.end((1, 2, 3))
    hello, decide, end = map(json.loads, heard.read_text().splitlines())
    assert hello["type"] == "hello" and hello["version"] == 1 and hello["seat"] == 0
    assert hello["rules"]["players"] == 3 and hello["rules"]["dealer_pickup"] == "optional"
    assert len(hello["rules"]) == 23
    assert decide["type"] == "decide" and decide["seen"]["legal"] == ["pass", "order"]
    assert end == {"type": "end", "scores": [1, 2, 3]}


BROKEN = {
    "an illegal action": (ILLEGAL, "gave the illegal answer"),
    "no JSON": (NOT_JSON, "gave the illegal answer 'I pass'"),
    "no object": (answering("print(3, flush=True)"), "gave the illegal answer '3'"),
    "no text": (
        answering("print('{\"action\": [1]}', flush=True)"),
        "gave the illegal answer",
    ),
    "no UTF-8": (
        answering("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()"),
        "gave the illegal answer",
    ),
    "a crash": (CRASHING, "stopped without an answer"),
    "an end before the first question": (program("pass"), "stopped without an answer"),
    "a line without an end": (
        answering("print('x' * 10**6, end='', flush=True)"),
        "gave the illegal answer",
    ),
}


@pytest.mark.parametrize(("command", "says"), BROKEN.values(), ids=BROKEN)
def test_a_bot_that_breaks_the_protocol_is_named_with_the_line_it_was_sent(
    command: str, says: str
) -> None:
    with running(command) as bot:
        bot.hello(0, defaults(3))
        with pytest.raises(BotError) as failed:
            bot.decide(seen())
    message = str(failed.value)
    assert message.startswith("the bot ") and " at seat 0 " in message
    assert says in message
    assert '{"type": "decide", "seen": {' in message
    assert "\n" not in message


def test_silence_is_not_waited_for_without_end() -> None:
    with running(SILENT, patience=0.2) as bot, pytest.raises(BotError) as failed:
        bot.decide(seen())
    assert "said nothing for 0.2 seconds" in str(failed.value)
    assert "decide" in str(failed.value)


def test_a_bot_that_never_reads_cannot_block_the_arena() -> None:
    """Its input fills up until nothing more can be written."""
    chatting = program('import time\nprint(\'{"action": "pass"}\\n\' * 5000); time.sleep(60)')
    with running(chatting, patience=0.2) as bot, pytest.raises(BotError):
        asked_often(bot)


def asked_often(bot: BotProcess) -> None:
    for _ in range(5000):
        bot.decide(seen())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups to end")
def test_what_a_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    number = tmp_path / "number"
    parent = (
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(number)!r}, 'w').write(str(child.pid))\n"
        'print(\'{"action": "pass"}\', flush=True)\n'
        "sys.stdin.read(); child.wait()\n"
    )
    bot = BotProcess(program(parent), 0)
    bot.decide(seen())
    child = int(number.read_text())
    bot.close(at_once=True)
    deadline = time.monotonic() + 20
    while is_alive(child) and time.monotonic() < deadline:
        pass  # killed, and soon buried by whoever adopts the dead
    assert not is_alive(child)


def is_alive(number: int) -> bool:
    """Is this process neither gone nor merely unburied?"""
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False
    ).stdout.strip()
    return bool(state) and not state.startswith("Z")


@pytest.mark.parametrize("command", ["", "no-such-program at all", "'"])
def test_a_command_that_is_none_is_refused_before_the_match(command: str) -> None:
    with pytest.raises(BotError, match="the bot "):
        command_words(command)

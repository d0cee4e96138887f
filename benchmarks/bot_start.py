"""How soon does a bot of ours answer? `python -m benchmarks.bot_start [--runs N]`

From the start of the process to the answer to its first question, of every level, and beside it
how long Python takes that imports nothing. They take turns, so that whatever else the computer
does is shared out evenly. A bot is held to 0.3 seconds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from dataclasses import asdict

from euchre_desktop.ai.player import Level
from euchre_desktop.rules import defaults, new_game, observe, seeded_deal, start_deal
from euchre_desktop.rules.seen import seen_json

GOAL = 0.3
PLAYERS = 3

WAYS = {
    "Python that does nothing": ["-c", "pass"],
    **{f"{level} bot": ["-m", "euchre_desktop", "bot", "--level", level] for level in Level},
}


def question() -> bytes:
    """The game's rules, and what the seat that bids first in it sees."""
    options = defaults(PLAYERS)
    deal = seeded_deal(options, PLAYERS - 1, "bot", 0)
    seen = seen_json(observe(start_deal(new_game(options), deal).state, 0))
    hello = {"type": "hello", "version": 1, "seat": 0, "rules": asdict(options)}
    told = (hello, {"type": "decide", "seen": seen})
    return b"".join(json.dumps(message).encode() + b"\n" for message in told)


def seconds(arguments: list[str], asked: bytes) -> float:
    """From starting Python so to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], input=asked, capture_output=True, check=True)
    return time.perf_counter() - start


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    runs: int = parser.parse_args().runs
    asked = question()
    taken: dict[str, list[float]] = {name: [] for name in WAYS}
    for _ in range(runs):
        for name, arguments in WAYS.items():
            taken[name].append(seconds(arguments, asked))
    late = False
    for name, times in taken.items():
        middle = statistics.median(times)
        late = late or middle > GOAL
        print(f"{name:26} median {1000 * middle:4.0f} ms, longest {1000 * max(times):4.0f} ms")
    print(f"A bot is to answer within {1000 * GOAL:.0f} ms: {'missed' if late else 'met'}")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())

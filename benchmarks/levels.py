"""How strong are the levels? ``python -m benchmarks.levels [deals] [games] [players ...]``.

Points per deal on the same cards with the seats exchanged, and games won, with 95 %
intervals; 1500 deals and 150 games in every seating gave, for 2, 3 and 4 players:

casual - random     +0.89 ±0.04, 99 %   +1.05 ±0.04, 96 %   +1.29 ±0.04, 100 %
casual - beginner   +0.27 ±0.04, 78 %   +0.42 ±0.04, 71 %   +0.40 ±0.04, 85 %
beginner - random   +0.82 ±0.04, 99 %   +0.76 ±0.03, 87 %   +0.91 ±0.05, 99 %

With three players a fair share of the games is 33 %.
"""

from __future__ import annotations

import random
import sys
import time

from benchmarks.arena import (
    Decider,
    at_random,
    by_level,
    compare,
    measured,
    play_game,
    rotations,
)
from euchre_desktop.ai.player import Level, decide
from euchre_desktop.rules import Action, Observation, defaults, seats_of_slot


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    games_of = [int(players) for players in sys.argv[3:]] or [2, 3, 4]
    casual, beginner = by_level(Level.CASUAL), by_level(Level.BEGINNER)
    pairs = (
        ("casual - random", casual, at_random),
        ("casual - beginner", casual, beginner),
        ("beginner - random", beginner, at_random),
    )
    for players in games_of:
        for name, one, other in pairs:
            points = compare(defaults(players), one, other, deals, "levels")
            share = _wins(players, one, other, games)
            print(f"{players} players, {name}: {points} points a deal, wins {share}", flush=True)
        print(f"{players} players: {_milliseconds(players):.2f} ms a decision", flush=True)


def _wins(players: int, one: Decider, other: Decider, games: int) -> str:
    """The games won; a shared win counts its share."""
    shares = []
    for number in range(games):
        won = 0.0
        seatings = rotations(players, one, other)
        for seats, slot in seatings:
            winners = play_game(defaults(players), f"game {number}", number % players, seats)
            mine = seats_of_slot(slot, players)
            won += sum(seat in winners for seat in mine) / len(winners)
        shares.append(won / len(seatings))
    mean, margin = measured(shares)
    return f"{100 * mean:.1f} ±{100 * margin:.1f} % of {games} x {len(seatings)} games"


def _milliseconds(players: int) -> float:
    spent: list[float] = []

    def timed(seen: Observation, rng: random.Random) -> Action:
        start = time.perf_counter()
        action = decide(seen, Level.CASUAL, rng).action
        spent.append(time.perf_counter() - start)
        return action

    for number in range(20):
        play_game(defaults(players), f"time {number}", 0, [timed] * players)
    return 1000 * sum(spent) / len(spent)


if __name__ == "__main__":
    main()

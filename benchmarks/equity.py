"""Is the worth of a score right, and soon found? ``python -m benchmarks.equity [games]``.

Games by the seasoned rules of thumb are played on from some scores; then what is found is timed,
and tabled at scores that people ask about.
"""

from __future__ import annotations

import sys
import time

from benchmarks.playing import play_game, seasoned
from euchre_desktop.ai.equity import equity_for
from euchre_desktop.app.arena.statistics import ratio
from euchre_desktop.rules import RuleOptions, Seat, defaults, house_rules, score_slot

Scores = tuple[int, ...]

PLAYED_FROM: tuple[tuple[int, Scores], ...] = (
    (2, (0, 0)),
    (2, (8, 7)),
    (2, (9, 9)),
    (3, (0, 0, 0)),
    (3, (8, 7, 6)),
    (3, (9, 9, 9)),
    (4, (0, 0)),
    (4, (6, 8)),
    (4, (9, 9)),
)
TWO_SCORES: tuple[Scores, ...] = (
    *((9, other) for other in (9, 8, 7, 6, 5, 0)),
    *((8, other) for other in (8, 7, 6)),
    *((7, other) for other in (7, 6, 5)),
    (5, 5),
    (4, 0),
    (2, 0),
    (0, 0),
)
THREE_SCORES: tuple[Scores, ...] = (
    (9, 9, 9),
    (9, 9, 5),
    (9, 7, 7),
    (9, 5, 5),
    (9, 5, 0),
    (8, 8, 8),
    (7, 7, 7),
    (7, 5, 3),
    (5, 5, 5),
    (3, 0, 0),
    (0, 0, 0),
)
SOON_MS = 50


def main() -> None:
    _time()
    _table()
    _play(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)


def _time() -> None:
    for settings in (
        {"players": 2},
        {"players": 3},
        {"players": 3, "tie": "play_on"},
        {"players": 3, "target": 10**9},
        {"players": 4},
        {"players": 4, "target": 10**9},
    ):
        options = house_rules(settings)
        spent = min(_milliseconds(options) for _ in range(5))
        print(f"{settings}: found in {spent:.1f} ms")
        assert spent < SOON_MS, "an opponent would be kept waiting"


def _milliseconds(options: RuleOptions) -> float:
    equity_for.cache_clear()
    start = time.process_time()
    equity_for(options)
    return 1000 * (time.process_time() - start)


def _table() -> None:
    for players in (2, 4):
        equity = equity_for(defaults(players))
        print(f"\n{players} players: own score, other; own deal next, other's")
        for scores in TWO_SCORES:
            shown = " | ".join(f"{100 * equity.worth(scores, dealer, 0):.1f}" for dealer in (0, 1))
            print(f"| {scores[0]}-{scores[1]} | {shown} |")
    equity = equity_for(defaults(3))
    print("\n3 players: own score, left's, right's; own deal next, left's, right's")
    for scores in THREE_SCORES:
        shown = " | ".join(f"{100 * equity.worth(scores, dealer, 0):.1f}" for dealer in range(3))
        print(f"| {'-'.join(map(str, scores))} | {shown} |")


def _play(games: int) -> None:
    for players, scores in PLAYED_FROM:
        for dealer in range(len(scores)):
            shares = [_share(players, scores, dealer, number) for number in range(games)]
            won = ratio(shares, [1] * games)
            worth = equity_for(defaults(players)).worth(scores, dealer, 0)
            print(
                f"| {players} | {'-'.join(map(str, scores))} | {dealer} | {100 * worth:.1f}"
                f" | {100 * won.mean:.1f} ±{100 * (won.margin or 0.0):.1f} |",
                flush=True,
            )


def _share(players: int, scores: Scores, dealer: Seat, number: int) -> float:
    """Seat 0's part of the win."""
    seats = [seasoned] * players
    won = play_game(defaults(players), f"equity {number}", dealer, seats, scores)
    sides = {score_slot(seat, players) for seat in won}
    return (0 in sides) / len(sides)


if __name__ == "__main__":
    main()

"""How often does a deal end how? ``python -m benchmarks.make_equity --deals N --jobs J``.

Writes ``euchre_desktop/ai/equity_data.py``: all go by the seasoned rules of thumb, on the same
cards by every family of rules that `family_of` tells apart. The common deck of 24 cards is dealt
N times in each of the five games, every other deck a tenth of that, all at scores far from the
target.

Three near the target play otherwise: a defender spares the maker a euchre that would let the
other defender win. So ``euchre_desktop/ai/equity_near_data.py`` says how many of the same N / 16
deals ended otherwise for every combination of scores near the target and far from it.

The same N gives the same files, whatever J.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from benchmarks.playing import play_out, seasoned
from euchre_desktop.ai.equity_deals import FAR, PLAYERS_OF, Family, Nearness
from euchre_desktop.rules import (
    Deal,
    DealScored,
    GameState,
    Outcome,
    RuleOptions,
    defaults,
    house_rules,
    new_game,
    seeded_deal,
    start_deal,
)

AI = Path(__file__).parent.parent / "euchre_desktop" / "ai"
DECKS = tuple(product((9, 8, 7), (False, True)))
PIECE = 500
"""Deals that are handed to a process at once."""
COUNTS_IN_LINE = 3

HEADER = '''\
"""How did deals by the rules of thumb end? Made by ``benchmarks/make_equity.py``.

By family of rules (game, lowest rank, joker, stick the dealer, alone pays): the deals played,
how many of them were thrown in, and for each outcome, in the order of `Outcome`, how often the
maker sat at the dealer's place, one to its left, two to its left ...
"""

from __future__ import annotations

Places = tuple[int, ...]
Family = tuple[str, int, bool, bool, bool]

# fmt: off
DEALS: dict[Family, tuple[int, int, tuple[Places, ...]]] = {
'''


NEAR_HEADER = '''\
"""How do three play otherwise near the target? Made by ``benchmarks/make_equity.py``.

By game, stick the dealer, and nearness of the dealer, the seat to its left and the next: how
many deals of `NEAR_DEALS` more (or less, below 0) than far from the target were thrown in, and
ended with each outcome and maker's place, as in `equity_data`.
"""

from __future__ import annotations

Places = tuple[int, ...]
Nearness = tuple[int, ...]

NEAR_DEALS = {deals}

# fmt: off
CHANGES: dict[tuple[str, bool, Nearness], tuple[int, tuple[Places, ...]]] = {{
'''
SCORE_AT = (5, 8, 9)
"""A score, in a game to 10, by its nearness to the target."""


class Piece(NamedTuple):
    """Some deals of one game and deck, at scores of this nearness."""

    game: str
    low_rank: int
    joker: bool
    first: int
    beyond: int
    nearness: Nearness | None = None


Ends = Counter[tuple[Family, Nearness | None, int, Outcome | None]]
"""How many deals of a family the maker at this place ended so; place 0 and None: thrown in."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    ends = in_processes(given.jobs, pieces(given.deals))
    write("equity_data.py", HEADER, written(ends))
    deals = given.deals // 16
    ends = in_processes(given.jobs, near_pieces(deals))
    write("equity_near_data.py", NEAR_HEADER.format(deals=deals), written_changes(ends))


def in_processes(jobs: int, work: Iterator[Piece]) -> Ends:
    """All the pieces, played by so many processes."""
    ends: Ends = Counter()
    with Pool(jobs) as pool:
        for done in pool.imap_unordered(play_piece, work):
            ends.update(done)
    return ends


def write(name: str, header: str, rows: Iterator[str]) -> None:
    (AI / name).write_text("".join((header, *rows, "}\n")), encoding="utf-8")


def pieces(deals: int) -> Iterator[Piece]:
    """All that is to be played."""
    for game, (low_rank, joker) in product(PLAYERS_OF, DECKS):
        number = deals if (low_rank, joker) == DECKS[0] else deals // 10
        for first in range(0, number, PIECE):
            yield Piece(game, low_rank, joker, first, min(number, first + PIECE))


def near_pieces(deals: int) -> Iterator[Piece]:
    """The deals of three that are played at all scores near the target and far from it."""
    games = [game for game, players in PLAYERS_OF.items() if players == 3]
    for game, nearness in product(games, nearnesses()):
        for first in range(0, deals, PIECE):
            yield Piece(game, *DECKS[0], first, min(deals, first + PIECE), nearness)


def nearnesses() -> Iterator[Nearness]:
    return product(range(len(SCORE_AT)), repeat=3)


def play_piece(piece: Piece) -> Ends:
    """How these deals end by each of the four families they are played in."""
    ends: Ends = Counter()
    for number in range(piece.first, piece.beyond):
        options = rules_of(Family(piece.game, piece.low_rank, piece.joker, True, True))
        deal = seeded_deal(options, number % options.players, f"equity/{piece.game}", number)
        for family, state in play_families(piece, deal):
            ends[family, piece.nearness, *_end(state)] += 1
    return ends


def play_families(piece: Piece, deal: Deal) -> Iterator[tuple[Family, GameState]]:
    """The deal played out by each family; near the target only by those without going alone.

    A setting that was of no consequence is not tried the other way: the play would be the same.
    """
    free = _with_and_without_alone(piece, False, deal)
    thrown_in = next(iter(free.values())).contract is None
    stuck = _with_and_without_alone(piece, True, deal) if thrown_in else free
    for stick, states in ((False, free), (True, stuck)):
        for alone, state in states.items():
            yield Family(piece.game, piece.low_rank, piece.joker, stick, alone), state


def _with_and_without_alone(piece: Piece, stick: bool, deal: Deal) -> dict[bool, GameState]:
    family = Family(piece.game, piece.low_rank, piece.joker, stick, alone=False)
    if piece.nearness is not None:
        return {False: played(family, deal, piece.nearness)}
    state = played(family._replace(alone=True), deal)
    went_alone = state.contract is not None and state.contract.alone
    return {True: state, False: played(family, deal) if went_alone else state}


def played(family: Family, deal: Deal, nearness: Nearness | None = None) -> GameState:
    """The end of the deal by the rules of thumb, at no score unless a nearness is given."""
    options = rules_of(family)
    scores = None
    if nearness is not None:
        by_place = [SCORE_AT[near] for near in nearness]
        scores = tuple(by_place[(seat - deal.dealer) % 3] for seat in range(3))
    seats = [seasoned] * options.players
    # The rules of thumb draw no chance; whatever it drew would be the same each time.
    return play_out(start_deal(new_game(options, scores), deal).state, seats, random.Random(0))


def rules_of(family: Family) -> RuleOptions:
    """The game's defaults within the family, with points that make playing alone pay."""
    players = PLAYERS_OF[family.game]
    standard = defaults(players)
    return house_rules(
        {
            "players": players,
            "dummy": DUMMY_OF.get(family.game, "none"),
            "low_rank": family.low_rank,
            "joker": family.joker,
            "stick_the_dealer": family.stick,
            "maker_alone": family.alone,
            "defend_alone": players > 2,
            "lone_march_points": 2 * standard.march_points,
            "lone_defender_euchre_points": 2 * standard.euchre_points,
        }
    )


DUMMY_OF = {"three, dummy": "maker", "three, dummy in round one": "maker_round_one"}


def _end(state: GameState) -> tuple[int, Outcome | None]:
    if not isinstance(state.result, DealScored):
        return 0, None
    place = (state.result.maker - state.dealer) % state.options.players
    return place, state.result.outcome


def written(ends: Ends) -> Iterator[str]:
    """The counts as Python source, family by family."""
    no_or_yes = (False, True)
    for game, (low_rank, joker), stick, alone in product(PLAYERS_OF, DECKS, no_or_yes, no_or_yes):
        family = Family(game, low_rank, joker, stick, alone)
        thrown_in, counts = _counted(ends, family, None)
        deals = thrown_in + sum(map(sum, counts))
        yield f'    ("{game}", {low_rank}, {joker}, {stick}, {alone}): ({deals}, {thrown_in}, (\n'
        yield from _lines(counts)


def written_changes(ends: Ends) -> Iterator[str]:
    """What nearness to the target changes, as Python source."""
    games = [game for game, players in PLAYERS_OF.items() if players == 3]
    for game, stick, nearness in product(games, (False, True), nearnesses()):
        family = Family(game, *DECKS[0], stick, alone=False)
        thrown_in, counts = _counted(ends, family, nearness)
        usually_thrown_in, usual = _counted(ends, family, FAR)
        changes = [
            tuple(near - far for near, far in zip(*both, strict=True))
            for both in zip(counts, usual, strict=True)
        ]
        yield f'    ("{game}", {stick}, {nearness}): ({thrown_in - usually_thrown_in}, (\n'
        yield from _lines(changes)


def _counted(
    ends: Ends, family: Family, nearness: Nearness | None
) -> tuple[int, list[tuple[int, ...]]]:
    """How many were thrown in; by outcome, how many makers at each place ended so."""
    places = range(PLAYERS_OF[family.game])
    counts = [
        tuple(ends[family, nearness, place, outcome] for place in places) for outcome in Outcome
    ]
    return ends[family, nearness, 0, None], counts


def _lines(counts: list[tuple[int, ...]]) -> Iterator[str]:
    for start in range(0, len(counts), COUNTS_IN_LINE):
        line = ", ".join(map(repr, counts[start : start + COUNTS_IN_LINE]))
        yield f"        {line},\n"
    yield "    )),\n"


if __name__ == "__main__":
    main()

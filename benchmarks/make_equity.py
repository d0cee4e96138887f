"""How often does a deal end how? ``python -m benchmarks.make_equity --deals N --jobs J``.

Writes ``euchre_desktop/ai/equity_data.py``: casual opponents play the same cards by every family
of rules that `family_of` tells apart. The common deck of 24 cards is dealt N times in each of
the five games, every other deck a tenth of that. The same N gives the same file, whatever J.
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

from benchmarks.playing import by_level, play_out
from euchre_desktop.ai.equity_deals import PLAYERS_OF, Family
from euchre_desktop.ai.player import Level
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

TARGET_FILE = Path(__file__).parent.parent / "euchre_desktop" / "ai" / "equity_data.py"
DECKS = tuple(product((9, 8, 7), (False, True)))
PIECE = 500
"""Deals that are handed to a process at once."""
COUNTS_IN_LINE = 3

HEADER = '''"""How did deals between casual opponents end? Made by ``benchmarks/make_equity.py``.

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


class Piece(NamedTuple):
    """Some deals of one game and deck."""

    game: str
    low_rank: int
    joker: bool
    first: int
    beyond: int


Ends = Counter[tuple[Family, int, Outcome | None]]
"""How many deals of a family the maker at this place ended so; place 0 and None: thrown in."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    ends: Ends = Counter()
    with Pool(given.jobs) as pool:
        for done in pool.imap_unordered(play_piece, pieces(given.deals)):
            ends.update(done)
    TARGET_FILE.write_text("".join((HEADER, *written(ends), "}\n")), encoding="utf-8")


def pieces(deals: int) -> Iterator[Piece]:
    """All that is to be played."""
    for game, (low_rank, joker) in product(PLAYERS_OF, DECKS):
        number = deals if (low_rank, joker) == DECKS[0] else deals // 10
        for first in range(0, number, PIECE):
            yield Piece(game, low_rank, joker, first, min(number, first + PIECE))


def play_piece(piece: Piece) -> Ends:
    """How these deals end by each of the four families they are played in."""
    ends: Ends = Counter()
    for number in range(piece.first, piece.beyond):
        options = rules_of(Family(piece.game, piece.low_rank, piece.joker, True, True))
        deal = seeded_deal(options, number % options.players, f"equity/{piece.game}", number)
        for family, state in play_families(piece, deal):
            ends[family, *_end(state)] += 1
    return ends


def play_families(piece: Piece, deal: Deal) -> Iterator[tuple[Family, GameState]]:
    """The deal played out by each family.

    A setting that was of no consequence is not tried the other way: the play would be the same.
    """
    free = _with_and_without_alone(piece, False, deal)
    thrown_in = free[0].contract is None
    stuck = _with_and_without_alone(piece, True, deal) if thrown_in else free
    for stick, states in ((False, free), (True, stuck)):
        for alone, state in zip((True, False), states, strict=True):
            yield Family(piece.game, piece.low_rank, piece.joker, stick, alone), state


def _with_and_without_alone(piece: Piece, stick: bool, deal: Deal) -> tuple[GameState, GameState]:
    family = Family(piece.game, piece.low_rank, piece.joker, stick, alone=True)
    state = played(family, deal)
    went_alone = state.contract is not None and state.contract.alone
    return state, played(family._replace(alone=False), deal) if went_alone else state


def played(family: Family, deal: Deal) -> GameState:
    """The end of the deal among casual opponents."""
    options = rules_of(family)
    seats = [by_level(Level.CASUAL)] * options.players
    # The casual level draws no chance; whatever it drew would be the same each time.
    return play_out(start_deal(new_game(options), deal).state, seats, random.Random(0))


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
        thrown_in = ends[family, 0, None]
        counts = [
            tuple(ends[family, place, outcome] for place in range(PLAYERS_OF[game]))
            for outcome in Outcome
        ]
        deals = thrown_in + sum(map(sum, counts))
        yield f'    ("{game}", {low_rank}, {joker}, {stick}, {alone}): ({deals}, {thrown_in}, (\n'
        for start in range(0, len(counts), COUNTS_IN_LINE):
            line = ", ".join(map(repr, counts[start : start + COUNTS_IN_LINE]))
            yield f"        {line},\n"
        yield "    )),\n"


if __name__ == "__main__":
    main()

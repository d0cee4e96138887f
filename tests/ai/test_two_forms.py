"""Do the fast modules decide the same, to the last figure, compiled and not?"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from euchre_desktop.ai.fast import solver

PACKAGE = Path(solver.__file__ or "").parents[2]
DECISIONS = """
import random
from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.search import search
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.rules import *

print(is_compiled())
more = {"joker": True, "low_rank": 7, "dealer_pickup": "optional", "may_bury_upcard": True}
for number in range(6):
    options = house_rules({"players": 2 + number % 3, **(more if number > 2 else {})})
    rng = random.Random(number)
    deal = seeded_deal(options, number % options.players, "forms", number)
    state = start_deal(new_game(options), deal).state
    while state.turn is not None:
        seen = observe(state, state.turn)
        by_rule = by_rule_of_thumb(seen)[0]
        found = search(seen, by_rule, equity_for(options), 8, number, lambda: False)
        for one in found.estimates:
            print(one.candidate.action, one.results, round(one.wins, 9), round(one.lead_error, 9))
        state = apply(state, found.action).state
"""


def test_both_forms_agree(tmp_path: Path) -> None:
    shutil.copytree(
        PACKAGE,
        tmp_path / PACKAGE.name,
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
    )
    compiled, *as_imported = _decisions(PACKAGE.parent)
    source, *as_source = _decisions(tmp_path)
    assert source == "False"
    assert compiled == str(solver.is_compiled())
    assert as_imported == as_source
    assert len(as_source) > 100


def _decisions(where: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", DECISIONS],
        cwd=where,
        env={**os.environ, "PYTHONPATH": str(where)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()

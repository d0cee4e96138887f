"""Positions for the levels that imagine worlds: the right action must be no luck.

Each is decided with several seeds, and again with its suits exchanged.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.rules import Observation, action_text, parse_action
from tests.ai.positions import position

EXCHANGES = ("CDHS", "SHDC", "DSCH")
"""What clubs, diamonds, hearts and spades become; colors stay together, for the left bowers."""
SEEDS = 3
LEVELS = (Level.STRONG, Level.EXPERT) if is_compiled() else (Level.EXPERT,)
"""Uncompiled, the strong level imagines too few worlds never to be misled by them."""


Setting = bool | int | str


@dataclass(frozen=True, slots=True)
class Case:
    """A position as `position` takes it, and what may be done in it."""

    expected: str
    """The right answers with `/` between, or after "not " the wrong ones."""
    hands: str
    up: str
    said: str = ""
    scores: tuple[int, ...] | None = None
    dummy_cards: str = ""
    settings: dict[str, Setting] = field(default_factory=dict)

    def seen(self) -> Observation:
        """What the seat to act sees."""
        return position(
            self.hands,
            self.up,
            self.said,
            scores=self.scores,
            dummy_cards=self.dummy_cards,
            settings=self.settings,
        )

    def accepts(self, decision: Decision) -> bool:
        """Is this right?"""
        texts = self.expected.removeprefix("not ").split("/")
        listed = decision.action in [parse_action(text) for text in texts]
        return listed != self.expected.startswith("not ")

    def exchanged(self, suits: str) -> Case:
        """The same position with other suits."""
        return replace(
            self,
            expected=_exchanged(self.expected, suits),
            hands=_exchanged(self.hands, suits),
            up=_exchanged(self.up, suits),
            said=_exchanged(self.said, suits),
            dummy_cards=_exchanged(self.dummy_cards, suits),
        )


def row(
    name: str,
    expected: str,
    hands: str,
    up: str,
    said: str = "",
    *,
    scores: tuple[int, ...] | None = None,
    dummy_cards: str = "",
    weighed: bool = False,
    **settings: Setting,
) -> object:
    """One test. `weighed`: only many worlds tell it, so that it needs the compiled modules.

    Uncompiled, bids are left to rules of thumb and cards are weighed in few worlds.
    """
    marks = [pytest.mark.skipif(not is_compiled(), reason="only many worlds tell")]
    case = Case(expected, hands, up, said, scores, dummy_cards, settings)
    return pytest.param(case, id=name, marks=marks if weighed else [])


def decided_wrongly(case: Case, level: Level) -> list[str]:
    """Every wrong decision with its reason; empty if all are right."""
    return [
        f"{action_text(decision.action)} ({told.hands}; {told.said}): {decision.reason.text}"
        for told, decision in _decisions(case, level)
        if not told.accepts(decision)
    ]


def _decisions(case: Case, level: Level) -> Iterator[tuple[Case, Decision]]:
    for suits in EXCHANGES:
        told = case.exchanged(suits)
        seen = told.seen()
        for seed in range(SEEDS):
            yield told, decide(seen, level, random.Random(f"{case.hands}/{seed}"))


def _exchanged(text: str, suits: str) -> str:
    become = dict(zip("CDHS", suits, strict=True))
    cards = re.compile(r"\b([7-9TJQKA])([CDHS])\b")
    text = cards.sub(lambda found: found[1] + become[found[2]], text)
    return re.sub(r"\bname ([CDHS])\b", lambda found: f"name {become[found[1]]}", text)

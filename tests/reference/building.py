"""What is the shortest way to write a record in a test?"""

from typing import Any

from tests.reference.cards import deck
from tests.reference.engine import Summary, check_rules, summary
from tests.reference.table import Question

Deal = dict[str, Any]


def a_deal(
    rules: dict[str, Any],
    said: str = "",
    *,
    dealer: int = 0,
    upcard: str = "9S",
    dummy: str = "",
    seat0: str = "",
    seat1: str = "",
    seat2: str = "",
    seat3: str = "",
) -> Deal:
    """A deal with these cards and these actions, parted by commas; other cards fill the gaps."""
    full = check_rules(rules)
    piles = [hand.split() for hand in [seat0, seat1, seat2, seat3][: full["players"]]]
    piles.append(dummy.split())
    spoken_for = [upcard, *[card for pile in piles for card in pile]]
    rest = [card for card in reversed(deck(full)) if card not in spoken_for]
    sizes = [5] * full["players"] + [0 if full["dummy"] == "none" else 5]
    for pile, size in zip(piles, sizes, strict=True):
        while len(pile) < size:
            pile.append(rest.pop(0))
    *dealt, dealt_dummy = piles
    actions = [action.strip() for action in said.split(",") if action]
    deal: Deal = {"dealer": dealer, "hands": dealt, "kitty": [upcard, *rest], "actions": actions}
    return deal | {"dummy": dealt_dummy}


def a_record(rules: dict[str, Any], *deals: Deal, scores: list[int] | None = None) -> Deal:
    """A record of these deals."""
    record = {
        "format": "euchre-record",
        "version": 1,
        "players": ["You", "West", "North", "East"][: rules["players"]],
        "rules": rules,
        "deals": list(deals),
    }
    return record if scores is None else record | {"initial_scores": scores}


def told(rules: dict[str, Any], *deals: Deal, scores: list[int] | None = None) -> Summary:
    """The summary of these deals."""
    return summary(a_record(rules, *deals, scores=scores))


def asked(rules: dict[str, Any], said: str = "", **cards: Any) -> Question:
    """Whose turn it is after these actions, and what may be done."""
    question = told(rules, a_deal(rules, said, **cards))["to_act"]
    assert question is not None
    return question


def played_out(rules: dict[str, Any], deal: Deal) -> Deal:
    """The deal brought to its end with everybody's first legal action."""
    while True:
        question = told(rules, deal)["to_act"]
        if question is None:
            return deal
        deal["actions"].append(question["legal"][0])

"""Which actions are illegal at a decision, and what would be wrong about each?"""

import random
from collections.abc import Iterator
from typing import Any

from tests.reference.cards import SUITS, deck
from tests.reference.engine import canonical, check_rules, open_deal
from tests.reference.table import Question, Table

# The faults that a wrong reading of the rules would let pass, rather than a careless one.
TELLING = [
    "renege",
    "burying the fresh upcard",
    "declining where the rules forbid it",
    "passing as the stuck dealer",
    "naming the suit turned down",
    "keeping a card from elsewhere",
]
NONSENSE: list[Any] = [
    *["", " ", "play", "name", "name ", "name X", "name h", "name H S", "name hearts", "name  H"],
    *["pickup", "pickup ", "pickup ??", "pickup 9S TS", "keep", "keep ", "keep ?? ?? ?? ?? ??"],
    *["Pass", "PASS", "ORDER", "order up", "accept", "assist", "misdeal", "??", "JK JK"],
    *["alone with", "\ud800", None, 3, True, ["pass"], {"pass": 1}],
]


def decisions(record: dict[str, Any]) -> Iterator[tuple[int, int, Table, Question]]:
    """Every decision of a valid record with its place; the table is good until the next."""
    rules = check_rules(record["rules"])
    for number, dealt in enumerate(record["deals"]):
        table, script = open_deal(rules, dealt)
        question = next(script)
        for place, action in enumerate(dealt["actions"]):
            yield number, place, table, question
            if place + 1 < len(dealt["actions"]):
                question = script.send(canonical(action))


def asked(question: Question) -> str:
    """What kind of decision this is."""
    first = question["legal"][0]
    word = first.split()[0]
    if word in ("name", "pickup", "keep"):
        return word
    return {"order": "order", "decline": "pickup", "alone": "alone"}.get(first, "card")


def illegal_texts(rng: random.Random, table: Table, question: Question) -> list[tuple[str, Any]]:
    """Illegal actions here, each with its fault; another selection every time."""
    kind = asked(question)
    found = [
        *words(kind),
        *forbidden(table, question, kind),
        *special(rng, table, question, kind),
        *misspelt(rng, question, kind),
    ]
    found.append((f"nonsense at {kind}", rng.choice(NONSENSE)))
    return [(what, text) for what, text in found if canonical(text) not in question["legal"]]


def words(kind: str) -> list[tuple[str, Any]]:
    """The actions without cards, each wrong unless it is asked for."""
    texts = ["pass", "order", "decline", "alone", "with", *["name " + suit for suit in SUITS]]
    return [(f"{text.split()[0]} at {kind}", text) for text in texts]


def forbidden(table: Table, question: Question, kind: str) -> list[tuple[str, Any]]:
    """What other settings would allow here."""
    found: list[tuple[str, Any]] = []
    if kind == "name":
        found.append(("passing as the stuck dealer", "pass"))
        found.append(("naming the suit turned down", "name " + table["upcard"][1]))
    if kind == "pickup":
        found.append(("declining where the rules forbid it", "decline"))
        found.append(("burying the fresh upcard", "pickup " + table["upcard"]))
    if kind == "card":
        found += [("renege", card) for card in table["hands"][question["seat"]]]
    return found


def misspelt(rng: random.Random, question: Question, kind: str) -> list[tuple[str, Any]]:
    """A legal action not written as it must be."""
    text = rng.choice(question["legal"])
    variants = [
        *[text.lower(), text.upper(), text + " ", " " + text, text + "\n", text + " ??"],
        *[text.replace(" ", "  "), text.replace(" ", ","), text.replace(" ", "\t"), text[:-1]],
        *[text + text, text.replace(" ", ""), text + "\u200b", text + ","],
    ]
    return [(f"misspelt at {kind}", rng.choice(variants))]


def special(
    rng: random.Random, table: Table, question: Question, kind: str
) -> list[tuple[str, Any]]:
    """The faults that need the cards to be told apart."""
    hand = table["hands"][question["seat"]]
    upcard = table["upcard"]
    elsewhere = [card for card in deck(table["rules"]) if card not in hand]
    own, foreign = rng.choice(hand), rng.choice(elsewhere)
    five = " ".join(hand[:5])
    found: list[tuple[str, Any]] = []
    if kind == "card":
        found.append(("a card not held", foreign))
        found.append(("a card that lies on the trick", [*table["on_trick"], None][0]))
        found.append(("two cards at once", f"{own} {foreign}"))
    else:
        found.append((f"a card at {kind}", own))
        found.append((f"the upcard at {kind}", upcard))
    if kind == "pickup":
        found.append(("burying a card not held", "pickup " + foreign))
        found.append(("burying without a word", own))
    else:
        found.append((f"pickup at {kind}", "pickup " + own))
    if kind == "keep":
        found += bad_keeps(rng, question)
    else:
        found.append((f"keep at {kind}", "keep " + five))
    return found


def bad_keeps(rng: random.Random, question: Question) -> list[tuple[str, Any]]:
    """Keeps of a wrong number, of a card twice, of a card from elsewhere."""
    ten = sorted({card for text in question["legal"] for card in text.split()[1:]})
    rng.shuffle(ten)
    suits_and_ranks = [rank + suit for rank in "AKQJT9" for suit in SUITS]
    foreign = rng.choice([card for card in suits_and_ranks if card not in ten])
    return [
        ("keeping four", "keep " + " ".join(ten[:4])),
        ("keeping six", "keep " + " ".join(ten[:6])),
        ("keeping all ten", "keep " + " ".join(ten)),
        ("keeping a card twice", "keep " + " ".join([*ten[:4], ten[0]])),
        ("keeping five and one again", "keep " + " ".join([*ten[:5], ten[0]])),
        ("keeping a card from elsewhere", "keep " + " ".join([*ten[:4], foreign])),
        ("keeping what is no card", "keep " + " ".join([*ten[:4], "??"])),
    ]

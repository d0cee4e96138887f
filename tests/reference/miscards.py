"""Which deals are no proper dealing of the deck, and what is wrong with each?"""

import random
from collections.abc import Callable
from typing import Any

from tests.reference.cards import deck
from tests.reference.engine import check_rules
from tests.reference.faults import WRONG_CARDS, shown
from tests.reference.valid import Record, random_record, random_rules

Broken = tuple[Record | str, str]


def some_deal(rng: random.Random, record: Record) -> dict[str, Any] | None:
    """One of its deals, if it has any."""
    deals: list[dict[str, Any]] = record["deals"]
    return rng.choice(deals) if deals else None


def places(dealt: dict[str, Any]) -> dict[str, list[Any]]:
    """Every list of cards in a deal, by its name."""
    found = {f"hand {seat}": hand for seat, hand in enumerate(dealt["hands"])}
    found["kitty"] = dealt["kitty"]
    if dealt.get("dummy"):
        found["dummy"] = dealt["dummy"]
    return found


def wrong_card(rng: random.Random) -> Broken | None:
    """A card that is none, that this deck lacks, or that lies elsewhere too."""
    record = random_record(rng)
    dealt = some_deal(rng, record)
    if dealt is None:
        return None
    cards = deck(check_rules(record["rules"]))
    foreign = [card for card in ["JK", "8S", "7H", "8D", "7C"] if card not in cards]
    name, pile = rng.choice(list(places(dealt).items()))
    spot = rng.randrange(len(pile))
    doubles = [card for card in cards if card != pile[spot]]
    card = rng.choice([*WRONG_CARDS, *foreign * 5, *rng.sample(doubles, 10)])
    pile[spot] = card
    return record, f"card {shown(card)} in the {name}"


def wrong_count(rng: random.Random) -> Broken | None:
    """A card too many or too few, or one that lies in the wrong place."""
    record = random_record(rng)
    dealt = some_deal(rng, record)
    if dealt is None:
        return None
    found = places(dealt)
    name = rng.choice(list(found))
    card = found[name].pop(rng.randrange(len(found[name])))
    other = rng.choice([place for place in found if place != name])
    ways: list[tuple[str, Callable[[], None]]] = [
        ("a card missing from", lambda: None),
        ("a card twice in", lambda: found[name].extend([card, card])),
        ("a card of another place in", lambda: found[name].extend([card, found[other][0]])),
        (f"a card moved to the {other} from", lambda: found[other].append(card)),
    ]
    what, change = rng.choice(ways)
    change()
    return record, f"{what} the {name}"


def wrong_hands(rng: random.Random) -> Broken | None:
    """A hand or a dummy too many or too few, or the upcard missing."""
    rules = random_rules(rng)
    rules["low_rank"] = 7
    record = random_record(rng, rules)
    dealt = some_deal(rng, record)
    if dealt is None:
        return None
    dealt["actions"] = rng.choice([[], dealt["actions"]])
    ways = ["hand too many", "hand too few", "empty kitty"]
    ways.append("dummy missing" if dealt.get("dummy") else "dummy where there is none")
    what = rng.choice(ways)
    if what == "hand too many":
        dealt["hands"].append([dealt["kitty"].pop() for _ in range(5)])
    elif what == "hand too few":
        dealt["kitty"].extend(dealt["hands"].pop())
    elif what == "empty kitty":
        dealt["hands"][0].extend(dealt["kitty"])
        dealt["kitty"] = []
    elif what == "dummy missing":
        dealt["kitty"].extend(dealt.pop("dummy"))
    else:
        dealt["dummy"] = [dealt["kitty"].pop() for _ in range(5)]
    return record, what

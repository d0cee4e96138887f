"""Which records must be refused, and what is wrong with each of them?

Every way of breaking a record is sure to break it, whatever the record; those whose label
begins with `allowed` are their opposites, oddities that must be accepted.
"""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from tests.reference.engine import check_rules
from tests.reference.faults import (
    GONE,
    NO_JSON,
    NO_NUMBERS,
    NO_OBJECTS,
    POINT_NAMES,
    UNKNOWN_SETTINGS,
    WRONG_DEAL_KEYS,
    WRONG_KEYS,
    WRONG_SETTINGS,
    shown,
)
from tests.reference.miscards import Broken, some_deal, wrong_card, wrong_count, wrong_hands
from tests.reference.misplay import TELLING, decisions, illegal_texts
from tests.reference.valid import random_deal, random_record, random_rules


def broken_record(rng: random.Random) -> Broken:
    """A record, or a text, with one fault, and what the fault is."""
    while True:
        found = rng.choice(WAYS)(rng)
        if found is not None:
            return found


def put(thing: dict[str, Any], key: str, value: Any) -> None:
    """Set a key, or take it away."""
    if value is GONE:
        thing.pop(key, None)
    else:
        thing[key] = copy.deepcopy(value)


# Text and form


def broken_text(rng: random.Random) -> Broken | None:
    """No JSON at all, or JSON that is no object."""
    whole = json.dumps(random_record(rng))
    cut = whole[: rng.randrange(len(whole))]
    text = rng.choice([*NO_JSON, *NO_OBJECTS, cut, whole + "}", whole + whole, f"[{whole}]"])
    return text, f"text {text[:20]!r}"


def wrong_key(rng: random.Random) -> Broken | None:
    """A key of the record is missing or holds something else."""
    record = random_record(rng)
    key = rng.choice(list(WRONG_KEYS))
    value = rng.choice(WRONG_KEYS[key])
    if isinstance(value, list) and len(value) == record["rules"]["players"] and key == "players":
        value = [*value[:-1], None]
    put(record, key, value)
    return record, f"{key}: {shown(value)}"


def wrong_deal_key(rng: random.Random) -> Broken | None:
    """A key of a deal is missing or holds something else."""
    record = random_record(rng)
    dealt = some_deal(rng, record)
    if dealt is None:
        return None
    key = rng.choice(list(WRONG_DEAL_KEYS))
    value = rng.choice(WRONG_DEAL_KEYS[key])
    put(dealt, key, value)
    return record, f"deal, {key}: {shown(value)}"


def lookalike_dealer(rng: random.Random) -> Broken | None:
    """The right dealer in the wrong type: some languages take true for 1 and 1.0 for 1."""
    record = random_record(rng)
    dealt = some_deal(rng, record)
    if dealt is None:
        return None
    dealer = dealt["dealer"]
    dealt["dealer"] = rng.choice(
        [float(dealer), str(dealer), bool(dealer) if dealer < 2 else None]
    )
    return record, f"deal, dealer: {shown(dealt['dealer'])} for {dealer}"


def unknown_key(rng: random.Random) -> Broken | None:
    """A key nobody knows, in the record or in a deal."""
    record = random_record(rng)
    dealt = some_deal(rng, record)
    key = rng.choice(["seed", "x", "X-app", "x_app", "", "Deals", " x-app", "seats"])
    if dealt is not None and rng.random() < 0.5:
        dealt[key] = 1
        return record, f"deal, unknown key {key!r}"
    record[key] = 1
    return record, f"unknown key {key!r}"


def wrong_scores(rng: random.Random) -> Broken | None:
    """Initial scores of which one is no whole number from 0 up, or one too many or few."""
    record = random_record(rng)
    sides = 2 if record["rules"]["players"] == 4 else record["rules"]["players"]
    scores: list[Any] = [0] * sides
    scores[rng.randrange(sides)] = rng.choice([*NO_NUMBERS, False, 0.0])
    record["initial_scores"] = rng.choice([scores, scores, [0] * (sides + 1), [0] * (sides - 1)])
    return record, f"initial_scores: {shown(record['initial_scores'])}, {sides} sides"


# Settings


def wrong_setting(rng: random.Random) -> Broken | None:
    """A setting with a value it never takes."""
    record = random_record(rng)
    name = rng.choice(list(WRONG_SETTINGS))
    value = rng.choice(WRONG_SETTINGS[name])
    record["rules"][name] = copy.deepcopy(value)
    return record, f"setting {name}: {shown(value)}"


def unknown_setting(rng: random.Random) -> Broken | None:
    """A setting nobody knows, or none that says how many play."""
    record = random_record(rng)
    if rng.random() < 0.1:
        del record["rules"]["players"]
        return record, "setting players: missing"
    name = rng.choice(UNKNOWN_SETTINGS)
    record["rules"][name] = rng.choice([None, 1, True, "random"])
    return record, f"unknown setting {name!r}"


def senseless_settings(rng: random.Random) -> Broken | None:
    """Settings that this number of players cannot have, in a record otherwise consistent."""
    rules = random_rules(rng)
    rules["low_rank"] = 7
    record = random_record(rng, rules)
    players = rules["players"]
    faults: list[tuple[str, Any]] = [("first_dealer", players)]
    if players != 3:
        faults += [("dummy", "maker"), ("dummy", "maker_round_one")]
    if players != 4:
        faults.append(("canadian_loner", True))
    if players == 2:
        faults.append(("defend_alone", True))
    name, value = rng.choice(faults)
    record["rules"][name] = value
    for dealt in record["deals"] if name == "dummy" else []:
        dealt["dummy"], dealt["kitty"] = dealt["kitty"][-5:], dealt["kitty"][:-5]
        dealt["actions"] = []
    return record, f"{name}: {shown(value)} with {players} players"


# The order of deals


def extra_action(rng: random.Random) -> Broken | None:
    """An action after the deal's end."""
    record = random_record(rng)
    record["deals"] = record["deals"][:-1]
    dealt = some_deal(rng, record)
    if dealt is None:
        return None
    action = rng.choice(["pass", "with", "alone", "order", *dealt["hands"][0], "", None])
    dealt["actions"].append(action)
    return record, f"action {shown(action)} after the deal's end"


def extra_deal(rng: random.Random) -> Broken | None:
    """A deal after the game's end, with the right dealer and nothing else wrong."""
    rules = random_rules(rng) | {"tie": "shared"}
    full = check_rules(rules)
    record = random_record(rng, rules)
    sides = 2 if full["players"] == 4 else full["players"]
    record["initial_scores"] = [0] * sides
    if rng.random() < 0.3:
        record["initial_scores"][rng.randrange(sides)] = full["target"] + rng.randrange(2)
        record["deals"] = record["deals"][:1] or [random_deal(rng, full, 0)]
        return record, "a deal although the initial scores end the game"
    # The first deal that is no throw-in ends this game.
    record["rules"].update(dict.fromkeys(POINT_NAMES, 20), target=20)
    for number, dealt in enumerate(record["deals"][:-1]):
        if any(action != "pass" for action in dealt["actions"]):
            dealer = (dealt["dealer"] + 1) % full["players"]
            record["deals"] = [*record["deals"][: number + 1], random_deal(rng, full, dealer)]
            return record, "a deal after the game's end"
    return None


def wrong_next_dealer(rng: random.Random) -> Broken | None:
    """The last deal, nobody having acted on it, has a dealer whose turn it is not."""
    record = random_record(rng)
    if len(record["deals"]) < 2:
        return None
    last = record["deals"][-1]
    last["actions"] = []
    players = record["rules"]["players"]
    last["dealer"] = (last["dealer"] + rng.randrange(1, players)) % players
    return record, "a wrong next dealer"


def early_next_deal(rng: random.Random) -> Broken | None:
    """A deal goes on unfinished while the next one is dealt."""
    record = random_record(rng)
    if len(record["deals"]) < 2:
        return None
    dealt = rng.choice(record["deals"][:-1])
    dealt["actions"] = dealt["actions"][
        : rng.choice([0, -1, rng.randrange(len(dealt["actions"]))])
    ]
    return record, "an unfinished deal that is not the last"


# Actions


def illegal_action(rng: random.Random) -> Broken | None:
    """One action is not legal where it stands; what follows it is cut off or not."""
    record = random_record(rng)
    found: dict[str, list[tuple[int, int, Any]]] = {}
    for number, place, table, question in decisions(record):
        for what, text in illegal_texts(rng, table, question):
            found.setdefault(what, []).append((number, place, text))
    if not found:
        return None
    telling = [what for what in TELLING if what in found]
    what = rng.choice(telling if telling and rng.random() < 0.5 else list(found))
    number, place, text = rng.choice(found[what])
    actions = record["deals"][number]["actions"]
    actions[place : place + 1] = [text]
    if rng.random() < 0.5:
        del actions[place + 1 :]
        del record["deals"][number + 1 :]
    return record, what


# Oddities that are no fault


def allowed(rng: random.Random) -> Broken | None:
    """Something that looks wrong but must be accepted."""
    record = random_record(rng)
    dealt = some_deal(rng, record)
    ways: list[Callable[[], Any]] = [
        lambda: record.update({"x-": None, "x-hands": [[]], "x-deals": 3}),
        lambda: record["rules"].update({"x-": None, "x-target": 0}),
        lambda: record.update(deals=[]),
        lambda: record.update(players=["", *[str(name) for name in record["players"][1:]]]),
        lambda: record.update(players=[""] * len(record["players"])),
        lambda: record["rules"].update(first_dealer=0, packets="1"),
    ]
    if dealt is not None:
        ways.append(lambda: dealt.update({"x-dealer": True, "x-seed": "1"}))
        ways.append(lambda: None if dealt.get("dummy") else dealt.update(dummy=[]))
        ways.append(lambda: dealt.setdefault("x-dummy", None))
    chosen = rng.randrange(len(ways))
    ways[chosen]()
    return record, f"allowed: oddity {chosen}"


WAYS: list[Callable[[random.Random], Broken | None]] = [
    broken_text,
    wrong_key,
    wrong_deal_key,
    lookalike_dealer,
    unknown_key,
    wrong_scores,
    wrong_setting,
    unknown_setting,
    senseless_settings,
    wrong_card,
    wrong_count,
    wrong_hands,
    extra_action,
    extra_deal,
    wrong_next_dealer,
    early_next_deal,
    allowed,
    *[illegal_action] * 12,
]

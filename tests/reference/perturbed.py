"""Which records may be good or bad, for only the rules to tell?"""

import random
from typing import Any

from tests.reference.miscards import some_deal
from tests.reference.valid import Record, random_record, random_rules


def perturbed_record(rng: random.Random) -> Record:
    """A record with one action dropped, doubled, moved or changed: perhaps bad, perhaps not."""
    while True:
        record = random_record(rng)
        dealt = some_deal(rng, record)
        if dealt is not None and dealt["actions"]:
            break
    actions = dealt["actions"]
    one, other = rng.randrange(len(actions)), rng.randrange(len(actions))
    way = rng.choice(["drop", "double", "swap", "copy", "pile", "rule"])
    if way == "drop":
        del actions[one]
    elif way == "double":
        actions.insert(other, actions[one])
    elif way == "swap":
        actions[one], actions[other] = actions[other], actions[one]
    elif way == "copy":
        actions[one] = actions[other]
    elif way == "pile":
        hands = dealt["hands"]
        hands[0], hands[1] = hands[1], hands[0]
    else:
        record["rules"].update(one_other_setting(rng, record["rules"]))
    return record


def one_other_setting(rng: random.Random, rules: dict[str, Any]) -> dict[str, Any]:
    """A setting of another game with as many players."""
    while True:
        other = random_rules(rng)
        names = [name for name in other if name not in ("players", "x-name")]
        if other["players"] == rules["players"] and names:
            name = rng.choice(names)
            return {name: other[name]}

"""What does a record say, or why is it bad input?"""

import json
from typing import Any, TypedDict, cast

from tests.reference.cards import deck, effective_suit
from tests.reference.deal import Script, deal_script, keeping
from tests.reference.settings import Rules, check_rules, defaults, is_number
from tests.reference.table import Question, Table, new_table, points

__all__ = [
    "Refused",
    "Summary",
    "check_rules",
    "defaults",
    "open_deal",
    "parse",
    "summary",
    "summary_of",
    "winners",
]

SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RECORD_KEYS = ["format", "version", "players", "rules", "deals"]
DEAL_KEYS = ["dealer", "hands", "kitty", "actions"]


class Refused(ValueError):  # noqa: N818 - what it says, not what it is
    """Bad input; the text says in one line what and where."""


class DealSummary(TypedDict):
    """What is told of one deal."""

    trump: str | None
    maker: int | None
    alone: bool
    lone_defender: int | None
    tricks: list[int]
    points: list[int]
    thrown_in: bool
    complete: bool


class Summary(TypedDict):
    """What is told of a record."""

    deals: list[DealSummary]
    scores: list[int]
    winners: list[int]
    to_act: Question | None


def summary_of(text: str) -> Summary:
    """The summary of a record given as text."""
    try:
        return summary(parse(text))
    except RecursionError as error:
        raise Refused("nested too deeply") from error


def parse(text: str) -> object:
    """The parsed JSON; Refused when it is none."""
    try:
        return json.loads(text, parse_constant=not_json)
    except ValueError as error:
        raise Refused("not JSON") from error


def not_json(word: str) -> None:
    """NaN and the infinities are Python's, not JSON's."""
    raise ValueError(word)


def summary(record: Any) -> Summary:
    """The summary of a record given as parsed JSON; Refused for bad input."""
    check_record(record)
    try:
        rules = check_rules(record["rules"])
    except ValueError as error:
        raise Refused(f"rules: {error}") from error
    check_players(record["players"], rules)
    scores = initial_scores(record, rules)
    told: Summary = {"deals": [], "scores": scores, "winners": [], "to_act": None}
    for number, dealt in enumerate(record["deals"]):
        where = f"deal {number}"
        check_deal(dealt, rules, where)
        check_sequence(record, number, told, rules)
        one_deal(dealt, rules, told, where)
    told["winners"] = winners(scores, rules)
    return told


def check_sequence(record: dict[str, Any], number: int, told: Summary, rules: Rules) -> None:
    """Refuse a deal that cannot follow what came before."""
    where = f"deal {number}"
    if winners(told["scores"], rules):
        raise Refused(f"{where}: the game is over")
    if number == 0:
        return
    if not told["deals"][-1]["complete"]:
        raise Refused(f"deal {number - 1}: unfinished, but not the last")
    # "The deal passes to the left after every deal, also after a throw-in."
    due = (record["deals"][number - 1]["dealer"] + 1) % rules["players"]
    if record["deals"][number]["dealer"] != due:
        raise Refused(f"{where}: the dealer must be seat {due}")


# The form of a record


def check_keys(thing: object, required: list[str], optional: list[str], where: str) -> None:
    """Refuse anything but an object with these keys and private ones."""
    if not isinstance(thing, dict):
        raise Refused(f"{where}: not an object")
    for key in required:
        if key not in thing:
            raise Refused(f"{where}: {key!r} is missing")
    for key in thing:
        if key not in required + optional and not key.startswith("x-"):
            raise Refused(f"{where}: unknown key {key!r}")


def check_record(record: object) -> None:
    """Refuse what is no record of this version."""
    check_keys(record, RECORD_KEYS, ["initial_scores"], "record")
    parsed = cast(dict[str, Any], record)
    if parsed["format"] != "euchre-record":
        raise Refused("format: must be 'euchre-record'")
    if not is_number(parsed["version"]) or parsed["version"] != 1:
        raise Refused("version: must be 1")
    if not isinstance(parsed["deals"], list):
        raise Refused("deals: not a list")


def check_players(names: object, rules: Rules) -> None:
    """Refuse anything but one name per seat."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refused("players: not a list of names")
    if len(names) != rules["players"]:
        raise Refused(f"players: must be {rules['players']} names")


def initial_scores(record: dict[str, Any], rules: Rules) -> list[int]:
    """The scores before the first deal: per player, or per side with four players."""
    sides = 2 if rules["players"] == 4 else rules["players"]
    scores = record.get("initial_scores", [0] * sides)
    if not isinstance(scores, list) or len(scores) != sides:
        raise Refused(f"initial_scores: must be {sides} numbers")
    for score in scores:
        if not is_number(score) or score < 0:
            raise Refused("initial_scores: must be whole numbers from 0 up")
    return list(scores)


def check_deal(dealt: object, rules: Rules, where: str) -> None:
    """Refuse a deal that is not one dealing of this game's deck."""
    check_keys(dealt, DEAL_KEYS, ["dummy"], where)
    parsed = cast(dict[str, Any], dealt)
    if not is_number(parsed["dealer"]) or parsed["dealer"] not in range(rules["players"]):
        raise Refused(f"{where}: the dealer must be a seat")
    hands = parsed["hands"]
    if not isinstance(hands, list) or len(hands) != rules["players"]:
        raise Refused(f"{where}: must have {rules['players']} hands")
    dummy = parsed.get("dummy", [])
    for cards in [*hands, dummy, parsed["kitty"]]:
        if not isinstance(cards, list):
            raise Refused(f"{where}: cards must be given in lists")
    if any(len(hand) != 5 for hand in hands):
        raise Refused(f"{where}: every hand must have five cards")
    if len(dummy) != (0 if rules["dummy"] == "none" else 5):
        raise Refused(f"{where}: a dummy must have five cards and be there only by the rules")
    check_cards([card for hand in [*hands, dummy, parsed["kitty"]] for card in hand], rules, where)
    if not isinstance(parsed["actions"], list):
        raise Refused(f"{where}: the actions must be a list")


def check_cards(cards: list[object], rules: Rules, where: str) -> None:
    """Refuse anything but each card of the deck exactly once."""
    cards_of_game = deck(rules)
    for card in cards:
        if card not in cards_of_game:
            raise Refused(f"{where}: {card!r} is no card of this game")
        if cards.count(card) > 1:
            raise Refused(f"{where}: {card!r} appears twice")
    for known in cards_of_game:
        if known not in cards:
            raise Refused(f"{where}: {known!r} is missing")


# The actions


def open_deal(rules: Rules, dealt: dict[str, Any]) -> tuple[Table, Script]:
    """A table and the script that plays on it."""
    table = new_table(rules, dealt)
    return table, deal_script(table)


def one_deal(dealt: dict[str, Any], rules: Rules, told: Summary, where: str) -> None:
    """Replay one deal's actions into the summary."""
    table, script = open_deal(rules, dealt)
    question: Question | None = next(script)
    for number, action in enumerate(dealt["actions"]):
        here = f"{where}, action {number}: {action!r}"
        if question is None:
            raise Refused(f"{here}: the deal is over")
        text = canonical(action)
        if text not in question["legal"]:
            here += f" by seat {question['seat']}"
            raise Refused(f"{here}: {why_not(text, table, question)}")
        try:
            question = script.send(text)
        except StopIteration:
            question = None
    gained = points(table)
    for side, points_gained in enumerate(gained):
        told["scores"][side] += points_gained
    told["to_act"] = question
    told["deals"].append(
        {
            "trump": table["trump"],
            "maker": table["maker"],
            "alone": table["alone"],
            "lone_defender": table["lone_defender"],
            "tricks": table["tricks"],
            "points": gained,
            "thrown_in": table["thrown_in"],
            "complete": table["complete"],
        }
    )


def canonical(action: object) -> str:
    """The action's text; of a `keep`, whose order is free, the one order used here."""
    if not isinstance(action, str):
        return ""
    if action.startswith("keep "):
        return keeping(action.split(" ")[1:])
    return action


def why_not(text: str, table: Table, question: Question) -> str:
    """A few words on why this action is illegal."""
    if table["trump"] and table["on_trick"] and text in table["hands"][question["seat"]]:
        suit = effective_suit(table["on_trick"][0], table["trump"])
        return f"must follow {SUIT_NAMES[suit]}"
    if len(question["legal"]) > 10:
        return "must keep five of the ten cards"
    return "must be one of " + ", ".join(question["legal"])


# The end


def winners(scores: list[int], rules: Rules) -> list[int]:
    """The seats that have won, none while the game goes on."""
    best = max(scores)
    if best < rules["target"]:
        return []
    # `play_on`: "deal again until one leads alone".
    if scores.count(best) > 1 and rules["tie"] == "play_on":
        return []
    return [seat for seat in range(rules["players"]) if scores[seat % len(scores)] == best]

"""What does a good record look like, drawn at random from all settings and all play?"""

import random
from dataclasses import dataclass
from typing import Any

from tests.reference.cards import JOKER, SUITS, deck, trumps
from tests.reference.engine import check_rules, open_deal, winners
from tests.reference.settings import DEFAULTS, POINTS, SWITCHES, WORDS, Rules
from tests.reference.table import Question, Table, defenders, points

Record = dict[str, Any]

NAMES = ["You", "West", "North", "East"]
PRIVATE_VALUES: list[Any] = [None, 0, "note", [1, [2]], {"a": {"b": False}}]


def random_rules(rng: random.Random) -> dict[str, Any]:
    """Settings as a record might give them: valid, most of them changed, some left out."""
    players = rng.choice([2, 3, 3, 4, 4])
    rules: dict[str, Any] = {"players": players}
    share = rng.choice([0.1, 0.5, 0.9])
    for name in DEFAULTS:
        if name != "players" and rng.random() < share:
            rules[name] = random_value(rng, name, players)
    # A game to ten takes long at random, and the end of a game is what goes wrong most.
    if rng.random() < 0.8:
        rules["target"] = rng.choice([1, 2, 3, 4, 5, 7, 11])
    if rng.random() < 0.3:
        rules["joker"] = True
    return rules


def random_value(rng: random.Random, name: str, players: int) -> Any:
    """A value that this setting may have with so many players."""
    if name == "dummy" and players != 3:
        return "none"
    if (name == "defend_alone" and players == 2) or (name == "canadian_loner" and players != 4):
        return False
    if name in WORDS:
        return rng.choice(WORDS[name])
    if name in SWITCHES:
        return rng.random() < 0.5
    if name in POINTS:
        return rng.choice([0, 1, 2, 3, 4, 5, 7, 20])
    if name == "low_rank":
        return rng.choice([9, 8, 7])
    if name == "first_dealer":
        return rng.choice(["random", "first_black_jack", *range(players)])
    return rng.choice([1, 3, 5, 10, 15])


@dataclass
class Mood:
    """How the seats behave in one deal, so that rare things happen often enough."""

    bold: float
    """How likely a bidder makes trump rather than pass."""
    lonely: float
    """How likely a maker or defender is alone."""
    bent: dict[int, str]
    """Seats that play, bury and keep `to win` or `to lose`."""
    plot: str
    """Whether all others are bent on the maker's `march` or `euchre`, or on nothing."""


def random_mood(rng: random.Random, players: int) -> Mood:
    """One way of behaving, for one deal."""
    mood = Mood(rng.choice([0.0, 0.1, 0.3, 0.5, 0.9]), rng.choice([0.05, 0.3, 0.7]), {}, "")
    if rng.random() < 0.5:
        mood.plot = rng.choice(["march", "euchre"])
    else:
        bent = {seat: rng.choice(["to win", "to lose", ""]) for seat in range(players)}
        mood.bent = {seat: how for seat, how in bent.items() if how}
    return mood


def bent_how(table: Table, seat: int, mood: Mood) -> str:
    """What this seat is after, now that trump is made."""
    if not mood.plot or table["maker"] is None:
        return mood.bent.get(seat, "")
    with_maker = seat == table["maker"] or seat not in defenders(table)
    return "to win" if with_maker == (mood.plot == "march") else "to lose"


def random_deal(rng: random.Random, rules: Rules, dealer: int) -> dict[str, Any]:
    """A shuffled deal nobody has acted on, at times with one seat strong in one suit."""
    cards = deck(rules)
    rng.shuffle(cards)
    suit = rng.choice(SUITS)
    if rng.random() < 0.4:
        cards.sort(key=lambda card: card in trumps(suit)[:7], reverse=True)
    hands = [cards[seat * 5 : seat * 5 + 5] for seat in range(rules["players"])]
    rest = cards[rules["players"] * 5 :]
    rng.shuffle(hands)
    dealt: dict[str, Any] = {"dealer": dealer, "hands": hands, "kitty": rest, "actions": []}
    if rules["dummy"] != "none":
        dealt["dummy"], dealt["kitty"] = rest[:5], rest[5:]
    elif rng.random() < 0.1:
        dealt["dummy"] = []
    if rules["joker"] and rng.random() < 0.4:
        turn_up_joker(dealt)
    return dealt


def turn_up_joker(dealt: dict[str, Any]) -> None:
    """Let the joker and the upcard change places."""
    for cards in [*dealt["hands"], dealt.get("dummy", []), dealt["kitty"]]:
        if JOKER in cards:
            cards[cards.index(JOKER)] = dealt["kitty"][0]
            dealt["kitty"][0] = JOKER


def random_action(rng: random.Random, table: Table, question: Question, mood: Mood) -> str:
    """A legal action in this mood."""
    seat, legal = question["seat"], list(question["legal"])
    if "alone" in legal:
        return "alone" if rng.random() < mood.lonely else "with"
    if "pass" in legal and len(legal) > 1:
        if rng.random() >= mood.bold:
            return "pass"
        legal.remove("pass")
    if "decline" in legal:
        if rng.random() < 0.3:
            return "decline"
        legal.remove("decline")
    how = bent_how(table, seat, mood)
    if table["trump"] and how and rng.random() < 0.95:
        return bent_action(table["trump"], legal, how == "to win")
    return rng.choice(legal)


def bent_action(trump: str, legal: list[str], to_win: bool) -> str:
    """The action among these that most helps, or most hurts, to win tricks."""

    def worth(action: str) -> int:
        value = sum(card_worth(card, trump) for card in action.split() if len(card) == 2)
        # What is buried is lost, the reverse of what is played or kept.
        return -value if action.startswith("pickup") else value

    return max(legal, key=worth) if to_win else min(legal, key=worth)


def card_worth(card: str, trump: str) -> int:
    """A rough figure for how likely this card wins."""
    if card in trumps(trump):
        return 20 - trumps(trump).index(card)
    return "789TJQKA".index(card[0])


def play_randomly(
    rng: random.Random, rules: Rules, dealt: dict[str, Any], stop: int | None
) -> tuple[Table, Question | None]:
    """Act on a deal until it ends, or for so many actions, and write the actions into it."""
    mood = random_mood(rng, rules["players"])
    table, script = open_deal(rules, dealt)
    question: Question | None = next(script)
    while question is not None and (stop is None or len(dealt["actions"]) < stop):
        action = random_action(rng, table, question, mood)
        try:
            following: Question | None = script.send(action)
        except StopIteration:
            following = None
        dealt["actions"].append(in_any_order(rng, action))
        question = following
    return table, question


def in_any_order(rng: random.Random, action: str) -> str:
    """The same action in another permitted writing: a `keep` lists its cards freely."""
    if not action.startswith("keep "):
        return action
    cards = action.split()[1:]
    rng.shuffle(cards)
    return " ".join(["keep", *cards])


def random_record(rng: random.Random, rules: dict[str, Any] | None = None) -> Record:
    """A valid record: a whole game, or one that stops after some deals or inside one."""
    raw = random_rules(rng) if rules is None else rules
    full = check_rules(raw)
    record = empty_record(rng, raw, full)
    sides = 2 if full["players"] == 4 else full["players"]
    scores = list(record.get("initial_scores", [0] * sides))
    most = rng.choice([1, 1, 2, 3, 6, 40])
    inside = rng.random() < 0.7
    dealer = rng.randrange(full["players"])
    for number in range(most):
        if winners(scores, full):
            break
        dealt = random_deal(rng, full, dealer)
        record["deals"].append(dealt)
        # Half of the stops come where decisions are of many kinds, before the play.
        stop = rng.randrange(rng.choice([12, 30])) if inside and number == most - 1 else None
        table, _ = play_randomly(rng, full, dealt, stop)
        scores = [old + new for old, new in zip(scores, points(table), strict=True)]
        dealer = (dealer + 1) % full["players"]
    return record


def empty_record(rng: random.Random, raw: dict[str, Any], full: Rules) -> Record:
    """A record without deals, at times with scores brought along and with private keys."""
    record: Record = {
        "format": "euchre-record",
        "version": 1,
        "players": NAMES[: full["players"]],
        "rules": dict(raw),
        "deals": [],
    }
    sides = 2 if full["players"] == 4 else full["players"]
    if rng.random() < 0.4:
        # Below the target, for else there is nothing to play; level when ties are played on.
        most = full["target"] - 1
        record["initial_scores"] = [max(0, most - rng.randrange(4)) for _ in range(sides)]
        if full["tie"] == "play_on" and rng.random() < 0.3:
            record["initial_scores"] = [full["target"]] * sides
    elif rng.random() < 0.05:
        record["initial_scores"] = [full["target"] - 1 + rng.randrange(4) for _ in range(sides)]
    if rng.random() < 0.2:
        record["x-" + rng.choice(["", "seed", "app"])] = rng.choice(PRIVATE_VALUES)
    if rng.random() < 0.2:
        record["rules"]["x-name"] = rng.choice(PRIVATE_VALUES)
    return record

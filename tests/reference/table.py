"""What is known of a deal while it goes on, who plays with whom, and what does it bring?"""

from typing import Any, TypedDict

from tests.reference.settings import Rules

TRICKS = 5


class Question(TypedDict):
    """One decision: whose it is and every text that answers it."""

    seat: int
    legal: list[str]


class Table(TypedDict):
    """All that is known of a deal so far."""

    rules: Rules
    dealer: int
    hands: list[list[str]]
    dummy: list[str]
    upcard: str
    trump: str | None
    maker: int | None
    round: int
    alone: bool
    lone_defender: int | None
    sitting_out: list[int]
    on_trick: list[str]
    tricks: list[int]
    thrown_in: bool
    complete: bool


def new_table(rules: Rules, dealt: dict[str, Any]) -> Table:
    """The table as a record's deal describes it, before anybody has acted."""
    return {
        "rules": rules,
        "dealer": dealt["dealer"],
        "hands": [list(hand) for hand in dealt["hands"]],
        "dummy": list(dealt.get("dummy", [])),
        "upcard": dealt["kitty"][0],
        "trump": None,
        "maker": None,
        "round": 0,
        "alone": False,
        "lone_defender": None,
        "sitting_out": [],
        "on_trick": [],
        "tricks": [0] * rules["players"],
        "thrown_in": False,
        "complete": False,
    }


# Seats


def left_of(table: Table, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % table["rules"]["players"]


def from_left_of(table: Table, seat: int) -> list[int]:
    """All seats once, clockwise, beginning at this one's left and ending with it."""
    order = []
    for _ in range(table["rules"]["players"]):
        seat = left_of(table, seat)
        order.append(seat)
    return order


def partners(table: Table, seat: int) -> list[int]:
    """Who plays with this seat in this deal, itself not counted."""
    if table["rules"]["players"] == 4:
        return [(seat + 2) % 4]
    # "The maker plays against the other two, who are partners for that deal only."
    return [other for other in defenders(table) if seat != table["maker"] and other != seat]


def defenders(table: Table) -> list[int]:
    """The opponents of the maker, clockwise from the maker's left."""
    assert table["maker"] is not None
    seats = from_left_of(table, table["maker"])[:-1]
    if table["rules"]["players"] == 4:
        seats.remove((table["maker"] + 2) % 4)
    return seats


# Points


def points(table: Table) -> list[int]:
    """What the deal brought: per player, or per side with four players."""
    sides = 2 if table["rules"]["players"] == 4 else table["rules"]["players"]
    gained = [0] * sides
    maker = table["maker"]
    if not table["complete"] or maker is None:
        return gained
    # With four players the seats of a side are two apart, so `seat % sides` is the side;
    # with fewer it is the seat. "In four-handed play the points go to the side."
    taken = sum(won for seat, won in enumerate(table["tricks"]) if seat % sides == maker % sides)
    if taken >= 3:
        gained[maker % sides] = maker_points(table, taken)
    else:
        # "The defender who sits out scores too."
        for seat in defenders(table):
            gained[seat % sides] = defender_points(table, taken)
    return gained


def maker_points(table: Table, taken: int) -> int:
    """What three tricks or more are worth."""
    if taken < TRICKS:
        return table["rules"]["make_points"]
    if table["alone"]:
        return table["rules"]["lone_march_points"]
    return table["rules"]["march_points"]


def defender_points(table: Table, taken: int) -> int:
    """What a euchre is worth to each defender."""
    if table["lone_defender"] is None:
        return table["rules"]["euchre_points"]
    if taken == 0:
        return table["rules"]["lone_defender_march_points"]
    return table["rules"]["lone_defender_euchre_points"]

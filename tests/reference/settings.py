"""Which settings are there, what may each be, and which go together?"""

from typing import Any, TypedDict, cast


class Rules(TypedDict):
    """All settings of one game, under the names they have in a record."""

    players: int
    low_rank: int
    joker: bool
    target: int
    stick_the_dealer: bool
    dealer_pickup: str
    may_bury_upcard: bool
    round_two_suits: str
    dummy: str
    maker_alone: bool
    defend_alone: bool
    alone_lead: str
    canadian_loner: bool
    upturned_joker: str
    tie: str
    first_dealer: int | str
    packets: str
    make_points: int
    march_points: int
    lone_march_points: int
    euchre_points: int
    lone_defender_euchre_points: int
    lone_defender_march_points: int


# One column per number of players: 2, 3, 4. Nothing is said of the lone defender's points
# with two players, where no defender can be alone; 0 stands for the dash.
DEFAULTS: dict[str, tuple[Any, Any, Any]] = {
    "players": (2, 3, 4),
    "low_rank": (9, 9, 9),
    "joker": (False, False, False),
    "target": (10, 10, 10),
    "stick_the_dealer": (False, False, False),
    "dealer_pickup": ("optional", "optional", "required"),
    "may_bury_upcard": (False, False, False),
    "round_two_suits": ("other", "other", "other"),
    "dummy": ("none", "maker", "none"),
    "maker_alone": (False, True, True),
    "defend_alone": (False, True, False),
    "alone_lead": ("left_of_loner", "left_of_loner", "left_of_dealer"),
    "canadian_loner": (False, False, False),
    "upturned_joker": ("dealer_names", "dealer_names", "dealer_names"),
    "tie": ("shared", "shared", "shared"),
    "first_dealer": ("random", "random", "random"),
    "packets": ("3-2", "3-2", "3-2"),
    "make_points": (1, 1, 1),
    "march_points": (2, 3, 2),
    "lone_march_points": (2, 3, 4),
    "euchre_points": (2, 2, 2),
    "lone_defender_euchre_points": (0, 2, 4),
    "lone_defender_march_points": (0, 4, 4),
}

WORDS = {
    "dealer_pickup": ["optional", "required"],
    "round_two_suits": ["other", "any"],
    "dummy": ["none", "maker", "maker_round_one"],
    "alone_lead": ["left_of_loner", "left_of_dealer", "maker"],
    "upturned_joker": ["dealer_names", "in_turn"],
    "tie": ["shared", "play_on"],
    "packets": ["3-2", "2-3", "1"],
}
SWITCHES = [
    "joker",
    "stick_the_dealer",
    "may_bury_upcard",
    "maker_alone",
    "defend_alone",
    "canadian_loner",
]
POINTS = [
    "make_points",
    "march_points",
    "lone_march_points",
    "euchre_points",
    "lone_defender_euchre_points",
    "lone_defender_march_points",
]


def defaults(players: int) -> dict[str, Any]:
    """Every setting of the game for so many players, as nobody changed it."""
    return {name: column[players - 2] for name, column in DEFAULTS.items()}


def is_number(value: object) -> bool:
    """True for a whole number; a JSON true or 1.0 is none."""
    return type(value) is int


def check_rules(raw: object) -> Rules:
    """All settings, the missing ones filled in; ValueError says what is wrong with them."""
    if not isinstance(raw, dict):
        raise ValueError("rules takes an object of settings")
    if "players" not in raw:
        raise ValueError("players is required and takes 2, 3 or 4")
    players = raw["players"]
    if not is_number(players) or players not in (2, 3, 4):
        raise ValueError("players takes 2, 3 or 4")
    rules = defaults(players)
    for name, value in raw.items():
        if name.startswith("x-"):
            continue
        if name not in DEFAULTS:
            raise ValueError(f"{name!r} is no setting")
        check_value(name, value, players)
        rules[name] = value
    check_together(rules)
    return cast(Rules, rules)


def check_value(name: str, value: object, players: int) -> None:
    """Refuse a value that this setting never takes with so many players."""
    takes = ""
    if name in WORDS and value not in WORDS[name]:
        takes = " or ".join(WORDS[name])
    elif name in SWITCHES and type(value) is not bool:
        takes = "true or false"
    elif name in POINTS and (not is_number(value) or value not in range(21)):
        takes = "a whole number from 0 to 20"
    elif name == "target" and (not is_number(value) or cast(int, value) < 1):
        takes = "a whole number from 1 up"
    elif name == "low_rank" and (not is_number(value) or value not in (9, 8, 7)):
        takes = "9, 8 or 7"
    elif name == "first_dealer" and not is_first_dealer(value, players):
        takes = "random, first_black_jack or a seat"
    if takes:
        raise ValueError(f"{name} takes {takes}")


def is_first_dealer(value: object, players: int) -> bool:
    """True for one of the two ways of choosing, and for a seat at this table."""
    if is_number(value):
        return value in range(players)
    return value in ("random", "first_black_jack")


def check_together(rules: dict[str, Any]) -> None:
    """Refuse the settings that make no sense for this number of players."""
    players = rules["players"]
    if rules["dummy"] != "none" and players != 3:
        raise ValueError(f"dummy takes none with {players} players")
    if rules["defend_alone"] and players == 2:
        raise ValueError("defend_alone takes false with 2 players")
    if rules["canadian_loner"] and players != 4:
        raise ValueError(f"canadian_loner takes false with {players} players")

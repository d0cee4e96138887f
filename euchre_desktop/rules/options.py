"""Which house rules hold in a game?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, get_args

Pickup = Literal["optional", "required"]
RoundTwoSuits = Literal["other", "any"]
Dummy = Literal["none", "maker", "maker_round_one"]
AloneLead = Literal["left_of_loner", "left_of_dealer", "maker"]
UpturnedJoker = Literal["dealer_names", "in_turn"]
Tie = Literal["shared", "play_on"]
FirstDealer = Literal["random", "first_black_jack"] | int
Packets = Literal["3-2", "2-3", "1"]


class OptionsError(ValueError):
    """A setting is unknown, has a value it does not take, or contradicts another.

    `setting` names it; the message is one sentence that says what it takes.
    """

    def __init__(self, setting: str, message: str) -> None:
        super().__init__(message)
        self.setting = setting


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleOptions:
    """The house rules of one game. Build it with `house_rules`, which knows the defaults.

    Raises OptionsError on a value a setting does not take, and on settings
    that make no sense together.
    """

    players: int
    low_rank: int = 9
    joker: bool = False
    target: int = 10
    stick_the_dealer: bool = False
    """The dealer may not pass in the second round."""
    dealer_pickup: Pickup = "optional"
    """May a dealer who is not the maker leave the upcard?"""
    may_bury_upcard: bool = False
    round_two_suits: RoundTwoSuits = "other"
    dummy: Dummy = "none"
    """When the maker may merge the dummy (three-handed)."""
    maker_alone: bool = False
    defend_alone: bool = False
    canadian_loner: bool = False
    """A dealer's partner who assists must play alone."""
    alone_lead: AloneLead = "left_of_loner"
    upturned_joker: UpturnedJoker = "dealer_names"
    tie: Tie = "shared"
    first_dealer: FirstDealer = "random"
    packets: Packets = "3-2"
    make_points: int = 1
    march_points: int = 2
    lone_march_points: int = 4
    euchre_points: int = 2
    lone_defender_euchre_points: int = 4
    lone_defender_march_points: int = 4

    def __post_init__(self) -> None:
        _check_values(self)
        _check_together(self)

    @property
    def has_dummy(self) -> bool:
        """Are five cards dealt to the empty fourth place?"""
        return self.dummy != "none"

    def merges_dummy(self, bidding_round: int) -> bool:
        """Does a maker of this round, not alone, merge the dummy?"""
        return self.dummy == "maker" or (self.dummy == "maker_round_one" and bidding_round == 1)


SETTINGS: tuple[str, ...] = tuple(field.name for field in fields(RuleOptions))
"""Every setting's name, in the order of the rules page."""

CHOICES: dict[str, tuple[str | int, ...]] = {
    "players": (2, 3, 4),
    "low_rank": (9, 8, 7),
    "dealer_pickup": get_args(Pickup),
    "round_two_suits": get_args(RoundTwoSuits),
    "dummy": get_args(Dummy),
    "alone_lead": get_args(AloneLead),
    "upturned_joker": get_args(UpturnedJoker),
    "tie": get_args(Tie),
    "packets": get_args(Packets),
}
"""The settings that take one of a few values."""

SWITCHES: tuple[str, ...] = (
    "joker",
    "stick_the_dealer",
    "may_bury_upcard",
    "maker_alone",
    "defend_alone",
    "canadian_loner",
)
"""The settings that are on or off."""

POINT_SETTINGS: tuple[str, ...] = tuple(name for name in SETTINGS if name.endswith("_points"))
"""The settings that take a number of points, 0 to 20."""

MOST_POINTS = 20

_DEFAULTS: dict[int, dict[str, object]] = {
    2: {"lone_march_points": 2, "lone_defender_euchre_points": 2},
    3: {
        "dummy": "maker",
        "maker_alone": True,
        "defend_alone": True,
        "march_points": 3,
        "lone_march_points": 3,
        "lone_defender_euchre_points": 2,
    },
    4: {"dealer_pickup": "required", "maker_alone": True, "alone_lead": "left_of_dealer"},
}
"""Where the three games differ from the field defaults above."""


def house_rules(settings: Mapping[str, Any]) -> RuleOptions:
    """The rules with `settings` (which must name `players`) over the game's defaults.

    Raises OptionsError, which names the setting and says what it takes.
    """
    for name in settings:
        if name not in SETTINGS:
            raise OptionsError(name, f"there is no setting {_shown(name)}")
    if "players" not in settings:
        raise OptionsError("players", "players is missing; it takes 2, 3 or 4")
    players = settings["players"]
    if not _is_whole(players) or players not in _DEFAULTS:
        raise OptionsError("players", f"players takes 2, 3 or 4, not {_shown(players)}")
    return RuleOptions(**{**_DEFAULTS[players], **settings})


def defaults(players: int) -> RuleOptions:
    """The rules of the standard game for this many players."""
    return house_rules({"players": players})


def changed_settings(options: RuleOptions) -> dict[str, bool | int | str]:
    """`players` and whatever differs from that game's defaults: enough to build it again."""
    standard = asdict(defaults(options.players))
    return {
        name: value
        for name, value in asdict(options).items()
        if name == "players" or value != standard[name]
    }


def _check_values(options: RuleOptions) -> None:
    for name in SETTINGS:
        value = getattr(options, name)
        takes = _refusal(name, value, options.players)
        if takes is not None:
            raise OptionsError(name, f"{name} takes {takes}, not {_shown(value)}")


def _refusal(name: str, value: object, players: int) -> str | None:
    """What the setting takes, if `value` is none of it."""
    if name in CHOICES:
        known = any(value == choice and type(value) is type(choice) for choice in CHOICES[name])
        return None if known else _any_of(CHOICES[name])
    if name in SWITCHES:
        return None if isinstance(value, bool) else "true or false"
    if name == "first_dealer":
        if value in ("random", "first_black_jack") or _is_whole(value, 0, players - 1):
            return None
        return f"random, first_black_jack or a seat from 0 to {players - 1}"
    if name == "target":
        return None if _is_whole(value, 1) else "a whole number from 1 up"
    return None if _is_whole(value, 0, MOST_POINTS) else f"a whole number from 0 to {MOST_POINTS}"


def _check_together(options: RuleOptions) -> None:
    if options.has_dummy and options.players != 3:
        raise OptionsError(
            "dummy", f"dummy takes none with {options.players} players; only three have a dummy"
        )
    if options.defend_alone and options.players == 2:
        raise OptionsError(
            "defend_alone", "defend_alone takes false with 2 players; a defender has no partner"
        )
    if options.canadian_loner and options.players != 4:
        raise OptionsError(
            "canadian_loner",
            f"canadian_loner takes false with {options.players} players;"
            " only four have a dealer's partner",
        )


def _is_whole(value: object, least: int | None = None, most: int | None = None) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def _any_of(choices: tuple[str | int, ...]) -> str:
    *most, last = (str(choice) for choice in choices)
    return f"{', '.join(most)} or {last}"


def _shown(value: object) -> str:
    """A foreign value short enough for one line."""
    text = ascii(value)
    return text if len(text) <= 40 else f"{text[:37]}..."

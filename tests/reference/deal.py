"""What happens in one deal, told in the order in which the rules tell it?

A deal is a generator. It stops at every decision with the seat that decides and the texts
of all that this seat may do, and wants one of them sent. What has happened so far stands in
the table, a plain dictionary that changes under way.
"""

from collections.abc import Generator
from itertools import combinations
from typing import Any, TypedDict

from tests.reference.settings import Rules

SUITS = ["S", "H", "D", "C"]
RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7"]
OTHER_OF_COLOR = {"S": "C", "C": "S", "H": "D", "D": "H"}
JOKER = "JK"
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


Script = Generator[Question, str, None]


# Cards


def deck(rules: Rules) -> list[str]:
    """The cards this game is played with."""
    ranks = [rank for rank in RANKS if not rank.isdigit() or int(rank) >= rules["low_rank"]]
    cards = [rank + suit for suit in SUITS for rank in ranks]
    return [*cards, JOKER] if rules["joker"] else cards


def trumps(trump: str) -> list[str]:
    """Everything that can belong to the trump suit, highest first."""
    top = [JOKER, "J" + trump, "J" + OTHER_OF_COLOR[trump]]
    return top + [rank + trump for rank in RANKS if rank != "J"]


def effective_suit(card: str, trump: str) -> str:
    """The suit the card belongs to once trump is made."""
    # "Both bowers and the joker belong to the trump suit in every respect."
    return trump if card in trumps(trump) else card[1]


def winning_card(cards: list[str], trump: str) -> str:
    """The card that takes these, the first of them led."""
    # "The highest trump wins, else the highest card of the suit led."
    for card in trumps(trump):
        if card in cards:
            return card
    for rank in RANKS:
        if rank + effective_suit(cards[0], trump) in cards:
            return rank + effective_suit(cards[0], trump)
    raise AssertionError("the led card itself always qualifies")


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


# The deal


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


def deal_script(table: Table) -> Script:
    """One deal from the first word to the last trick."""
    if table["upcard"] == JOKER:
        yield from upturned_joker(table)
    else:
        yield from first_round(table)
        if table["maker"] is None:
            yield from second_round(table)
    if table["maker"] is None:
        table["thrown_in"] = True
    else:
        yield from after_trump_is_made(table)
        yield from play(table)
    table["complete"] = True


def make_trump(table: Table, seat: int, suit: str, in_round: int) -> None:
    """The bidding ends here."""
    table["maker"] = seat
    table["trump"] = suit
    table["round"] = in_round


# First round of bidding


def first_round(table: Table) -> Script:
    """Pass, or make the upcard's suit trump."""
    for seat in from_left_of(table, table["dealer"]):
        said = yield {"seat": seat, "legal": ["order", "pass"]}
        if said == "order":
            make_trump(table, seat, table["upcard"][1], 1)
            return


# Second round


def second_round(table: Table) -> Script:
    """Pass, or name a suit as trump."""
    suits = list(SUITS)
    if table["rules"]["round_two_suits"] == "other":
        suits.remove(table["upcard"][1])
    yield from naming(table, suits, 2)


def naming(table: Table, suits: list[str], in_round: int) -> Script:
    """Once around from the dealer's left, each free to name one of these suits."""
    for seat in from_left_of(table, table["dealer"]):
        legal = ["name " + suit for suit in suits]
        # "With stick_the_dealer the dealer may not pass in the second round"; an upturned
        # joker in turn has but one round, in which "the dealer is stuck" likewise.
        if seat != table["dealer"] or not table["rules"]["stick_the_dealer"]:
            legal.append("pass")
        said = yield {"seat": seat, "legal": sorted(legal)}
        if said != "pass":
            make_trump(table, seat, said.split()[1], in_round)
            return


# An upturned joker


def upturned_joker(table: Table) -> Script:
    """The joker has no suit to order up, so one is named."""
    # "Either way it counts as the first round."
    if table["rules"]["upturned_joker"] == "in_turn":
        yield from naming(table, SUITS, 1)
        return
    dealer = table["dealer"]
    said = yield {"seat": dealer, "legal": sorted("name " + suit for suit in SUITS)}
    make_trump(table, dealer, said.split()[1], 1)


# After trump is made, before the first lead


def after_trump_is_made(table: Table) -> Script:
    """Pick-up, the maker's alone or with help, the merge, the defenders, in this order."""
    if table["round"] == 1:
        yield from pick_up(table)
    yield from maker_alone(table)
    if maker_takes_the_dummy(table):
        yield from merge(table)
    if table["rules"]["defend_alone"]:
        yield from defend_alone(table)


def pick_up(table: Table) -> Script:
    """The dealer and the upcard."""
    rules, dealer, upcard = table["rules"], table["dealer"], table["upcard"]
    hand = table["hands"][dealer]
    buriable = list(hand)
    # "The upcard just taken may not be the one buried, unless may_bury_upcard."
    if rules["may_bury_upcard"]:
        buriable.append(upcard)
    legal = ["pickup " + card for card in buriable]
    # Only "when another seat is the maker" may a dealer decline, and never an upturned
    # joker: "the dealer takes the joker, whoever named".
    another = table["maker"] != dealer
    if another and rules["dealer_pickup"] == "optional" and upcard != JOKER:
        legal.append("decline")
    said = yield {"seat": dealer, "legal": sorted(legal)}
    if said != "decline":
        hand.append(upcard)
        hand.remove(said.split()[1])


def maker_alone(table: Table) -> Script:
    """Whether the maker plays alone."""
    maker, dealer = table["maker"], table["dealer"]
    assert maker is not None
    # "A dealer's partner who assists in the first round must play alone (nothing is asked)",
    # whether or not makers are asked otherwise.
    forced = table["rules"]["canadian_loner"] and maker == (dealer + 2) % 4
    if forced and table["round"] == 1:
        table["alone"] = True
    elif table["rules"]["maker_alone"]:
        said = yield {"seat": maker, "legal": ["alone", "with"]}
        table["alone"] = said == "alone"
    if table["alone"]:
        # With three or two players nobody is the maker's partner.
        table["sitting_out"].extend(partners(table, maker))


def maker_takes_the_dummy(table: Table) -> bool:
    """True when the maker chooses five cards of ten."""
    # "Alone means leaving the dummy untouched."
    if table["alone"]:
        return False
    if table["rules"]["dummy"] == "maker_round_one":
        return table["round"] == 1
    return table["rules"]["dummy"] == "maker"


def keeping(cards: list[str]) -> str:
    """The one way in which this page writes that these cards are kept."""
    return "keep " + " ".join(sorted(cards))


def merge(table: Table) -> Script:
    """The maker keeps the best five of own hand and dummy."""
    maker = table["maker"]
    assert maker is not None
    ten = table["hands"][maker] + table["dummy"]
    legal = sorted(keeping(list(five)) for five in combinations(ten, 5))
    said = yield {"seat": maker, "legal": legal}
    table["hands"][maker] = said.split()[1:]


def defend_alone(table: Table) -> Script:
    """Each defender in turn: alone or not."""
    for seat in defenders(table):
        said = yield {"seat": seat, "legal": ["alone", "with"]}
        # "Once one is alone the partner sits out and nobody else is asked."
        if said == "alone":
            table["lone_defender"] = seat
            table["sitting_out"].extend(partners(table, seat))
            return


# Play


def first_leader(table: Table) -> int:
    """Who leads to the first trick."""
    maker, lone_defender = table["maker"], table["lone_defender"]
    assert maker is not None
    leader = left_of(table, table["dealer"])
    if table["alone"] or lone_defender is not None:
        if table["rules"]["alone_lead"] == "maker":
            leader = maker
        elif table["rules"]["alone_lead"] == "left_of_loner":
            # "The maker's left if the maker is alone, also when both are."
            loner = maker if table["alone"] or lone_defender is None else lone_defender
            leader = left_of(table, loner)
    # "A seat that sits out is skipped to the next one on its left."
    while leader in table["sitting_out"]:
        leader = left_of(table, leader)
    return leader


def may_play(hand: list[str], on_trick: list[str], trump: str) -> list[str]:
    """The cards of this hand that may go on the trick."""
    if not on_trick:
        return list(hand)
    led = effective_suit(on_trick[0], trump)
    following = [card for card in hand if effective_suit(card, trump) == led]
    return following or list(hand)


def play(table: Table) -> Script:
    """Five tricks."""
    trump = table["trump"]
    assert trump is not None
    leader = first_leader(table)
    for _ in range(TRICKS):
        order = [leader, *from_left_of(table, leader)[:-1]]
        order = [seat for seat in order if seat not in table["sitting_out"]]
        table["on_trick"] = []
        for seat in order:
            hand = table["hands"][seat]
            card = yield {"seat": seat, "legal": sorted(may_play(hand, table["on_trick"], trump))}
            hand.remove(card)
            table["on_trick"].append(card)
        best = winning_card(table["on_trick"], trump)
        leader = order[table["on_trick"].index(best)]
        table["tricks"][leader] += 1


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

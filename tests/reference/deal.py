"""What happens in one deal, told in the order in which the rules tell it?

A deal is a generator. It stops at every decision with the seat that decides and the texts
of all that this seat may do, and wants one of them sent. What has happened so far stands in
the table, a plain dictionary that changes under way.
"""

from collections.abc import Generator
from itertools import combinations

from tests.reference.cards import JOKER, SUITS, may_play, winning_card
from tests.reference.table import (
    TRICKS,
    Question,
    Table,
    defenders,
    from_left_of,
    left_of,
    partners,
)

Script = Generator[Question, str, None]


# The deal


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

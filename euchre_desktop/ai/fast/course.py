# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How does an imagined deal go on to the first lead, if all go by the rules of thumb?

One seat does a thing that is to be weighed; from there on everybody bids, picks up, goes alone and
merges as `Bidder` says. Cards are the sets of `deck`. The C types are in `course.pxd`.
"""

from collections.abc import Sequence

from euchre_desktop.ai.fast.bidder import Bidder

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.codes import (
        ACT_DECLINE,
        ACT_KEEP,
        ACT_PASS,
        ACT_PICKUP,
        ACT_TRUMP,
        EUCHRE,
        LONE_DEFENDER_EUCHRE,
        LONE_DEFENDER_MARCH,
        LONE_MARCH,
        MADE,
        MARCH,
    )


class Course:
    """The hands and the contract of one imagined deal."""

    def __init__(self, bidder: Bidder) -> None:
        self.bidder = bidder
        self.trump = self.maker = self.lone = -1
        self.second = self.took = self.alone = self.in_dummy = 0
        if not cython.compiled:
            self.hands = [0] * 4
            self.merges = [0] * 2

    def rule(
        self, maker_alone: int, merges: Sequence[int], defend_alone: int, lead_alone: int
    ) -> None:
        """Say what the house rules are after the bidding; `merges` by round.

        `lead_alone`: who leads when somebody is alone, 0 the loner's left, 1 the dealer's left, 2
        the maker.
        """
        self.maker_alone = maker_alone
        self.merges[0] = merges[0]
        self.merges[1] = merges[1]
        self.defend_alone = defend_alone
        self.lead_alone = lead_alone

    def carry_on(self, seat: int, kind: int, what: int, choice: int) -> int:
        """Whether the deal is played once this seat has done this, which is not a card played.

        `choice` is what the seat, if it becomes the maker and is asked, answers to alone: -1 for
        what the rule says.
        """
        if kind == ACT_PASS and not self._bidding(seat):
            return 0
        if kind == ACT_TRUMP:
            self.trump = what
            self.maker = seat
        if kind <= ACT_TRUMP:
            self._upcard()
        elif kind == ACT_PICKUP:
            self.took = 1
            self.hands[seat] = (self.hands[seat] | self.bidder.upcard) ^ what
        if kind <= ACT_DECLINE:
            self._declare(choice if seat == self.maker else -1)
        elif kind == ACT_KEEP:
            self.hands[seat] = what
        elif seat == self.maker:
            self.alone = what
            self._merge()
        else:
            self.lone = seat if what else -1
            self._defend(seat)
            return 1
        self._defend(-1)
        return 1

    def _bidding(self, passed: int) -> int:
        """Carry on after a pass; whether somebody makes trump."""
        seat = passed
        while True:
            if seat == self.bidder.dealer:
                if self.second or self.bidder.up_suit < 0:
                    return 0
                self.second = 1
            seat = (seat + 1) % self.bidder.players
            suit = self.bidder.bid(self.hands[seat], seat, self.second)
            if suit >= 0:
                self.trump = suit
                self.maker = seat
                return 1

    def _upcard(self) -> None:
        """The dealer's pick-up."""
        if self.second:
            return
        dealer = self.bidder.dealer
        hand = self.hands[dealer]
        six = hand | self.bidder.upcard
        bury = self.bidder.bury(six, six if self.bidder.may_bury_upcard else hand, self.trump)
        may_leave = 1 if self.bidder.may_decline and self.maker != dealer else 0
        if may_leave and self.bidder.leaves(bury, self.trump):
            return
        self.took = 1
        self.hands[dealer] = six ^ bury

    def _declare(self, choice: int) -> None:
        """Alone or with help, and what comes of it."""
        dealers_partner = 1 if self.maker == (self.bidder.dealer ^ 2) else 0
        if self.bidder.canadian and not self.second and dealers_partner:
            self.alone = 1
        elif self.maker_alone and choice >= 0:
            self.alone = choice
        elif self.maker_alone:
            hand = self.hands[self.maker]
            self.alone = self.bidder.alone(hand, self.maker, self.trump, self.second, self.took)
        self._merge()

    def _merge(self) -> None:
        if not self.alone and self.merges[self.second]:
            ten = self.hands[self.maker] | self.in_dummy
            self.hands[self.maker] = self.bidder.keep(ten, self.trump)

    def _defend(self, asked: int) -> None:
        """The defenders' answers, from the one after `asked`, or of all if that is -1."""
        players = self.bidder.players
        waiting = 1 if asked < 0 else 0
        for step in range(1, players):
            seat = (self.maker + step) % players
            if self.lone >= 0 or not self.defend_alone or self.is_makers(seat):
                continue
            if waiting and self.bidder.defends_alone(self.hands[seat], seat, self.trump):
                self.lone = seat
            if seat == asked:
                waiting = 1

    def is_makers(self, seat: int) -> int:
        """Whether this seat is the maker, or the maker's partner of four."""
        if self.bidder.players == 4:
            return 1 if not (seat ^ self.maker) & 1 else 0
        return 1 if seat == self.maker else 0

    def sits_out(self, seat: int) -> int:
        """Whether this seat plays no card, because its partner is alone."""
        if seat == self.maker:
            return 0
        if seat == self.lone:
            return 0
        return self.alone if self.is_makers(seat) else (1 if self.lone >= 0 else 0)

    def first_leader(self) -> int:
        """Whose lead it is by the rules, even if that seat sits out."""
        leader = self.bidder.dealer + 1
        if self.alone or self.lone >= 0:
            if self.lead_alone == 0:
                leader = 1 + (self.maker if self.alone or self.lone < 0 else self.lone)
            elif self.lead_alone == 2:
                leader = self.maker
        return leader % self.bidder.players

    def result(self, tricks: int) -> int:
        """What it comes to if the maker's side takes so many tricks."""
        code = EUCHRE
        if tricks == 5:
            code = LONE_MARCH if self.alone else MARCH
        elif tricks >= 3:
            code = MADE
        elif self.lone >= 0:
            code = LONE_DEFENDER_EUCHRE if tricks else LONE_DEFENDER_MARCH
        return 6 * self.maker + code

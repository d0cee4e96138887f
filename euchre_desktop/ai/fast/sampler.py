# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Where may the cards lie that a seat has not seen?

Draws worlds: each hidden card has a place that agrees with everything shown, and what others have
said is about as likely as with the rules of thumb. Cards are the sets of `deck`; what is known
comes from `worlds`. The C types are in `sampler.pxd`.
"""

from collections.abc import Sequence

from euchre_desktop.ai.fast.bidder import Bidder
from euchre_desktop.ai.fast.deck import Chance
from euchre_desktop.ai.fast.trace import Trace

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import count
    from euchre_desktop.ai.fast.codes import (
        BEFORE,
        BURIED,
        DEALT,
        DOUBT_BID,
        DOUBT_CARD,
        DOUBT_PASS,
        DOUBT_PASS_MOST,
        DOUBT_RULE,
        DUMMY,
        KITTY,
        MOST_DOUBT,
        SAID_ALONE,
        SAID_PICKUP,
        SAID_TRUMP,
        UNKEPT,
    )

_ENOUGH = 40
"""Draws after which the likeliest of them is taken."""
_LAST_TRIES = 400
"""Draws that need not fit what was said, before a world is built card by card."""


class Sampler:
    """The worlds one seat thinks possible in one position."""

    def __init__(self, bidder: Bidder, chance: Chance, seat: int) -> None:
        self.bidder = bidder
        self.chance = chance
        self.seat = seat
        self.merged = -1
        self.trump = 0
        self.trace = Trace()
        self.own = 0
        self.tries = _ENOUGH
        self.last_tries = _LAST_TRIES
        self.took = self.dummy_hidden = self.heard = self.places = self.upcard_taken = 0
        self.least = 0
        if not cython.compiled:
            self.world = [0] * 16
            self.saved = [0] * 16
            self.need = [0] * 4
            self.forbid = [0] * 4
            self.played = [0] * 4
            self.order = [0] * 4
            self.most = [0] * 4
            self.who = [0] * 24
            self.kind = [0] * 24
            self.what = [0] * 24
            self.round = [0] * 24
            self.slot_place = [0] * 40
            self.slot_bars = [0] * 40
            self.power = [0] * 100
            self.active = [0] * 4
        chance_left = 1_000_000_000
        for doubt in range(100):
            self.power[doubt] = chance_left
            chance_left = chance_left * 7788 // 10_000

    def hide(self, unseen: int, took: int, merged: int, dummy_hidden: int, trump: int) -> None:
        """Say what is hidden, and who has put cards away.

        `took`: another seat, the dealer, has taken the upcard. `merged`: the other seat that has
        merged the dummy, or -1. `dummy_hidden`: five unseen cards lie with the dummy. `trump` is
        0 where there is none yet.
        """
        self.unseen = unseen
        self.took = took
        self.merged = merged
        self.dummy_hidden = dummy_hidden
        self.trump = trump
        self.up_hidden = unseen & self.bidder.upcard

    def hold(self, seat: int, cards: int, forbidden: int, played: int) -> None:
        """Say how many cards a seat holds, which it cannot hold, and which it has played."""
        self.need[seat] = cards
        self.forbid[seat] = forbidden
        self.played[seat] = played

    def arrange(self, order: Sequence[int], most: Sequence[int]) -> None:
        """Say in which order the seats that put nothing away are dealt to.

        `most` are the most cards that can be there to choose from when a seat's turn comes.
        """
        self.places = len(order)
        for place in range(self.places):
            self.order[place] = order[place]
            self.most[place] = most[place]

    def hear(self, seat: int, kind: int, what: int, second: int) -> None:
        """Add something another seat has said, in the first round or the `second`."""
        self.who[self.heard] = seat
        self.kind[self.heard] = kind
        self.what[self.heard] = what
        self.round[self.heard] = second
        self.heard += 1

    def watch(self, trace: Trace, active: Sequence[int], own: int) -> None:
        """Add what has been played, and who plays, in the order in which `trace` numbers them.

        `own` is what the own seat held before the first lead, on the board.
        """
        self.trace = trace
        self.own = own
        for place in range(len(active)):
            self.active[place] = active[place]

    def place(self, number: int) -> int:
        """What lies in a place of the world drawn last."""
        return self.world[number]

    def survey(self, draws: int) -> None:
        """Find out by so many draws how little speaks against a world, lest many be drawn in vain.

        Worlds that less still speaks against are then drawn no oftener than the best of these.
        """
        least = MOST_DOUBT
        for _ in range(draws):
            broken = self._deal(1)
            if broken >= 0:
                least = min(least, DOUBT_RULE * broken + self._doubt())
        self.least = least if draws else 0

    def draw(self, believing: int) -> None:
        """Imagine another world, all being equally likely if what was said is not believed."""
        if believing and self._has_evidence() and self._draw_believing():
            return
        for _ in range(self.last_tries):
            if self._deal(0) >= 0:
                return
        self._construct()

    def _has_evidence(self) -> int:
        """Whether anything has been done by others that makes worlds unlike."""
        return 1 if self.heard or self.took or self.merged >= 0 or self.trace.length else 0

    def _draw_believing(self) -> int:
        """Whether a world was found that fits, which is taken as likely as what was done in it."""
        least = MOST_DOUBT + 1
        for _ in range(self.tries):
            broken = self._deal(1)
            if broken < 0:
                continue
            doubt = DOUBT_RULE * broken + self._doubt() - self.least
            doubt = max(0, min(doubt, MOST_DOUBT))
            if self.chance.below(1_000_000_000) < self.power[doubt]:
                return 1
            if doubt < least:
                least = doubt
                self._copy(1)
        if least > MOST_DOUBT:
            return 0
        self._copy(0)
        return 1

    def _copy(self, to_saved: int) -> None:
        for place in range(16):
            if to_saved:
                self.saved[place] = self.world[place]
            else:
                self.world[place] = self.saved[place]

    def _deal(self, believing: int) -> int:
        """Deal the hidden cards; -1 if they do not fit, else how often a rule was broken."""
        rest = self.unseen & ~self.up_hidden
        for place in range(self.places):
            seat = self.order[place]
            allowed = rest & ~self.forbid[seat]
            wanted = self.need[seat]
            if not self._is_taken(count(allowed), self.most[place], wanted):
                return -1
            hand = self.chance.pick(allowed, wanted)
            rest ^= hand
            self._give(seat, hand)
        broken = 0
        up = 1 if self.up_hidden else 0
        dealer = self.bidder.dealer
        if self.took and self.merged != dealer:
            group = self.chance.pick(rest, self.need[dealer] + 1 - up)
            rest ^= group
            broken = self._bury(dealer, group | self.up_hidden, believing)
        if self.merged >= 0 and broken >= 0:
            took = 1 if self.took and self.merged == dealer else 0
            group = self.chance.pick(rest, self.need[self.merged] + 5 + (1 - up if took else 0))
            rest ^= group
            self.world[UNKEPT] = 0
            if took:
                more = self._merge(group | self.up_hidden, 1, believing)
            else:
                more = self._merge(group, 0, believing)
            broken = more if more < 0 else broken + more
        if self.dummy_hidden:
            self.world[DUMMY] = self.chance.pick(rest, 5)
            rest ^= self.world[DUMMY]
        self.world[KITTY] = rest
        return broken

    def _is_taken(self, there: int, most: int, wanted: int) -> int:
        """Whether a hand is drawn from so many cards: the fewer, the less likely are its worlds.

        That makes up for hands drawn from few cards, each of which is drawn more often.
        """
        if there < wanted:
            return 0
        if there < most:
            for step in range(wanted):
                if self.chance.below(most - step) >= there - step:
                    return 0
        return 1

    def _give(self, seat: int, hand: int) -> None:
        self.world[seat] = hand
        self.world[DEALT + seat] = hand | self.played[seat]
        self.world[BEFORE + seat] = hand | self.played[seat]

    def _bury(self, dealer: int, group: int, believing: int) -> int:
        """Divide a dealer's hidden cards into hand and burial."""
        upcard = self.bidder.upcard
        six = group | self.played[dealer]
        legal = six if self.bidder.may_bury_upcard else six & ~upcard
        misfit = group & self.forbid[dealer]
        broken = 0
        if not believing:
            bury = self.chance.pick(group, 1)
            if not bury & legal or misfit & ~bury:
                return -1
        else:
            among = misfit or group
            among &= legal
            if misfit & (misfit - 1) or not among:
                return -1
            bury = self.bidder.bury(six, among, self.trump)
            broken = 0 if self.bidder.bury(six, legal, self.trump) == bury else 1
        self.world[dealer] = group ^ bury
        self.world[DEALT + dealer] = six & ~upcard
        self.world[BEFORE + dealer] = six ^ bury
        self.world[BURIED] = bury
        return broken

    def _merge(self, group: int, took: int, believing: int) -> int:
        """Divide a maker's hidden cards into hand, what was not kept, and a burial."""
        seat = self.merged
        played = self.played[seat]
        upcard = self.bidder.upcard if took else 0
        cards = (group | played) & ~upcard
        broken = 0
        bury = 0
        if took and not believing:
            bury = self.chance.pick(group, 1)
            if bury == upcard and not self.bidder.may_bury_upcard:
                return -1
        dealt = bury & ~upcard
        dealt |= self.chance.pick(cards & ~dealt, 4 if dealt else 5)
        if took and believing:
            six = dealt | upcard
            legal = six if self.bidder.may_bury_upcard else dealt
            if not legal & ~played:
                return -1
            bury = self.bidder.bury(six, legal & ~played, self.trump)
            broken = 0 if self.bidder.bury(six, legal, self.trump) == bury else 1
        ten = (cards | upcard) ^ bury
        self.world[DEALT + seat] = dealt
        self.world[BEFORE + seat] = (dealt | upcard) ^ bury
        self.world[DUMMY] = cards ^ dealt
        if took:
            self.world[BURIED] = bury
        if believing:
            more = self._keep(ten)
            return more if more < 0 else broken + more
        self.world[seat] = self.chance.pick(group & ~bury, self.need[seat])
        self.world[UNKEPT] = ten & ~played & ~self.world[seat]
        return -1 if self.world[seat] & self.forbid[seat] else 0

    def _keep(self, ten: int) -> int:
        """The five the rule of thumb would keep, as far as what was played and shown allows."""
        seat = self.merged
        played = self.played[seat]
        kept = self.bidder.keep(ten, self.trump)
        misfit = kept & ~played & self.forbid[seat]
        broken = 0
        if misfit or played & ~kept:
            broken = 1
            possible = ten & ~self.forbid[seat] | played
            if count(possible) < 5:
                return -1
            kept = self.bidder.keep(possible, self.trump)
            while played & ~kept:
                missing = played & ~kept
                kept |= missing & -missing
                kept ^= self.bidder.bury(kept, kept & ~played, self.trump)
        self.world[seat] = kept & ~played
        self.world[UNKEPT] = ten ^ kept
        return broken

    def _doubt(self) -> int:
        """How much speaks against all that was said and played, with these cards."""
        doubt = DOUBT_CARD * self._strays() if self.trace.length else 0
        for number in range(self.heard):
            seat = self.who[number]
            kind = self.kind[number]
            second = self.round[number]
            said = self.what[number]
            dealt = self.world[DEALT + seat]
            if kind <= SAID_TRUMP:
                doubt += self._bid_doubted(dealt, seat, said, second)
                continue
            if kind == SAID_PICKUP:
                six = dealt | self.bidder.upcard
                legal = six if self.bidder.may_bury_upcard else dealt
                bury = self.bidder.bury(six, legal, self.trump)
                by_rule = 1 - self.bidder.leaves(bury, self.trump)
            elif kind == SAID_ALONE:
                hand = self.world[BEFORE + seat]
                by_rule = self.bidder.alone(hand, seat, self.trump, second, self.upcard_taken)
            else:
                by_rule = self.bidder.defends_alone(self.world[BEFORE + seat], seat, self.trump)
            if by_rule != said:
                doubt += DOUBT_RULE
        return doubt

    def _strays(self) -> int:
        """How many cards others have played that the rules of thumb would not have played."""
        first = self._at_first(0)
        second = self._at_first(1)
        third = self._at_first(2)
        fourth = self._at_first(3)
        return self.trace.strays(first, second, third, fourth)

    def _at_first(self, place: int) -> int:
        """What a seat that plays held before the first lead, on the board."""
        if place >= self.trace.seats:
            return 0
        seat = self.active[place]
        if seat == self.seat:
            return self.own
        return self.bidder.boards.of(self.world[seat] | self.played[seat], self.trump)

    def _bid_doubted(self, dealt: int, seat: int, said: int, second: int) -> int:
        """The further such a hand is from such a bid, the less it is believed."""
        missed = self.bidder.missed(dealt, seat, said, second)
        if not missed:
            return 0
        if said < 0:
            return min(DOUBT_PASS + missed // 10, DOUBT_PASS_MOST)
        return DOUBT_BID + missed // 5

    def _construct(self) -> None:
        """Build some world card by card, turning back from dead ends."""
        self._list_slots()
        for place in range(16):
            self.world[place] = 0
        self.skipped = -1
        if not self.up_hidden:
            self._fill(0, self.unseen)
        first = self.chance.below(self.slots)
        for step in range(self.slots):
            slot = (first + step) % self.slots
            if self.up_hidden & ~self.slot_bars[slot]:
                self.skipped = slot
                if self._fill(0, self.unseen ^ self.up_hidden):
                    self.world[self.slot_place[slot]] |= self.up_hidden
                    break
        self._infer_dealt()

    def _list_slots(self) -> None:
        """One slot for each hidden card in a hand or put away, the most particular first."""
        dealer = self.bidder.dealer
        self.slots = 0
        for shown in range(40, -1, -1):
            for seat in range(self.bidder.players):
                if seat != self.seat and count(self.forbid[seat]) == shown:
                    bars = self.forbid[seat]
                    if seat != dealer:
                        bars |= self.up_hidden
                    self._add_slots(seat, self.need[seat], bars)
        if self.took:
            self._add_slots(BURIED, 1, 0 if self.bidder.may_bury_upcard else self.up_hidden)
        if self.merged >= 0:
            self._add_slots(UNKEPT, 5, 0 if self.merged == dealer else self.up_hidden)

    def _add_slots(self, place: int, number: int, bars: int) -> None:
        for _ in range(number):
            self.slot_place[self.slots] = place
            self.slot_bars[self.slots] = bars
            self.slots += 1

    def _fill(self, slot: int, rest: int) -> int:
        """Whether the slots from this one on can be filled, and if so, fill them."""
        if slot == self.slots:
            self.world[KITTY] = rest
            return 1
        if slot == self.skipped:
            return self._fill(slot + 1, rest)
        allowed = rest & ~self.slot_bars[slot]
        while allowed:
            card = self.chance.pick(allowed, 1)
            allowed ^= card
            if self._fill(slot + 1, rest ^ card):
                self.world[self.slot_place[slot]] |= card
                return 1
        return 0

    def _infer_dealt(self) -> None:
        """What the seats of a world built card by card may have been dealt."""
        dealer = self.bidder.dealer
        upcard = self.bidder.upcard
        for seat in range(self.bidder.players):
            if seat != self.seat and seat != self.merged:
                hand = self.world[seat] | self.played[seat]
                self.world[BEFORE + seat] = hand
                if self.took and seat == dealer:
                    hand = (hand | self.world[BURIED]) & ~upcard
                self.world[DEALT + seat] = hand
        if self.merged >= 0:
            took = 1 if self.took and self.merged == dealer else 0
            bury = self.world[BURIED] if took else 0
            cards = self.world[self.merged] | self.played[self.merged] | self.world[UNKEPT] | bury
            if took:
                cards &= ~upcard
                bury &= ~upcard
            dealt = bury | self.chance.pick(cards & ~bury, 4 if bury else 5)
            self.world[DEALT + self.merged] = dealt
            self.world[BEFORE + self.merged] = (
                (dealt | upcard) ^ self.world[BURIED] if took else dealt
            )
            self.world[DUMMY] = cards ^ dealt
        if self.dummy_hidden:
            self.world[DUMMY] = self.chance.pick(self.world[KITTY], 5)
            self.world[KITTY] ^= self.world[DUMMY]

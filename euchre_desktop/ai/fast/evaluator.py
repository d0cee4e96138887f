# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What comes of each thing a seat may do, over many imagined worlds?

In every world the bidding is carried on by rule of thumb; the play is solved with all cards seen
and played out by rule of thumb, and both results count alike. Cards are the sets of `deck`. The C
types are in `evaluator.pxd`.
"""

from collections.abc import Sequence

from euchre_desktop.ai.fast.bidder import Bidder
from euchre_desktop.ai.fast.deck import Boards
from euchre_desktop.ai.fast.playout import Playout
from euchre_desktop.ai.fast.sampler import Sampler
from euchre_desktop.ai.fast.solver import POINTS, POINTS_AGAINST_LONER, Solver

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import card_at
    from euchre_desktop.ai.fast.codes import (
        ACT_ALONE,
        ACT_DECLINE,
        ACT_KEEP,
        ACT_PASS,
        ACT_PICKUP,
        ACT_PLAY,
        ACT_TRUMP,
        DUMMY,
        EUCHRE,
        LONE_DEFENDER_EUCHRE,
        LONE_DEFENDER_MARCH,
        LONE_MARCH,
        MADE,
        MARCH,
        THROWN_IN,
    )

MOST_CANDIDATES = 16


class Evaluator:
    """One seat's decision. Set it up, `propose` what may be done, then `run` worlds."""

    def __init__(
        self, boards: Boards, bidder: Bidder, sampler: Sampler, solver: Solver, playout: Playout
    ) -> None:
        self.boards = boards
        self.bidder = bidder
        self.sampler = sampler
        self.solver = solver
        self.playout = playout
        self.points_asked = POINTS
        self.loner_asked = POINTS_AGAINST_LONER
        self.candidates = self.worlds = 0
        self.share = 0.5
        self.known_trump = self.known_maker = self.known_lone = -1
        self.known_alone = self.known_took = self.known_second = 0
        self.laid_cards = self.tricks_done = self.makers_took = 0
        self.out = self.leader = 0
        self.own = self.dummy = self.maker_alone = self.defend_alone = self.lead_alone = 0
        if not cython.compiled:
            self.hands = [0] * 4
            self.merges = [0] * 2
            self.active = [0] * 4
            self.trick = [0] * 4
            self.voids = [0] * 4
            self.kind = [0] * 16
            self.what = [0] * 16
            self.lone_choice = [0] * 16
            self.points = [0.0] * 25
            self.wins = [0.0] * 25
            self.results = [0] * (16 * 25)
            self.sums = [0.0] * (16 * 7)
            self.now = [0.0] * (16 * 3)
            self.solved = [0] * 16
            self.played = [0] * 16

    def rule(
        self,
        own: int,
        dummy: int,
        maker_alone: int,
        merges: Sequence[int],
        defend_alone: int,
        lead_alone: int,
    ) -> None:
        """Say what the seat holds, the dummy it sees if any, and the rules after the bidding.

        `lead_alone`: who leads when somebody is alone, 0 the loner's left, 1 the dealer's left, 2
        the maker.
        """
        self.own = own
        self.dummy = dummy
        self.maker_alone = maker_alone
        self.merges[0] = merges[0]
        self.merges[1] = merges[1]
        self.defend_alone = defend_alone
        self.lead_alone = lead_alone

    def settle(
        self, trump: int, maker: int, second: int, took: int, alone: int, lone: int
    ) -> None:
        """Say what has been decided: -1 for no suit, maker or lone defender."""
        self.known_trump = trump
        self.known_maker = maker
        self.known_second = second
        self.known_took = took
        self.known_alone = alone
        self.known_lone = lone

    def recall(
        self,
        leader: int,
        trick: Sequence[int],
        makers_took: int,
        done: int,
        out: int,
        voids: Sequence[int],
    ) -> None:
        """Say how the play stands: the trick, tricks done, cards not yet shown, suits shown void."""
        self.leader = leader
        self.laid_cards = len(trick)
        for number in range(self.laid_cards):
            self.trick[number] = trick[number]
        self.makers_took = makers_took
        self.tricks_done = done
        self.out = out
        for seat in range(len(voids)):
            self.voids[seat] = voids[seat]

    def value(self, points: Sequence[float], wins: Sequence[float]) -> None:
        """Say what each result is worth to the seat."""
        for result in range(25):
            self.points[result] = points[result]
            self.wins[result] = wins[result]

    def propose(self, kind: int, what: int, lone_choice: int = -1) -> None:
        """Add a thing that may be done; the first is what the others are compared with.

        `lone_choice` says for one who makes trump how alone will be answered: -1 by rule.
        """
        self.kind[self.candidates] = kind
        self.what[self.candidates] = what
        self.lone_choice[self.candidates] = lone_choice
        self.candidates += 1

    def run(self, worlds: int, believing: bool) -> None:
        """Imagine so many more worlds and see what comes of each candidate."""
        with cython.nogil:
            for _ in range(worlds):
                self.sampler.draw(1 if believing else 0)
                if self.kind[0] == ACT_PLAY:
                    self._try_cards()
                else:
                    for candidate in range(self.candidates):
                        self._try(candidate)
                self._add()
        self.worlds += worlds

    def sum_of(self, candidate: int, number: int) -> float:
        """0, 1: points and their squares; 2, 3: wins; 4, 5: lead over the first; 6: tricks."""
        return self.sums[7 * candidate + number]

    def result_of(self, candidate: int, result: int) -> int:
        """How often a candidate came to a result, twice for each world."""
        return self.results[25 * candidate + result]

    def _add(self) -> None:
        """Enter the values that the candidates have in this world."""
        for candidate in range(self.candidates):
            at = 7 * candidate
            points = self.now[3 * candidate]
            wins = self.now[3 * candidate + 1]
            lead = wins - self.now[1]
            self.sums[at] += points
            self.sums[at + 1] += points * points
            self.sums[at + 2] += wins
            self.sums[at + 3] += wins * wins
            self.sums[at + 4] += lead
            self.sums[at + 5] += lead * lead
            self.sums[at + 6] += self.now[3 * candidate + 2]

    def _enter(self, candidate: int, solved: int, played: int, tricks: int) -> None:
        """Take down two results of a candidate."""
        self.results[25 * candidate + solved] += 1
        self.results[25 * candidate + played] += 1
        at = 3 * candidate
        self.now[at] = self.share * self.points[solved] + (1 - self.share) * self.points[played]
        self.now[at + 1] = self.share * self.wins[solved] + (1 - self.share) * self.wins[played]
        self.now[at + 2] = tricks

    def _result(self, tricks: int) -> int:
        code = EUCHRE
        if tricks == 5:
            code = LONE_MARCH if self.alone else MARCH
        elif tricks >= 3:
            code = MADE
        elif self.lone >= 0:
            code = LONE_DEFENDER_EUCHRE if tricks else LONE_DEFENDER_MARCH
        return 6 * self.maker + code

    def _spread(self) -> None:
        for seat in range(self.bidder.players):
            self.hands[seat] = self.sampler.world[seat]
        self.hands[self.sampler.seat] = self.own
        if not self.dummy:
            self.in_dummy = self.sampler.world[DUMMY]
        else:
            self.in_dummy = self.dummy
        self.trump = self.known_trump
        self.maker = self.known_maker
        self.second = self.known_second
        self.took = self.known_took
        self.alone = self.known_alone
        self.lone = self.known_lone

    def _try(self, candidate: int) -> None:
        """Carry on from a candidate that is not a card played."""
        self._spread()
        kind = self.kind[candidate]
        what = self.what[candidate]
        seat = self.sampler.seat
        self.choice = self.lone_choice[candidate]
        if kind == ACT_PASS:
            if not self._bidding(seat):
                self._enter(candidate, THROWN_IN, THROWN_IN, 0)
                return
            self.choice = -1
        if kind == ACT_TRUMP:
            self.trump = what
            self.maker = seat
        if kind <= ACT_TRUMP:
            self._upcard()
        elif kind == ACT_PICKUP:
            self.took = 1
            self.hands[seat] = (self.hands[seat] | self.bidder.upcard) ^ what
        if kind <= ACT_DECLINE:
            self._declare()
        elif kind == ACT_ALONE and seat == self.maker:
            self.alone = what
        if kind == ACT_KEEP:
            self.hands[seat] = what
        elif kind <= ACT_DECLINE or (kind == ACT_ALONE and seat == self.maker):
            self._merge()
        if kind == ACT_ALONE and seat != self.maker:
            if what:
                self.lone = seat
            else:
                self._defend(seat)
        else:
            self._defend(-1)
        self._play_from_start(candidate)

    def _bidding(self, passed: int) -> int:
        """Carry on after a pass; whether somebody makes trump."""
        seat = passed
        players = self.bidder.players
        while True:
            if seat == self.bidder.dealer:
                if self.second or self.bidder.up_suit < 0:
                    return 0
                self.second = 1
            seat = (seat + 1) % players
            suit = self.bidder.bid(self.hands[seat], seat, self.second)
            if suit >= 0:
                self.trump = suit
                self.maker = seat
                return 1

    def _upcard(self) -> None:
        """The dealer's pick-up, by rule."""
        if self.second:
            return
        dealer = self.bidder.dealer
        hand = self.hands[dealer]
        six = hand | self.bidder.upcard
        bury = self.bidder.bury(six, six if self.bidder.may_bury_upcard else hand, self.trump)
        may_leave = 1 if self.bidder.may_decline and self.maker != dealer else 0
        if may_leave and self.bidder.up_suit >= 0 and self.bidder.leaves(bury, self.trump):
            return
        self.took = 1
        self.hands[dealer] = six ^ bury

    def _declare(self) -> None:
        """Alone or not, as chosen or by rule."""
        dealers_partner = 1 if self.maker == (self.bidder.dealer ^ 2) else 0
        if self.bidder.canadian and not self.second and dealers_partner:
            self.alone = 1
        elif self.maker_alone:
            hand = self.hands[self.maker]
            self.alone = self.bidder.alone(hand, self.maker, self.trump, self.second, self.took)
            if self.choice >= 0 and self.maker == self.sampler.seat:
                self.alone = self.choice

    def _merge(self) -> None:
        if not self.alone and self.merges[self.second]:
            ten = self.hands[self.maker] | self.in_dummy
            self.hands[self.maker] = self.bidder.keep(ten, self.trump)

    def _defend(self, asked: int) -> None:
        """The defenders' answers by rule, from the one after `asked`, or of all if that is -1."""
        if not self.defend_alone:
            return
        players = self.bidder.players
        waiting = 1 if asked < 0 else 0
        for step in range(1, players):
            seat = (self.maker + step) % players
            if players == 4 and step == 2:
                continue
            if waiting and self.lone < 0:
                if self.bidder.defends_alone(self.hands[seat], seat, self.trump):
                    self.lone = seat
            if seat == asked:
                waiting = 1

    def _sits_out(self, seat: int) -> int:
        players = self.bidder.players
        if players == 4 and (seat ^ self.maker) == 2:
            return 1 if self.alone else 0
        return 1 if self.lone >= 0 and seat != self.lone and seat != self.maker else 0

    def _line_up(self, leader: int) -> None:
        """Number the seats that play, from `leader` on."""
        players = self.bidder.players
        self.playing = self.makers = self.maker_at = 0
        for step in range(players):
            seat = (leader + step) % players
            if self._sits_out(seat):
                continue
            if seat == self.maker:
                self.maker_at = self.playing
            if seat == self.maker or (players == 4 and (seat ^ self.maker) == 2):
                self.makers |= card_at(self.playing)
            self.active[self.playing] = seat
            self.playing += 1

    def _on_board(self, place: int) -> int:
        if place >= self.playing:
            return 0
        return self.boards.of(self.hands[self.active[place]], self.trump)

    def _first_leader(self) -> int:
        leader = self.bidder.dealer + 1
        if self.alone or self.lone >= 0:
            if self.lead_alone == 0:
                leader = self.lone + 1 if self.lone >= 0 and not self.alone else self.maker + 1
            elif self.lead_alone == 2:
                leader = self.maker
        return leader % self.bidder.players

    def _begin(self, leader: int, out: int) -> None:
        """Hand the position to the solver and to the play-out."""
        self._line_up(leader)
        first = self._on_board(0)
        second = self._on_board(1)
        third = self._on_board(2)
        fourth = self._on_board(3)
        self.solver.begin(self.playing, first, second, third, fourth, self.makers, 0)
        self.playout.begin(
            self.playing, first, second, third, fourth, self.makers, self.maker_at, 0, out
        )

    def _play_from_start(self, candidate: int) -> None:
        up = 0 if self.took else self.bidder.upcard
        out = self.boards.of(self.bidder.deck & ~up, self.trump)
        self._begin(self._first_leader(), out)
        self.playout.defenders_have(0)
        self.solver.ask(0, self.points_asked if self.lone < 0 else self.loner_asked)
        solved = self.solver.total(0)
        played = self.playout.total(0, 0)
        self._enter(candidate, self._result(solved), self._result(played), solved + played)

    def _try_cards(self) -> None:
        """See what comes of each card, cards that are worth the same being tried once."""
        self._spread()
        out = self.boards.of(self.out, self.trump)
        self._begin(self.leader, out)
        for place in range(self.playing):
            voids = self.boards.of(self.voids[self.active[place]], self.trump)
            self.playout.show_void(place, voids)
        for number in range(self.laid_cards):
            card = self.boards.of(self.trick[number], self.trump)
            self.solver.lay(card)
            self.playout.lay(card)
        self.playout.defenders_have(self.tricks_done - self.makers_took)
        self.solver.ask(self.makers_took, self.points_asked if self.lone < 0 else self.loner_asked)
        different = self.solver.different()
        for candidate in range(self.candidates):
            card = self.boards.of(self.what[candidate], self.trump)
            if card & different:
                self._try_card(candidate, card)
        for candidate in range(self.candidates):
            card = self.boards.of(self.what[candidate], self.trump)
            if not card & different:
                self._copy_result(candidate, self._twin(card, different))

    def _try_card(self, candidate: int, card: int) -> None:
        solved = self.solver.total(card)
        played = self.playout.total(card, self.makers_took)
        self.solved[candidate] = self._result(solved)
        self.played[candidate] = self._result(played)
        self._enter(candidate, self.solved[candidate], self.played[candidate], solved + played)

    def _twin(self, card: int, different: int) -> int:
        """The candidate, tried already, that is worth the same as this card."""
        best = 0
        twin = 0
        for candidate in range(self.candidates):
            other = self.boards.of(self.what[candidate], self.trump)
            if other & different and other < card and other > best:
                best = other
                twin = candidate
        return twin

    def _copy_result(self, candidate: int, twin: int) -> None:
        tricks = self.now[3 * twin + 2]
        self._enter(candidate, self.solved[twin], self.played[twin], 0)
        self.now[3 * candidate + 2] = tricks

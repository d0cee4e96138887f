# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How many tricks does the maker's side take when everybody sees all cards?

Alpha-beta with null windows: each search only asks "at least this many?", and the positions at the
start of tricks share a table of what is known about them. The C types are in `solver.pxd`.
"""

from collections.abc import Sequence

# Cython takes the name from the first branch. Python drops that branch and never looks for the
# module; PyInstaller does, and has to be told to exclude it.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import (
        TRUMP,
        TRUMP_PLACE,
        count,
        covered,
        distinct,
        highest,
        highest_of_each_suit,
        side_suits_of,
        slot_of,
        suit_of,
    )

EXACT = 0b111110
"""Asks for the number of tricks: is it at least 1, 2, 3, 4, 5?"""
POINTS = 0b101000
"""Asks what decides the points: is it at least 3, is it 5?"""
POINTS_AGAINST_LONER = 0b101010
"""Asks what decides the points against a lone defender: is it at least 1, at least 3, is it 5?"""


def is_compiled() -> bool:
    """Whether this is the compiled form of the module."""
    return bool(cython.compiled)


class Solver:
    """A search with a table of its own. Use one in each thread.

    Seats are those that play, numbered in playing order from any of them: a seat that sits out is
    not there. Cards are places on the board of `bits`. `makers` has the bit of each seat of the
    maker's side.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self.deal = 0
        if not cython.compiled:
            self.hands = [0] * 8
            self.table = [0] * 4096
            self.sure = [0] * 59049
            self.ternary = [0] * 1024
        self._fill_tables()

    def tricks(
        self,
        hands: Sequence[int],
        makers: int,
        leader: int,
        trick: Sequence[int] = (),
        *,
        taken: int = 0,
        asked: int = EXACT,
    ) -> int:
        """The tricks the maker's side ends with, having taken some already.

        `trick` has the cards on the table, in the order they were played from `leader` on. The
        answer is the highest number asked for that is reached, else 0: give `POINTS` when nothing
        else matters, it is quicker.
        """
        self._place(hands, makers, leader, trick)
        self.ask(taken, asked)
        with cython.nogil:
            tricks = self.total(0)
        return tricks

    def card_values(
        self,
        hands: Sequence[int],
        makers: int,
        leader: int,
        trick: Sequence[int] = (),
        *,
        taken: int = 0,
        asked: int = EXACT,
    ) -> dict[int, int]:
        """What `tricks` would say after each card the seat to play may play."""
        self._place(hands, makers, leader, trick)
        self.ask(taken, asked)
        with cython.nogil:
            legal = self.legal()
            different = self.different()
        values: dict[int, int] = {}
        tricks = 0
        while legal:
            card = legal & -legal
            legal ^= card
            if card & different:
                with cython.nogil:
                    tricks = self.total(card)
            values[card] = tricks
        return values

    def _place(self, hands: Sequence[int], makers: int, leader: int, trick: Sequence[int]) -> None:
        """Take over a position, or raise ValueError if cards are missing or too many."""
        seats = len(hands)
        if not (2 <= seats <= 4 and 0 <= leader < seats and len(trick) < seats):
            raise ValueError(f"no game has {seats} seats, {leader} leading, {len(trick)} played")
        left = max(hand.bit_count() for hand in hands)
        for place in range(seats):
            if hands[(leader + place) % seats].bit_count() != left - (place < len(trick)):
                raise ValueError(f"hands {hands} do not fit the trick {trick} led by {leader}")
        held = [*hands, 0, 0]
        self.begin(seats, held[0], held[1], held[2], held[3], makers, leader)
        for card in trick:
            self.lay(card)

    def begin(
        self,
        seats: int,
        first: int,
        second: int,
        third: int,
        fourth: int,
        makers: int,
        leader: int,
    ) -> None:
        """Take over the cards that the seats hold at present, `leader` having led or to lead."""
        self.deal += 1
        # The key of the table has room for 18 bits: then old deals must be forgotten.
        if self.deal >> 18:
            self.deal = 1
            for slot in range(4096):
                self.table[slot] = 0
        self.hands[0] = first
        self.hands[1] = second
        self.hands[2] = third
        self.hands[3] = fourth
        self.makers = 0
        for seat in range(seats):
            if (makers >> seat) & 1:
                self.makers |= self.hands[seat]
        # Twice around, so that nobody has to wrap a seat's number.
        for seat in range(seats):
            self.hands[seats + seat] = self.hands[seat]
        self.seats = seats
        self.sides = makers | makers << seats
        self.cards = first | second | third | fourth
        self.leader = leader
        self.played = self.led = self.best = self.winner = 0
        self.left = count(self.hands[leader])

    def lay(self, card: int) -> None:
        """The next seat has played a card that it no longer holds."""
        if (self.sides >> (self.leader + self.played)) & 1:
            self.makers |= card
        if self.played == 0:
            self.led = suit_of(card)
            self.left += 1
        if card & (self.led | TRUMP) > self.best:
            self.best = card
            self.winner = self.played
        self.played += 1

    def legal(self) -> int:
        """The cards that the seat to play may play."""
        hand = self.hands[self.leader + self.played]
        return hand & self.led or hand

    def different(self) -> int:
        """One of each run of legal cards that are worth the same, the lowest."""
        others = self.cards ^ self.hands[self.leader + self.played]
        return distinct(self.legal(), others | self.best)

    def ask(self, taken: int, asked: int) -> None:
        """Say what `total` shall answer, as for `tricks`."""
        self.taken = taken
        self.asked = asked
        self.expected = 0

    def total(self, card: int) -> int:
        """What `tricks` says, after the seat to play has played this card if it is not 0."""
        low = reached = 0
        high = 5
        goal = self.expected or self.taken + self._guess()
        while low < high:
            while goal <= high and not (self.asked >> goal) & 1:
                goal += 1
            if goal > high:
                goal = high
                while goal > low and not (self.asked >> goal) & 1:
                    goal -= 1
                if goal == low:
                    break
            if self._reaches(card, goal - self.taken):
                low = reached = goal
                goal += 1
            else:
                high = goal = goal - 1
        self.expected = reached
        return reached

    def _fill_tables(self) -> None:
        """Work out the trump tricks that are sure, for each way trump can lie.

        A way is a number in base 3: a digit for each place, 1 mine, 2 theirs. Each of my trumps
        falls to a higher one of theirs at most, and each of theirs takes one of mine at most.
        """
        for trumps in range(1, 1024):
            self.ternary[trumps] = 3 * self.ternary[trumps >> 1] + (trumps & 1)
        for way in range(1, 59049):
            waiting = self.sure[way // 3] >> 4
            sure = self.sure[way // 3] & 15
            if way % 3 == 2:
                waiting += 1
            elif way % 3 == 1 and waiting:
                waiting -= 1
            elif way % 3 == 1:
                sure += 1
            self.sure[way] = waiting << 4 | sure
        for way in range(59049):
            self.sure[way] &= 15

    def _guess(self) -> int:
        """The tricks the maker's side may well take of those left: the first question to ask."""
        makers = self.cards & self.makers
        defenders = self.cards ^ makers
        tops = highest_of_each_suit(self.cards) & ~TRUMP
        ours = 3 * count(makers & (tops | TRUMP))
        all_ = 3 * count(self.cards & (tops | TRUMP))
        makers &= TRUMP
        defenders &= TRUMP
        bonus = 3
        while bonus and makers | defenders:
            if makers > defenders:
                makers ^= highest(makers)
                ours += bonus
            else:
                defenders ^= highest(defenders)
            all_ += bonus
            bonus -= 1
        if not all_:
            return 1
        guess = (2 * self.left * ours + all_) // (2 * all_)
        return guess or 1

    def _reaches(self, card: int, need: int) -> int:
        """Whether the maker's side takes `need` of the tricks left: 1 or 0."""
        left = self.left
        if need <= 0 or need > left:
            return 1 if need <= 0 else 0
        cards = self.cards ^ card
        led = self.led
        best = self.best
        winner = self.winner
        played = self.played
        if card:
            if not played:
                led = suit_of(card)
            if card & (led | TRUMP) > best:
                best = card
                winner = played
            played += 1
            if played == self.seats:
                need -= 1 if best & self.makers else 0
                return self._next(cards, self.leader + winner, need, left - 1)
        if played:
            return self._follow(cards, self.leader, played, led, best, winner, need, left)
        return self._next(cards, self.leader, need, left)

    def _next(self, cards: int, leader: int, need: int, left: int) -> int:
        """The answer at the start of a trick, at once where it is plain."""
        if need <= 0:
            return 1
        if need > left:
            return 0
        if leader >= self.seats:
            leader -= self.seats
        if left > 1:
            return self._lead(cards, leader, need, left)
        in_play = cards & (suit_of(self.hands[leader] & cards) | TRUMP)
        return 1 if in_play & self.makers > in_play & ~self.makers else 0

    def _lead(self, cards: int, leader: int, need: int, left: int) -> int:
        """The answer at the start of a trick that has to be searched."""
        self.nodes += 1
        key = (self.deal << 45) | (cards << 8) | (leader << 6)
        slot = slot_of(key)
        known = self.table[slot]
        if (known ^ key) >> 6:
            known = left << 3
        low = known & 7
        high = (known >> 3) & 7
        if need <= low or need > high:
            return 1 if need <= low else 0
        answer = self._sure_of_trumps(cards, need, left)
        if answer >= 0:
            return answer
        hand = self.hands[leader] & cards
        side = 1 if hand & self.makers else 0
        sure = self._sure_to_cash(cards, leader, hand)
        if count(sure) >= (need if side else left + 1 - need):
            return side
        answer = self._best_lead(cards, leader, hand, sure, need, left)
        if answer:
            low = need
        else:
            high = need - 1
        self.table[slot] = key | high << 3 | low
        return answer

    def _sure_of_trumps(self, cards: int, need: int, left: int) -> int:
        """The answer if one seat's trumps alone decide it, else -1."""
        trumps = cards & TRUMP
        ours = trumps & self.makers
        makers = self.ternary[ours >> TRUMP_PLACE]
        defenders = self.ternary[(trumps ^ ours) >> TRUMP_PLACE]
        they_need = left + 1 - need
        for_makers = 1 if self.sure[makers + 2 * defenders] >= need else 0
        for_defenders = 1 if self.sure[defenders + 2 * makers] >= they_need else 0
        if for_makers or for_defenders:
            for seat in range(self.seats):
                hand = self.hands[seat] & trumps
                mine = self.ternary[hand >> TRUMP_PLACE]
                if hand & ours:
                    if for_makers and self.sure[mine + 2 * defenders] >= need:
                        return 1
                elif for_defenders and self.sure[mine + 2 * makers] >= they_need:
                    return 0
        return -1

    def _sure_to_cash(self, cards: int, leader: int, hand: int) -> int:
        """Cards with which the leader can take one trick after the other.

        These are the highest trumps, then cards no other can beat in their suit: all of them where
        nobody has a trump left by then, else one of each suit that those with trumps must follow.
        """
        others = cards ^ hand
        tops = hand & ~covered(others)
        trumps = tops & TRUMP
        tops ^= trumps
        rounds = self.sure[self.ternary[trumps >> TRUMP_PLACE]]
        ruffs = 0
        seat = leader + 1
        while tops and seat < leader + self.seats:
            held = self.hands[seat] & cards
            if self.sure[self.ternary[(held & TRUMP) >> TRUMP_PLACE]] > rounds:
                tops &= side_suits_of(held)
                ruffs = 1
            seat += 1
        if ruffs:
            tops = distinct(tops, others)
        return trumps | tops

    def _best_lead(
        self, cards: int, leader: int, hand: int, sure: int, need: int, left: int
    ) -> int:
        """The answer by trying leads: sure tricks first, else suits the partner is high in."""
        others = cards ^ hand
        side = 1 if hand & self.makers else 0
        rest = distinct(hand, others)
        first = rest & sure
        if not first:
            own = self.makers if side else ~self.makers
            first = rest & side_suits_of(others & own & ~covered(others & ~own))
        rest ^= first
        while first | rest:
            if not first:
                first = rest
                rest = 0
            card = first & -first
            first ^= card
            if self._follow(cards ^ card, leader, 1, suit_of(card), card, 0, need, left) == side:
                return side
        return 1 - side

    def _follow(
        self,
        cards: int,
        leader: int,
        played: int,
        led: int,
        best: int,
        winner: int,
        need: int,
        left: int,
    ) -> int:
        """The answer with a trick under way, which the `winner`-th to play holds with `best`."""
        self.nodes += 1
        seat = leader + played
        hand = self.hands[seat] & cards
        side = 1 if hand & self.makers else 0
        legal = hand & led
        if not legal:
            legal = hand
        legal = distinct(legal, (cards ^ hand) | best)
        beat = legal & (led | TRUMP) & -(best << 1)
        under = legal ^ beat
        if played == self.seats - 1:
            return self._finish(cards, seat, beat, under, best, leader + winner, need, left)
        ours = 1 if (1 if best & self.makers else 0) == side else 0
        first = beat
        then = under
        last = 0
        if legal & (legal - 1):
            danger = self._danger(cards, seat + 1, led, side)
            if ours and (best > danger or beat < danger):
                first = under
                then = beat
            elif danger and beat > danger:
                first = beat & -highest(danger)
                then = beat ^ first
                last = under
        while first | then | last:
            if not first:
                first = then
                then = last
                last = 0
                continue
            card = first & -first
            first ^= card
            answer = 0
            if card & beat:
                answer = self._follow(
                    cards ^ card, leader, played + 1, led, card, played, need, left
                )
            else:
                answer = self._follow(
                    cards ^ card, leader, played + 1, led, best, winner, need, left
                )
            if answer == side:
                return side
        return 1 - side

    def _danger(self, cards: int, seat: int, led: int, side: int) -> int:
        """The cards with which the next seat, if it is of the other side, may win the trick."""
        hand = self.hands[seat] & cards
        if (1 if hand & self.makers else 0) == side:
            return 0
        return hand & led or hand & TRUMP

    def _finish(
        self,
        cards: int,
        seat: int,
        beat: int,
        under: int,
        best: int,
        winner: int,
        need: int,
        left: int,
    ) -> int:
        """The answer with one seat to play, which can beat the trick or stay under `winner`."""
        side = 1 if self.hands[seat] & cards & self.makers else 0
        taken = 1 if best & self.makers else 0
        first = beat
        then = under
        if taken == side:
            first = under
            then = beat
        while first | then:
            if not first:
                first = then
                then = 0
            card = first & -first
            first ^= card
            answer = 0
            if card & beat:
                answer = self._next(cards ^ card, seat, need - side, left - 1)
            else:
                answer = self._next(cards ^ card, winner, need - taken, left - 1)
            if answer == side:
                return side
        return 1 - side

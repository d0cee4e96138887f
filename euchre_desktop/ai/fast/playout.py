# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How many tricks does the maker's side take when everybody plays by rule of thumb?

The essentials of `leading`, `following` and `throwing` on the board of `bits`: each seat reckons
with what has been played and with the suits others have failed to follow, and sees no hand but
its own. The C types are in `playout.pxd`.
"""

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import (
        BOARD,
        TRUMP,
        TRUMP_PLACE,
        card_at,
        count,
        covered,
        highest,
        side_suits_of,
        suit_of,
    )


class Playout:
    """One position and the play from there on. Seats are numbered as for `Solver`."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.held = [0] * 4
            self.void_at_start = [0] * 4
            self.hands = [0] * 4
            self.voids = [0] * 4

    def begin(
        self,
        seats: int,
        first: int,
        second: int,
        third: int,
        fourth: int,
        makers: int,
        maker: int,
        leader: int,
        unseen: int,
    ) -> None:
        """Take over a position; `unseen` are all cards that have not been shown to everybody."""
        self.seats = seats
        self.held[0] = first
        self.held[1] = second
        self.held[2] = third
        self.held[3] = fourth
        for seat in range(4):
            self.void_at_start[seat] = 0
        self.makers = makers
        self.maker = maker
        self.first_leader = leader
        self.hidden = unseen
        self.laid = self.first_led = self.first_best = self.first_winner = 0

    def show_void(self, seat: int, suits: int) -> None:
        """The seat is known to hold none of these suits."""
        self.void_at_start[seat] |= suits

    def lay(self, card: int) -> None:
        """The next seat has played a card that it no longer holds."""
        if not self.laid:
            self.first_led = suit_of(card)
        if card & (self.first_led | TRUMP) > self.first_best:
            self.first_best = card
            self.first_winner = (self.first_leader + self.laid) % self.seats
        self.laid += 1

    def total(self, card: int, taken: int) -> int:
        """The tricks of the maker's side, after the seat to play has played this card if not 0."""
        self.restart(taken)
        seat = self.to_play()
        if not card:
            card = self.choice(seat)
        self.play(seat, card)
        seat = self.to_play()
        while self.hands[seat]:
            self.play(seat, self.choice(seat))
            seat = self.to_play()
        return self.taken

    def restart(self, taken: int) -> None:
        """Go back to where the position was taken over, the makers having so many tricks."""
        for seat in range(4):
            self.hands[seat] = self.held[seat]
            self.voids[seat] = self.void_at_start[seat]
        self.taken = self.all_taken = taken
        self.out = self.hidden
        self.led = self.first_led
        self.best = self.first_best
        self.winner = self.first_winner
        self.played = self.laid
        self.leader = self.first_leader

    def to_play(self) -> int:
        """Whose turn it is."""
        return (self.leader + self.played) % self.seats

    def that_count(self, seat: int) -> int:
        """The cards that may still beat, or be beaten by, a card of this seat's hand."""
        return self.out & ~self.hands[seat] | (self.best if self.played else 0)

    def defenders_have(self, tricks: int) -> None:
        """Say how many tricks the defenders have taken so far."""
        self.defended = tricks

    def play(self, seat: int, card: int) -> None:
        """Go on with a card of the seat whose turn it is."""
        self.hands[seat] ^= card
        self.out &= ~card
        if not self.played:
            self.led = suit_of(card)
            self.best = card
            self.winner = seat
        elif not card & self.led:
            self.voids[seat] |= self.led
        if card & (self.led | TRUMP) > self.best:
            self.best = card
            self.winner = seat
        self.played += 1
        if self.played == self.seats:
            self.taken += (self.makers >> self.winner) & 1
            self.all_taken += 1
            self.leader = self.winner
            self.played = self.best = 0

    def choice(self, seat: int) -> int:
        """The card that this seat plays by rule of thumb."""
        hand = self.hands[seat]
        legal = hand
        if self.played:
            legal = hand & self.led or hand
        if not legal & (legal - 1):
            return legal
        unseen = self.out & ~hand
        return self._follow(seat, legal, unseen) if self.played else self._lead(seat, unseen)

    def _nowhere(self, unseen: int) -> int:
        """The suits nobody else holds a card of."""
        somewhere = side_suits_of(unseen)
        return BOARD & ~(somewhere | TRUMP if unseen & TRUMP else somewhere)

    def _lead(self, seat: int, unseen: int) -> int:
        hand = self.hands[seat]
        side = (self.makers >> seat) & 1
        ruffs = self._ruffed(seat, unseen, 1 - side)
        foes_trump = 1 if ruffs & TRUMP else 0
        ruffs &= ~TRUMP
        bosses = hand & ~covered(unseen)
        trumps = hand & TRUMP
        draw = self._draws(seat, hand, bosses, foes_trump)
        if draw:
            return highest(trumps)
        card = self._longest_unseen(bosses & ~TRUMP & ~ruffs, unseen)
        if card:
            return card
        if side and seat != self.maker and trumps and foes_trump and count(hand) >= 4:
            return highest(trumps)
        if not side:
            card = self._lowest(hand & ~TRUMP & self._ruffed(seat, unseen, side) & ~ruffs)
            if card:
                return card
        losers = hand & ~TRUMP & ~bosses
        if losers:
            return self._short(hand, losers, unseen)
        if trumps and highest(trumps) & bosses:
            return highest(trumps)
        return self._lowest(hand)

    def _draws(self, seat: int, hand: int, bosses: int, foes_trump: int) -> int:
        """Whether the highest trump is led before anything else."""
        trumps = hand & TRUMP
        if not trumps:
            return 0
        top = highest(trumps)
        all_boss = 1 if bosses == hand else 0
        if not foes_trump:
            friends = self.makers & ~card_at(seat)
            return 1 if seat == self.maker and not friends else 0
        if seat == self.maker:
            if top & bosses and (trumps ^ top or all_boss):
                return 1
            return 1 if count(trumps) >= 3 else 0
        if (self.makers >> seat) & 1:
            return 1 if top & bosses or top >> (TRUMP_PLACE + 7) else 0
        sure = count(bosses & TRUMP)
        missing = 3 - (self.all_taken - self.taken + self.defended)
        return 1 if sure and (0 < missing <= sure or all_boss) else 0

    def _ruffed(self, seat: int, unseen: int, side: int) -> int:
        """The side suits that another seat of one side may trump; with trump if it may hold it."""
        suits = 0
        nowhere = self._nowhere(unseen)
        for other in range(self.seats):
            if other == seat or ((self.makers >> other) & 1) != side:
                continue
            void = nowhere | self.voids[other]
            if not void & TRUMP:
                suits |= void | TRUMP
        return suits

    def _longest_unseen(self, cards: int, unseen: int) -> int:
        """The card whose suit the others hold most of."""
        best = 0
        most = -1
        while cards:
            card = cards & -cards
            cards ^= card
            length = count(unseen & suit_of(card))
            if length > most:
                most = length
                best = card
        return best

    def _rank(self, card: int) -> int:
        return count((card - 1) & suit_of(card))

    def _lowest(self, cards: int) -> int:
        """The lowest card by rank, trumps last; 0 of none."""
        best = 0
        low = 99
        while cards:
            card = cards & -cards
            cards ^= card
            rank = self._rank(card) + (50 if card & TRUMP else 0)
            if rank < low:
                low = rank
                best = card
        return best

    def _second_bests(self, cards: int, unseen: int) -> int:
        """Those of the cards that just one unseen card beats in its suit."""
        found = 0
        while cards:
            card = cards & -cards
            cards ^= card
            above = unseen & suit_of(card) & -card
            if above and not above & (above - 1):
                found |= card
        return found

    def _short(self, hand: int, losers: int, unseen: int) -> int:
        """A loser of a short suit, or the one with the best prospects where nothing can ruff."""
        best = 0
        least = 0
        seconds = self._second_bests(hand, unseen)
        can_ruff = 1 if hand & TRUMP else 0
        while losers:
            card = losers & -losers
            losers ^= card
            suit = suit_of(card)
            length = count(hand & suit)
            worth = 1000 if length == 2 and seconds & suit else 0
            if can_ruff:
                worth += 20 * length + self._rank(card)
            else:
                worth += 20 * count(unseen & suit & -card) + self._rank(card)
            if not best or worth < least:
                least = worth
                best = card
        return best

    def _follow(self, seat: int, legal: int, unseen: int) -> int:
        side = (self.makers >> seat) & 1
        beat = legal & (self.led | TRUMP) & -(self.best << 1)
        under = legal & ~beat
        ours = 1 if ((self.makers >> self.winner) & 1) == side else 0
        hand = self.hands[seat]
        if ours:
            spare = under or legal
            if not self._beaten_later(seat, self.best, unseen):
                return self._throw(hand, spare, unseen)
            safe = self._first_safe(seat, beat, unseen)
            if safe and self._weak(seat, unseen):
                return safe
            return self._throw(hand, spare, unseen)
        if not beat:
            return self._throw(hand, legal, unseen)
        safe = self._first_safe(seat, beat, unseen)
        if safe:
            return safe
        lowest = beat & -beat
        if lowest & TRUMP:
            return lowest
        return highest(beat)

    def _first_safe(self, seat: int, beat: int, unseen: int) -> int:
        """The lowest card with which the trick is not to be lost any more, as far as one knows."""
        while beat:
            card = beat & -beat
            beat ^= card
            if not self._beaten_later(seat, card, unseen):
                return card
        return 0

    def _beaten_later(self, seat: int, card: int, unseen: int) -> int:
        """Whether one must reckon with an opponent who plays later beating this card."""
        side = (self.makers >> seat) & 1
        nowhere = self._nowhere(unseen)
        above = unseen & suit_of(card) & -card
        for step in range(self.played + 1, self.seats):
            other = (self.leader + step) % self.seats
            if ((self.makers >> other) & 1) == side:
                continue
            void = nowhere | self.voids[other]
            if card & self.led:
                if above and not void & card:
                    return 1
                if not card & TRUMP and void & self.led and not void & TRUMP:
                    return 1
            elif void & self.led and above and not void & TRUMP:
                return 1
        return 0

    def _weak(self, seat: int, unseen: int) -> int:
        """Whether more than one card in one hand would beat a partner's card."""
        if count(unseen & suit_of(self.best) & -self.best) >= 2:
            return 1
        side = (self.makers >> seat) & 1
        for step in range(self.played + 1, self.seats):
            other = (self.leader + step) % self.seats
            if ((self.makers >> other) & 1) == side:
                continue
            void = self._nowhere(unseen) | self.voids[other]
            if void & self.led and not void & TRUMP:
                return 1
        return 0

    def _throw(self, hand: int, among: int, unseen: int) -> int:
        """The card of `among` that the hand can best do without."""
        best = 0
        least = 0
        bosses = hand & ~covered(unseen)
        seconds = self._second_bests(hand, unseen)
        while among:
            card = among & -among
            among ^= card
            suit = suit_of(card)
            length = count(hand & suit)
            worth = 10 * self._rank(card)
            if card & TRUMP:
                worth += 30000
            elif card & bosses:
                worth += 20000 + 9 - length
            elif length > 1 or not hand & TRUMP:
                worth += 10000
                if (length == 2 and seconds & suit) or (length > 1 and seconds & card):
                    worth += 1000
            if not best or worth < least:
                least = worth
                best = card
        return best

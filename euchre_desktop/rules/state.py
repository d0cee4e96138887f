"""What is true in a game? The whole of it, hidden cards included, as immutable values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre_desktop.rules.actions import Action
from euchre_desktop.rules.cards import Card, Suit, effective_suit, strength
from euchre_desktop.rules.dealing import Deal, Hand
from euchre_desktop.rules.events import DealScored, ThrownIn
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat, around, left_of, partner_of


class Phase(Enum):
    """What the game is waiting for, in the order of a deal."""

    BETWEEN_DEALS = "between two deals"
    ORDERING = "the first round of bidding"
    NAMING = "naming a suit"
    PICKING_UP = "the dealer's pick-up"
    DECLARING = "the maker's choice to play alone"
    MERGING = "the maker's choice of five cards"
    DEFENDING = "a defender's choice to play alone"
    PLAYING = "play"
    GAME_OVER = "the end of the game"


@dataclass(frozen=True, slots=True)
class Contract:
    """Who made which suit trump, and who plays alone; exists as soon as trump does."""

    players: int
    maker: Seat
    trump: Suit
    bidding_round: int
    """1 or 2; a suit named over an upturned joker counts as the first."""
    alone: bool = False
    lone_defender: Seat | None = None

    @property
    def makers(self) -> tuple[Seat, ...]:
        """The maker, and the partner in four-handed play."""
        partner = partner_of(self.maker, self.players)
        return (self.maker,) if partner is None else (self.maker, partner)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The other side, clockwise from the maker's left."""
        clockwise = around(left_of(self.maker, self.players), self.players)
        return tuple(seat for seat in clockwise if seat not in self.makers)

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """The seats that play no card, because a partner is alone."""
        out = self.makers[1:] if self.alone else ()
        if self.lone_defender is None:
            return out
        return (*out, *(seat for seat in self.defenders if seat != self.lone_defender))

    @property
    def somebody_alone(self) -> bool:
        return self.alone or self.lone_defender is not None

    @property
    def cards_in_trick(self) -> int:
        """How many cards make a trick complete."""
        return self.players - len(self.sitting_out)

    def same_side(self, one: Seat, other: Seat) -> bool:
        """Do these two seats play together in this deal?"""
        return (one in self.makers) == (other in self.makers)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards played to one trick so far, in order."""

    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()

    def led(self, trump: Suit) -> Suit | None:
        """The suit to follow, or None before the lead."""
        return effective_suit(self.plays[0][1], trump) if self.plays else None

    def winning_play(self, trump: Suit) -> tuple[Seat, Card]:
        """The seat winning so far, and its card. The trick must have been led to."""
        led = effective_suit(self.plays[0][1], trump)
        return max(self.plays, key=lambda play: strength(play[1], trump, led))

    def winner(self, trump: Suit) -> Seat:
        """The seat winning so far. The trick must have been led to."""
        return self.winning_play(trump)[0]


@dataclass(frozen=True, slots=True)
class GameState:
    """The whole truth. Only `new_game`, `start_deal` and `apply` make one."""

    options: RuleOptions
    scores: tuple[int, ...]
    """One number per player, per side with four."""
    phase: Phase
    turn: Seat | None = None
    deals_begun: int = 0
    deal: Deal | None = None
    """The cards as dealt; None before the first deal."""
    hands: tuple[Hand, ...] = ()
    dummy: Hand = ()
    """The dummy's cards; empty once merged."""
    actions: tuple[tuple[Seat, Action], ...] = ()
    """What was decided in this deal, by whom, in order."""
    contract: Contract | None = None
    upcard_taken: bool = False
    buried: Card | None = None
    """What the dealer put away after taking the upcard."""
    unkept: Hand = ()
    """The five of ten that the maker did not keep."""
    tricks: tuple[Trick, ...] = ()
    result: DealScored | ThrownIn | None = None
    """How the deal ended, from its end to the next deal."""

    @property
    def dealt(self) -> Deal:
        """The deal, once there is one."""
        assert self.deal is not None, "no cards have been dealt"
        return self.deal

    @property
    def dealer(self) -> Seat:
        return self.dealt.dealer

    @property
    def upcard(self) -> Card:
        return self.dealt.upcard

    @property
    def made(self) -> Contract:
        """The contract, in the phases that have one."""
        assert self.contract is not None, f"no trump yet in {self.phase.value}"
        return self.contract

    @property
    def acting(self) -> Seat:
        """The seat to act, in the phases that have one."""
        assert self.turn is not None, f"nobody acts in {self.phase.value}"
        return self.turn

    @property
    def trick(self) -> Trick:
        """The trick being played."""
        return self.tricks[-1]

    @property
    def bidding_round(self) -> int:
        """1 or 2, while there is bidding; an upturned joker allows one round only."""
        return 2 if self.phase is Phase.NAMING and self.upcard.suit is not None else 1


def tricks_taken(tricks: tuple[Trick, ...], contract: Contract | None, players: int) -> list[int]:
    """How many complete tricks each seat has won."""
    taken = [0] * players
    if contract is not None:
        for trick in tricks:
            if len(trick.plays) == contract.cards_in_trick:
                taken[trick.winner(contract.trump)] += 1
    return taken

"""What do the rules alone say a trick game comes to? Slow, plain, nothing shared with the solver.

A card is (rank, suit) as the rules print it: 11 is the jack, 15 the joker, whose suit is -1.
"""

import random
from dataclasses import dataclass

Card = tuple[int, int]

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
JOKER: Card = (15, -1)


@dataclass(frozen=True, slots=True)
class Position:
    """A trick under way, the cards not yet played, and who is on the maker's side."""

    trump: int
    hands: tuple[tuple[Card, ...], ...]
    makers: tuple[bool, ...]
    leader: int
    trick: tuple[Card, ...] = ()

    @property
    def seat(self) -> int:
        """The seat to play."""
        return (self.leader + len(self.trick)) % len(self.hands)


def effective_suit(card: Card, trump: int) -> int:
    rank, suit = card
    same_color = {CLUBS: SPADES, SPADES: CLUBS, DIAMONDS: HEARTS, HEARTS: DIAMONDS}
    if card == JOKER or (rank == 11 and suit == same_color[trump]):
        return trump
    return suit


def strength(card: Card, trump: int, led: int) -> int:
    """A number that is higher for the card that wins; 0 for one that cannot win."""
    rank, suit = card
    if card == JOKER:
        return 300
    if rank == 11 and suit == trump:
        return 200
    if rank == 11 and effective_suit(card, trump) == trump:
        return 150
    if suit == trump:
        return 100 + rank
    return rank if suit == led else 0


def legal_cards(position: Position) -> list[Card]:
    hand = position.hands[position.seat]
    if position.trick:
        led = effective_suit(position.trick[0], position.trump)
        following = [card for card in hand if effective_suit(card, position.trump) == led]
        if following:
            return following
    return list(hand)


def after(position: Position, card: Card) -> tuple[Position, int]:
    """The position once this card is played, and the tricks the maker's side took with it."""
    hands = list(position.hands)
    hands[position.seat] = tuple(held for held in hands[position.seat] if held != card)
    trick = (*position.trick, card)
    leader = position.leader
    taken = 0
    if len(trick) == len(hands):
        led = effective_suit(trick[0], position.trump)
        strengths = [strength(played, position.trump, led) for played in trick]
        leader = (leader + strengths.index(max(strengths))) % len(hands)
        taken = int(position.makers[leader])
        trick = ()
    return Position(position.trump, tuple(hands), position.makers, leader, trick), taken


def tricks(position: Position) -> int:
    """How many of the tricks not finished the maker's side takes."""
    if not any(position.hands) and not position.trick:
        return 0
    values = card_values(position).values()
    return max(values) if position.makers[position.seat] else min(values)


def card_values(position: Position) -> dict[Card, int]:
    """The same after each legal card."""
    values = {}
    for card in legal_cards(position):
        following, taken = after(position, card)
        values[card] = taken + tricks(following)
    return values


def deck(lowest: int, joker: bool) -> list[Card]:
    cards = [(rank, suit) for suit in range(4) for rank in range(lowest, 15)]
    return [*cards, JOKER] if joker else cards


def random_position(
    chance: random.Random, makers: tuple[bool, ...], left: int, cards: list[Card], played: int
) -> Position:
    """A position with so many cards in each hand before `played` seats played one by the rules."""
    seats = len(makers)
    dealt = chance.sample(cards, seats * left)
    hands = tuple(tuple(dealt[left * seat : left * (seat + 1)]) for seat in range(seats))
    position = Position(chance.randrange(4), hands, makers, chance.randrange(seats))
    for _ in range(played):
        position, _ = after(position, chance.choice(legal_cards(position)))
    return position

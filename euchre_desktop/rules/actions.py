"""What can a seat decide? One small type per kind of decision."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.rules.cards import Card, Suit, in_order


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline to make trump, in either round."""


@dataclass(frozen=True, slots=True)
class OrderUp:
    """First round: make the upcard's suit trump (order up, assist, accept)."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Second round, or over an upturned joker: name a suit as trump."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class PickUp:
    """The dealer takes the upcard into hand and buries a card face down."""

    bury: Card | None
    """None where an observer saw the burial but not the card."""


@dataclass(frozen=True, slots=True)
class Decline:
    """The dealer, not being the maker, leaves the upcard."""


@dataclass(frozen=True, slots=True)
class Alone:
    """The maker or a defender plays without partner or dummy."""


@dataclass(frozen=True, slots=True)
class WithHelp:
    """The maker or a defender, asked, does not play alone."""


@dataclass(frozen=True, slots=True)
class Keep:
    """The maker keeps five of the ten cards of hand and dummy.

    The order does not matter: the cards are put into one fixed order.
    """

    cards: tuple[Card, ...] | None
    """None where an observer saw the merge but not the cards."""

    def __post_init__(self) -> None:
        if self.cards is not None:
            object.__setattr__(self, "cards", in_order(self.cards))


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play one card to the current trick."""

    card: Card


Action = Pass | OrderUp | NameTrump | PickUp | Decline | Alone | WithHelp | Keep | PlayCard

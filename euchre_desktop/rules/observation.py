"""What may one seat know? The only thing an opponent, or the window, is ever given."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.rules.actions import Action, Keep, PickUp
from euchre_desktop.rules.cards import Card
from euchre_desktop.rules.dealing import Hand
from euchre_desktop.rules.events import DealScored, ThrownIn
from euchre_desktop.rules.legal import legal_actions
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat
from euchre_desktop.rules.state import Contract, GameState, Phase, Trick, tricks_taken


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as `seat` sees it: no field can hold another seat's cards.

    Made only while a deal is on the table (after the first `start_deal`).
    """

    seat: Seat
    hand: Hand
    dummy: Hand
    """The dummy's five cards while this seat, the maker, chooses five of ten; else empty."""
    own_buried: Hand
    """What this seat itself put out of play: a dealer's burial, five a maker did not keep."""
    options: RuleOptions
    scores: tuple[int, ...]
    deal_number: int
    """From 1."""
    dealer: Seat
    phase: Phase
    turn: Seat | None
    upcard: Card
    upcard_taken: bool
    """In the dealer's hand, played from it, or buried by the dealer."""
    actions: tuple[tuple[Seat, Action], ...]
    """This deal's decisions; another's burial or kept cards are None inside."""
    contract: Contract | None
    tricks: tuple[Trick, ...]
    cards_held: tuple[int, ...]
    """How many cards each seat holds."""
    dummy_count: int
    """How many cards lie with the dummy."""
    kitty_count: int
    """How many cards lie in the middle: the undealt rest, with the upcard while it is there,
    and the dealer's burial."""
    result: DealScored | ThrownIn | None
    legal_actions: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def made(self) -> Contract:
        """The contract, in the phases that have one."""
        assert self.contract is not None, f"no trump yet in {self.phase.value}"
        return self.contract

    @property
    def trick(self) -> Trick:
        """The trick being played."""
        return self.tricks[-1]

    @property
    def tricks_taken(self) -> list[int]:
        """How many tricks each seat has won in this deal."""
        return tricks_taken(self.tricks, self.contract, self.players)

    @property
    def bidding_round(self) -> int:
        """1 or 2, while there is bidding."""
        return 2 if self.phase is Phase.NAMING and self.upcard.suit is not None else 1


def observe(state: GameState, seat: Seat) -> Observation:
    """Project the whole truth down to what `seat` may know."""
    acts = state.turn == seat
    return Observation(
        seat=seat,
        hand=state.hands[seat],
        dummy=state.dummy if acts and state.phase is Phase.MERGING else (),
        own_buried=_own_buried(state, seat),
        options=state.options,
        scores=state.scores,
        deal_number=state.deals_begun,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        upcard=state.upcard,
        upcard_taken=state.upcard_taken,
        actions=tuple((other, _as_seen(action, other == seat)) for other, action in state.actions),
        contract=state.contract,
        tricks=state.tricks,
        cards_held=tuple(len(hand) for hand in state.hands),
        dummy_count=len(state.dummy),
        kitty_count=len(state.dealt.kitty),
        result=state.result,
        legal_actions=legal_actions(state) if acts else (),
    )


def _own_buried(state: GameState, seat: Seat) -> Hand:
    buried: Hand = ()
    if seat == state.dealer and state.buried is not None:
        buried = (state.buried,)
    if state.contract is not None and seat == state.contract.maker:
        buried = (*buried, *state.unkept)
    return buried


def _as_seen(action: Action, own: bool) -> Action:
    """`action` as another seat saw it: what was put away stays face down."""
    if own:
        return action
    match action:
        case PickUp():
            return PickUp(None)
        case Keep():
            return Keep(None)
        case _:
            return action

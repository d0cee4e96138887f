"""What do the seasoned rules of thumb do?

Bids and what goes with them are weighed by features fitted to deals, with tuned thresholds, and
every card played is remembered. The levels that imagine worlds start from these rules, and take
everybody to go by them in the worlds they imagine.
"""

from __future__ import annotations

from typing import assert_never

from euchre_desktop.ai.alone import alone_or_not
from euchre_desktop.ai.bidding import bid
from euchre_desktop.ai.discarding import pick_up_or_decline
from euchre_desktop.ai.merging import keep_five
from euchre_desktop.ai.play import play
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import Action, Observation, Phase


def by_rule_of_thumb(
    seen: Observation, temperament: Temperament = Temperament.BALANCED
) -> tuple[Action, Reason]:
    """What `seen.seat`, whose turn it is, does."""
    match seen.phase:
        case Phase.ORDERING | Phase.NAMING:
            return bid(seen, temperament)
        case Phase.PICKING_UP:
            return pick_up_or_decline(seen)
        case Phase.DECLARING | Phase.DEFENDING:
            return alone_or_not(seen, temperament)
        case Phase.MERGING:
            return keep_five(seen)
        case Phase.PLAYING:
            return play(seen)
        case Phase.BETWEEN_DEALS | Phase.GAME_OVER:
            raise ValueError(f"nothing is decided in {seen.phase.value}")
        case _ as unknown:
            assert_never(unknown)

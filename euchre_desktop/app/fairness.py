"""How is it shown that the cards lay as they did before the first bid, and who can check it?"""

from __future__ import annotations

import hashlib

from euchre_desktop.app.game import DealSource
from euchre_desktop.rules import Deal, dealt_order


def sealed_text(deal: Deal, source: DealSource) -> str:
    """What the commitment is made of: the deck as dealt from, the nonce, all parted by spaces."""
    return " ".join((*map(str, dealt_order(deal)), source.nonce))


def commitment(deal: Deal, source: DealSource) -> str:
    """The SHA-256 of the sealed text, as 64 hex digits."""
    return hashlib.sha256(sealed_text(deal, source).encode("ascii")).hexdigest()


def checking_line(deal: Deal, source: DealSource) -> str:
    """A line for a terminal that prints the commitment; for after the deal, as it shows all."""
    text = sealed_text(deal, source)
    return f"python3 -c \"import hashlib; print(hashlib.sha256(b'{text}').hexdigest())\""

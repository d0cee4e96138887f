"""Write the card deck: `python resources/cards/generate.py`.

The files lie beside this script and are committed; the same script always writes the same bytes.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from resources.cards.deck import files

HERE = Path(__file__).resolve().parent


def write(folder: Path) -> int:
    """Write the whole deck below the folder, each file at once or not at all; return how many."""
    deck = files()
    for name, text in deck.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(".draft")
        draft.write_bytes(text.encode("utf-8"))
        os.replace(draft, target)
    return len(deck)


if __name__ == "__main__":
    print(f"{write(HERE)} files")

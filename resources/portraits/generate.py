"""Write the players' portraits: `python resources/portraits/generate.py`.

One SVG for each seat, `0.svg` to `3.svg`, for a disc of the seat's color that the program draws.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from resources.cards.shapes import document, moved
from resources.portraits.people import PEOPLE

HERE = Path(__file__).resolve().parent


def drawings() -> dict[str, str]:
    """Every file's name and content."""
    return {
        f"{seat}.svg": document(moved(person(), 50, 0), (0, 0, 100, 100))
        for seat, person in enumerate(PEOPLE)
    }


def write(folder: Path) -> None:
    """Write the portraits into the folder."""
    for name, drawing in drawings().items():
        (folder / name).write_text(drawing, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(HERE)

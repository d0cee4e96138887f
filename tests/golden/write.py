"""Tell the games again: `python -m tests.golden.write`.

Read the difference before committing it: whatever changed, changed a rule, a
shuffle or the telling.
"""

from __future__ import annotations

from tests.golden.telling import FOLDER, GAMES, told


def main() -> None:
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(told(game), encoding="utf-8")


if __name__ == "__main__":
    main()

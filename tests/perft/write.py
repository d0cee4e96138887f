"""Count again what the perft tables say: `python -m tests.perft.write`.

Headings and depths stay as they are; to go deeper, add a line `depth 0` to a
file first. Read the difference before committing it: a changed count is a
changed rule.
"""

from __future__ import annotations

from dataclasses import replace

from tests.perft.counting import count, read, tables


def main() -> None:
    for path in tables():
        table = read(path)
        counts = tuple((depth, count(table.state, depth)) for depth, _ in table.counts)
        path.write_text(replace(table, counts=counts).text, encoding="utf-8")


if __name__ == "__main__":
    main()

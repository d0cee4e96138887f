"""How is a game brought from one format into another? Reads a file, prints the game."""

from __future__ import annotations

from typing import TextIO

from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.reading import GameFile, GameFormat, read_game_file
from euchre_desktop.app.exchange.writing import game_text
from euchre_desktop.app.input_files import InputError, complaint, read_content
from euchre_desktop.rules import Record


def convert_command(name: str, to: str, game: int | None, out: TextIO, err: TextIO) -> int:
    """Print game number `game` (from 1) of file `name` (``-``: standard input) as format `to`.

    What had to be supplied or left out is said on `err`. Returns the exit code: 0, or 2
    after one line on `err` that says what is wrong.
    """
    try:
        found = read_game_file(read_content(name))
        text = game_text(_chosen(found, game), GameFormat(to))
        # A name may hold what the terminal's encoding does not.
        written = text.encode(out.encoding or "utf-8", "replace").decode(out.encoding or "utf-8")
    except (OSError, InputError, ExchangeError) as error:
        print(complaint(name, error), file=err)
        return 2
    for remark in _remarks(found):
        print(complaint(name, ExchangeError(remark)), file=err)
    print(written, end="", file=out)
    return 0


def _chosen(found: GameFile, game: int | None) -> Record:
    count = len(found.records)
    if game is None and count > 1:
        raise ExchangeError(f"holds {count} games; choose one with --game 1 to --game {count}")
    if game is not None and game > count:
        raise ExchangeError(f"holds {count} games, no game {game}")
    return found.records[(game or 1) - 1]


def _remarks(found: GameFile) -> list[str]:
    remarks = []
    if found.filled_in:
        remarks.append(f"{found.filled_in} cards are not told; they were dealt to fit the play")
    if found.ignored_rules:
        rules = ", ".join(found.ignored_rules)
        remarks.append(f"rules that the deals make no use of were left out: {rules}")
    return remarks

"""Where is every game kept? In `journal.sqlite`, in the person's own folder.

- `schema`: the tables (game, deal, action, tally, challenge) and their migrations.
- `entries`: `Entry`, what there is to say of a game without its deals; its `Standing`.
- `reading`: `History(database)` with `count()`, `games(standings, before=, limit=)` (the latest
  first, lazily), `entry(id)`, `record(id)`, `times(id)`, `sources(id)`, `game(id)`. In another
  thread `open_history(path)`, where `path` is `paths.user_folders().journal`.
- `keeping`: `Journal`, the keeper of the table's game, and the offer to go on with it;
  `Journal.history()` is a History for the GUI thread, or None while there is no database.
- `challenges`: how the challenges ended.
- `archive`, `importing`: all games written to a file, and the games of a file read.

A game's state is always `rules.replay` of its record; scores are also kept beside it, for
lists. Statistics leave out entries with `undone` unless the person wishes otherwise.
"""

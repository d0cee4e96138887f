"""A history leaves the journal and comes into another; whatever a file holds does no harm."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from euchre_desktop.app.journal import importing
from euchre_desktop.app.journal.archive import Progress, export_games, exported_text
from euchre_desktop.app.journal.entries import Standing
from euchre_desktop.app.journal.importing import ArchiveError, import_games
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.reading import History
from euchre_desktop.app.journal.tallies import tallies
from euchre_desktop.app.taking_back import undone
from euchre_desktop.rules import defaults, house_rules, parse_record, record_text
from tests.app.journal_games import Ticking, Told, begun, finished, played

SHORT = house_rules({"players": 4, "target": 3})


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Journal]:
    """A journal with games of every standing but given up."""
    journal = Journal(tmp_path / "one" / "journal.sqlite", Told(), Ticking())
    journal.begin(finished(SHORT, "a"))
    journal.begin(undone(played(begun(defaults(2), "b"), 40)))
    journal.begin(finished(defaults(3), "c"))
    journal.begin(played(begun(defaults(3), "d"), 20))
    yield journal
    journal.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path / "other" / "journal.sqlite", Told(), Ticking())
    yield journal
    journal.close()


def exported(journal: Journal, path: Path) -> Progress:
    found = journal.transfer(lambda database: list(export_games(database, path)))
    assert found is not None
    return found[-1]


def imported(journal: Journal, path: Path) -> Progress:
    found = journal.transfer(lambda database: list(import_games(database, path, Ticking())))
    assert found is not None
    return found[-1]


def contents(journal: Journal) -> list[object]:
    history = journal.history()
    assert history is not None
    return [
        (
            *(entry.setup, entry.started, entry.touched, entry.scores, entry.undone),
            *(history.record(entry.id), history.times(entry.id), history.sources(entry.id)),
        )
        for entry in sorted(history.games(), key=lambda entry: entry.id)
    ]


def test_a_history_comes_whole_into_another_journal(
    tmp_path: Path, full: Journal, empty: Journal
) -> None:
    file = tmp_path / "all.zip"
    assert exported(full, file) == Progress(4, 4, added=4)
    assert imported(empty, file) == Progress(4, 4, added=4)
    assert contents(empty) == contents(full)
    history = empty.history()
    assert history is not None
    assert [entry.standing for entry in history.games()] == [
        *(Standing.LEFT, Standing.FINISHED, Standing.LEFT, Standing.FINISHED)
    ]
    assert all(entry.imported for entry in history.games())
    assert full.transfer(tallies) == empty.transfer(tallies)
    assert empty.unfinished() is None, "only what was played here is offered"


def test_what_is_there_already_is_not_added_again(tmp_path: Path, full: Journal) -> None:
    file = tmp_path / "all.zip"
    exported(full, file)
    assert imported(full, file) == Progress(4, 4, known=4)


def test_every_exported_game_is_a_record(tmp_path: Path, full: Journal) -> None:
    file = tmp_path / "all.zip"
    exported(full, file)
    history = full.history()
    assert history is not None
    with zipfile.ZipFile(file) as packed:
        texts = [packed.read(name).decode() for name in sorted(packed.namelist())]
    ids = sorted(entry.id for entry in history.games())
    assert [parse_record(text) for text in texts] == [history.record(id_) for id_ in ids]


def test_a_plain_record_is_a_game_without_times_or_levels(tmp_path: Path, empty: Journal) -> None:
    game = finished(SHORT)
    file = tmp_path / "game.euchre.json"
    file.write_text(record_text(game.record), encoding="utf-8")
    assert imported(empty, file) == Progress(1, 1, added=1)
    assert imported(empty, file) == Progress(1, 1, known=1)
    history = empty.history()
    assert history is not None
    (entry,) = history.games()
    assert entry.standing is Standing.FINISHED and entry.setup.levels == (None,) * 4
    assert history.record(entry.id) == game.record
    assert empty.transfer(tallies) == (), "nobody knows how its cards were dealt"


def test_an_export_that_is_broken_off_leaves_the_old_file(tmp_path: Path, full: Journal) -> None:
    file = tmp_path / "all.zip"
    file.write_bytes(b"an older export")
    work = full.transfer(lambda database: export_games(database, file))
    assert work is not None
    next(work)
    work.close()  # type: ignore[attr-defined]
    assert file.read_bytes() == b"an older export"
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["all.zip"]


def test_a_code_that_does_not_give_the_cards_is_not_believed(
    tmp_path: Path, full: Journal, empty: Journal
) -> None:
    raw = json.loads(text_of(full))
    raw["x-journal"]["deals"][0]["code"] = raw["x-journal"]["deals"][1]["code"]
    file = tmp_path / "game.euchre.json"
    file.write_text(json.dumps(raw))
    assert imported(empty, file).added == 1
    history = empty.history()
    assert history is not None
    (entry,) = history.games()
    first, second, *_ = history.sources(entry.id)
    assert first is None and second is not None


def text_of(journal: Journal, id_: int = 1) -> str:
    text = journal.transfer(lambda database: exported_text(database, History(database), id_))
    assert text is not None
    return text


@pytest.mark.parametrize(
    "content", [b"", b"PK\x03\x04 no zip", b"\xff\xfe", b"[]", b"{" * 100_000]
)
def test_what_is_no_record_is_refused(tmp_path: Path, empty: Journal, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert imported(empty, file) == Progress(1, 1, refused=1)


def test_a_folder_and_a_missing_file_are_no_archives(tmp_path: Path, empty: Journal) -> None:
    for place in (tmp_path, tmp_path / "missing"):
        with pytest.raises(ArchiveError):
            imported(empty, place)


def test_a_record_that_unpacks_to_far_too_much_is_refused_early(
    tmp_path: Path, full: Journal, empty: Journal
) -> None:
    file = tmp_path / "bomb.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("bomb.euchre.json", b" " * 50_000_000)
        packed.writestr("game.euchre.json", text_of(full))
    assert imported(empty, file) == Progress(2, 2, added=1, refused=1)


def test_more_records_than_anyone_plays_are_refused(
    tmp_path: Path, empty: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "MOST_GAMES", 2)
    file = tmp_path / "many.zip"
    with zipfile.ZipFile(file, "w") as packed:
        for number in range(3):
            packed.writestr(f"{number}.euchre.json", b"{}")
    with pytest.raises(ArchiveError):
        imported(empty, file)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_byte_changed_in_an_archive_does_harm(
    tmp_path: Path, full: Journal, empty: Journal, data: st.DataObject
) -> None:
    whole = tmp_path / "whole.zip"
    if not whole.exists():
        exported(full, whole)
    content = bytearray(whole.read_bytes())
    places = st.integers(0, len(content) - 1)
    for place in data.draw(st.lists(places, min_size=1, max_size=12)):
        content[place] = data.draw(st.integers(0, 255))
    harmless(empty, tmp_path / "changed.zip", bytes(content))


leaves = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=9)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_nothing_said_beside_a_record_does_harm(
    tmp_path: Path, full: Journal, empty: Journal, data: st.DataObject
) -> None:
    raw = json.loads(text_of(full))
    extra = raw["x-journal"]
    key = data.draw(st.sampled_from([*extra, "deals/0"]))
    if key == "deals/0":
        extra["deals"][0][data.draw(st.sampled_from([*extra["deals"][0]]))] = data.draw(values)
    else:
        extra[key] = data.draw(values)
    harmless(empty, tmp_path / "said.euchre.json", json.dumps(raw).encode())


def harmless(journal: Journal, file: Path, content: bytes) -> None:
    """Refused or added; and what is added can be read."""
    file.write_bytes(content)
    with suppress(ArchiveError, OSError):
        imported(journal, file)
    history = journal.history()
    assert history is not None
    entries = list(history.games())
    assert len(entries) == history.count()
    for entry in entries[:3]:
        history.game(entry.id)
        history.times(entry.id)


def test_a_journal_that_is_broken_says_so_by_its_own_error(tmp_path: Path) -> None:
    database = sqlite3.connect(":memory:")
    with pytest.raises(sqlite3.OperationalError):
        list(export_games(database, tmp_path / "all.zip"))
    database.close()

"""Files opened, dropped and exported: read, or refused in a notice, and no game lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton

from euchre_desktop.ai.player import Level
from euchre_desktop.app.exchange.opening import is_over, setup_of
from euchre_desktop.app.exchange.reading import GameFormat, read_game_file
from euchre_desktop.app.exchange.writing import game_text
from euchre_desktop.app.game_setup import LONGEST_NAME, GameSetup, standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Record, RuleOptions, defaults, parse_action, record_text
from euchre_desktop.ui.program import Program
from tests.positions import deal


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.fixture
def opened(program: Program) -> list[Record]:
    """What `program` was told to put on the table."""
    records: list[Record] = []
    program.files.game_opened.connect(records.append)
    return records


def game(options: RuleOptions) -> Record:
    names = ("You", "West", "North", "East")[: options.players]
    scores = (0,) * (2 if options.players == 4 else options.players)
    record = Record(names, options, scores).with_deal(deal(options, dealer=1, upcard="QH"))
    return record.with_action(parse_action("pass"))


def file_with(folder: Path, text: str, name: str = "game.ptn") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def start(program: Program) -> None:
    """A game on the table, at the person's first decision or before."""
    program.start_game(standard_setup(defaults(4), "You", Level.BEGINNER), "seed")


def box(program: Program) -> QMessageBox:
    (found,) = program.window.findChildren(QMessageBox, "leave_game_dialog")
    return found


def press(program: Program, name: str) -> None:
    (found,) = box(program).findChildren(QPushButton, name)
    found.click()


@pytest.mark.parametrize("form", GameFormat)
def test_a_game_of_any_format_is_opened(
    program: Program, opened: list[Record], tmp_path: Path, form: GameFormat
) -> None:
    record = game(defaults(4))
    program.files.open_file(file_with(tmp_path, game_text(record, form)))
    assert [one.deals[0].actions for one in opened] == [record.deals[0].actions]
    assert not program.window.notice.isVisible()


BAD = [
    pytest.param("hello", "the file is neither a record, nor PTN, nor EGN", id="no game"),
    pytest.param('[Deal "S:- - -"]', "the upcard is not told", id="PTN without an upcard"),
]


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_a_bad_file_is_refused_in_a_notice_and_the_game_goes_on(
    program: Program, opened: list[Record], tmp_path: Path, text: str, reason: str
) -> None:
    start(program)
    before = program.table.record
    program.files.open_file(file_with(tmp_path, text, "bad.ptn"))
    said = program.window.notice.text()
    assert said.startswith("\u201cbad.ptn\u201d could not be opened: ") and reason in said
    assert not opened and program.table.record == before
    assert not program.window.findChildren(QMessageBox)


def test_a_file_that_is_gone_or_a_folder_is_refused(
    program: Program, opened: list[Record], tmp_path: Path
) -> None:
    program.files.open_file(tmp_path / "gone.ptn")
    program.files.open_file(tmp_path)
    first, second = program.window.notice.text().splitlines()
    assert "gone.ptn" in first and "it is not a file" in second
    assert not opened


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_is_not_waited_for(program: Program, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    program.files.open_file(pipe)
    assert "it is not a file" in program.window.notice.text()


@pytest.mark.parametrize(("button", "count"), [("stay_in_game", 0), ("leave_and_open", 1)])
def test_a_game_in_its_midst_is_left_only_if_the_person_says_so(
    program: Program, opened: list[Record], tmp_path: Path, button: str, count: int
) -> None:
    start(program)
    program.files.open_file(file_with(tmp_path, record_text(game(defaults(3))), "a.json"))
    assert "a.json" in box(program).text() and not opened
    press(program, button)
    assert len(opened) == count


def test_what_a_file_leaves_open_is_said(
    program: Program, opened: list[Record], tmp_path: Path
) -> None:
    text = '[Dealer "S"]\n[Deal "S:- - - -"]\n[Undealt "HT"]\n'
    options = '[GameOptionsJson "{\\"callForBest\\":true}"]\n'
    program.files.open_file(file_with(tmp_path, options + text + text))
    said = program.window.notice.text()
    assert "holds 2 games" in said and "dealt so that they fit" in said and "callForBest" in said
    assert len(opened) == 1


def drop(program: Program, mime: QMimeData) -> bool:
    """Drag something over the window and let it go; was it taken?"""
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entering = QDragEnterEvent(QPoint(50, 50), copy, mime, left, none)
    entering.ignore()
    QApplication.sendEvent(program.window, entering)
    if entering.isAccepted():
        dropping = QDropEvent(QPoint(50, 50), copy, mime, left, none)
        QApplication.sendEvent(program.window, dropping)
    return entering.isAccepted()


def test_a_file_dropped_on_the_window_is_opened(
    program: Program, opened: list[Record], tmp_path: Path
) -> None:
    path = file_with(tmp_path, record_text(game(defaults(2))))
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(program, mime)
    assert [record.options.players for record in opened] == [2]


def test_what_is_no_file_of_this_machine_is_not_taken(program: Program) -> None:
    text, web, two = QMimeData(), QMimeData(), QMimeData()
    text.setText("hello")
    web.setUrls([QUrl("https://example.org/game.ptn")])
    two.setUrls([QUrl.fromLocalFile("/a"), QUrl.fromLocalFile("/b")])
    assert not any(drop(program, mime) for mime in (text, web, two))


@pytest.mark.parametrize("form", [GameFormat.PTN, GameFormat.EGN])
def test_the_game_on_the_table_is_exported(
    program: Program, tmp_path: Path, form: GameFormat
) -> None:
    actions = program.window.actions_offered.files
    assert not actions.exports[form].isEnabled()
    start(program)
    actions.exports[form].trigger()
    (dialog,) = program.window.findChildren(QFileDialog, "export_dialog")
    path = tmp_path / "out"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    found = read_game_file(path.read_bytes())
    assert found.format is form and found.records[0].options == defaults(4)


def test_a_game_that_a_format_cannot_say_is_not_exported(program: Program) -> None:
    program.start_game(standard_setup(defaults(3), "You", Level.BEGINNER), "seed")
    program.window.actions_offered.files.exports[GameFormat.EGN].trigger()
    assert "EGN is written for four players only" in program.window.notice.text()
    assert not program.window.findChildren(QFileDialog)


def test_a_file_that_cannot_be_written_is_told(program: Program, tmp_path: Path) -> None:
    program.files.write(tmp_path / "game.json" / "x", "")
    (tmp_path / "folder").mkdir()
    program.files.write(tmp_path / "folder", "")
    assert "could not be written" in program.window.notice.text()


def test_the_person_takes_seat_0_and_opponents_are_those_of_the_last_game() -> None:
    record = game(defaults(4))
    plain = setup_of(record, None, Level.CASUAL)
    assert plain.levels == (None, Level.CASUAL, Level.CASUAL, Level.CASUAL)
    assert plain.names == record.players and not is_over(record)
    last = standard_setup(defaults(3), "You", Level.EXPERT)
    assert setup_of(record, last, Level.CASUAL).levels == (
        None,
        Level.EXPERT,
        Level.EXPERT,
        Level.CASUAL,
    )
    watched = GameSetup(defaults(2), ("A", "B"), (Level.EXPERT, Level.EXPERT))
    assert setup_of(record, watched, Level.CASUAL) == plain


def test_a_name_from_a_file_is_cut_to_what_fits_the_table() -> None:
    record = Record(("x" * 1000, "b"), defaults(2), (0, 0))
    assert [len(name) for name in setup_of(record, None, Level.CASUAL).names] == [24, 1]


def test_no_name_makes_the_window_wider(program: Program, tmp_path: Path) -> None:
    """Neither that of a file nor those of its players."""
    start(program)
    width = program.window.minimumSizeHint().width()
    program.files.open_file(tmp_path / ("x" * 250))
    program.window.set_preferences(Preferences(speed=Speed.OFF, confirm=False))
    record = game(defaults(4))
    named = Record(("z" * 5000,) * 4, record.options, record.initial_scores, record.deals)
    program.files.open_file(file_with(tmp_path, record_text(named)))
    assert program.table.record is not None
    assert max(map(len, program.table.record.players)) <= LONGEST_NAME
    assert program.window.minimumSizeHint().width() == width

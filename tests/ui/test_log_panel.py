"""The log keeps what happened, in plain words."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from euchre_desktop.ui.log_panel import LogPanel


def test_the_latest_stands_at_the_end(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.append("West passes.")
    log.append("You pass.")
    assert log.lines() == ("West passes.", "You pass.")
    log.clear()
    assert log.lines() == ()


def test_only_so_many_lines_are_kept(qtbot: QtBot) -> None:
    log = LogPanel(most_lines=3)
    qtbot.addWidget(log)
    for number in range(10):
        log.append(str(number))
    assert log.lines() == ("7", "8", "9")


def test_names_are_no_markup(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.append("<b>Bo</b> passes.")
    assert log.lines() == ("<b>Bo</b> passes.",)


def test_it_is_read_not_written(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    QTest.keyClicks(log, "hello")
    assert log.lines() == ()
    assert log.accessibleName() == "Game log"


def test_who_reads_back_is_not_disturbed(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(200, 100)
    log.show()
    for number in range(100):
        log.append(str(number))
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum()
    bar.setValue(10)
    log.append("more")
    assert bar.value() == 10


def test_the_latest_stays_in_sight_when_lines_break_elsewhere(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(500, 200)
    log.show()
    bar = log.verticalScrollBar()
    for number in range(30):
        log.append(f"West takes trick {number} with the jack of diamonds, left bower.")
    log.resize(140, 120)
    assert bar.value() == bar.maximum() > 0
    log.append("West takes another trick with the jack of diamonds, left bower.")
    assert bar.value() == bar.maximum()

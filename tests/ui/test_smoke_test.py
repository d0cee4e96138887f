"""Is the smoke test honest? It must fail, and say so, whatever is wrong with the program.

Each fault is planted into a process of its own, because a smoke test may well end its process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest

from euchre_desktop import __version__
from euchre_desktop.app.smoke_result import NORMAL_LIMITS, UNFINISHED, SmokeLimits


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a smoke test ended: what the system sees, and what the result file says."""

    code: int
    ok: object
    problems: str
    games: int
    told: str


@pytest.fixture
def smoke_test(tmp_path: Path) -> SmokeTest:
    return SmokeTest(tmp_path / "result.json")


class SmokeTest:
    """Runs the smoke test in a process of its own, after planting a fault into it."""

    def __init__(self, result: Path) -> None:
        self.result = result

    def __call__(self, fault: str, limits: SmokeLimits = NORMAL_LIMITS) -> Verdict:
        self.result.write_text(json.dumps({"ok": True, "problems": [], "games": [1] * 6}))
        start = f"""
            import sys
            from pathlib import Path
            from euchre_desktop.__main__ import smoke_test
            from euchre_desktop.app.smoke_result import SmokeLimits
            limits = {limits!r}
            sys.exit(smoke_test(Path({str(self.result)!r}), limits))
        """
        done = subprocess.run(
            [sys.executable, "-c", dedent(fault) + dedent(start)],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        report = json.loads(self.result.read_text(encoding="utf-8"))
        assert report["version"] == __version__
        return Verdict(
            done.returncode,
            report["ok"],
            "\n".join(report["problems"]),
            len(report["games"]),
            done.stderr,
        )


def test_the_program_as_it_is_passes(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        from euchre_desktop.ui import smoke_test as of
        of.PRESETS = of.PRESETS[:1]  # one game, for the sake of time
    """)
    assert (verdict.code, verdict.ok, verdict.problems) == (0, True, "")
    assert verdict.games == 1


def test_an_exception_in_a_slot_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        from euchre_desktop.ui.result_panel import ResultPanel
        def broken(self, *_anything):
            raise LookupError("planted in a slot")
        ResultPanel.show_result = broken
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert "LookupError: planted in a slot" in verdict.problems
    assert "LookupError: planted in a slot" in verdict.told


def test_an_exception_while_painting_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        from euchre_desktop.ui.card_art import CardArt
        def broken(self, *_anything, **_more):
            raise LookupError("planted in a drawing")
        CardArt.shadow = broken
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert "LookupError: planted in a drawing" in verdict.problems


def test_an_exception_in_the_opponents_thread_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        import euchre_desktop.app.thinker
        def broken(*_anything, **_more):
            raise LookupError("planted in the thread")
        euchre_desktop.app.thinker.decide = broken
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert "LookupError: planted in the thread" in verdict.problems


def test_an_exception_while_closing_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        from euchre_desktop.app.thinker import Thinker
        from euchre_desktop.ui.watched_games import WatchedGames
        WatchedGames.play = lambda self, setups: self.all_over.emit()
        close = Thinker.close
        def broken(self):
            close(self)
            raise LookupError("planted in the closing")
        Thinker.close = broken
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert "LookupError: planted in the closing" in verdict.problems


def test_a_hang_of_the_window_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test(
        """
        from euchre_desktop.ui.result_panel import ResultPanel
        def hanging(self, *_anything):
            while True:
                pass
        ResultPanel.show_result = hanging
    """,
        limits=SmokeLimits(hung_seconds=10),
    )
    assert (verdict.code, verdict.ok) == (1, False)
    assert verdict.problems == UNFINISHED
    assert "in hanging" in verdict.told


def test_a_hang_of_an_opponent_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test(
        """
        import euchre_desktop.app.thinker
        def hanging(*_anything, **_more):
            while True:
                pass
        euchre_desktop.app.thinker.decide = hanging
    """,
        limits=SmokeLimits(stalled_ms=3_000, hung_seconds=10),
    )
    assert (verdict.code, verdict.ok) == (1, False)
    assert "nothing happened for 3 s" in verdict.problems
    assert "in hanging" in verdict.told


def test_an_opponent_that_never_answers_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test(
        """
        from euchre_desktop.app.thinker import Thinker
        Thinker.think = lambda *_anything, **_more: None
    """,
        limits=SmokeLimits(stalled_ms=3_000),
    )
    assert (verdict.code, verdict.ok) == (3, False)
    assert "nothing happened for 3 s" in verdict.problems


def test_missing_resources_fail_it(smoke_test: SmokeTest, tmp_path: Path) -> None:
    verdict = smoke_test(f"""
        import sys
        sys._MEIPASS = {str(tmp_path)!r}
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert "FileNotFoundError" in verdict.problems


def test_a_missing_part_of_qt_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        import sys
        sys.modules["PySide6.QtSvg"] = None
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert "QtSvg" in verdict.problems


def test_a_crash_fails_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        import os
        from euchre_desktop.ui.result_panel import ResultPanel
        ResultPanel.show_result = lambda self, *_anything: os.abort()
    """)
    assert verdict.code not in (0, 3)
    assert (verdict.ok, verdict.problems) == (False, UNFINISHED)


def test_games_that_are_not_played_fail_it(smoke_test: SmokeTest) -> None:
    verdict = smoke_test("""
        from euchre_desktop.ui.watched_games import WatchedGames
        WatchedGames.play = lambda self, setups: self.all_over.emit()
    """)
    assert (verdict.code, verdict.ok) == (3, False)
    assert verdict.problems == UNFINISHED


def test_a_result_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "euchre_desktop", "--smoke-test", "--smoke-result", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{tmp_path}: ") and done.stderr.count("\n") == 1

"""What does the program say of itself?"""

from __future__ import annotations

import pytest

from euchre_desktop import __version__
from euchre_desktop.app.sound.device import SoundProblem
from euchre_desktop.ui.window_texts import about_text


def test_about_names_the_version() -> None:
    assert f"Euchre Desktop {__version__}" in about_text(compiled=True)


def test_about_says_when_opponents_are_not_compiled() -> None:
    compiled, source = about_text(compiled=True), about_text(compiled=False)
    assert "not compiled" not in compiled
    assert source.startswith(compiled)
    assert "not compiled" in source


@pytest.mark.parametrize("problem", SoundProblem)
def test_about_says_why_there_is_no_sound(problem: SoundProblem) -> None:
    heard = about_text(compiled=True)
    assert "no sound" not in heard
    assert "There is no sound: " in about_text(compiled=True, silence=problem)

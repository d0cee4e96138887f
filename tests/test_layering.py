"""Does each package know only what lies below it? Holds even where no linter is installed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import euchre_desktop

ROOT = Path(euchre_desktop.__file__).parent
LAYERS = ["rules", "ai", "app", "ui", "__main__"]

PROBE = """
import pkgutil, sys, importlib, euchre_desktop.rules, euchre_desktop.ai
for package in (euchre_desktop.rules, euchre_desktop.ai):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
sys.exit(sorted(name for name in sys.modules if name.startswith("PySide6")) or 0)
"""


WINDOWLESS = """
import sys, importlib
for name in (
    "arena.command", "bench.command", "bot_command", "command_line", "convert_command",
    "replay_command", "suggest_command",
):
    importlib.import_module("euchre_desktop.app." + name)
sys.exit(sorted(name for name in sys.modules if name.startswith("PySide6")) or 0)
"""


def layer_of(name: str) -> str | None:
    """Which layer a dotted module name belongs to."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "euchre_desktop" else None


def imports_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


@pytest.mark.parametrize(
    "path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_nothing_imports_from_a_higher_layer(path: Path) -> None:
    own = path.relative_to(ROOT).parts[0].removesuffix(".py")
    if own not in LAYERS:
        assert not any(layer_of(name) in LAYERS for name in imports_of(path))
        return
    for name in imports_of(path):
        other = layer_of(name)
        if other in LAYERS:
            assert LAYERS.index(other) <= LAYERS.index(own), f"{own} imports {name}"


def test_commands_without_a_window_run_where_qt_is_not_installed() -> None:
    subprocess.run([sys.executable, "-c", WINDOWLESS], check=True)


def test_rules_and_opponents_run_where_qt_is_not_installed() -> None:
    subprocess.run([sys.executable, "-c", PROBE], check=True)

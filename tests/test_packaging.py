"""Does the one description of the package say the right thing on every system?

It is executed with stand-ins for PyInstaller's functions: Windows and macOS packages can only
be built there, but what is asked of PyInstaller can be read anywhere.
"""

from __future__ import annotations

import configparser
import importlib.util
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from euchre_desktop import __version__
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.app.sound.device import has_library
from euchre_desktop.app.sound.moments import Sound

ROOT = Path(__file__).parents[1]
SPEC = ROOT / "build_installer.spec"
PLATFORMS = ("win32", "darwin", "linux")

Entry = tuple[str, str, str]


@dataclass
class Asked:
    """One call of a PyInstaller function."""

    parts: tuple[object, ...] = ()
    options: dict[str, object] = field(default_factory=dict)


class Analysis(Asked):
    """Found the given binaries, as if they were all a build has."""

    found: tuple[str, ...] = ()

    def __init__(self, scripts: list[str], **options: object) -> None:
        super().__init__((scripts,), options)
        self.scripts: list[Entry] = []
        self.pure: list[Entry] = []
        self.binaries: list[Entry] = [(name, f"/{name}", "BINARY") for name in self.found]
        self.datas: list[Entry] = []


@dataclass
class Package:
    """Everything that was asked of PyInstaller."""

    analysis: Analysis
    programs: list[Asked]
    folder: Asked
    bundles: list[Asked]
    dist: Path

    @property
    def collected(self) -> set[str]:
        """Names of the binaries in the folder."""
        return {name for name, _, _ in self.analysis.binaries}


@pytest.fixture
def describe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Describe:
    return Describe(tmp_path, monkeypatch)


class Describe:
    """Executes the description as on another system."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._monkeypatch = monkeypatch

    def __call__(self, platform: str, found: tuple[str, ...] = ()) -> Package:
        calls: dict[str, list[Asked]] = {"EXE": [], "COLLECT": [], "BUNDLE": []}

        def recorder(name: str) -> object:
            def record(*parts: object, **options: object) -> Asked:
                calls[name].append(Asked(parts, options))
                return calls[name][-1]

            return record

        self._monkeypatch.setattr(sys, "platform", platform)
        self._monkeypatch.setattr(Analysis, "found", found)
        dist = self._folder / "dist"
        (dist / "euchre-desktop").mkdir(parents=True)
        names: dict[str, object] = {
            "SPECPATH": str(ROOT),
            "DISTPATH": str(dist),
            "workpath": str(self._folder / "work"),
            "Analysis": Analysis,
            "PYZ": Asked,
            **{name: recorder(name) for name in calls},
        }
        exec(compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec"), names)
        analysis = names["analysis"]
        assert isinstance(analysis, Analysis)
        return Package(analysis, calls["EXE"], calls["COLLECT"][0], calls["BUNDLE"], dist)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_program_starts_without_a_console_and_with_an_icon(
    describe: Describe, platform: str
) -> None:
    program = describe(platform).programs[0]
    assert program.options["name"] == "euchre-desktop"
    assert program.options["console"] is False
    assert program.options["upx"] is False
    icon = Path(str(program.options["icon"]))
    assert icon.is_file()
    assert icon.suffix == (".icns" if platform == "darwin" else ".ico")


@pytest.mark.parametrize("platform", PLATFORMS)
def test_what_the_program_starts_with_exists(describe: Describe, platform: str) -> None:
    scripts = describe(platform).analysis.parts[0]
    assert isinstance(scripts, list)
    assert scripts == [str(ROOT / "euchre_desktop" / "__main__.py")]


@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_drawing_icon_and_sound_is_packed_where_the_program_looks(
    describe: Describe, platform: str
) -> None:
    datas = describe(platform).analysis.options["datas"]
    assert isinstance(datas, list)
    packed = {Path(folder, Path(source).name).as_posix() for source, folder in datas}
    assert all(Path(source).is_file() for source, _ in datas)
    drawings = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("resources/**/*.svg")}
    assert len(drawings) > 4 * 33  # two and four colors, each also with large indices
    assert drawings < packed
    assert {f"resources/sounds/{sound}.wav" for sound in Sound} < packed
    assert "resources/CREDITS.md" in packed
    assert not [name for name in packed if name.endswith(".py") and "/fast/" not in name]


def test_modules_that_only_compiled_ones_import_are_packed(describe: Describe) -> None:
    packed = describe("linux").analysis.options["hiddenimports"]
    assert isinstance(packed, list)
    fast = (ROOT / "euchre_desktop" / "ai" / "fast").glob("[!_]*.py")
    assert {f"euchre_desktop.ai.fast.{path.stem}" for path in fast} < set(packed)
    assert not [name for name in packed if not importlib.util.find_spec(name)]


def test_only_windows_has_a_second_program_with_a_console(describe: Describe) -> None:
    package = describe("win32")
    assert [program.options["console"] for program in package.programs] == [False, True]
    assert set(map(id, package.programs)) < set(map(id, package.folder.parts))


@pytest.mark.parametrize("platform", ["darwin", "linux"])
def test_elsewhere_one_program_does_both(describe: Describe, platform: str) -> None:
    assert len(describe(platform).programs) == 1


def test_windows_shows_the_version_in_the_properties(describe: Describe) -> None:
    path = Path(str(describe("win32").programs[0].options["version"]))
    text = path.read_text(encoding="utf-8")
    numbers = tuple(int(number) for number in __version__.split("."))
    assert f"filevers={(*numbers, 0)}" in text
    assert f"StringStruct('ProductVersion', {__version__!r})" in text
    compile(text, path, "eval")  # PyInstaller evaluates it


@pytest.mark.parametrize("platform", ["darwin", "linux"])
def test_a_version_resource_is_for_windows_only(describe: Describe, platform: str) -> None:
    assert describe(platform).programs[0].options["version"] is None


def test_macos_gets_an_application(describe: Describe) -> None:
    package = describe("darwin")
    (bundle,) = package.bundles
    assert bundle.parts == (package.folder,)
    assert bundle.options["name"] == "Euchre Desktop.app"
    assert bundle.options["version"] == __version__
    assert Path(str(bundle.options["icon"])).is_file()
    assert re.fullmatch(r"[\w-]+(\.[\w-]+){2,}", str(bundle.options["bundle_identifier"]))
    info = bundle.options["info_plist"]
    assert isinstance(info, dict)
    assert info["NSHighResolutionCapable"] is True
    assert info["CFBundleShortVersionString"] == __version__


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_elsewhere_there_is_no_application_bundle(describe: Describe, platform: str) -> None:
    assert not describe(platform).bundles


LINUX_KEPT = (
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/Qt/lib/libQt6DBus.so.6",
    "PySide6/Qt/lib/libQt6Svg.so.6",
    "PySide6/Qt/lib/libQt6XcbQpa.so.6",
    "PySide6/Qt/lib/libQt6WaylandClient.so.6",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqwayland.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6/Qt/plugins/imageformats/libqsvg.so",
    "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
    "PySide6/QtWidgets.abi3.so",
    "libxcb-cursor.so.0",
    "libpython3.11.so.1.0",
    "libharfbuzz.so.0",
)
LINUX_DROPPED = (
    "PySide6/Qt/lib/libQt6Network.so.6",
    "PySide6/Qt/lib/libQt6Qml.so.6",
    "PySide6/Qt/lib/libQt6QuickControls2.so.6",
    "PySide6/Qt/lib/libQt6OpenGL.so.6",
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/Qt/plugins/platforms/libqlinuxfb.so",
    "PySide6/Qt/plugins/platforms/libqvnc.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/plugins/imageformats/libqjpeg.so",
    "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
    "libcairo.so.2",
    "libcrypto.so.3",
)
WINDOWS_KEPT = (
    "PySide6\\Qt6Core.dll",
    "PySide6\\Qt6Svg.dll",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    "PySide6\\plugins\\platforms\\qoffscreen.dll",
    "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
    "PySide6\\plugins\\imageformats\\qsvg.dll",
    "PySide6\\plugins\\iconengines\\qsvgicon.dll",
    "python311.dll",
)
WINDOWS_DROPPED = (
    "PySide6\\Qt6Network.dll",
    "PySide6\\Qt6Pdf.dll",
    "PySide6\\opengl32sw.dll",
    "PySide6\\plugins\\platforms\\qminimal.dll",
    "PySide6\\plugins\\tls\\qschannelbackend.dll",
    "PySide6\\plugins\\imageformats\\qwebp.dll",
    "PySide6\\translations\\qtbase_de.qm",
)


def test_linux_keeps_what_a_window_and_a_screen_reader_need(describe: Describe) -> None:
    assert describe("linux", LINUX_KEPT + LINUX_DROPPED).collected == set(LINUX_KEPT)


def test_windows_keeps_what_a_window_needs(describe: Describe) -> None:
    assert describe("win32", WINDOWS_KEPT + WINDOWS_DROPPED).collected == set(WINDOWS_KEPT)


def test_macos_is_left_whole(describe: Describe) -> None:
    found = ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",)
    assert describe("darwin", found).collected == set(found)


def test_what_only_builds_the_program_stays_out_of_it(describe: Describe) -> None:
    excluded = describe("linux").analysis.options["excludes"]
    assert isinstance(excluded, list)
    assert {"cython", "Cython", "setuptools", "tkinter", "unittest"} <= set(excluded)


def test_all_that_compiled_modules_import_is_named(describe: Describe) -> None:
    """PyInstaller does not see what they import, and may have found all of them compiled."""
    named = describe("linux").analysis.options["hiddenimports"]
    assert isinstance(named, list)
    fast = {
        f"euchre_desktop.ai.fast.{path.stem}"
        for path in (ROOT / "euchre_desktop" / "ai" / "fast").glob("*.py")
        if path.stem != "__init__"
    }
    sound = {"miniaudio", "_miniaudio", "_cffi_backend"} if has_library() else set()
    assert set(named) == {"euchre_desktop.ai._cython_shim", *fast, *sound}


def test_nothing_is_left_out_that_the_sound_library_imports(describe: Describe) -> None:
    pytest.importorskip("miniaudio", exc_type=ImportError)
    excluded = describe("linux").analysis.options["excludes"]
    assert isinstance(excluded, list)
    without = "".join(f"sys.modules[{name!r}] = None\n" for name in excluded)
    subprocess.run([sys.executable, "-c", f"import sys\n{without}import miniaudio"], check=True)


def test_where_opponents_are_compiled_their_source_is_packed_to_compare(
    describe: Describe,
) -> None:
    packed = describe("linux").analysis.options["datas"]
    assert isinstance(packed, list)
    sources = {Path(source).name for source, folder in packed if folder.endswith("fast")}
    assert sources == ({"solver.py", "random_deals.py"} if is_compiled() else set())


def test_every_package_and_every_drawing_and_sound_is_installed() -> None:
    """In the source tree nothing is missed; an installed program would not start."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = set(written["tool"]["setuptools"]["packages"])
    here = {
        ".".join(found.parent.relative_to(ROOT).parts)
        for found in (ROOT / "euchre_desktop").rglob("__init__.py")
    }
    assert listed == here | {"euchre_desktop.resources"}
    patterns = written["tool"]["setuptools"]["package-data"]["euchre_desktop.resources"]
    resources = ROOT / "resources"
    packed = {found for pattern in patterns for found in resources.glob(pattern)}
    for suffix in ("svg", "wav"):
        assert set(resources.rglob(f"*.{suffix}")) <= packed


def test_every_fast_module_with_c_types_is_compiled() -> None:
    """Those with a `.pxd` of their own that only lends functions, or constants, are not."""
    fast = ROOT / "euchre_desktop" / "ai" / "fast"
    compiled = re.search(
        r"^FAST = \((.*?)\)$", (ROOT / "setup.py").read_text("utf-8"), re.M | re.S
    )
    assert compiled is not None
    typed = {path.stem for path in fast.glob("*.pxd")} - {"bits", "codes"}
    assert set(re.findall(r'"(\w+)"', compiled.group(1))) == typed


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="menu entries are for Linux")
def test_the_menu_entry_names_the_program_and_its_icon_where_they_lie(
    describe: Describe, tmp_path: Path
) -> None:
    folder = describe("linux").dist / "euchre-desktop"
    subprocess.run([folder / "add-to-menu.sh"], env={"XDG_DATA_HOME": str(tmp_path)}, check=True)
    entry = _menu_entry(tmp_path / "applications" / "euchre-desktop.desktop")
    assert entry["Exec"] == f'"{folder}/euchre-desktop"'
    assert entry["Icon"] == f"{folder}/_internal/resources/icons/euchre.svg"
    assert entry["Type"] == "Application"


def test_the_menu_entry_has_what_menus_want() -> None:
    entry = _menu_entry(ROOT / "resources" / "linux" / "euchre-desktop.desktop")
    assert entry["Type"] == "Application"
    assert entry["Name"] == "Euchre Desktop"
    assert entry["Exec"] == entry["Icon"] == "euchre-desktop"
    assert entry["Categories"].split(";") == ["Game", "CardGame", ""]
    assert entry["Keywords"].endswith(";")


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    source = project["tool"]["setuptools"]["dynamic"]["version"]
    assert source == {"attr": "euchre_desktop.__version__"}
    done = subprocess.run(
        [sys.executable, "-m", "euchre_desktop", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    form = "" if is_compiled() else " (the opponents are not compiled)"
    assert done.stdout == f"Euchre Desktop {__version__}{form}\n"


def _menu_entry(path: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]
    return parser["Desktop Entry"]

"""Compiles the fast modules where Cython and a compiler are at hand.

The program runs without: each of these modules is plain Python as well.
"""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FAST = (
    "deck",
    "values",
    "bidder",
    "course",
    "sampler",
    "solver",
    "playout",
    "trace",
    "evaluator",
    "random_deals",
)


class BuildAllOrNone(build_ext):
    """Compiles for speed; if one module cannot be compiled, none is.

    A compiled module needs the others compiled: it calls them without going through Python.
    """

    def build_extensions(self):
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions]
        if all(path.exists() for path in built):
            return
        print("The fast modules stay Python.", file=sys.stderr)
        for path in built:
            path.unlink(missing_ok=True)

    def build_extension(self, ext):
        msvc = self.compiler.compiler_type == "msvc"
        ext.extra_compile_args = ["/O2"] if msvc else ["-O3", "-g0"]
        super().build_extension(ext)


def extensions():
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        print("Cython is missing: the fast modules stay Python", file=sys.stderr)
        return []
    modules = [
        Extension(f"euchre_desktop.ai.fast.{name}", [f"euchre_desktop/ai/fast/{name}.py"])
        for name in FAST
    ]
    try:
        compiled = cythonize(modules, build_dir="build/cython")
    except CompileError as error:
        print(f"Cython gave up, the fast modules stay Python: {error}", file=sys.stderr)
        return []
    for module in compiled:
        # Not compiled, a module is no error. cythonize() loses this when given to Extension.
        module.optional = True
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})

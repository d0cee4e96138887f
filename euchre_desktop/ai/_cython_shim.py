"""What does the name `cython` mean to a fast module that is not compiled?

The fast modules are one source for two forms: Cython compiles them where a compiler is at hand,
and Python runs them as they are where not. Only these two names are asked for at run time, and
compiled code asks for neither.
"""

from contextlib import nullcontext

compiled = False
"""Cython replaces `cython.compiled` by True when it compiles."""

nogil = nullcontext()
"""Compiled code gives up the interpreter lock in this block."""

"""What is said when standard output cannot take what the program prints?"""

from __future__ import annotations

import os
from typing import TextIO


def silenced(out: TextIO, error: OSError) -> str:
    """Print nothing more to `out`, which failed with `error`; returns what to say about it.

    That is nothing where a reader, such as `head`, has seen enough.
    """
    # Else Python tries to write the rest again at its end, and complains.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, out.fileno())
    os.close(nowhere)
    return "" if isinstance(error, BrokenPipeError) else f"standard output: {error.strerror}"

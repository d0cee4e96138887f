"""Which copy of the program plays which game? A lock beside the journal for every game on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


class Claims:
    """Holds one game at a time, so that no other copy of the program goes on with it.

    The lock of a copy that was killed is void: the system knows that its process is gone.
    """

    def __init__(self, journal: Path) -> None:
        self._journal = journal
        self._lock: QLockFile | None = None
        self._held: int | None = None

    def take(self, game: int) -> bool:
        """Hold this game, and no other; False if another copy has it."""
        if game == self._held:
            return True
        lock = QLockFile(str(self._journal.with_name(f"{self._journal.stem}.game-{game}.lock")))
        lock.setStaleLockTime(0)  # however long a game lasts
        if not lock.tryLock(0):
            # Where no lock can be made no copy has one, nor can any keep the game.
            return lock.error() is not QLockFile.LockError.LockFailedError
        self.release()
        self._lock, self._held = lock, game
        return True

    def release(self) -> None:
        """Hold no game."""
        if self._lock is not None:
            self._lock.unlock()
        self._lock = self._held = None

"""What do the tests of what runs a game share? None of them leaves a thread behind."""

from tests.leftovers import nothing_is_left_running

__all__ = ["nothing_is_left_running"]

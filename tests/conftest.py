"""Shared set-up: tests run without a display, and Hypothesis without a deadline."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from hypothesis import settings

settings.register_profile("default", deadline=None, max_examples=200)
settings.load_profile("default")

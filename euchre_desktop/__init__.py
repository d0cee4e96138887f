"""Euchre Desktop: two-, three- and four-handed Euchre against the computer."""

__version__ = "0.1.0"

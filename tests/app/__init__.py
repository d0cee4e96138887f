"""Tests of what runs a game."""

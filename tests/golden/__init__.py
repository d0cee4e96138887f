"""Whole games as readable text, one for each flavor of the rules."""

"""A second, slow and plain reading of the rules, to hold the real engine against."""

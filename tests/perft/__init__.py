"""How many courses can a deal take? Counts to a depth, in text files that people can check."""

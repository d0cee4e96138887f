"""Who plays better? Matches of opponents and outside programs on the same cards."""

"""What drives a game: turns, the thinking thread, settings. No widgets."""

"""Short sounds: which, when, and how they reach the loudspeaker without holding up the game."""

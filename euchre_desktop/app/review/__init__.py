"""How well was a game played? What the strongest player would have done, and what was lost."""

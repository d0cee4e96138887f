"""How have the person's games gone? Pure functions over finished games."""

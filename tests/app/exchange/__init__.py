"""Games to and from other programs."""

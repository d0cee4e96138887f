"""The same deals for the person and for a computer player in the person's seat."""

"""The pictures and sounds the program carries, and the scripts that draw them."""

"""The sounds as WAV, and the script that makes them."""

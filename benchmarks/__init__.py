"""Where do the figures come from that opponents think with? Each module makes or checks some."""

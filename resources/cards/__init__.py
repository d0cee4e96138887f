"""The card deck as SVG, and the script that draws it."""

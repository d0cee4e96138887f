"""How fast are the opponents, the rules and the window? `python -m euchre_desktop bench`."""

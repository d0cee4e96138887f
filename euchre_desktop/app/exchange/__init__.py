"""How do games come from other programs, and go to them? Records, PTN and EGN, without Qt."""

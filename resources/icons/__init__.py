"""The application icon, and the script that draws it."""

"""The window. Draws what it is told and reports what is clicked; decides nothing."""

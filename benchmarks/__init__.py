"""How fast is the program? Each module is a benchmark that prints a small table."""

"""A toy game with everything that the kernel knows, and broken copies of it for the checkers to catch."""

"""The six kinds of puzzle: each is made, graded and proved anew by its own module."""

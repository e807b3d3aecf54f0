"""Does a correct Solution exist, and which."""

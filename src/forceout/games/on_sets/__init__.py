"""On-Sets: the game of set theory."""

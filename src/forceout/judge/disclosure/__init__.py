"""What an official discloses of a Solution, one level at a time: the levels, the lock, and what each level shows."""

"""The puzzles that come with the package, and how they are made."""

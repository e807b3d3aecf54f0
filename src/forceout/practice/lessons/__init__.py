"""Lessons: short steps on real pieces, each ending in three puzzles."""

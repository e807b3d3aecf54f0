"""Practice: puzzles that the solver makes and the judge grades, sprints, lessons and ratings (docs/practice.md)."""

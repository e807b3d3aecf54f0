"""Pages, and what they show."""

"""Positions in play, of which nobody learns anything from the judge."""

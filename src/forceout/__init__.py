"""Forceout: the games of On-Sets and Equations, from the roll to the signed scoresheet."""

__version__ = "0.3.0"

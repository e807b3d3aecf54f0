"""Equations: the game of creative mathematics."""

"""Verdicts in words, and the judge protocol."""

"""Solving On-Sets."""

"""Solving Equations."""

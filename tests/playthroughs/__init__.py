"""Whole shakes, told step by step."""

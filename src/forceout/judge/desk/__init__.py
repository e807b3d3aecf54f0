"""The acts of an official at a table as values that a page can draw: each line with the rule behind it."""

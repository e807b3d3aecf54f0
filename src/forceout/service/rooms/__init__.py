"""The coach's room: one code for a class, numbered tables, one page to see them all (expectations.md, row 32)."""

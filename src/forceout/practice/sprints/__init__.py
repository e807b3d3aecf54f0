"""Sprints: a minute or two of one technique, unrated, with worked steps after each miss."""

"""Matches and people that last: the event log, the clock, the store, fan-out."""

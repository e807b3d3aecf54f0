"""Random matches, for tests and for finding faults."""

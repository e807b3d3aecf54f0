"""Tests that play what the table offers, by taps; cubes are arranged, and the other seats act over HTTP."""

"""Tests of the pages in Chromium: home, learning, rules, replay, settings, and what axe says of each."""

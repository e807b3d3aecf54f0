"""What a judge taps to set up a paper table, a module for each game."""

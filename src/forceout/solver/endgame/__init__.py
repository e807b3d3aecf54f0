"""Perfect play: which moves of a shake are safe, what room they leave, and what each seat can be sure of."""

"""The judge's practice test: situations and positions with immediate answers, the rule, and a score."""

"""Which search serves: the compiled one where it was built, else the one in plain Python."""

from forceout.solver.on_sets_search import search

__all__ = ["search"]

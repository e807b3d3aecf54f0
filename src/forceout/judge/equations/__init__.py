"""The judge's answers about Equations."""

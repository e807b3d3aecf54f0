"""The judge's answers about On-Sets."""

"""People: sessions, accounts, names, limits, and forgetting."""

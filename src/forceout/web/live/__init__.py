"""Live tables: streams, and the fast path of actions."""

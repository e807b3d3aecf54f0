"""The editions: complete flat tables, and the few procedures that changed."""

"""Scripts, styles and fonts."""

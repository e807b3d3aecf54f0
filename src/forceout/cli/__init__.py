"""The `forceout` command."""

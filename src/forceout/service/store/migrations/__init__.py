"""The steps from one release's database to the next."""

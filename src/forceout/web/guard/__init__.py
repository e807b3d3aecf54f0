"""What the web must be defended against."""

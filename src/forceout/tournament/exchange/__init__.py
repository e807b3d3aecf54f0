"""What comes in and goes out: players from CSV, results to CSV, the whole event as one file."""

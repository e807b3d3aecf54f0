"""What a process that serves does for itself."""

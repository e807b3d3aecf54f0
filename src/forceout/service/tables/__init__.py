"""Tables: folded from their logs, acted on, seen."""

"""What people are told: keys, slots, sentences."""

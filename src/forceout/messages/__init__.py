"""What people are told: messages as a key and slots, and the files that make sentences of them in each language."""

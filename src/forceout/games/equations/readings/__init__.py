"""What was written can be read as, with every value (Equations VII-B-6, VII-C-5)."""

"""What is written: symbols, numerals, expressions (Equations III, VII-B)."""

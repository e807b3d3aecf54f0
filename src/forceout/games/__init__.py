"""What differs between the two games: equipment, language, values, variations."""

"""Who sits where: sections, power matching, small fields planned ahead, and every compromise as data."""

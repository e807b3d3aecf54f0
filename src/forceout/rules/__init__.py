"""What both games share: one module for each section of the rulebooks."""

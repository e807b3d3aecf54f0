"""What `import forceout` offers: positions, matches, records, the judge and the solver (docs/library.md)."""

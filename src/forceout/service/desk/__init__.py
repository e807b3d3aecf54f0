"""The judge's desk: calls, paper tables, rulings, and Solutions under the lock (docs/judges.md)."""

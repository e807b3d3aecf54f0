"""What a citation is; the contents of every edition; which clauses are carried out, and where."""

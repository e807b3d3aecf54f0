"""Practice that lasts: first tries, ratings, mistakes that come back, sets of a coach."""

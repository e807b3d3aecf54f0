"""Events that last: the log of a tournament, who may do what in it, names outside it, and its paper."""

"""Who stands where: a fold of the results through an ordered list of small metrics."""

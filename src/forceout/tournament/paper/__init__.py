"""What is printed: the data of each sheet of paper, for the templates beside it."""

let x = 1.

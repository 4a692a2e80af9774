let x = 5 6

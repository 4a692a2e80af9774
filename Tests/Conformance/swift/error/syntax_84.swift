let x == 5

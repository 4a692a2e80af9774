let x = 5.0 % 2.0

let x = 3 % % 2

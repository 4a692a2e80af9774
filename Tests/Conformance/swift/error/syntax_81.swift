let x = 5 ? 1

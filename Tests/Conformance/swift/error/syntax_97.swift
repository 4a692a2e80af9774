const x = 5

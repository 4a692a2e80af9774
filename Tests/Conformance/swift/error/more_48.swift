var x = 5
x = x > 3 ? "a" : 4

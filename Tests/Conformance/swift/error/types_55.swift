var n = 1
n = 2.5

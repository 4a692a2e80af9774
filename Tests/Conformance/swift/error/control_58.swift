var n = 1
if n = 2 { print(n) }

let n = [1, 2].reduce { $0 + $1 }
print(n)

var n: Int { }
print(n)

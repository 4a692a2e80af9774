let n: Int { 5 }
print(n)

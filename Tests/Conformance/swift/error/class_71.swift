class A { private var n = 0 }
print(A().n)

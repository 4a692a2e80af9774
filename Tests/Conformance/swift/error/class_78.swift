class A {}
let a = A()
print(a == a)

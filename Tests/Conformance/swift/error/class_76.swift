class A {}
class B {}
let b: B = A()
print(b)

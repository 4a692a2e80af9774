class C { }
let c = C(n: 1)
print(c)

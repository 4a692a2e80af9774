class C { init(n: Int) {} }
let c = C()
print(c)

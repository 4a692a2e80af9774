enum E { case a(n: Int) }
let e = E.a(1)
print(e)

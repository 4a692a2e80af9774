enum E { case a(Int) }
let e = E.a
print(e == .b)

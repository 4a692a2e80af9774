enum E { case a(Int), b }
print(E.a)
if E.b == .b { }

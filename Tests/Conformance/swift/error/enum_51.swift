enum E { case a, b }
let e = E.a
switch e {
case .a: print("a")
}

enum E { case a(Int), b }
let e = E.b
switch e {
case .a(let s, let t): print(s, t)
case .b: print("b")
}

enum E { case a(Int), b }
let e = E.b
switch e {
case .a: print("a")
case .b(let x): print(x)
}

enum E { case a(Int) }
let e = E.a(1)
if case .a(let x, let y) = e { print(x, y) }

enum E { case a(x: Int, y: Int) }
let e = E.a(x: 1)

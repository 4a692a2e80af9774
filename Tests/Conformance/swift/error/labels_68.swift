func f(_ a: Int, then b: () -> Void) { b() }
f(1) { print("x") } else: { print("y") }

enum E: Error { case a }
func f() { throw E.a }
f()

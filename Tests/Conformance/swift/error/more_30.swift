enum E: Error { case a }
func f() throws -> Int { throw E.a }
func g() -> Int { try! f() }
func h() -> Int { f() }

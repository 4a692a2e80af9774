func f(_ b: () throws -> Void) rethrows { try b() }
enum E: Error { case a }
f { throw E.a }

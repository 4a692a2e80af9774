class Probe { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
defer { print("first defer") }
guard let a = Optional(Probe("a")) else { fatalError() }
defer { print("second defer", a.n) }
guard let b = Optional(Probe("b")), case let c? = Optional(Probe("c")) else { fatalError() }
print("end", b.n, c.n)

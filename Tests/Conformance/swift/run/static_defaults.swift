struct S { static let d = 5; func f(a: Int = d) -> Int { a }; static func g(a: Int = d) -> Int { a }; init(q: Int = d) { print(q) }; subscript(i: Int = d) -> Int { i } }
print(S().f(), S.g(), S()[])

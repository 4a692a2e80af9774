struct S { static let lim = 10; func f(_ n: Int) -> String { switch n { case Self.lim...: "over"; case ..<0: "neg"; default: "d" } } }
print(S().f(50), S().f(3), S().f(-1))

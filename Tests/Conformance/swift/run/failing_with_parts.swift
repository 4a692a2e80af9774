final class N { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
class R { let a = N("a"); let b: N; init?(_ k: Int) { if k == 0 { return nil }; b = N("b"); if k == 1 { return nil } }; deinit { print("R gone") } }
class S: R { let c = N("c"); override init?(_ k: Int) { super.init(k); if k == 2 { return nil } }; deinit { print("S gone") } }
for k in 0...2 { print(S(k) == nil) }

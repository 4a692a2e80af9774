enum E: Error { case a }
class P { init(_ f: Bool) throws { if f { throw E.a } }; deinit { print("P gone") } }
class Q: P { init(_ f: Bool, _ g: Int) throws { if g == 0 { throw E.a }; try super.init(f); if g == 2 { throw E.a } }; deinit { print("Q gone") } }
for (f, g) in [(false, 0), (true, 1), (false, 2)] { do { _ = try Q(f, g) } catch { print("caught", f, g) } }

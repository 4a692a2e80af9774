enum E: Error { case a, b(Int) }
struct S { var n = 0
  var half: Int { get throws { guard n % 2 == 0 else { throw E.a }; return n / 2 } }
  var typed: Int { get throws(E) { guard n > 0 else { throw .b(n) }; return n } }
  subscript(i: Int) -> Int { get throws(E) { if i > n { throw .b(i) }; return i } }
  static var st: Int { get throws { throw E.a } } }
protocol P { var v: Int { get throws } }
extension S: P { var v: Int { get throws { try half + 1 } } }
class C: P { var v: Int { 3 } ; lazy var l = { (x: Int) throws(E) -> Int in if x > 1 { throw .a }; return x } }
do { var s = S(n: 4); print(try s.half, try s.typed, try s[3]); s.n = 3; _ = try s.half } catch { print(error) }
do throws(E) { print(try S(n: 2)[5]) } catch { switch error { case .a: print("a"); case .b(let i): print("b", i) } }
do { print(try S().typed) } catch { print(error) }
print((try? S(n: 5).half) as Any, (try? S.st) ?? -1, try! S(n: 8).half)
let ps: [any P] = [S(n: 2), C(), S(n: 1)]
for p in ps { do { print(try p.v) } catch { print("failed", error) } }
func f<T: P>(_ t: T) throws -> Int { try t.v * 2 }
print(try f(C()), C().v)

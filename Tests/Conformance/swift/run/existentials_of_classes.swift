// Objects behind protocols: defaults that use requirements, and methods that stand for mutating requirements.
protocol P<A> { associatedtype A; var count: Int { get }; func one() -> A; mutating func add(_ a: A); var all: [A] { get } }
extension P { var all: [A] { (0..<count).map { _ in one() } } }
final class N: P {
  var v = [1]
  var count: Int { v.count }
  func one() -> Int { 3 }
  func add(_ a: Int) { v.append(a) }
}
struct S: P {
  var v = [1]
  var count: Int { v.count }
  func one() -> Int { 4 }
  mutating func add(_ a: Int) { v.append(a) }
}
let p: any P<Int> = N()
print(p.all)
var q: any P<Int> = S()
q.add(2)
let copy = q
q.add(3)
print(q.count, copy.count, q.all)
q = N()
print(q.count)
q.add(5)
let same = q
q.add(6)
print(q.all, q.count, same.count)
var list: [any P<Int>] = [N(), S()]
for i in list.indices { list[i].add(i); list[i].add(i) }
print(list.map { $0.count }, list.map { $0.all })
protocol Twice { var count: Int { get }; var twice: Int { get } }
extension Twice { var twice: Int { count * 2 } }
class M: Twice { var count: Int { 4 } }
class L: M { override var count: Int { 5 } }
let twice: [any Twice] = [M(), L()]
print(twice.map { $0.twice })
func grow<C: P>(_ c: inout C, _ a: C.A) -> Int { c.add(a); return c.count }
var n = N()
var s = S()
print(grow(&n, 1), grow(&s, 1), grow(&n, 1))

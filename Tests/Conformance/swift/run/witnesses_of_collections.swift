// generic code calls the script's witnesses
struct C: BidirectionalCollection { 
 let n: Int
 var startIndex: Int { 0 }; var endIndex: Int { n }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> Int { i }
 var count: Int { print("count"); return n }
 var isEmpty: Bool { print("isEmpty"); return n == 0 }
 var underestimatedCount: Int { print("under"); return 1 }
 func distance(from a: Int, to b: Int) -> Int { print("distance"); return b - a }
 func index(_ i: Int, offsetBy n: Int) -> Int { print("offset", n); return i + n }
 func index(_ i: Int, offsetBy n: Int, limitedBy l: Int) -> Int? { print("limited", n); return i + n > l ? nil : i + n }
 func formIndex(after i: inout Int) { print("formAfter"); i += 1 }
 func formIndex(before i: inout Int) { print("formBefore"); i -= 1 }
}
func f<T: BidirectionalCollection>(_ x: T) {
  print(x.count, x.isEmpty, x.underestimatedCount, x.distance(from: x.startIndex, to: x.endIndex))
  var i = x.startIndex
  x.formIndex(after: &i)
  x.formIndex(before: &i)
  x.formIndex(&i, offsetBy: 2)
  print(x[x.index(x.startIndex, offsetBy: 2)], x.index(x.startIndex, offsetBy: 1, limitedBy: x.endIndex) != nil)
  print(x.formIndex(&i, offsetBy: 9, limitedBy: x.endIndex))
  print(x.first ?? -1, x.last ?? -1)
}
f(C(n: 4))
let b: any BidirectionalCollection<Int> = C(n: 2)
print(b.count, b.isEmpty, b.underestimatedCount, Array(b), b.map { $0 }, b.dropFirst().count, b.reversed().map { $0 })
let a: any Collection = C(n: 2)
print(a.count, a.isEmpty, a.underestimatedCount)
protocol Counted: Collection {}
extension Counted { var count: Int { print("protocol's"); return 3 }; var isEmpty: Bool { print("protocol's empty"); return false } }
struct P: Counted { var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { i } }
func g<T: Collection>(_ x: T) -> (Int, Bool) { (x.count, x.isEmpty) }
print(g(P()), Array(P()), P().prefix(2).map { $0 })
extension Collection { var half: Int { count / 2 }; func times(_ k: Int) -> Int { distance(from: startIndex, to: endIndex) * k } }
print(C(n: 4).half, [1, 2, 3].half, C(n: 4).times(2), P().half, "abcd".half)
struct G<B: Collection>: Collection { let base: B; var startIndex: B.Index { base.startIndex }; var endIndex: B.Index { base.endIndex }; func index(after i: B.Index) -> B.Index { base.index(after: i) }; subscript(i: B.Index) -> B.Element { base[i] }; var count: Int { base.count }; func formIndex(after i: inout B.Index) { base.formIndex(after: &i) } }
print(Array(G(base: C(n: 2))), G(base: "ab").map { $0 }, G(base: [1: 2]).count, Array(G(base: [3, 4])))
final class K: Collection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { i }; var count: Int { print("K count"); return 2 }; func formIndex(after i: inout Int) { print("K form"); i += 1 } }
print(Array(K()), K().map { $0 }, g(K()))
enum E: Int, RandomAccessCollection { case a, b; var startIndex: Int { 0 }; var endIndex: Int { rawValue + 1 }; subscript(i: Int) -> Int { i * 10 } }
print(Array(E.b), E.b.count, E.b.reversed().map { $0 }, g(E.a), E.b.firstIndex(of: 10) ?? -1)

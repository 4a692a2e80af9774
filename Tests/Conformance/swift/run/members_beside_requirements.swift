// Members that are named as the library's requirements and are of other types stand beside them.
struct C: Collection { typealias Index = Int; var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { i }
  var count: Double { 2.5 }
}
let c = C()
print(c.count as Double, c.map { $0 })
func f<T: Collection>(_ x: T) -> Int { x.count }
print(f(c))
struct D: Collection { typealias Index = Int; var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { i }
 func count() -> String { "x" }
 func isEmpty(_ n: Int) -> Bool { true }
 func index(_ i: Int, offsetBy n: String) -> Int { 0 }
 func distance(from: Int, to: String) -> Int { 7 } }
let d = D()
print(d.count(), d.isEmpty(1), d.isEmpty, d.index(0, offsetBy: "") , d.index(0, offsetBy: 2), d.distance(from: 1, to: ""), f(d), d.count)

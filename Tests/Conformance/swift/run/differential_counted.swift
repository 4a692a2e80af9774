// A range of integer literals that is used as a sequence is one of integers, whatever a closure would like.
struct Pair {
  var x: Double
  init(_ x: Double) { self.x = x }
  init(_ n: Int) { x = Double(n * 10) }
}
Array(0..<2).forEach { v in let p = Pair(v); print(p.x) }
(1..<3).forEach { v in let p = Pair(v); print(p.x) }
print((0..<2).contains(1.5), (0...5).map { Double($0) / 2 })
let o: Int? = 3
switch o { case .some: print("some"); case .none: print("none") }

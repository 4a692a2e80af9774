// Functions put together by `reduce`: of what it begins with, the functions say what it takes.
func composed(_ steps: [(Int) -> Int]) {
  let all = steps.reduce({ $0 }) { all, step in { step(all($0)) } }
  let reversed = steps.reduce({ $0 }, { all, step in { all(step($0)) } })
  print(all(3), reversed(3))
}
composed([{ $0 + 1 }, { $0 * 2 }])

func generally<A>(_ steps: [(A) -> A]) -> (A) -> A { steps.reduce({ $0 }) { all, step in { step(all($0)) } } }
print(generally([{ $0 + "b" }, { $0 + $0 }])("a"))

func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func piped(_ steps: [(Int) -> Int]) { print(steps.reduce({ $0 }, pipe)(4), steps.dropFirst().reduce(steps[0], pipe)(4)) }
piped([{ $0 + 1 }, { $0 * 2 }])

// An initializer is also told by what its type asks.
struct Pair<A: Sequence, B: Sequence> where A.Element == B.Element {
  let all: [A.Element]
  init(_ a: A, _ b: B) {
    all = Array(a) + Array(b)
    print(type(of: b))
  }
}
print(Pair("ace", ["b", "d"]).all, Pair([1.5], [2]).all)

// What can be no nil leaves the other unused.
func unused(_ n: Int) { print(n ?? "none") }
unused(3)

// Chains that begin with a member of what they end with; switches over what has no values; closures beside functions.
struct S {
  var n = 4
  var me: S { self }
  static func make() -> S { S() }
  func opt() -> S? { self }
}
let a: S? = .make().opt()?.me
print(a!.n)
let n: Int = .init("5")! + 1
print(n)
enum Nothing {}
extension Nothing { var text: String { switch self {} } }
func value(_ r: Result<Int, Never>) -> Int {
  switch r {
  case .success(let x): return x
  case .failure(let never): switch never {}
  }
}
print(value(.success(3)))
extension Optional<Int> { var orZero: Int { self ?? 0 } }
print((nil as Int?).orZero, Optional(3).orZero)
let s: String
repeat { s = "x" } while false
print(s)
func twice(_ x: Int) -> Int { x * 2 }
let f = n > 2 ? twice : { $0 }
let g = n > 100 ? twice : { x in x + 1 }
print(f(4), g(4))
class A: Equatable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: A, b: A) -> Bool { a.n == b.n }
}
class B: A {}
let b: B? = B(1)
let none: A? = nil
print(b == A(1), A(2) != b, b == none, none == b)
func take(_ list: [Int]) { print("array") }
func take(_ list: some Sequence<Int>) { print("sequence") }
take([1, 2].lazy.map { $0 })
take([1, 2].reversed())
take([1, 2].map { $0 })
func show(_ x: Any) { print("any", x) }
func show<T>(_ x: T) { print("generic", x) }
show((1, 2))
show(1)
let pair = (1, 2)
show(pair)

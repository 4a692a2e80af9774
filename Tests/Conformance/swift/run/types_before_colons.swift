func g(_ x: Any) -> String {
  switch x {
  case let f as (String) -> String: f("call")
  case let n as Int: "int \(n)"
  default: "none"
  }
}
print(g({ (s: String) -> String in s + "!" } as (String) -> String), g(3))
let t = true ? 1 as Int : 2
print(t, [1 as Int: 2 as Int])
let h: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(h(1)(2))

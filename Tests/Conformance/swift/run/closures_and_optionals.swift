// Ternaries and closures where an optional is expected.
do {
  let y = Bool("false")!
  let r: Int?? = y ? 3 : nil
  print(r as Any)
}
do {
  let y = Bool("false")!
  let n = 3
  let r: Int?? = y ? n : nil
  print(r as Any)
}
do {
  let y = Bool("false")!
  let r: Int?? = if y { 3 } else { nil }
  print(r as Any)
}
do {
  func f(_ y: Bool) -> Int?? { y ? 3 : nil }
  print(f(false) as Any)
}
do {
  func f(_ y: Bool) -> Int?? { nil }
  print(f(false) as Any)
}
do {
  func f(_ y: Bool) -> Int?? { if y { return 3 }; return nil }
  print(f(false) as Any)
}
do {
  let y = Bool("false")!
  let n: Int? = 3
  let r: Int?? = y ? n : nil
  print(r as Any)
}
do {
  let y = Bool("false")!
  let r: [Int??] = [y ? 1 : nil]
  print(r)
}
do {
  let y = Bool("false")!
  var d: [String: Int?] = ["a": 1]
  d["a"] = y ? 1 : nil
  print(d)
}
do {
  func ap<T>(_ f: () -> T) -> T { f() }
  print(ap { if Bool("true")! { 4.5 } else { 2.5 } })
}
do {
  func ap<T>(_ f: () -> T) -> T { f() }
  print(ap { if Bool("true")! { 4 } else { 2 } })
}
do {
  let f = { switch 3 { case 1: 4.5; default: 2.5 } }
  print(f())
}
do {
  print([1, 2].map { if $0 > 1 { "a" } else { "b" } })
}
do {
  func ap<T>(_ f: () -> T) -> T { f() }
  let r: Double? = ap { let n = 2; _ = n; return 4 }
  print(r as Any)
}
do {
  func ap<T>(_ f: () -> T) -> T { f() }
  let r: Double? = ap { 4 }
  print(r as Any)
}
do {
  func ap<T>(_ f: () -> T) -> T { f() }
  let r: Int? = ap { let n = 2; _ = n; return nil }
  print(r as Any)
}
do {
  func ap<T>(_ f: () -> T) -> T { f() }
  func g(_ x: Double?) { print(x as Any) }
  g(ap { print("q"); return 1 })
}

// Patterns on all kinds of subjects, and casts to optionals.
enum E1 { case a, b(Int) }
extension E1: Equatable {}
do {
  let q: E1? = .a
  if q == E1.a { print(1) }
}
enum E2: Int { case a, b }
do {
  let q: E2? = .a
  switch q { case .a?: print(1); case .b: print(3); case nil: print(2) }
}
do {
  let q: Int? = nil
  print((q as? Any) as Any, q is Any)
}
do {
  let q: Int?? = .some(nil)
  print((q as? Int?) as Any, q is Int?, (q as? Any) as Any, (q as? Any?) as Any)
}
do {
  let q: Any = Optional<Int>.none as Any
  print((q as? Int?) as Any, q is Int?, (q as? Int) as Any, q is Any)
}
do {
  let q: Any? = nil
  print((q as? Int?) as Any, q is Int?, (q as? Any) as Any)
}
enum Tr7<T> { case leaf(T), none }
do {
  let t = Tr7.leaf(3)
  switch t { case Tr7.leaf(let x): print(x); case Tr7.none: print("n") }
}
do {
  let t: Int? = 3
  switch t { case Optional.some(let x): print(x); case Optional.none: print("n") }
}
do {
  let r: Result<Int, Never> = .success(4)
  switch r { case Result.success(let v): print(v) }
}
do {
  let t: Int? = 3
  switch t { case 5?: print(5); case 3?: print("three"); case nil: print("n"); case let x?: print(x) }
}
do {
  let t: (Int?, String?) = (3, "a")
  switch t { case (3?, "a"?): print("both"); default: print("n") }
}
do {
  let t: Int? = 7
  switch t { case (1...5)?: print("low"); case (6...)?: print("high"); default: print("n") }
}
do {
  let k = 7
  let t: Int? = 7
  if case k? = t { print("k") }
}
do {
  let t: Int?? = 7
  if case 7?? = t { print("k") }
}
enum E15: Error { case a, b(Int) }
do {
  do { throw E15.b(3) } catch E15.b(3) { print("3") } catch { print("o") }
}
do {
  let q: Any = Optional<Int>.none as Any
  let r = q as? Int?
  print(type(of: r), r as Any)
  let s = Int?.none
  let t = s as? Int?
  print(type(of: t), t as Any)
  let u = q as! Int?
  print(type(of: u))
  if let v = q as? Int? { print(type(of: v), v as Any) }
  let w: Any? = 3
  print(type(of: w as? Int?), (w as? Int?) as Any, type(of: w as? Int??))
  let y: Int?? = 3
  print(type(of: y as? Int), type(of: y as? Int?), y as? Int as Any)
  let z: [Any?] = [1, nil, "a"]
  print(z.map { $0 as? Int? }, z.map { $0 as? Int }, z.compactMap { $0 as? Int? })
  let d: [String: Any] = ["a": 1]
  print((d["a"] as? Int?) as Any, (d["b"] as? Int?) as Any, d["a"] as? Int as Any, type(of: d["b"] as? Int?))
  func g<T>(_ x: Any, _ t: T.Type) -> T? { x as? T }
  print(g(q, Int?.self) as Any, g(1, Int?.self) as Any, g("a", Int?.self) as Any)
}

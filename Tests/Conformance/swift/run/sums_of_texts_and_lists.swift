// Texts, lists and parts of them added up; streams of text; payloads as tuples; observers and what was there before.
do {
  let a = "hello", b = "world"
  let s = a.prefix(2) + b.suffix(2)
  print(s, type(of: s))
}
do {
  let a = "hello"
  print(a.prefix(1).uppercased() + a.dropFirst())
}
do {
  let a = "hello"
  let s: String = a.dropFirst() + "x"
  print(s)
}
do {
  let a = "hello"
  var s = a.dropFirst()
  s += "abc"
  s += a.prefix(1)
  print(s, type(of: s))
}
do {
  let a = "hello"
  var s = "x"
  s += a.prefix(1)
  print(s, type(of: s))
}
do {
  let a = "hello"
  let t = a.dropFirst() + a.dropLast() + "!"
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = a[0...1] + a[2...]
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = a[0...1] + [4]
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = [4] + a.dropFirst()
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = a.prefix(1) + a.suffix(1)
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = a.reversed() + [4]
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = a + (4...6)
  print(t, type(of: t))
}
do {
  let a = [1, 2, 3]
  let t = (0..<2) + a
  print(t, type(of: t))
}
do {
  let a = "ab"
  let t = a + a.reversed()
  print(t, type(of: t))
}
do {
  let a = "ab"
  let t = a + [Character("x")]
  print(t, type(of: t))
}
do {
  let a = "ab"
  let t = [Character("x")] + a
  print(t, type(of: t))
}
do {
  let a = Array("ab")
  let t = String(a + "c")
  print(t)
}
struct Log18: TextOutputStream { var text = ""
mutating func write(_ s: String) { text += "[" + s + "]" } }
do {
  var log = Log18()
  print("a", 1, to: &log)
  print("b", separator: "-", terminator: "!", to: &log)
  print(log.text)
}
struct Log19: TextOutputStream { var text = ""
mutating func write(_ s: String) { text += s } }
do {
  var log = Log19()
  dump([1], to: &log)
  print(log.text)
}
class Log20: TextOutputStream { var lines: [String] = []
func write(_ s: String) { lines.append(s) } }
do {
  var log = Log20()
  print(1, 2, to: &log)
  print(log.lines)
}
do {
  var text = ""
  text.write("a")
  print("x", to: &text)
  print(text)
}
enum E22 { case c(Int, String), d(a: Int, b: Int) }
do {
  switch E22.c(1, "x") { case .c(let t): print(t)
  case .d(let t): print(t) }
}
enum E23 { case c(Int, String), d(a: Int, b: Int) }
do {
  if case .d(let t) = E23.d(a: 1, b: 2) { print(t.a, t) }
}
do {
  for case let x? in [1, nil, 3] { print(x) }
}
do {
  let nums = [1, 2, 3]
  let r = Array(nums.lazy.map { $0 * 2 }.filter { $0 > 2 })
  print(r)
}
do {
  let nums = [1, 2, 3]
  let r: [Double] = Array(nums.lazy.map { Double($0) })
  print(r)
}
do {
  func g(_ a: [Any?]) { print(a) }
  g([1, nil, "a"])
}
struct Meters28: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var v: Double
init(floatLiteral v: Double) { self.v = v }
init(integerLiteral v: Int) { self.v = Double(v) } }
do {
  let m: Meters28 = 3
  let n: Meters28 = 2.5
  print(m.v + n.v)
}
do {
  let p: (Any...) -> Void = { print($0) }
  p(1, 2)
}
do {
  let a = [1, 2, 3]
  var s = a[0...1]
  s += [4]
  s += a[2...]
  s += 5...6
  print(s, type(of: s))
}
do {
  var s = "ab"
  s += "cd".reversed()
  s += ["x", "y"]
  print(s)
}
do {
  let a = "ab"
  let t = a.reversed() + a
  print(t, type(of: t))
}
do {
  let a = "ab"
  let t = a.lazy.map { $0 } + [Character("x")]
  print(t, type(of: t))
}
do {
  let a = "ab"
  let t = a.filter { $0 > "a" } + a.map { $0 }
  print(t, type(of: t))
}
do {
  let a = "ab"
  print(a + a.sorted(), a.sorted() + a)
}
do {
  let a = "ab"[...]
  print(a + a.reversed(), a + [Character("q")], [Character("q")] + a)
}
struct H37 { var x = 1 { didSet { print("did", oldValue) } } }
do {
  var h = H37()
  h.x = 2
  h.x += 1
}
struct H38 { var x = 1 { didSet(o) { print("did", o) } } }
do {
  var h = H38()
  h.x = 2
}
class N39 { let v: Int; init(_ v: Int) { self.v = v }
deinit { print("-", v) } }
struct H39 { var x = N39(1) { didSet(o) { print("did") } } }
do {
  var h = H39()
  h.x = N39(2)
  print("end")
}
class N40 { let v: Int; init(_ v: Int) { self.v = v }
deinit { print("-", v) } }
class H40 { var x: N40? = N40(1) { willSet { print("will") } didSet { print("did", x?.v as Any) } } }
do {
  let h = H40()
  h.x = N40(2)
  h.x = nil
  print("end")
}
class N41 { let v: Int; init(_ v: Int) { self.v = v }
deinit { print("-", v) } }
do {
  func m() { var x = N41(1) { didSet { print("did") } }
  x = N41(2)
  print("end", x.v) }
  m()
}
do {
  func f() -> Int { print("f"); return 3 }
  var d = [1: 1]
  d[1, default: f()] = 5
  d[2, default: f()] = 5
  d[3, default: f()] += 1
  print(d[4, default: f()], d.count)
}
do {
  func f() -> Int { print("f"); return 3 }
  func g() -> Int { print("g"); return 4 }
  var d = [1: 1]
  d[f(), default: f()] = g()
  d[g(), default: f()] += g()
  print(d.count)
}
do {
  func log<T: TextOutputStream>(_ t: inout T) { print("x", 1, [2], to: &t) }
  var s = ""
  log(&s)
  print(s, terminator: "")
}
struct Up45: TextOutputStream { var n = 0
mutating func write(_ s: String) { n += s.count; if s == "boom" { fatalError("no") } } }
do {
  var u = Up45()
  print("abc", "d", to: &u)
  print(u.n)
  dump((1, 2), to: &u)
}
enum E46 { case c(Int, String), d(a: Int, b: Int), e }
do {
  for x in [E46.c(1, "x"), .d(a: 2, b: 3), .e] { switch x { case .c(let t): print(t.0, t.1)
  case .d(let t): print(t.a, t.b)
  case .e: print("e") } }
}
enum E47 { case c(Int, String) }
do {
  if case let .c(t) = E47.c(1, "x") { print(t) }
}
enum E48 { case c(Int, String) }
do {
  if case .c(var t) = E48.c(1, "x") { t.0 += 1; print(t) }
}
enum E49 { case c(Int, String) }
do {
  if case .c((let a, let b)) = E49.c(1, "x") { print(a, b) }
}
enum E50 { case c(Int, String) }
do {
  if case .c(let (a, b)) = E50.c(1, "x") { print(a, b) }
}
enum E51 { case c(Int, String) }
do {
  if case .c(let t as Any) = E51.c(1, "x") { print(t) }
}
enum E52 { case c(Int, String) }
do {
  switch E52.c(1, "x") { case .c((1, "x")): print("m")
  default: print("d") }
}
enum E53 { case c(Int, String) }
do {
  switch E53.c(1, "x") { case .c(let t) where t.0 > 0: print(t)
  default: print("d") }
}
enum E54 { case d(a: Int, b: Int) }
do {
  if case .d(let t) = E54.d(a: 1, b: 2) { let (x, y) = t; print(x, y) }
}

// Patterns of every kind.
func classify(_ x: Any) -> String {
  switch x {
  case 0 as Int: return "zero int"
  case 0 as Double: return "zero double"
  case let i as Int where i < 0: return "neg \(i)"
  case let i as Int: return "int \(i)"
  case let d as Double: return "double \(d)"
  case let s as String: return "str \(s)"
  case let (a, b) as (Int, Int): return "pair \(a) \(b)"
  case let f as (String) -> String: return f("call")
  case is [Int]: return "ints"
  case Optional<Any>.none: return "nil"
  default: return "other"
  }
}
print(classify(0), classify(0.0), classify(-3), classify(42), classify(1.5), classify("x"), classify((1, 2)), classify({ (s: String) in s + "!" }), classify([1]), classify(true))
let pt = (1, -1)
switch pt { case (0, 0): print("o"); case (_, 0): print("x"); case (let x, let y) where x == y: print("=="); case let (x, y) where x == -y: print("anti", x, y); default: print("?") }
let n = 15
switch n { case ..<0: print("neg"); case 0: print("0"); case 1..<10: print("small"); case 10...: print("big"); default: break }
switch (n % 3, n % 5) { case (0, 0): print("FizzBuzz"); case (0, _): print("Fizz"); case (_, 0): print("Buzz"); default: print(n) }
let o: Int? = 5
switch o { case .some(let x) where x > 3: print("big", x); case let x?: print(x); case nil: print("nil") }
if case let x? = o { print(x) }
if case 1...10 = n { print("in") } else { print("out") }
guard case .some(let v) = o else { fatalError() }; print(v)
let arr: [Int?] = [1, nil, 3]
for case let x? in arr { print(x, terminator: " ") }; print()
for (i, x) in arr.enumerated() where x != nil { print(i, x!) }
switch "hello" { case "a"..."m": print("a-m"); case let s where s.hasPrefix("z"): print("z"); default: print("d") }
switch Character("x") { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("cons"); default: print("-") }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
switch 4 { case even: print("even"); default: print("odd") }
let t: (Int, (String, Bool)) = (1, ("a", true))
let (a, (b, c)) = t; print(a, b, c)
if case (1, ("a", let f)) = t { print(f) }
switch 3 { case let x where x > 5: print(">5"); case 3: print("three"); fallthrough; case 4: print("ft"); default: print("d") }
while case let x? = arr.first, let y = x { print("loop", y); break }
let res: Result<Int, Error> = .success(3)
if case .success(let x) = res { print(x) }
switch res { case .success(let v) where v > 10: print("big"); case .success: print("ok"); case .failure(let e): print(e) }

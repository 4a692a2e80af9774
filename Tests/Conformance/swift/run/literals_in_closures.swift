// Integer literals outside of a closure are what its body needs: Int, or Double where Int is a mistake.
func id<T>(_ t: T) -> T { t }
func apply<T>(_ t: T, _ body: (T) -> Void) { body(t) }
struct P { var x: Double }
[3, 1].forEach { v in
  print("\(v)")
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print(v.description)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  if v == 3 { print("three") }
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  if v > 2 { print("big") }
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let a = [v, 2]
  print(a)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let t = (v, "a")
  print(t)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let t: [Any] = [v, "a"]
  print(t)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let o: Any? = v
  print(o as Any)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print(id(v))
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  var s = v
  s += 1
  print(s)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let m = -v
  print(m)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print(abs(v))
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print(max(v, 2))
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  for i in 0..<3 { print(i) }
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  switch v { case 3: print("t")
  default: print("d") }
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  switch v { case 0..<2: print("t")
  default: print("d") }
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let s = String(describing: v)
  print(s)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let s = String(v)
  print(s)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let s = Double(v)
  print(s)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let s = Int(v)
  print(s)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let q = v > 2 ? v : 0
  print(q)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let q: Double? = v > 2 ? v : nil
  print(q as Any)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let f = { v + 1 }
  print(f())
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let f = { print(v)
  return v + 1 }
  print(f())
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let f = [1, 2].map { $0 + v }
  print(f)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print(type(of: v))
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print(v is Int)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  print((v as Any) as? Int ?? -1)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  let eq: any Equatable = v
  print(eq)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  guard v > 0 else { return }
  print(v)
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  if let w = Optional(v) { print(w) }
  let d = v * 1.5
  print(d)
}
[3, 1].forEach { v in
  var k = v
  while k > 0 { k -= 1 }
  print(k)
  let d = v * 1.5
  print(d)
}
[10, 20].forEach { x in
  var p = P(x: 1)
  p.x = x
  print(p)
}
let r = [3, 1].map { v in
  let q = v
  if q > 2 { return q * 1.5 }
  return q
}
print(r)
let sum = [3, 1].reduce(0) { s, v in
  print(s)
  let d = v * 1.5
  return s + d
}
print(sum)
apply(3) { v in
  print(v)
  let d: Double = v
  print(d)
}
let doubles: [Double] = [3, 1].map { v in
  print(v)
  return v * 2
}
let ints = [3, 1].map { v in
  print(v)
  return v * 2
}
print(doubles, ints)
[(1, 2), (3, 4)].forEach { a, b in
  print(a, b)
  let q = b * 0.5
  print(q)
}
[1, 2].forEach { a in
  [3, 4].forEach { b in
    print(a, b)
    let q = a / 2.5
    print(q)
  }
}
zip([1, 2], [3, 4]).forEach { a, b in
  print(a, b)
  print(a % 2, b / 1.5)
}
[1, 2].enumerated().forEach { i, x in
  print(i, x)
  let h: Double = x
  print(h)
}

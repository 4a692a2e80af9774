// A closure that is only called lets go of its captures behind its last call, not behind the statement.
class K { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
func show(_ x: Int) -> Int { print("show", x); return x }
func take(_ x: Int, _ y: Int) { print("take", x, y) }
func f() {
  let a = { [k = K(1)] in show(k.n) }
  take(a(), show(100))
  print("after 1")
  let b = { [k = K(2)] in show(k.n) }
  let c = { [k = K(3)] in show(k.n) }
  take(b(), c())
  print("after 3")
  let d = { [k = K(4)] in show(k.n) }
  take(show(100), d())
  print("after 4")
  let e = { [k = K(5)] in show(k.n) }
  let x = e() + show(100)
  print("after 5", x)
  let g = { [k = K(6)] in show(k.n) }
  if g() > 3, show(100) > 3 { print("in if") }
  print("after 6")
  let h = { [k = K(7)] in show(k.n) }
  switch h() { case 7: print("seven"); default: break }
  print("after 7")
  let i = { [k = K(8)] in show(k.n) }
  for j in 0..<i() { if j > 6 { print("loop", j) } }
  print("after 8")
  let l = { [k = K(9)] in show(k.n) }
  while l() < 9 { }
  print("after 9")
  let m = { [k = K(10)] in show(k.n) }
  let s = "\(m()) \(show(100))"
  print("after 10", s)
  let o = { [k = K(11)] in show(k.n) }
  var arr = [o(), show(100)]
  arr.append(1)
  print("after 11")
  let p = { [k = K(12)] in show(k.n) }
  arr[0] = p()
  arr[0] += show(100)
  print("after 12")
  let q = { [k = K(13)] (z: Int) in show(k.n + z) }
  take(q(q(1)), show(200))
  print("after 13")
  let v = { [k = K(17)] in show(k.n) }()
  print("after 17", v)
  func inner() -> Int {
    let y = { [k = K(19)] in show(k.n) }
    return y() + show(100)
  }
  print(inner())
  let z = { [k = K(20)] in k }
  print(z().n, show(100))
  print("after 20")
  let z1 = { [k = K(21)] in k }
  take(z1().n, show(100))
  print("after 21")
  let z2 = { [k = K(22)] in show(k.n) }
  let copy = z2
  print(z2())
  _ = copy
  print("after 22")
}
f()

func g() {
  let c = { [d = D(7)] in print("c", d.n) }
  let e = c
  e()
  print("after e")
  c()
  print("end g")
}
class D { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
g()
func h() {
  let c = { [d = D(8)] in print("c", d.n) }
  let e = c
  c()
  print("between")
  e()
  print("end h")
}
h()
func k() {
  let c = { [d = D(11)] in print("c", d.n) }
  let xs = [c]
  xs[0]()
  print("end k")
}
k()
func l() {
  var c = { [d = D(12)] in print("c", d.n) }
  c()
  print("mid l")
  c = { print("x") }
  c()
  print("end l")
}
l()

class Probe { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func go(_ c: Int) {
  let log = { [o = Probe("1")] (s: String) in print(s, o.n) }
  if c == 1 { log("a"); print("in then") } else if c == 2 { print("else if"); log("b"); print("b2") } else { print("else") }
  print("behind")
}
go(1); go(2); go(3)
func sw(_ c: Int) {
  let log = { [o = Probe("2")] (s: String) in print(s, o.n) }
  switch c { case 1: log("a"); print("in 1"); case 2: print("in 2"); default: if c == 3 { log("c"); print("c2") }; print("d") }
  print("behind")
}
sw(1); sw(2); sw(3); sw(4)
func lp(_ c: Int) {
  let log = { [o = Probe("3")] (s: String) in print(s, o.n) }
  for i in 0..<c { log("\(i)"); print("turn") }
  print("behind")
}
lp(2); lp(0)
func gd(_ c: Int) {
  let log = { [o = Probe("4")] (s: String) in print(s, o.n) }
  guard c == 1 else { log("not"); print("leaving"); return }
  print("on")
}
gd(1); gd(2)
func dd(_ c: Int) {
  let log = { [o = Probe("6")] (s: String) in print(s, o.n) }
  do { log("do"); print("in do") }
  print("behind")
}
dd(1)
func rt(_ c: Int) -> Int {
  let log = { [o = Probe("7")] (s: String) in print(s, o.n) }
  if c == 1 { log("early"); print("ret"); return 1 }
  print("after if")
  log("late")
  print("end")
  return 2
}
_ = rt(1); _ = rt(2)
